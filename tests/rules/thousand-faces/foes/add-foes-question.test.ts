import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { type Answers, type OpenQuestion, proposedAnswers } from '#rules/core/question'
import { checkAnswers } from '#rules/core/check-answers'
import { foesToAdd, paidBy } from '#rules/thousand-faces/foes/gm-questions'
import { encounterPrice } from '#rules/thousand-faces/foes/price'
import { offersNow } from '#rules/thousand-faces/offers-now'
import type { Command, State } from '#rules/thousand-faces/state'
import { ada, board, play, refusalOf, sheet } from '../../../support/thousand-faces/table'

const shadow = (free: number): Partial<State> => ({ shadow: { free, circled: 0, factor: 1 } })
const table = (changes: Partial<State> = {}): State => board([sheet(ada)], changes)
const asked = (state: State): OpenQuestion<Command, SeatId | null> =>
  offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === 'add-foes')!
const command = (state: State, given: Answers): Command => {
  const { question, command: of } = asked(state)
  const taken = checkAnswers(question, given)
  if (!taken.ok) throw new Error(JSON.stringify(taken.error.explanation.message))
  return of(taken.value)
}
const eels = { kind: 'monster', power: 'd10', count: 2, stamina: 16 } as const

describe('the question who stands against the characters', () => {
  it('U1 is asked of the Game Master alone, and proposes one guard', () => {
    expect(asked(table()).question).toMatchObject({ seat: null, decides: 'gm', rule: 'U1' })
    const phones: State = { ...table(), phoneFlips: { everybody: true, except: [] } }
    expect(offersNow(phones, { kind: 'seat', seat: ada }).filter(({ question }) => question.id === 'add-foes')).toEqual(
      []
    )
    expect(command(table(), {})).toEqual({
      type: 'add-foes',
      kind: 'guard',
      name: 'Bouncer or guard',
      power: 'd4',
      count: 1,
      stamina: 5,
      squares: 0,
      note: ''
    })
  })

  it('U1 takes name, note and numbers, and the foes come hidden', () => {
    const given = {
      kind: 'soldier',
      name: ' Tide Warden ',
      count: 2,
      stamina: 7,
      power: 'd6',
      squares: 1,
      note: ' Wet '
    }
    const { foes } = play(table(), command(table(), given)).state
    expect(foes).toMatchObject([
      { name: 'Tide Warden 1', stamina: 7, power: 'd6', squares: 1, note: 'Wet', revealed: false },
      { name: 'Tide Warden 2' }
    ])
  })

  it('U5 Z2 what Party Power does not buy costs Shadow, and that part costs no Party Power', () => {
    const price = (pay: string) => encounterPrice([foesToAdd(eels)], paidBy({ pay }) === 'nothing' ? 'unpaid' : 'paid')
    expect(price('circled')).toEqual({ partyPower: 20, shadow: 12 })
    expect(price('nothing')).toEqual({ partyPower: 32, shadow: 12 })
    const guards = { kind: 'guard', power: 'd6', count: 2, stamina: 5, squares: 1 }
    expect(encounterPrice([foesToAdd(guards)], 'paid')).toEqual({ partyPower: 2 * (5 + 3 + 3), shadow: 0 })
  })

  it('Z2 Shadow is paid where it is due, and the rules say where it does not suffice', () => {
    const rich = table(shadow(12))
    expect(command(rich, eels)).toMatchObject({ pay: 'circled' })
    expect(command(rich, { ...eels, pay: 'nothing' })).not.toHaveProperty('pay')
    expect(command(rich, { kind: 'guard' })).not.toHaveProperty('pay')
    expect(play(rich, command(rich, { ...eels, pay: 'free' })).state.shadow.free).toBe(0)
    const poor = table(shadow(3))
    expect(refusalOf(poor, command(poor, eels))).toMatchObject({ because: 'not-enough-shadow' })
  })

  it('Z2 without Shadow nothing is paid, and the question says why', () => {
    const { question } = asked(table())
    expect(proposedAnswers(question)).toMatchObject({ pay: 'nothing' })
    expect(() => command(table(), { ...eels, pay: 'circled' })).toThrow('There is no Shadow')
    expect(command(table(), eels)).not.toHaveProperty('pay')
  })
})
