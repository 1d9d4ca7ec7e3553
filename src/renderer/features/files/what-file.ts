import type { PlainExplanation } from '#rules/core/refusal'

/** Number of bytes that are enough to identify a file. */
const headBytes = 64 * 1024
/** Limit of a JSON of another program that is parsed to identify it, in bytes. */
const mostJson = 2 * 1024 * 1024

/** The kind of a file, from its bytes or else from its name. */
export type FileKind =
  | 'campaign'
  | 'character'
  | 'prepared-foes'
  | 'statblock'
  | 'json'
  | 'picture'
  | 'heic'
  | 'other-picture'
  | 'pdf'
  | 'archive'
  | 'note'
  | 'empty'
  | 'folder'
  | 'other'

/** Identifies a file. A name with .hearth is a campaign, whole or damaged: the host checks it further. */
export async function kindOfFile(file: File): Promise<FileKind> {
  if (/\.hearth$/i.test(file.name)) return (await isReadable(file)) ? 'campaign' : 'folder'
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .then(bytes => new Uint8Array(bytes))
    .catch(() => null)
  // A browser passes a folder as an unreadable file.
  if (head === null) return 'folder'
  if (head.length === 0) return 'empty'
  const latin = String.fromCharCode(...head.subarray(0, 32))
  const begins = (...heads: readonly string[]): boolean => heads.some(each => latin.startsWith(each))
  if (begins('\x89PNG', '\xff\xd8\xff') || (begins('RIFF') && latin.slice(8, 12) === 'WEBP')) return 'picture'
  if (latin.slice(4, 8) === 'ftyp') {
    if (/avi[fs]/.test(latin.slice(8))) return 'picture'
    return /hei[cfxms]|hev[cxms]|mif1|msf1/.test(latin.slice(8)) ? 'heic' : 'other'
  }
  if (begins('%PDF')) return 'pdf'
  if (begins('PK\x03\x04')) return /\.json$/i.test(file.name) ? 'campaign' : 'archive'
  if (/\.(?:md|markdown|txt)$/i.test(file.name)) return 'note'
  const isPicture = /\.(?:gif|bmp|tiff?|psd|svg|ico|jxl|raw|dng)$/i.test(file.name) || file.type.startsWith('image/')
  if (begins('GIF8', 'II*\0', 'MM\0*', '8BPS') || isPicture) return 'other-picture'
  return kindOfJson(file, new TextDecoder().decode(head))
}

/** Whether a file has bytes: a folder has none. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false
    )
}

/** The text of a file that was chosen or dropped. Null for a folder, and for a file that was removed meanwhile. */
export async function textOfFile(file: File): Promise<string | null> {
  return file.text().catch(() => null)
}

/** Why a file without a text was not read. */
export function unreadableWords(name: string): PlainExplanation {
  return { message: `${name} cannot be read: it is a folder, or it has gone`, remedy: 'Choose a file' }
}

