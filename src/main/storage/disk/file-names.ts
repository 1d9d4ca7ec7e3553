import { hasUnseenSigns, isReservedOnWindows } from '#rules/core/file-names'
import { fail, ok, type Result } from '#rules/core/result'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'

export const campaignExtension = '.hearth'

/** In bytes; leaves space for `.hearth.journal.broken-12345678` within the limit of 255. */
const longest = 200

/**
 * The name of a file in the campaigns folder, made from typed text. It is one path segment with our extension, valid on every system.
 */
export function safeFileName(typed: string): Result<string, Problem> {
  const name = withoutExtension(typed.normalize('NFC').trim()).trim()
  const fault = faultIn(name)
  return fault === null ? ok(name + campaignExtension) : fail({ kind: 'bad-name', name: typed, ...fault })
}

/**
 * Whether an older campaign may have this name. Older versions allowed names with invisible characters, and names that
 * only Windows forbids.
 */
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
