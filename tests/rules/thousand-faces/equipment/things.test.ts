import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command } from '#rules/thousand-faces/state'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { ada, bo, board, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { noLuck } from '../../../support/luck'
import { aCharacter, adaWith, aMagicItem, aMove, anItem, characterIn } from '../characters/builders'
import { sword } from './sword'

const damage: Command = { type: 'damage-item', seat: ada, item: 'i1' }

describe('items', () => {
  it('Q1 a card comes with what is printed, under the name its owner gives', () => {
    const after = play(adaWith({}), { type: 'gain-item', seat: ada, item: sword }).state
    expect(characterIn(after).items).toMatchObject([
      { id: 'i101', name: 'Tidecutter', kind: 'weapon', power: 'd4', encumbrance: 1 }
    ])
  })

  it('Q8 E36 one, two, bust', () => {
    const state = adaWith({ items: [anItem('sword')], moves: [aMove('tied-with-her-ribbon', { attachedTo: 'i1' })] })
    const twice = playAll(state, noLuck, damage, damage)
    expect(characterIn(twice).items[0]?.damage).toBe(2)
    const bust = play(twice, damage).state
    expect(characterIn(bust)).toMatchObject({ items: [], moves: [{ attachedTo: null }] })
  })

  it('Q8 O20 magic things take no ordinary damage', () => {
    expect(refusalOf(adaWith({ items: [aMagicItem()] }), damage)).toMatchObject({ because: 'not-mundane' })
  })

  it('Q3 the ribbon is on a weapon, the keepsake on armour; a surrendered one is removed', () => {
    const state = adaWith({
      items: [anItem('sword'), anItem('leather-armour', { id: 'i2' })],
      moves: [aMove('tied-with-her-ribbon'), aMove('it-belonged-to-my-father')]
    })
    expect(
      refusalOf(state, { type: 'attach-card', seat: ada, move: 'tied-with-her-ribbon', item: 'i2' })
    ).toMatchObject({ because: 'cannot-attach' })
    const worn = play(state, { type: 'attach-card', seat: ada, move: 'it-belonged-to-my-father', item: 'i2' }).state
    const gone = play(worn, { type: 'surrender-keepsake', seat: ada, passage: 'the gate' }).state
    expect(characterIn(gone).items.map(item => item.id)).toEqual(['i1'])
  })

  it.each([
    ['the toll gate', 'Hide of Ada is surrendered: the toll gate'],
    [' ', 'Hide of Ada is surrendered']
  ])('Q3 the obstacle that the keepsake bought passage through is in the log: “%s”', (passage, says) => {
    const state = adaWith({
      items: [anItem('leather-armour', { name: 'Hide' })],
      moves: [aMove('it-belonged-to-my-father', { attachedTo: 'i1' })]
    })
    const told = play(state, { type: 'surrender-keepsake', seat: ada, passage }).events.flatMap(event => {
      const said = lineFor(event, { kind: 'table' })
      return said ? [plainText(said.parts, () => 'Ada')] : []
    })
    expect(told).toEqual([says])
  })

  it('Q1 a thing goes from hand to hand', () => {
    const state = board([sheet(ada, { character: aCharacter({ items: [anItem('sword')] }) }), sheet(bo)], { made: 9 })
    const after = play(state, { type: 'give-item', seat: ada, item: 'i1', to: bo }).state
    expect([characterIn(after, ada).items.length, characterIn(after, bo).items.length]).toEqual([0, 1])
  })

  it('Q14 a secret item is only in the logs of its owner and the GM', () => {
    const event = { type: 'item-gained', seat: ada, item: anItem('sword', { secret: true }), how: '' } as const
    const reads = [{ kind: 'gm' }, { kind: 'table' }, { kind: 'seat', seat: bo }, { kind: 'seat', seat: ada }] as const
    expect(reads.map(audience => lineFor(event, audience) !== null)).toEqual([true, false, false, true])
  })
})

describe('Pack', () => {
  it('Q7 Good Thing I Brought: 1 XP and 1 Pack, or 2 Pack', () => {
    const good = (pay: 'xp-and-pack' | 'two-pack'): Command => ({
      type: 'good-thing-i-brought',
      seat: ada,
      pay,
      item: sword,
      what: 'a sword'
    })
    const rich = adaWith({ pack: 2 }, { xp: 1 })
    expect(characterIn(play(rich, good('two-pack')).state)).toMatchObject({ pack: 0, items: [{ name: 'Tidecutter' }] })
    expect(sheetOf(play(rich, good('xp-and-pack')).state, ada)).toMatchObject({ xp: 0, character: { pack: 1 } })
    expect(refusalOf(adaWith({ pack: 1 }), good('two-pack'))).toMatchObject({
      because: 'not-enough-pack',
      needs: 2,
      has: 1
    })
    expect(refusalOf(adaWith({ pack: 1 }), good('xp-and-pack'))).toMatchObject({ because: 'not-enough-xp' })
  })

  it('Q7 what a Pack holds may be named', () => {
    expect(
      characterIn(play(adaWith({ pack: 1 }), { type: 'name-pack', seat: ada, from: 'pack', item: sword }).state)
    ).toMatchObject({ pack: 0, items: [{ card: 'sword' }] })
  })
})
