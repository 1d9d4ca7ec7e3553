import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import { isSame } from '#rules/core/values'
import { basisOf } from '#rules/thousand-faces/calls/basis'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { noLuck } from '../../../support/luck'
import { ada, bo, board, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aCharacter } from '../characters/builders'

const [asAda, asBo] = [ada, bo].map((seat): Actor => ({ kind: 'seat', seat })) as [Actor, Actor]
const notYours = { because: 'not-yours' }
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, noLuck, ...commands)
const phones = (on = true): Command => ({ type: 'set-phone-flips', seat: null, on })
const listed = 'what to watch out for'
const ask = (question = listed, move: 'discern' | 'fury' = 'discern'): Command => ({
  type: 'spend-token',
  seat: ada,
  move,
  question
})
const table = (retired = false): State => {
  const character = aCharacter({ tokens: { discern: 2, fury: 1 } })
  return after(board([sheet(ada, { character, retired }), sheet(bo, { character })]), phones())
}

describe('the tokens of a player’s own moves on the phone', () => {
  it('HA21 one token is one question of the card, as if the GM had entered it, and the log tells it', () => {
    const { state, events } = play(table(), ask(), noLuck, asAda)
    expect(events).toEqual(play(table(), ask()).events)
    expect(state.sheets[0]?.character.tokens.discern).toBe(1)
    expect(JSON.stringify(events.map(event => lineFor(event, { kind: 'table' })))).toContain(listed)
    expect(play(table(), ask(''), noLuck, asAda).state).toEqual(state)
    const spent = after(table(), ask(), ask())
    expect(refusalOf(spent, ask(), asAda)).toEqual({ because: 'no-tokens', seat: ada, move: 'discern' })
  })

  it('HA21 other words for the log are the GM’s, and so is a token that buys no question', () => {
    expect(refusalOf(table(), ask('Who loves me?'), asAda)).toEqual(notYours)
    for (const question of [listed, '']) expect(refusalOf(table(), ask(question, 'fury'), asAda)).toEqual(notYours)
    expect(play(table(), ask('', 'fury')).state.sheets[0]?.character.tokens.fury).toBe(0)
  })

  it('HA21 another seat, one that has left, and one whose phone is off are refused', () => {
    expect(refusalOf(table(), ask(), asBo)).toEqual(notYours)
    expect(refusalOf(table(true), ask(), asAda)).toEqual(notYours)
    expect(refusalOf(after(table(), phones(false)), ask(), asAda)).toEqual(notYours)
  })

  it('HA19 HA21 a token that has been spent meanwhile is not spent twice; what others do hinders no player', () => {
    const means = (now: State): boolean => isSame(basisOf(table(), ask()), basisOf(now, ask()))
    expect(means(after(table(), ask()))).toBe(false)
    expect(means(after(table(), { ...ask(), seat: bo } as Command, ask('', 'fury')))).toBe(true)
  })
})
