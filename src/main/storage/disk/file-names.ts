import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'

export const campaignExtension = '.hearth'

/** In bytes, with room for `.hearth.journal.broken-12345678` within the 255 that disks allow. */
const longest = 200

const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i
// Control characters, and those that turn the reading direction around to disguise what a name says.
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** The name of a file in the campaigns folder, from what somebody typed: made of one part, safe on every system, with our ending. */
export function safeFileName(typed: string): Result<string, Problem> {
  const name = withoutExtension(typed.normalize('NFC').trim()).trim()
  const message = faultIn(name)
  return message === null ? ok(name + campaignExtension) : fail({ kind: 'bad-name', name: typed, message })
}

export function withoutExtension(name: string): string {
  return name.toLowerCase().endsWith(campaignExtension) ? name.slice(0, -campaignExtension.length) : name
}

function faultIn(name: string): string | null {
  if (name === '') return 'A campaign needs a name.'
  if (unseen.test(name)) return 'The name has characters in it that cannot be seen.'
  if (/[/\\:*?"<>|]/.test(name)) return 'A name cannot have any of / \\ : * ? " < > | in it.'
  if (name.startsWith('.')) return 'A name cannot begin with a dot.'
  if (name.endsWith('.')) return 'A name cannot end with a dot.'
  if (reserved.test(name)) return 'Windows keeps this name for itself.'
  if (Buffer.byteLength(name) > longest) return 'The name is too long.'
  return null
}
