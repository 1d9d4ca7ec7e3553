import { describe, expect, it } from 'vitest'
import { characterView } from '#rules/thousand-faces/characters/view'
import { asUse, freshDraft } from '@/games/thousand-faces/flip/draft'
import { bestOf, choiceNamed, moveNames, offeredMoves } from '@/games/thousand-faces/moves/move-search'
import { choiceOf, draftFor, ownNet, wayOf } from '@/games/thousand-faces/moves/pick-move'
import { loadEffectWords, loadTitle } from '@/games/thousand-faces/moves/load-words'
import { levelWords, tagsOf } from '@/games/thousand-faces/moves/move-words'
import { isSameSlot } from '#rules/thousand-faces/equipment/item'
import { moveOf } from '#rules/thousand-faces/moves/all'
import { shownSlotName } from '#rules/thousand-faces/moves/slot-names'
import type { Character } from '#rules/thousand-faces/characters/character-schemas'
import { ada, board, sheet } from '../../../../support/thousand-faces/table'
import { aCharacter, aMove, anItem } from '../../../../rules/thousand-faces/characters/builders'

function adas(character: Partial<Character>) {
  const hers = sheet(ada, { character: aCharacter(character) })
  return characterView(board([hers]), hers)
}

describe('finding a move', () => {
  const { moves } = adas({ moves: [aMove('pick-locks', { level: 'g1' })] })

  it('puts her own cards first and what she lacks last', () => {
    const groups = offeredMoves(moves, '')
    expect(groups.map(group => group.name)).toEqual(['Own cards', 'Basic', 'Downtime', 'Without the card'])
    expect(groups[0]?.moves.map(each => each.move.name)).toEqual(['Pick Locks'])
  })

  it('puts the moves for a quiet day first while she has one to spend', () => {
    const groups = offeredMoves(moves, '', true)
    expect(groups.map(group => group.name)).toEqual(['Downtime', 'Own cards', 'Basic', 'Without the card'])
  })

  it('takes the first that can be made while nothing is typed', () => {
    const [basic] = offeredMoves(moves, '').filter(({ name }) => name === 'Basic')
    const offered = basic?.moves ?? []
    const why = { message: ['Not now'], remedy: [] }
    const mayOnly = (nth: number) =>
      offered.map((each, at) => ({ ...each, choice: { ...each.choice, blocked: at === nth ? null : why } }))
    for (const nth of [0, 2])
      expect(bestOf([{ name: 'Basic', moves: mayOnly(nth) }], '')?.move).toBe(offered[nth]?.move)
  })

  it('takes the move whose title has the word before one whose text has it', () => {
    expect(bestOf(offeredMoves(moves, 'study'), 'study')?.move.name).toBe('Study Under a Master')
    expect(bestOf(offeredMoves(moves, 'rest'), 'rest')?.move.name).toBe('Rest')
  })

  it('keeps only what has every word', () => {
    const found = offeredMoves(moves, 'breather take').flatMap(group => group.moves)
    expect(found.map(each => each.move.id)).toEqual(['take-a-breather'])
  })

  it('knows a move by its name, however it is written, but not one that is never flipped', () => {
    expect(choiceNamed(moves, '  volley ')?.move).toBe('volley')
    expect(choiceNamed(moves, 'Rest')).toBeNull()
    expect(choiceNamed(moves, 'Slip the Net')).toBeNull()
    expect(moveNames(moves)).not.toContain('Rest')
  })
})

describe('a draft for a move', () => {
  const { moves } = adas({ moves: [aMove('pick-locks', { level: 'g1' })] })
  const locks = choiceNamed(moves, 'Pick Locks')!

  it('brings attribute, level, FAST and what the card has words for', () => {
    expect(draftFor(locks, 'str')).toEqual({
      move: 'Pick Locks',
      attribute: 'dex',
      net: 1,
      fast: false,
      hasText: { check: false, cross: false },
      card: { move: 'pick-locks', item: null, load: 'counts', slots: [], claims: [] }
    })
  })

  it('stays with the attribute at hand where the move allows it', () => {
    expect(wayOf(choiceNamed(moves, 'Defy Danger')!, 'int')?.attribute).toBe('int')
  })

  it('asks the rules for nothing that they add themselves', () => {
    const draft = { ...freshDraft, ...draftFor(locks, 'dex'), net: 2 }
    expect(choiceOf(moves, draft)?.move).toBe('pick-locks')
    expect(asUse(ada, draft.card!, draft, ownNet(moves, draft))).toMatchObject({
      type: 'use-move',
      move: 'pick-locks',
      attribute: 'dex',
      advantages: 1
    })
  })

  it('has no choice behind a flip that only has a name', () => {
    expect(choiceOf(moves, freshDraft)).toBeNull()
    expect(ownNet(moves, freshDraft)).toBe(0)
  })
})

describe('words of a move', () => {
  it('says a level with what it is worth', () => {
    expect([levelWords('r2'), levelWords('0'), levelWords('g1')]).toEqual(['wild, −2', 'studied', 'expert, +1'])
  })

  it('names FAST first and the price last', () => {
    expect(tagsOf(moveOf('fury'))).toEqual(['Fast'])
    expect(tagsOf(moveOf('study-under-a-master'))).toEqual(['Day', 'Town', '2 XP'])
  })

  it('Q5 says what a load costs instead of a limit that the game does not have', () => {
    const load = { loads: [], flight: 2, expend: 0, backstab: true }
    expect(loadTitle({ ...load, count: 2 })).toBe('Encumbrance 2: Bravely Run Away regains 2 Stamina')
    expect(loadTitle({ ...load, count: 5, flight: -2, expend: -2, backstab: false })).toBe(
      'Encumbrance 5: Moves that count encumbrance cost 2 Stamina, no Backstab'
    )
  })

  it.each([
    [0, 0, ''],
    [2, 1, 'encumbrance gives 2 Stamina'],
    [-3, 0, 'encumbrance costs 3 Stamina'],
    [-3, 1, 'encumbrance costs 3 Stamina, 1 of it on slots']
  ])('says beside the cards what a load of %i with %i on slots comes to', (burden, slots, says) => {
    expect(loadEffectWords(burden, slots)).toBe(says)
  })

  it('numbers the slots of a card that has several', () => {
    const view = adas({
      items: [anItem('padded-armour', { name: 'Padding' }), anItem('leather-armour', { id: 'i2', name: 'Hide' })]
    })
    expect(shownSlotName({ on: 'item', item: 'i1', slot: 1 }, view)).toBe('Padding, slot 2')
    expect(shownSlotName({ on: 'item', item: 'i2', slot: 0 }, view)).toBe('Hide')
    expect(isSameSlot({ on: 'item', item: 'i1', slot: 1 }, { on: 'item', item: 'i1', slot: 0 })).toBe(false)
  })
})
