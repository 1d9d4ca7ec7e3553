import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parserOf } from '#rules/core/parser'

describe('a parser', () => {
  const parser = parserOf(z.strictObject({ cards: z.array(z.strictObject({ value: z.number() })) }))

  it('hands on what fits', () => {
    expect(parser.parse({ cards: [{ value: 2 }] })).toEqual({ ok: true, value: { cards: [{ value: 2 }] } })
  })

  it('names the place where something does not fit', () => {
    const read = parser.parse({ cards: [{ value: 2 }, { value: 'two' }] })
    expect(read).toMatchObject({ ok: false, error: { path: 'cards.1.value' } })
  })

  it('does not take an unknown field', () => {
    expect(parser.parse({ cards: [], spare: 1 }).ok).toBe(false)
  })
})
