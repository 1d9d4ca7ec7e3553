import { basename, dirname, join } from 'node:path'
import type { Disk } from './disk'
import { campaignExtension, withoutExtension } from './file-names'
import { nullIfMissing } from './attempt'

/** In bytes; leaves space for the journal's extension within the limit of 255. */
const longest = 230

/**
 * A free name beside a campaign for another version of it: `bells (other version, kept by desk, 2026-11-22
 * 18.05).hearth`. The extension makes it appear in every list of campaigns, so it can be opened.
 */
export async function freeNameBeside(disk: Disk, path: string, what: string, at: number): Promise<string> {
  const when = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  const note = `(${what}, ${when.replace('T', ' ').replace(':', '.')}`
  const stem = shortened(withoutExtension(basename(path)), longest - Buffer.byteLength(note))
  for (let number = 1; ; number++) {
    const name = `${stem} ${note}${number > 1 ? ` ${number}` : ''})${campaignExtension}`
    const free = join(dirname(path), name)
    if (await isFree(disk, free)) return free
  }
}

/** A journal or a media folder without a campaign remains from an interrupted move of another campaign. */
async function isFree(disk: Disk, path: string): Promise<boolean> {
  for (const each of [path, `${path}.journal`, `${path}.media`])
    if ((await nullIfMissing(disk.stat(each))) !== null) return false
  return true
}

/** A machine's name as part of a file name. */
export function toNamePart(host: string): string {
  return host.replace(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 40) || 'this machine'
}

function shortened(text: string, bytes: number): string {
  let short = text
  while (Buffer.byteLength(short) > bytes) short = [...short].slice(0, -1).join('')
  return short
}
