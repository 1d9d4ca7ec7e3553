import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { entryParser } from '#rules/campaign/entry-parser'
import type { entryShape } from '#rules/campaign/codec'
import type { Entry } from '#rules/campaign/types'
import { frozenSaves } from '../../support/frozen'

/** The same type with every `readonly` taken off, so that a schema's type can be compared with ours both ways. */
type Loose<Thing> = unknown extends Thing
  ? Thing
  : Thing extends string | number | boolean | null | undefined
    ? Thing
    : { -readonly [Key in keyof Thing]: Loose<Thing[Key]> }

const saves = frozenSaves()

describe('the codec', () => {
  it('CA14 reads exactly the entries that there are (proved by the compiler; commands and events are inferred)', () => {
    expectTypeOf<z.infer<typeof entryShape>>().toEqualTypeOf<Loose<Entry>>()
  })

  it.each(saves)('CA14 reads every entry that was ever written as it is: $name', ({ entries }) => {
    const parse = entryParser()
    for (const raw of entries) expect(parse(raw)).toEqual({ ok: true, value: raw })
  })

  it('CA14 says where an entry is not one: a field too many, one that is missing, one that is something else', () => {
    const [first] = saves.find(({ name }) => name.endsWith('every-command'))!.entries as readonly [Entry]
    const faultOf = (raw: unknown): string | null => {
      const read = entryParser()(raw)
      return read.ok ? null : read.error.path
    }
    const command = { type: 'rename-campaign', title: 'Every command' }
    expect(faultOf({ ...first, board: null, command })).toBeNull()
    expect(faultOf({ ...first, secret: 1 })).toBe('')
    expect(faultOf({ ...first, id: 0 })).toBe('id')
    expect(faultOf({ ...first, board: null, command: { ...command, title: 7 } })).toBe('command.title')
    expect(faultOf({ ...first, board: null, command: { type: 'fly' } })).toBe('command.type')
    expect(faultOf({ ...first, board: 'b99', command })).toBe('board')
  })
})
