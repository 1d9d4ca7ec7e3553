import type { Bridge } from '#shared/contract'
import { counted } from '#rules/core/text'
import { useGm } from '@/dashboard/store'
import type { Asker } from '@/features/commands/use-host-reply'
import type { PlainExplanation } from '#rules/core/refusal'
import { kindOfFile, noCampaignWords } from './what-file'
import { captionIn, captionWindow, pictureWords } from '#shared/bundle/captions'
import { crc32 } from '#shared/bundle/crc32'
import {
  campaignPart,
  directoryBytes,
  localHeader,
  picturePart,
  picturesIn,
  type PlacedPart
} from '#shared/bundle/form'
import { isZip, readBundleIndex, type RangeReader } from '#shared/bundle/read-index'
import { base64Of } from './base64'

/** Limit of a campaign file that a page imports: 64 MB. */
const heaviest = 64 * 1024 * 1024

/** Whether a file may be a campaign, by its name. */
export function isCampaign(name: string): boolean {
  return /\.(hearth|json)$/i.test(name)
}

/** Why a file cannot be opened as a campaign, before the open one is closed. Null when the host must check it. */
export async function noCampaign(file: File): Promise<PlainExplanation | null> {
  const kind = await kindOfFile(file)
  return kind === 'campaign' ? null : noCampaignWords(file.name, kind)
}

/**
 * Opens a dropped or chosen file: in its folder if this version of the app knows the path. Else as a copy of its text.
 * A `.json` file always becomes a copy: a campaign is never kept under that name.
 */
export async function takeIn(file: File, { ask, refuse }: Asker, bridge: Pick<Bridge, 'pathOf'>): Promise<void> {
  const no = await noCampaign(file)
  if (no) return refuse(no)
  const path = /\.hearth$/i.test(file.name) ? (bridge.pathOf?.(file) ?? '') : ''
  if (path) {
    await ask({ ask: 'open', path, mode: 'edit' })
    return
  }
  if (await isBundle(file)) {
    await takeInBundle(file, { ask, refuse }, heaviest)
    return
  }
  if (file.size > heaviest) {
    refuse(tooLargeWords(file))
    return
  }
  await ask({ ask: 'import', name: file.name, text: await file.text() })
}

/** Offers the open campaign as a download: one file with its pictures. */
export async function download({ ask, refuse }: Asker): Promise<void> {
  const answer = await ask<'export'>({ ask: 'export' })
  if (!answer.ok) return
  const { name, text } = answer.value
  const bundle = await bundleOf(text, picture => `/picture/${useGm().snapshot?.pictureKey ?? ''}/${picture}/full`)
  if (!bundle) return giveFile(answer.value)
  giveBlob(name, bundle.bytes)
  if (bundle.missing > 0)
    refuse({
      message: `The copy is without ${counted(bundle.missing, 'picture')} missing on this machine`,
      remedy: 'Put them into the campaign again, then download it once more'
    })
}

interface GivenFile {
  readonly name: string
  readonly text: string
  /** A MIME type. */
  readonly type?: string
}

/** Offers a text for download, as a file. */
export function giveFile({ name, text, type = 'application/json' }: GivenFile): void {
  giveBlob(name, new Blob([text], { type }))
}

/** Offers bytes for download, as a file. */
export function giveBytes(file: {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
}): void {
  giveBlob(file.name, new Blob([file.bytes], { type: file.type }))
}

/** Offers bytes for download, as a file with this name. */
function giveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Later, because some browsers begin to read the bytes only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A campaign as one file, and the number of its pictures that are missing. */
interface BundledCampaign {
  readonly bytes: Blob
  readonly missing: number
}

/**
 * Puts a campaign and its pictures into one file. @param addressOf the address of a picture on this page @returns null for a campaign without
 * pictures
 */
export async function bundleOf(text: string, addressOf: (picture: string) => string): Promise<BundledCampaign | null> {
  const named = [...picturesIn(text)].sort()
  if (named.length === 0) return null
  const parts: PlacedPart[] = []
  const pieces: (Blob | Uint8Array<ArrayBuffer>)[] = []
  let at = 0
  async function add(name: string, content: Blob): Promise<void> {
    const crc = crc32(new Uint8Array(await content.arrayBuffer()))
    const header = localHeader({ name, crc, size: content.size })
    parts.push({ name, crc, size: content.size, headerAt: at })
    pieces.push(header, content)
    at += header.length + content.size
  }
  await add(campaignPart, new Blob([text]))
  let missing = 0
  for (const picture of named) {
    const answer = await fetch(addressOf(picture)).catch(() => null)
    if (answer?.ok) await add(picturePart(picture), await answer.blob())
    else missing += 1
  }
  return { bytes: new Blob([...pieces, directoryBytes(parts, at)]), missing }
}

/** Whether a file is a ZIP, by its first bytes. */
export async function isBundle(file: Blob): Promise<boolean> {
  return isZip(await bytesOf(file.slice(0, 4)))
}

/**
 * Imports a campaign with its pictures: the pictures are stored before the campaign. The file itself stays with the user.
 * A damaged file is therefore imported as far as it is readable, with a message.
 */
export async function takeInBundle(file: File, { ask, refuse }: Asker, heaviest: number): Promise<void> {
  const read = await readBundleIndex(rangesOf(file))
  if (!read.ok) return refuse(read.error)
  const { campaign, pictures, whole } = read.value
  if (campaign.size > heaviest) return refuse(tooLargeWords(file))
  const damaged: string[] = []
  const text = await file.slice(campaign.from, campaign.from + campaign.size).text()
  for (const [picture, { from, size }] of pictures) {
    const bytes = await base64Of(file.slice(from, from + size))
    const kept = await ask<'bring-picture'>({ ask: 'bring-picture', bytes, picture })
    if (kept.ok) continue
    // A full disk is reported, and no campaign is opened without its pictures; an invalid picture is left out.
    if (kept.error.kind !== 'problem' || kept.error.problem.kind !== 'unsupported') return
    const named = text.lastIndexOf(picture)
    const around = text.slice(Math.max(0, named - captionWindow), named + captionWindow)
    damaged.push(`${pictureWords(captionIn(around, picture), picture)}: ${kept.error.problem.message}`)
  }
  const taken = await ask<'import'>({ ask: 'import', name: file.name, text })
  if (!taken.ok || (whole && damaged.length === 0)) return
  const what =
    damaged.length > 0
      ? `: ${counted(damaged.length, 'picture')} in it cannot be read (${damaged[0]}${damaged.length > 1 ? ' …' : ''})`
      : ', and something of it may be missing'
  refuse({
    message: `${file.name} is damaged${what}. Everything that is whole is here now`,
    remedy: 'Put in again what is missing'
  })
}

/** Why a file is not read at all. */
function tooLargeWords({ name }: File): PlainExplanation {
  return { message: `${name} is too large to be a campaign`, remedy: 'Choose another file' }
}

function rangesOf(file: Blob): RangeReader {
  return { size: file.size, read: (from, length) => bytesOf(file.slice(from, from + length)) }
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer())
}
