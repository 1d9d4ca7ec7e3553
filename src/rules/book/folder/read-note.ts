import { withoutUnseenSigns } from '../../core/file-names'
import { cutBetweenLetters } from '../../core/text'
import type { Thing } from '../things/model'
import { standings, thingKinds, type ThingStanding, type ThingId, type ThingKind } from '../vocabulary'
import { isFileNameOf } from './file-names'
import { madeByUs, type FolderFile } from './folder'
import { kindInFolders } from './folder-kinds'
import { type Field, readFrontMatter, type WrongLine } from './front-matter'
import { wellFormed } from './marks'

/** A parsed note, before its mentions are resolved. */
export interface Note {
  readonly path: string
  readonly id: ThingId | null
  readonly name: string
  /** Further names that links may use. */
  readonly aliases: readonly string[]
  readonly kind: ThingKind
  readonly standing: ThingStanding
  /** Names of characters, unless it is the Game Master or the table. */
  readonly knownTo: 'gm' | 'table' | readonly string[]
  /** Null when the note has no such field. */
  readonly since: number | null
  readonly metIn: number | null
  readonly characters: readonly string[]
  readonly foes: Thing['foes']
  /** As Markdown. */
  readonly sentence: Passage
  readonly page: Passage
}

/** A part of a note, and the line in which it begins. */
export interface Passage {
  readonly text: string
  readonly line: number
}

/** A note that the export made beside the things; the import skips it. */
interface OwnNote {
  readonly own: (typeof madeByUs)[number]
  readonly campaign: string | null
}

/** A parsed file of a folder, and its faults. */
export interface NoteRead {
  readonly note: Note | OwnNote
  readonly wrong: readonly WrongLine[]
}

/** Reads one file of a folder (OI4). A faulty part is reported and affects nothing else. */
export function readNote({ path, text }: FolderFile): NoteRead {
  const plain = wellFormed(text.startsWith('\uFEFF') ? text.slice(1) : text)
  const { fields, body, bodyLine, wrong } = readFrontMatter(plain)
  const made = madeByUs.find(each => each === fields.get('hearthside')?.value)
  if (made) return { note: { own: made, campaign: word(fields.get('campaign')) }, wrong }
  const reader = new FieldReader(fields)
  const note = { path, ...fieldsOf(reader, path), ...passagesOf(body, bodyLine) }
  return { note, wrong: [...wrong, ...reader.wrong] }
}

/** Common names of the front page or index of a folder. */
const frontPages = new Set(['readme', 'index', '_index', 'indice', '00 index', '_readme'])

type NoteFields = Omit<Note, 'path' | 'sentence' | 'page'>

function fieldsOf(fields: FieldReader, path: string): NoteFields {
  const parts = path.split('/')
  const file = (parts.at(-1) ?? '').replace(/\.md$/i, '').normalize('NFC')
  const folders = parts.slice(0, -1)
  // The front page of a folder has the folder's name; its kind follows from the outer folders.
  const isFrontPage = folders.length > 0 && frontPages.has(file.toLowerCase())
  const kind = kindInFolders(isFrontPage ? folders.slice(0, -1) : folders)
  const called = withoutUnseenSigns(isFrontPage ? (folders.at(-1) ?? file).normalize('NFC') : file, ' ').trim()
  const name = word(fields.field('name'))
  const metIn = fields.session('met-in')
  return {
    id: idIn(word(fields.field('id'))),
    name: name !== null && isFileNameOf(file, name) ? name : called,
    aliases: [...fields.words('aliases'), ...fields.words('alias'), ...(called === file ? [] : [`${called}/${file}`])],
    kind: fields.oneOf('kind', thingKinds) ?? kind,
    standing: fields.oneOf('state', standings) ?? (metIn === null ? 'new' : 'met'),
    knownTo: fields.knownTo(),
    since: fields.session('since'),
    metIn,
    characters: fields.words('characters'),
    foes: fields.foes()
  }
}

function word(field: Field | undefined): string | null {
  return typeof field?.value === 'string' ? field.value : null
}

function idIn(id: string | null): ThingId | null {
  return id !== null && /^t[1-9]\d{0,8}(?:-[1-9]\d{0,4})?$/.test(id) ? (id as ThingId) : null
}

const mostLinks = 64

/** The fields above one note. A faulty field counts as absent, and is reported. */
class FieldReader {
  readonly wrong: WrongLine[] = []

  constructor(private readonly fields: ReadonlyMap<string, Field>) {}

  /** Undefined when the field is absent or empty. */
  field(name: string): Field | undefined {
    const field = this.fields.get(name)
    return field?.value === '' ? undefined : field
  }

  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | null {
    const field = this.field(name)
    if (!field) return null
    const found = values.find(value => value === field.value)
    if (found === undefined) this.tell(field, `“${name}” should be one of ${values.join(', ')}: it is passed over`)
    return found ?? null
  }

  session(name: string): number | null {
    const field = this.field(name)
    if (!field) return null
    if (typeof field.value === 'string' && /^\d{1,6}$/.test(field.value)) return Number(field.value)
    this.tell(field, `“${name}” should be the number of a session: it is passed over`)
    return null
  }

  knownTo(): Note['knownTo'] {
    const field = this.field('known-to')
    if (!field || field.value === 'gm') return 'gm'
    return field.value === 'table' ? 'table' : this.words('known-to')
  }

  words(name: string): readonly string[] {
    const field = this.field(name)
    if (!field) return []
    const list = typeof field.value === 'string' ? [field.value] : field.value
    if (list.length > mostLinks)
      this.tell(field, `“${name}” has more than ${mostLinks} lines: the others are passed over`)
    return list.slice(0, mostLinks)
  }

  foes(): Thing['foes'] {
    const field = this.field('foes')
    return this.words('foes').flatMap(text => {
      const [, board, foe] = /^([\w-]{1,40})\/([1-9]\d{0,8})$/.exec(text) ?? []
      if (board !== undefined) return [{ board, foe: Number(foe) }]
      this.tell(
        field,
        `“foes” should have lines like b2/1, the game and the number of the foe: “${cutBetweenLetters(text, 40)}” is passed over`
      )
      return []
    })
  }

  private tell(field: Field | undefined, says: string): void {
    this.wrong.push({ line: field?.line ?? 1, says })
  }
}

/** A leading heading repeats the name; a quotation below it is the sentence, and the rest is the page. */
function passagesOf(body: string, bodyLine: number): Pick<Note, 'sentence' | 'page'> {
  const lines = body.split('\n')
  let at = 0
  const skipBlank = (): void => {
    if (lines[at] === '') at++
  }
  skipBlank()
  if (lines[at]?.startsWith('# ')) {
    at++
    skipBlank()
  }
  const quoted = at
  while (lines[at]?.startsWith('>')) at++
  const sentence = lines.slice(quoted, at).map(line => line.replace(/^> ?/, ''))
  if (at > quoted) skipBlank()
  return {
    sentence: { text: sentence.join('\n'), line: bodyLine + quoted },
    page: { text: lines.slice(at).join('\n').trimEnd(), line: bodyLine + at }
  }
}
