import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { commandShape, eventShape, stateShape } from '#rules/thousand-faces/codec'
import { parse } from '#rules/thousand-faces/codec'
import { openState } from '#rules/thousand-faces/sheets'
import type { Command, Event, State } from '#rules/thousand-faces/types'
import { ada, chair, flip } from '../../support/thousand-faces/table'

/** True only when each is assignable to the other: a schema that forgets a variant, or knows one too many, does not compile. */
type Agree<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

describe('the codec', () => {
  it('WHO3 knows every command, event and state there is, and no other', () => {
    const commands: Agree<z.infer<typeof commandShape>, Command> = true
    const events: Agree<z.infer<typeof eventShape>, Event> = true
    const states: Agree<z.infer<typeof stateShape>, State> = true
    expect([commands, events, states]).toEqual([true, true, true])
  })

  it('WHO3 reads what it should', () => {
    expect(parse.command.parse(flip())).toEqual({ ok: true, value: flip() })
    const state = openState([chair(ada)])
    expect(parse.state.parse(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state })
    expect([null, {}].map(settings => parse.settings.parse(settings).ok)).toEqual([true, true])
  })

  it.each([
    [{ ...flip(), attribute: 'wis' }, 'attribute'],
    [{ ...flip(), net: 0.5 }, 'net'],
    [{ ...flip(), supporters: 's1' }, 'supporters'],
    [{ ...flip(), secret: 1 }, ''],
    [{ type: 'choose', card: 'W3.1' }, 'card'],
    [{ type: 'correct', seat: 's1', correction: { what: 'xp', to: -1 }, reason: '' }, 'correction.to'],
    [{ type: 'cheat' }, 'type'],
    [null, '']
  ])('WHO3 says where %j is not a command', (input, path) => {
    expect(parse.command.parse(input)).toMatchObject({ ok: false, error: { path } })
  })
})
