import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shortenerOf } from '#rules/core/shorten'

const text = z.string().max(8)
const events = [
  z.strictObject({ type: z.literal('counted'), note: z.string() }),
  z.strictObject({ type: z.literal('noted'), note: text.nullable() }),
  z.strictObject({ type: z.literal('listed'), items: z.array(z.strictObject({ name: z.exactOptional(text) })) }),
  z.strictObject({ type: z.literal('answered'), answers: z.record(z.string(), text) })
]
const shorten = shortenerOf<{ type: string; [field: string]: unknown }>(events, text, 8)

describe('texts that were put together', () => {
  it.each([
    [
      { type: 'noted', note: 'abcdefghi' },
      { type: 'noted', note: 'abcdefg…' }
    ],
    [
      { type: 'listed', items: [{ name: 'abcdefghi' }, {}] },
      { type: 'listed', items: [{ name: 'abcdefg…' }, {}] }
    ],
    [
      { type: 'answered', answers: { q1: 'abcdefghi' } },
      { type: 'answered', answers: { q1: 'abcdefg…' } }
    ],
    [
      { type: 'noted', note: 'abcdef😀g' },
      { type: 'noted', note: 'abcdef…' }
    ]
  ])('are shortened to what can be read back, wherever they stand: %o', (event, short) => {
    expect(shorten(event)).toEqual(short)
  })

  it('are left alone, and so is the event, where they are short enough', () => {
    const event = { type: 'noted', note: 'abcdefgh' }
    expect(shorten(event)).toBe(event)
  })

  it('are not looked for in an event whose schema has no typed text', () => {
    const event = { type: 'counted', note: 'abcdefghi' }
    expect(shorten(event)).toBe(event)
  })
})
