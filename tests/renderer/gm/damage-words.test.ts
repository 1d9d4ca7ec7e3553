import { describe, expect, it } from 'vitest'
import { foreseeLoss, foreseeRecovery, foreseeWound } from '../../../src/renderer/gm/boards/thousand-faces/damage-words'
import { sheet } from '../../support/sheets'

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
    expect(seen.lines).toContain('3 more than there is to lose')
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

  it('recovers no more than there are tokens', () => {
    const seen = foreseeRecovery(sheet(1, { exhaustion: 4, recoverable: 2 }), 3)
    expect(seen.staminaAfter).toBe(8)
    expect(seen.lines).toHaveLength(2)
  })
})
