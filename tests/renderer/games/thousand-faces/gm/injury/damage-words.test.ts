import { describe, expect, it } from 'vitest'
import {
  foreseeHarm,
  foreseeLoss,
  foreseeRecovery,
  foreseeWound,
  harmOffered
} from '../../../../../../src/renderer/games/thousand-faces/gm/injury/damage-words'
import { sheet } from '../../../../../support/sheets'

describe('what damage would do', () => {
  it('takes cards from the deck and embers from the row', () => {
    const seen = foreseeLoss(sheet(1, { deck: 9, discard: ['1', '2'], exhaustion: 2 }), 3)
    expect(seen).toEqual({ staminaAfter: 5, lines: ['Three cards leave the deck unseen: 9 → 6'], falls: false })
  })

  it('warns of the shuffle that would be due', () => {
    expect(foreseeLoss(sheet(1, { deck: 9, discard: ['1', '2'], exhaustion: 2 }), 7).lines).toContain(
      '2 cards left: must shuffle next'
    )
  })

  it('warns of the last ember, and pays no more than there is', () => {
    const seen = foreseeLoss(sheet(1, { deck: 12, exhaustion: 8 }), 5)
    expect(seen.falls).toBe(true)
    expect(seen.staminaAfter).toBe(0)
    expect(seen.lines).toContain('3 more than the Stamina there is')
  })

  it('says when the deck runs out on the way', () => {
    const seen = foreseeLoss(sheet(1, { deck: 2, discard: ['1', '2', '3', '4', '5', '6', '7', '8'], exhaustion: 1 }), 4)
    expect(seen.lines[0]).toBe('Four cards leave the deck unseen: 2 → 6')
    expect(seen.lines).toContain('The deck runs out on the way: the discard is shuffled in')
  })

  it('ends the fight with the third Wound', () => {
    const tokens = (wound: number) => ({ tokens: { exhaustion: 0, harm: 0, wound } })
    expect(foreseeWound(sheet(1, tokens(0))).falls).toBe(false)
    expect(foreseeWound(sheet(1, tokens(1))).falls).toBe(false)
    expect(foreseeWound(sheet(1, tokens(2))).falls).toBe(true)
  })

  it('N13 turns over cards for Stamina symbols in Heroic Mode: how many leave the deck is not known', () => {
    const heroic = sheet(1, { deck: 12, exhaustion: 7, heroic: true })
    expect(foreseeLoss(heroic, 2).lines).toEqual(['Cards are turned over until 2 Stamina symbols have come up'])
    expect(foreseeLoss(heroic, 1).lines).toEqual(['Cards are turned over until 1 Stamina symbol has come up'])
    expect(foreseeLoss(heroic, 4)).toMatchObject({ staminaAfter: 0, falls: true })
  })

  it('N4 foresees a Harm: a card with a token; the third is a Wound; without Stamina there is no card for it', () => {
    const harmed = (harm: number, exhaustion: number, wound = 0) =>
      foreseeHarm(sheet(1, { deck: 12, exhaustion, tokens: { exhaustion: 0, harm, wound } }))
    expect(harmed(0, 2)).toMatchObject({ staminaAfter: 7, falls: false })
    expect(harmed(0, 2).lines).toContain('A Harm token lies on the card: neither recovers until the Harm is healed')
    expect(harmed(0, 9)).toMatchObject({ staminaAfter: 0, falls: true })
    expect(harmed(2, 4)).toMatchObject({ staminaAfter: 6, falls: false })
    expect(harmed(2, 4).lines[0]).toBe('Two Harm tokens lie there already: it becomes a Wound')
    expect(harmed(2, 4, 2).falls).toBe(true)
    expect(harmed(0, 10)).toMatchObject({
      staminaAfter: 0,
      falls: false,
      lines: ['No Stamina is left: nothing to lay it on']
    })
  })

  it('N4 offers Harm for 3 attack power, and never in a one-shot', () => {
    expect([harmOffered('9-hour', 3), harmOffered('30-hour', 3)]).toEqual(['whole', 'whole'])
    expect([harmOffered('9-hour', 2), harmOffered('one-shot', 3), harmOffered('one-shot', 6)]).toEqual([
      'no',
      'no',
      'no'
    ])
    expect(harmOffered('9-hour', 5)).toBe('in-steps')
  })

  it('recovers no more than there are tokens', () => {
    const seen = foreseeRecovery(sheet(1, { exhaustion: 4, recoverable: 2 }), 3)
    expect(seen.staminaAfter).toBe(8)
    expect(seen.lines).toEqual([
      'Two cards go from Exhaustion to the discard',
      'Only 2 can be recovered: there are no more Exhaustion tokens'
    ])
  })

  it('says in one line that there is nothing to recover', () => {
    const seen = foreseeRecovery(sheet(0, { exhaustion: 1, recoverable: 0 }), 1)
    expect(seen.lines).toEqual(['No Exhaustion token to return'])
  })
})
