import type { PlainExplanation } from '#rules/core/refusal'
import { counted } from '#rules/core/text'
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
import type { Asker } from '../commands/use-ask'
import { base64Of } from './base64'

/** A campaign as one file, and the number of its pictures that are missing. */
export interface BundledCampaign {
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
export function tooLargeWords({ name }: File): PlainExplanation {
  return { message: `${name} is too large to be a campaign`, remedy: 'Choose another file' }
}

function rangesOf(file: Blob): RangeReader {
  return { size: file.size, read: (from, length) => bytesOf(file.slice(from, from + length)) }
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer())
}
