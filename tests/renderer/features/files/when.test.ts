import { describe, expect, it } from 'vitest'
import { sizeWords, whenWords } from '@/features/files/when'

const at = (...parts: [number, number, number, number, number]): number => new Date(...parts).getTime()
const now = at(2026, 10, 21, 20, 14)

describe('a moment as people say it', () => {
  it.each([
    [at(2026, 10, 21, 19, 48), 'Today, 19:48'],
    [at(2026, 10, 20, 23, 31), 'Yesterday, 23:31'],
    [at(2026, 10, 12, 18, 2), '12 November, 18:02'],
    [at(2025, 10, 20, 9, 5), '20 November 2025, 09:05']
  ])('%i', (moment, words) => {
    expect(whenWords(moment, now)).toBe(words)
  })

  it('knows yesterday across the turn of a month', () => {
    expect(whenWords(at(2026, 9, 31, 22, 0), at(2026, 10, 1, 0, 30))).toBe('Yesterday, 22:00')
  })
})

describe('a size', () => {
  it.each([
    [12, '12 bytes'],
    [48_211, '48 kB'],
    [1_848_211, '1.8 MB']
  ])('%i is %s', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words)
  })
})
