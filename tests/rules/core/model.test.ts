import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  commandSchemaOf,
  eventSchemaOf,
  joinFields,
  stateFields,
  refusal,
  type CommandOf,
  type EventOf,
  type FieldsAt,
  type RefusalOf
} from '#rules/core/model'
import { parserOf } from '#rules/core/parser'

const counting = {
  commands: [z.strictObject({ type: z.literal('add'), amount: z.int() })],
  events: [
    z.strictObject({ type: z.literal('added'), amounts: z.array(z.int()) }),
    z.strictObject({ type: z.literal('cleared') })
  ],
  refusals: { 'too-many': refusal<{ most: number }>('CA1') },
  state: stateFields({ total: z.int() }, { total: 0 })
} as const

const naming = {
  commands: [z.strictObject({ type: z.literal('name'), words: z.string() })],
  state: stateFields({ names: z.array(z.string()) }, { names: [] })
} as const

type Any = typeof counting | typeof naming
type Command = CommandOf<Any>
type Event = EventOf<Any>
type State = FieldsAt<Any, 'state'>

const models = [counting, naming] as const

describe('the models of a game', () => {
  it('make one parser for all commands and one for all events', () => {
    const command = parserOf(commandSchemaOf<Command>(models))
    expect(command.parse({ type: 'name', words: 'Wren' }).ok).toBe(true)
    expect(command.parse({ type: 'add', amount: 1.5 })).toMatchObject({ ok: false, error: { path: 'amount' } })
    const event = parserOf(eventSchemaOf<Event>(models))
    expect(event.parse({ type: 'cleared' }).ok).toBe(true)
    expect(event.parse({ type: 'name', words: 'Wren' }).ok).toBe(false)
  })

  it('make one state, which begins as each of them says', () => {
    const { shape, initial } = joinFields(models.map(({ state }) => state))
    expect(initial).toEqual({ total: 0, names: [] } satisfies State)
    expect(parserOf(z.strictObject(shape)).parse(initial).ok).toBe(true)
  })

  it('do not load when two of them keep a field of the same name', () => {
    expect(() => joinFields([counting.state, naming.state, counting.state])).toThrow('two models keep total')
  })

  it('give types that are stated once and cannot be changed in place', () => {
    const refusal: RefusalOf<Any> = { because: 'too-many', most: 3 }
    const event: Extract<Event, { type: 'added' }> = { type: 'added', amounts: [1] }
    // @ts-expect-error a list of an event is readonly
    expect(() => event.amounts.push(2)).not.toThrow()
    // @ts-expect-error first values fit their shape
    expect(stateFields({ total: z.int() }, { total: 'none' })).toBeDefined()
    expect(refusal.most).toBe(3)
  })
})
