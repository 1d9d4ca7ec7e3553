import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck, scriptedLuck } from '../../../support/luck'
import { physical, ada, flip, play, playAll, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { settle, use } from '../characters/builders'
import { name, heroic, rest, help, pendingOf, atTable } from './real-cards'

describe('recovery with real cards', () => {
  const spent = { exhausted: 10, extra: ['W1.1'] } as const
  const down = { tokens: { exhaustion: 10, harm: 0, wound: 0 }, incapacitated: true } as const
  const ten = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'W1.1']

  it('N16 RC3 a character who was down stands again when the last card is named', () => {
    const resting = play(atTable(spent, down), rest).state
    const nine = playAll(resting, noLuck, ...ten.slice(0, 9).map(name))
    expect(sheetOf(nine, ada).incapacitated).toBe(true)
    expect(sheetOf(play(nine, name('W1.1')).state, ada)).toMatchObject({
      incapacitated: false,
      piles: { exhausted: 0 }
    })
  })

  it('N12 RC3 O39 a wound card among the exhausted ones is named first, and goes back then', () => {
    const healing = play(atTable(spent, down), help).state
    expect(sheetOf(healing, ada).piles).toMatchObject({ deck: 11, exhausted: 10 })
    const after = playAll(healing, noLuck, ...ten.map(name))
    expect(sheetOf(after, ada)).toMatchObject({ incapacitated: false, piles: { deck: 11, exhausted: 0 } })
    expect((view(after, { kind: 'gm' }) as GmView).sheets[0]?.woundCards).toBe(0)
  })

  it('N11 face-up cards that are not kept come back first, face-down ones are named', () => {
    const piles = { ...physical({ exhausted: 1, discard: ['3', '4'] }), discard: [], faceUp: ['3', '4'] }
    const state = atTable({}, { piles, tokens: { exhaustion: 1, harm: 0, wound: 1 } })
    const after = play(state, { ...rest, keep: ['3'] }).state
    expect(sheetOf(after, ada).piles).toMatchObject({ faceUp: ['3'], discard: ['4'] })
    expect(pendingOf(after)).toMatchObject({ for: 'recovery', left: 1 })
  })

  it('RC5 a Critical Success is answered before real cards come back, and is not forgotten', () => {
    const tired = { exhausted: 2 } as const
    const tokens = { exhaustion: 2, harm: 0, wound: 0 }
    const state = play(atTable(tired, { ranks: strOn('anvil'), tokens }), flip()).state
    const critical = play(state, name('11')).state
    const wait = { because: 'something-pending', waits: 'critical' }
    expect(refusalOf(critical, rest)).toMatchObject(wait)
    expect(refusalOf(critical, help)).toMatchObject(wait)
    expect(refusalOf(critical, heroic)).toMatchObject(wait)
    expect(refusalOf(critical, { type: 'regain-stamina', seat: ada, points: 1, slots: [], reason: '' })).toMatchObject(
      wait
    )
  })

  it('N10 E27 Take a Breather: the flip is named, then the cards that come back', () => {
    const tokens = { exhaustion: 3, harm: 0, wound: 0 }
    const state = atTable({ exhausted: 3 }, { tokens, ranks: strOn('anvil') })
    const flipped = playAll(state, noLuck, use('take-a-breather', { attribute: 'dex' }), name('14'))
    const settled = play(flipped, settle(flipped), scriptedLuck(1)).state
    expect(pendingOf(settled)).toMatchObject({ for: 'recovery', left: 2 })
    const after = playAll(settled, noLuck, name('5'), name('6'))
    expect(sheetOf(after, ada)).toMatchObject({
      piles: { exhausted: 1, discard: ['14', '5', '6'] },
      tokens: { exhaustion: 1 }
    })
  })
})
