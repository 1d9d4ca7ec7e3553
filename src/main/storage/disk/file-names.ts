import { hasUnseenSigns, isReservedOnWindows } from '#rules/core/file-names'
import { fail, ok, type Result } from '#rules/core/result'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'

export const campaignExtension = '.hearth'

/** In bytes, with room for `.hearth.journal.broken-12345678` within the 255 that disks allow. */
const longest = 200

/** The name of a file in the campaigns folder, from what somebody typed: made of one part, safe on every system, with our ending. */
export function safeFileName(typed: string): Result<string, Problem> {
  const name = withoutExtension(typed.normalize('NFC').trim()).trim()
  const fault = faultIn(name)
  return fault === null ? ok(name + campaignExtension) : fail({ kind: 'bad-name', name: typed, ...fault })
}

/** Whether a campaign from before may lie under this name: names that are refused today for what cannot be seen in them, or on Windows alone. */
export function mayBeThere(name: string): boolean {
  const disguised = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u
  return (
    name.endsWith(campaignExtension) && !name.startsWith('.') && !/[/\\:*?"<>|]/.test(name) && !disguised.test(name)
  )
}

export function withoutExtension(name: string): string {
  return name.toLowerCase().endsWith(campaignExtension) ? name.slice(0, -campaignExtension.length) : name
}

function faultIn(name: string): PlainExplanation | null {
  if (name === '') return { message: 'A campaign needs a name', remedy: 'Type one' }
  if (hasUnseenSigns(name))
    return { message: 'The name has characters in it that cannot be seen', remedy: 'Type the name anew' }
  if (/[/\\:*?"<>|]/.test(name))
    return { message: 'A name cannot have any of / \\ : * ? " < > | in it', remedy: 'Leave them out' }
  if (name.startsWith('.')) return { message: 'A name cannot begin with a dot', remedy: 'Leave the dot out' }
  if (name.endsWith('.')) return { message: 'A name cannot end with a dot', remedy: 'Leave the dot out' }
  if (isReservedOnWindows(name)) return { message: 'Windows keeps this name for itself', remedy: 'Choose another name' }
  if (Buffer.byteLength(name) > longest) return { message: 'The name is too long', remedy: 'Choose a shorter one' }
  return null
}
