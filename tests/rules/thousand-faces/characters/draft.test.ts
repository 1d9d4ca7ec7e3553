import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { laidOut, picksWanted } from '#rules/thousand-faces/characters/creation'
import { draftTurn } from '#rules/thousand-faces/characters/steps'
import type { Command, State } from '#rules/thousand-faces/state'
import { commandSchema, describe as lineFor, eventSchema } from '#rules/thousand-faces/slices'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck, seededLuck } from '../../../support/luck'
import { ada, bo, board, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'

const cards: readonly MoveId[] = [
  'backstab',
  'good-cardio',
  'bum-rush',
  'pick-locks',
  'its-a-trap',
  'weak-spot',
  'intimidate'
]
const laid = (moves = cards): State => {
  const fresh = board([sheet(ada), sheet(bo)])
  return { ...fresh, workshop: { ...fresh.workshop, laidOut: moves } }
}
const begin: Command = { type: 'begin-draft', order: [ada, bo] }
const take = (move: MoveId, seat = ada): Command => ({ type: 'take-move', seat, move })
const workshop = (state: State) => (view(state, { kind: 'gm' }) as GmView).workshop

describe('how many cards are laid out', () => {
  const all = (players: number, length: 'one-shot' | '9-hour') =>
    (['A', 'B', 'C'] as const).map(kind => laidOut(kind, players, length))

  it('R1 O45 for five players all that exist: one more than players of each would be 14 for 15 picks', () => {
    expect(all(4, '9-hour')).toEqual([3, 5, 5])
    expect(all(5, '9-hour')).toEqual([3, 8, 5])
    expect(all(5, 'one-shot')).toEqual([3, 7, 5])
    expect(picksWanted(5)).toBe(15)
  })

  it('R1 O45 where even all are too few, the page shows how many are missing', () => {
    expect(workshop(laid()).short).toBeNull()
    expect(workshop(laid(cards.slice(0, 5))).short).toEqual({ cards: 5, picks: 6 })
    expect(workshop(laid([])).short).toBeNull()
  })
})

describe('the draft of move cards', () => {
  it('R13 goes round and back: the player who picked last picks first in the next round', () => {
    const turns: unknown[] = []
    let state = play(laid(), begin).state
    const picks: readonly MoveId[] = ['backstab', 'good-cardio', 'bum-rush', 'pick-locks', 'its-a-trap', 'weak-spot']
    for (const move of picks) {
      const turn = draftTurn(state)!
      turns.push(turn)
      state = play(state, take(move, turn)).state
    }
    expect(turns).toEqual([ada, bo, bo, ada, ada, bo])
    expect(workshop(state).draft).toBeNull()
  })

  it('R13 no player picks out of turn; the refusal says whose turn it is', () => {
    const state = play(laid(), begin).state
    expect(refusalOf(state, take('backstab', bo))).toEqual({ because: 'not-your-pick', seat: bo, turn: ada })
    expect(workshop(state).draft).toEqual({ order: [ada, bo], turn: ada })
    expect(play(play(state, { type: 'end-draft' }).state, take('backstab', bo)).state.workshop).not.toHaveProperty(
      'draft'
    )
  })

  it('R13 a card that is put back gives its player the pick again', () => {
    const state = playAll(laid(), noLuck, begin, take('backstab'), {
      type: 'put-back-move',
      seat: ada,
      move: 'backstab'
    })
    expect(draftTurn(state)).toBe(ada)
  })

  it('R13 a player who can take nothing of what is left is passed over, and the draft ends when no player can', () => {
    const state = playAll(
      laid(['backstab', 'good-cardio', 'bum-rush']),
      noLuck,
      begin,
      take('backstab'),
      take('good-cardio', bo)
    )
    expect(draftTurn(state)).toBe(bo)
    expect(play(state, take('bum-rush', bo)).state.workshop).not.toHaveProperty('draft')
  })

  it('R13 those who have left the table are passed over, who sat down since comes last', () => {
    const gone = { ...play(laid(), begin).state, sheets: [sheet(ada, { retired: true }), sheet(bo)] }
    expect(draftTurn(gone)).toBe(bo)
    const late = { ...play(laid(), { type: 'begin-draft', order: [bo] }).state }
    expect(draftTurn(late)).toBe(bo)
    expect(draftTurn(play(late, take('backstab', bo)).state)).toBe(ada)
  })

  it('R13 the order is drawn unless it is given; what happened prints and parses, and is in the log', () => {
    const drawn: Command = { type: 'begin-draft', order: null }
    expect(commandSchema.parse(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn)
    const { events } = play(laid(), drawn, seededLuck(3))
    expect(events.map(event => eventSchema.parse(JSON.parse(JSON.stringify(event))))).toEqual(events)
    const [first] = events
    expect(first?.type === 'draft-began' && [...first.order].sort()).toEqual([ada, bo])
    const names = (id: string) => (id === ada ? 'Ada' : 'Bo')
    const line = lineFor(play(laid(), begin).events[0]!, { kind: 'table' })
    expect(plainText(line!.parts, names)).toBe('Move cards are drafted, in this order: Ada, Bo')
  })

  it('R13 needs cards on the table, and no second draft beside it', () => {
    expect(refusalOf(laid([]), begin)).toEqual({ because: 'no-cards-out' })
    expect(refusalOf(play(laid(), begin).state, begin)).toEqual({ because: 'draft-runs' })
    expect(refusalOf(laid(), { type: 'end-draft' })).toEqual({ because: 'no-draft' })
    expect(refusalOf(laid(), { type: 'begin-draft', order: [ada, ada] })).toMatchObject({ because: 'no-such-seat' })
  })
})