async function kindOfJson(file: File, begins: string): Promise<FileKind> {
  if (!/^\s*[[{]/.test(begins.replace(/^\uFEFF/, ''))) return 'other'
  if (/^\s*\{\s*"format"\s*:\s*"hearthside-campaign"/.test(begins)) return 'campaign'
  const own = /^\s*\{\s*"hearthside"\s*:\s*"(character|prepared-foes)"/.exec(begins)
  if (own) return own[1] as 'character' | 'prepared-foes'
  if (file.size > mostJson) return 'json'
  try {
    return kindOfValue(JSON.parse(await file.text()))
  } catch {
    return 'json'
  }
}

/** Typical fields of statblocks of other games, from any exporter. */
const statblockFields =
  /^(?:armor_?class|ac|hit_?points|hp|challenge(?:_?rating)?|cr|stats|abilities|actions|legendary_?actions|speed|strength|str)$/i

function kindOfValue(value: unknown): FileKind {
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (one === null || typeof one !== 'object') return 'json'
  if ('format' in one && one.format === 'hearthside-campaign') return Array.isArray(value) ? 'json' : 'campaign'
  const inner =
    'monster' in one && Array.isArray(one.monster)
      ? (one.monster[0] as object)
      : 'system' in one
        ? { ...one, ...(one.system as object) }
        : one
  return Object.keys(inner ?? {}).filter(key => statblockFields.test(key)).length >= 2 ? 'statblock' : 'json'
}

/** Why a file is no campaign, and what to do with it instead. */
export function noCampaignWords(name: string, kind: FileKind): PlainExplanation {
  const [what, remedy] = instead[kind]
  return { message: `${name} ${what}`, remedy }
}

const chooseCampaign = 'Choose a file whose name ends in .hearth'

const instead: Readonly<Record<FileKind, readonly [what: string, remedy: string]>> = {
  campaign: ['is not a campaign', chooseCampaign],
  character: ['is not a campaign, but a character', 'Open the campaign that it comes into, then “Import”'],
  'prepared-foes': [
    'is not a campaign, but holds prepared foes',
    'Open “Prepared foes” in a campaign, and import it there'
  ],
  statblock: [
    'is not a campaign, but a statblock of another game',
    'Hearthside has rules of its own: make the foe anew under “Prepared foes”'
  ],
  json: ['is not a campaign, but data of another program', chooseCampaign],
  picture: [
    'is not a campaign, but a picture',
    'Open a campaign, and drop it on the page “Stage” or on a page of the book'
  ],
  heic: [
    'is not a campaign, but a HEIC, which cannot be shown here',
    'Save it as a JPEG, then drop it on the page “Stage”'
  ],
  'other-picture': [
    'is not a campaign, but a picture of a kind that cannot be shown here',
    'Save it as a PNG or JPEG, then drop it on the page “Stage”'
  ],
  pdf: [
    'is not a campaign, but a PDF',
    'Save the page that you want to show as a PNG or JPEG, then drop it on the page “Stage”'
  ],
  archive: [
    'is not a campaign, but an archive',
    'If there are notes in it, open a campaign, then “Import”; else unpack it first'
  ],
  note: ['is not a campaign, but a note', 'Open a campaign, then “Import”'],
  empty: ['is empty', 'Choose another file'],
  folder: [
    'is not a campaign, but a folder',
    'If there are notes in it, open a campaign, then “Import”; else choose a file in it'
  ],
  other: ['is not a campaign', chooseCampaign]
}

/** Why a file is no picture for the table, and the remedy. Null for a picture, or if its bytes must decide. */
export function noPictureWords(name: string, kind: FileKind): PlainExplanation | null {
  const words = noPicture[kind]
  return words === null ? null : { message: `${name} ${words[0]}`, remedy: words[1] }
}

const pickPicture = 'Take a PNG, JPEG, WebP or AVIF'

const noPicture: Readonly<Record<FileKind, readonly [what: string, remedy: string] | null>> = {
  picture: null,
  heic: [
    'is a HEIC, as iPhones keep pictures: it cannot be shown here',
    'Save it as a JPEG: on the phone, share it as “Most Compatible”; on a Mac, export it from Preview'
  ],
  'other-picture': [
    'is a picture of a kind that cannot be shown here',
    'Open it in another program, and save it as a PNG or JPEG'
  ],
  pdf: ['is a PDF: it cannot be shown here', 'Save the page that you want to show as a PNG or JPEG'],
  folder: ['is a folder', 'Open it, and drop the pictures in it one by one'],
  archive: ['is an archive', 'Unpack it, and drop the pictures in it one by one'],
  empty: ['is empty', pickPicture],
  campaign: ['is a campaign, not a picture', 'Drop it beside the tray to open it'],
  character: ['is a character, not a picture', 'Open “Import” to give it a seat'],
  'prepared-foes': ['holds prepared foes, not a picture', 'Import it under “Prepared foes”'],
  statblock: ['is a statblock, not a picture', pickPicture],
  json: ['is data, not a picture', pickPicture],
  note: ['is a note, not a picture', 'Open “Import” to take it into the book'],
  other: ['is no picture that can be shown', pickPicture]
}

/** A drag from a web page mostly contains an address, and Hearthside fetches nothing from the network. */
export const fromAnotherPage: PlainExplanation = {
  message: 'What comes from another page is only its address, and Hearthside fetches nothing',
  remedy: 'Save the picture on this machine, then drop the file'
}

/** Whether a drop without a file contains an address of another page; false for words. */
export function addressDropped(data: DataTransfer | null): boolean {
  return (
    data !== null &&
    data.files.length === 0 &&
    ['text/uri-list', 'text/html'].some(type => data.types.includes(type)) &&
    !isWords(data)
  )
}

/** A text selection is dragged as HTML too: without a picture or an address in it, it counts as words. */
function isWords(data: DataTransfer): boolean {
  return !data.types.includes('text/uri-list') && !/<img\b/i.test(data.getData('text/html'))
}
