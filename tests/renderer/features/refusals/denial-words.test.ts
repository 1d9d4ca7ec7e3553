import { describe, expect, it } from 'vitest'
import { plainText, type LogPart } from '#rules/core/log-line'
import type { Problem } from '#shared/problem'
import { denialWords } from '@/features/refusals/denial-words'
import { denialWords as wordsForPlayer } from '@/phone/denial-words'

const path = 'C:\\games\\salt-road.hearth'
const words = { message: 'The disk is full', remedy: 'Make room on it' }
const oneOfEach: { readonly [Kind in Problem['kind']]: Extract<Problem, { kind: Kind }> } = {
  stale: { kind: 'stale' },
  'no-campaign': { kind: 'no-campaign' },
  'not-allowed': { kind: 'not-allowed', ...words },
  invalid: { kind: 'invalid', path: 'title', ...words },
  'read-only': { kind: 'read-only', ...words },
  'not-written': { kind: 'not-written', code: 'ENOSPC', ...words },
  'not-found': { kind: 'not-found', path },
  'name-taken': { kind: 'name-taken', name: 'salt-road.hearth' },
  'bad-name': { kind: 'bad-name', name: '.salt', ...words },
  locked: { kind: 'locked', path, since: 0, host: 'attic' },
  unreadable: { kind: 'unreadable', path, damagedAt: 'entries.412', backups: [], ...words },
  unsupported: { kind: 'unsupported', ...words },
  failed: { kind: 'failed', ...words }
}
const text = (parts: readonly LogPart[]): string => plainText(parts, String)
const problems = Object.values(oneOfEach)

describe('a problem of the world', () => {
  it.each(problems)('says to the Game Master what stands in the way and what to do: $kind', problem => {
    const { message, remedy } = denialWords({ kind: 'problem', problem })
    for (const part of [text(message), text(remedy)]) expect(part).toMatch(/^.+[^.]$/u)
    if (!('message' in problem)) return
    expect(text(message)).toContain(words.message)
    expect(text(remedy)).toBe(words.remedy)
  })

  it.each(problems)('says to a player what stands in the way and what to do: $kind', problem => {
    const { message, remedy } = wordsForPlayer({ kind: 'problem', problem })
    for (const part of [text(message), text(remedy)]) expect(part).toMatch(/^\p{Lu}.*[^.]$/u)
  })

  it('names the file, the place and that nothing was touched, where a campaign cannot be read', () => {
    expect(text(denialWords({ kind: 'problem', problem: oneOfEach.unreadable }).message)).toBe(
      'salt-road.hearth could not be read: it stops at entries.412. The disk is full. The file itself was left as it is'
    )
  })
})
