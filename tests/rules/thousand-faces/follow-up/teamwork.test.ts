import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, board, cy, digital, play, refusalOf, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, aMove, anItem, settle, use } from '../characters/builders'
import { answer, apply, opened, roll } from './following'

const lost = (state: State, seat: SeatId): number => sheetOf(state, seat).tokens.exhaustion
const struck = (state: State): readonly SeatId[] => state.attacks.map(({ seat }) => seat)

/** Ada, Bo and Cy face one foe. Ada's next card shows a cross, or one to three checks, on the anvil. The helpers' cards show a cross. */
function together(result: 0 | 1 | 2 | 3, character = aCharacter({ items: [anItem('sword')] })): State {
  const top = (['12', '4', '13', '17'] as const)[result]
  const helper = { ranks: strOn('anvil'), piles: digital({ top: ['12', '6'] }) }
  const lead = { ranks: strOn('anvil'), piles: digital({ top: [top, '6', '8'] }), xp: 3, character }
  const seats = [sheet(ada, lead), ...[bo, cy].map(seat => sheet(seat, { ...helper, character: aCharacter() }))]
  return board(seats, { foes: [aFoe({ engaged: ada })], made: 100 })
}

/** Bo and Cy help with Ada's move; of cards that tie, Ada's counts. */
function helped(state: State, move: Parameters<typeof use>[0] = 'mix-it-up', supporters = [bo, cy]): State {
  const { state: flipped } = play(state, use(move, { attribute: 'str', supporters }), scriptedLuck())
  if (flipped.pending?.kind !== 'tie') return flipped
  const own = flipped.pending.among.find(({ seat }) => seat === ada)!
  return play(flipped, { type: 'choose', card: own.card, of: ada }).state
}

/** The foe answers these, one after the other. */
const answered = (state: State, ...seats: readonly SeatId[]): State =>
  seats.reduce((on, seat) => play(on, answer(on, { seat })).state, state)

describe('Teamwork', () => {
  it('TW7 a foe that answers strikes every participant, one after the other, and then it is over', () => {
    const flipped = helped(together(2))
    const rolled = play(flipped, roll(flipped, { power: 1 })).state
    const due = play(rolled, apply(rolled)).state
    expect(opened(due)).toMatchObject({ step: 'answer', due: [ada, bo, cy] })
    expect(opened(due).targets.map(({ seat }) => seat)).toEqual([ada, bo, cy])
    const once = answered(due, bo)
    expect(opened(once)).toMatchObject({ step: 'answer', due: [ada, cy] })
    expect(opened(once).targets[0]?.seat).toBe(ada)
    const all = answered(once, ada, cy)
    expect(struck(all)).toEqual([bo, ada, cy])
    expect(all.followUps).toEqual([])
    const gone = { type: 'answer-attack', followUp: opened(due).id, foes: [1], seat: ada, die: 3 } as const
    expect(refusalOf(all, gone)).toEqual({ because: 'no-such-follow-up' })
  })

  it('TW7 without helpers one answer is all, and the GM may let the rest of it go', () => {
    const alone = helped(together(2), 'mix-it-up', [])
    const rolled = play(alone, roll(alone, { power: 1 })).state
    const due = play(rolled, apply(rolled)).state
    expect(opened(due)).not.toHaveProperty('due')
    expect(answered(due, ada).followUps).toEqual([])
    const three = answered(helped(together(0)), ada)
    expect(play(three, { type: 'close-follow-up', followUp: opened(three).id }).state.followUps).toEqual([])
  })

  it('TW7 FU6 on a cross the first blow pays the GM move, and the other participants are struck all the same', () => {
    const crossed = helped(together(0))
    expect(crossed.gmMovesOwed).toHaveLength(1)
    expect(opened(crossed)).toMatchObject({ step: 'answer', owed: true, due: [ada, bo, cy] })
    const once = answered(crossed, ada)
    expect(once.gmMovesOwed).toEqual([])
    expect(opened(once)).toMatchObject({ step: 'answer', owed: false, due: [bo, cy] })
    expect(struck(answered(once, bo, cy))).toEqual([ada, bo, cy])
    const paid = play(crossed, { type: 'make-gm-move', move: 'the roof gives way' })
    expect(paid.state.followUps).toEqual([])
  })

  it('TW7 a character who is down meanwhile is asked about no more; with the last one it is over', () => {
    const crossed = helped(together(0))
    const boDown = {
      ...crossed,
      sheets: crossed.sheets.map(each => (each.seat === bo ? { ...each, incapacitated: true } : each))
    }
    const once = answered(boDown, ada)
    expect(opened(once).due).toEqual([cy])
    expect(answered(once, cy).followUps).toEqual([])
  })

  it('TW7 FU5 a blow on another character in the scene counts for the first participant', () => {
    const crossed = helped(together(0), 'mix-it-up', [bo])
    const once = answered(crossed, cy)
    expect(opened(once).due).toEqual([bo])
  })

  it('TW7 FU11 a danger that is no attack strikes all who defied it together', () => {
    const crossed = helped(together(0), 'defy-danger')
    expect(opened(crossed)).toMatchObject({ step: 'answer', due: [ada, bo, cy] })
  })

  it('TW7 what a move expends every participant expends, in open slots first; who is down expends nothing', () => {
    const rushing = aCharacter({ moves: [aMove('bum-rush')], items: [anItem('sword')] })
    const rushed = helped(together(2, rushing), 'bum-rush')
    const outcome = (view(rushed, { kind: 'gm' }) as GmView).outcomes.at(-1)!
    const points = outcome.expend!.points
    expect(points).toBe(2)
    expect(outcome.helpersExpend).toEqual([bo, cy].map(seat => ({ seat, stamina: 10, left: 10 - points })))
    const settled = play(rushed, settle(rushed, { picks: [0] })).state
    expect([ada, bo, cy].map(seat => lost(settled, seat))).toEqual([points, points, points])

    const slotted = {
      ...rushed,
      sheets: rushed.sheets.map(each =>
        each.seat === bo
          ? { ...each, character: aCharacter({ moves: [aMove('good-cardio')] }) }
          : { ...each, incapacitated: each.seat === cy }
      )
    }
    const spared = play(slotted, settle(slotted, { picks: [0] })).state
    expect([ada, bo, cy].map(seat => lost(spared, seat))).toEqual([points, points - 1, 0])
  })

  it('TW7 O14 alone, no other character expends', () => {
    const rushing = aCharacter({ moves: [aMove('bum-rush')], items: [anItem('sword')] })
    const rushed = helped(together(2, rushing), 'bum-rush', [])
    expect((view(rushed, { kind: 'gm' }) as GmView).outcomes.at(-1)).not.toHaveProperty('helpersExpend')
    const settled = play(rushed, settle(rushed, { picks: [0] })).state
    expect([ada, bo, cy].map(seat => lost(settled, seat))).toEqual([2, 0, 0])
  })
})
