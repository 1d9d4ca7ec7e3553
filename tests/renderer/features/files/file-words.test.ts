import { describe, expect, it } from 'vitest'
import { freshName } from '@/features/files/file-words'

const there = (...names: readonly string[]) => names.map(name => ({ name }))

describe('a name to begin with', () => {
  it.each([
    ['bells.hearth', 'save-copy', there('bells.hearth'), 'bells copy'],
    ['bells.hearth', 'save-copy', there('bells.hearth', 'Bells Copy.hearth'), 'bells copy 2'],
    ['bells copy.hearth', 'save-copy', there('bells copy.hearth'), 'bells copy 2'],
    ['bells.hearth', 'save-as', there('bells.hearth', 'bells 2.hearth'), 'bells 3'],
    ['bells.hearth', 'save-as', there(), 'bells']
  ] as const)('for %s, to %s', (current, purpose, files, name) => {
    expect(freshName(current, purpose, files)).toBe(name)
  })
})
