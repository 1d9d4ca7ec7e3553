import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { otherUses } from '#rules/thousand-faces/characters/xp-uses'
import { moveOf } from '#rules/thousand-faces/moves/all'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { type GmView, view } from '#rules/thousand-faces/view'
import { ada, board, play, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aMove } from './builders'

describe('what XP buys', () => {
  it('X5 every use of XP says what it costs and why it cannot be had', () => {
    const uses = (xp: number) =>
      (view(adaWith({ pack: 1, moves: [aMove('slide')] }, { xp }), { kind: 'gm' }) as GmView).sheets[0]?.character
        .xpUses ?? []
    expect(uses(0)).toHaveLength(13)
    expect(uses(0).every(use => use.blocked !== null)).toBe(true)
    expect(
      uses(2)
        .filter(use => use.blocked === null)
        .map(use => use.use)
    ).toEqual(['mercy-flashback', 'good-thing-i-brought', 'tell-tale', 'slide'])
  })

  it.each(['defend', 'suggestive-subtlety'] as const)('X5 %s says what would make it possible', move => {
    const use = otherUses(adaWith({}), sheet(ada, { xp: 2, character: aCharacter() })).find(each => each.use === move)
    const name = moveOf(move).name
    expect(use?.blocked && plainText(use.blocked.message, () => 'Ada')).toBe(`Ada has not made ${name}`)
    expect(use?.blocked && plainText(use.blocked.remedy, () => 'Ada')).toContain(`Make ${name}`)
  })

  it('X5 Mercy Flashback costs 1 XP', () => {
    const state = board([sheet(ada, { xp: 1, character: aCharacter() })])
    expect(sheetOf(play(state, { type: 'mercy-flashback', seat: ada, what: 'rope' }).state, ada).xp).toBe(0)
  })
})
