import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { describe as describeEvent } from '#rules/thousand-faces/slices'
import type { Command } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { ada, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith } from '../characters/builders'
import { shadow } from './story-board'

const buy = (
  use: 'disadvantage' | 'trap' | 'strike-first' | 'foe-d6',
  count: number,
  seat: typeof ada | null = null
): Command => ({
  type: 'buy-with-shadow',
  use,
  count,
  from: 'free',
  seat,
  what: 'fog'
})

describe('Shadow', () => {
  it('Z1 Z3 E40 a disadvantage, a trap of three, and then no d6', () => {
    const fog = play(adaWith({}, {}, shadow(5)), buy('disadvantage', 1)).state
    expect([fog.shadow.free, fog.story.disadvantages]).toMatchObject([4, [{ what: 'fog', levels: 1 }]])
    const sprung = play(fog, buy('trap', 3, ada)).state
    expect([sprung.shadow.free, sprung.attacks]).toMatchObject([1, [{ power: 3, seat: ada }]])
    const foe = play(sprung, {
      type: 'add-foes',
      name: 'G',
      kind: 'guard',
      stamina: 6,
      power: 'd4',
      squares: 0,
      note: '',
      count: 1
    }).state
    const id = foe.foes[0]?.id ?? 0
    expect(refusalOf(foe, { type: 'upgrade-foe', foe: id, use: 'foe-d6', from: 'circled', note: '' })).toMatchObject({
      because: 'not-enough-shadow',
      needs: 2
    })
    expect(foe.story.disadvantages).toHaveLength(1)
  })

  it('Z3 O42 a disadvantage stands until its circumstance is over', () => {
    const fog = play(adaWith({}, {}, shadow(2)), buy('disadvantage', 2)).state
    const disadvantage = fog.story.disadvantages[0]?.id ?? 0
    expect(play(fog, { type: 'end-disadvantage', disadvantage }).state.story.disadvantages).toEqual([])
    expect(refusalOf(fog, { type: 'end-disadvantage', disadvantage: 7 })).toEqual({ because: 'no-such-disadvantage' })
  })

  it('Z1 what belongs to a foe is bought on the tracker', () => {
    expect(refusalOf(adaWith({}, {}, shadow(9)), buy('foe-d6', 1))).toEqual({ because: 'buy-for-a-foe' })
  })

  it('Z4 O31 offers say why they are out of reach', () => {
    const offers = (view(adaWith({}, {}, shadow(1)), { kind: 'gm' }) as GmView).economy.shadowOffers
    expect(offers.filter(offer => offer.blocked === null).map(offer => offer.cost)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })

  it('Z5 a GM move of the palette pays one that is owed', () => {
    const owed = adaWith(
      {},
      {},
      { gmMovesOwed: [{ flip: 1, seat: ada }], flips: { count: 1, by: null, settled: null } }
    )
    expect(play(owed, { type: 'play-gm-move', kind: 'separate', what: '' }).state.gmMovesOwed).toEqual([])
    expect(play(adaWith({}), { type: 'play-gm-move', kind: 'offer', what: '' }).events).toHaveLength(1)
  })

  it('Z5 LOG3 an owed GM move is one line; what it was in the story, only the GM reads', () => {
    const owed = adaWith(
      {},
      {},
      { gmMovesOwed: [{ flip: 1, seat: ada }], flips: { count: 1, by: null, settled: null } }
    )
    const logged = (what: string, kind: 'gm' | 'table') =>
      play(owed, { type: 'play-gm-move', kind: 'separate', what }).events.flatMap(event => {
        const said = describeEvent(event, { kind })
        return said ? [plainText(said.parts, seat => seat)] : []
      })
    expect(logged('the stair falls', 'gm')).toEqual(['The GM makes a move, Separate them: the stair falls'])
    expect(logged('', 'gm')).toEqual(['The GM makes a move: Separate them'])
    expect(logged('the stair falls', 'table')).toEqual(['The GM makes a move'])
  })
})
