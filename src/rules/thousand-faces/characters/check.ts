import { memoize } from '../../core/memoize'
import type { SeatId } from '../../core/seat'
import type { Checker } from '../../core/slice'
import { fitsSlot } from '../equipment/item'
import type { FilledSlot, Item } from '../equipment/item-schemas'
import { bearableDamage, mostCapacity, overfill } from '../equipment/limits'
import { brokenLaws, checkingSheets, isCount } from '../invariants'
import { levels } from '../moves/level'
import type { Slot } from '../moves/move'
import { attributePoints, sumOf } from '../vocabulary'
import type { Game, Sheet } from '../state'
import { slotsOf } from './character'

const checkRanks = checkingSheets(({ ranks }) => [['I14: attributes sum to six', sumOf(ranks) === attributePoints]])

/** Invariants of characters and their things: I12, I13, and that no thing is in two hands. */
export const checkCharacters: Checker<Game> = state => {
  const { sheets, made } = state
  const ids = sheets.flatMap(({ character }) => character.items.map(item => item.id))
  const twice = new Set(ids).size === ids.length ? [] : ['I13: no item is in two hands']
  const unnumbered = ids.every(id => Number(id.slice(1)) <= made) ? [] : ['I13: every item has had its number']
  return [...twice, ...unnumbered, ...checkRanks(state), ...sheets.flatMap(wrongOn)]
}

/** The check runs after every act, and most characters are unchanged: results are kept by seat. */
const looks = memoize<SeatId, readonly string[]>()

function wrongOn(sheet: Sheet): readonly string[] {
  return looks(sheet.seat, [sheet.character], () => checkCharacter(sheet).map(says => `${sheet.seat}: ${says}`))
}

function checkCharacter({ character }: Sheet): readonly string[] {
  const { moves, items, pack, precious, tokens, owedMagic } = character
  return [
    ...brokenLaws([
      ['Q7: Pack are a count', isCount(pack) && isCount(precious)],
      ['M8: tokens on moves are a count', Object.values(tokens).every(count => isCount(count)) && isCount(owedMagic)],
      ['L3: nobody has a move twice', new Set(moves.map(card => card.move)).size === moves.length],
      ['L3: every level exists', moves.every(card => levels.includes(card.level))],
      ['I13: tokens lie in open slots that take them', moves.every(card => sound(slotsOf(card), card.filled))],
      [
        'Q3: a card lies on something its owner has',
        moves.every(card => card.attachedTo === null || items.some(item => item.id === card.attachedTo))
      ]
    ]),
    ...items.flatMap(checkItem)
  ]
}

function checkItem({ damage, magic, slots, filled, name }: Item): readonly string[] {
  return brokenLaws([
    [`I13: ${name} has at most ${bearableDamage} damage`, isCount(damage, bearableDamage)],
    [`I13: tokens lie in open slots of ${name}`, sound(slots, filled)],
    [
      `I12: the charges of ${name} are within its capacity`,
      magic === null ||
        (isCount(magic.charges) &&
          magic.charges <= magic.capacity + overfill &&
          magic.capacity >= 1 &&
          magic.capacity <= mostCapacity)
    ]
  ])
}

function sound(slots: readonly Slot[], filled: readonly FilledSlot[]): boolean {
  const places = new Set(filled.map(each => each.slot))
  return (
    places.size === filled.length &&
    filled.every(({ slot, token }) => {
      const open = slots[slot]
      return open !== undefined && (fitsSlot(token, open, 'physical') || fitsSlot(token, open, 'mental'))
    })
  )
}
