import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { counted } from '../phrases'
import { characterOf } from '../sheets'
import type { Act, Sheet } from '../state'
import { owned } from './character'
import type { Character, CreationStep, Workshop } from './character-schemas'
import { startingItems, startingMoves } from './creation'

/** R10: marks a step as done, once. */
export function stepDone(act: Act, seat: SeatId, step: CreationStep): Act {
  const character = characterOf(act.state, seat)
  return character.created || character.steps[step] === 'done'
    ? act
    : happen(act, { type: 'step-marked', seat, step, as: 'done' })
}

/** Number of chosen things, without those that move cards brought (R8, R9). `chosen`: ids of all items chosen at the table. */
function itemsOfChoice(character: Character, chosen: Workshop['chosen']): number {
  const others = character.items.filter(item => !broughtCards.some(card => item.magic?.card === card))
  const received = owned(character, 'use-a-magic-item') && character.owedMagic === 0
  const unchosen = others.some(({ id, magic }) => magic !== null && !chosen.includes(id))
  return others.length - (received && unchosen ? 1 : 0)
}

const broughtCards = ['sigil-of-the-living-light', 'blade-of-echoes'] as const

/** The missing part of a step, in words; null when the step is complete. `name` is the seat's name, known only to the campaign. */
export function stepWants({ character }: Sheet, step: CreationStep, chosen: Workshop['chosen']): string | null {
  switch (step) {
    case 'move-cards':
      return character.moves.length >= startingMoves
        ? null
        : counted(startingMoves - character.moves.length, 'more move card')
    case 'fateful-moment':
      return character.fateful ? null : 'one of two goals'
    case 'pack':
      return character.pack >= 2 ? null : '2 Pack'
    case 'received-cards':
      return character.owedMagic === 0 ? null : 'a magic item, for Use a Magic Item'
    case 'items': {
      const count = itemsOfChoice(character, chosen)
      return count >= startingItems ? null : counted(startingItems - count, 'more Item card')
    }
    case 'attributes':
      return character.steps.attributes === 'done' ? null : '6 points over Str, Dex and Int'
    case 'name':
      return character.steps.name === 'done' ? null : 'a name'
    case 'questions':
      return Object.keys(character.answers).length > 0 ? null : 'answers'
    case 'hearth':
      return character.steps.hearth === 'done' ? null : 'what everybody holds dear'
  }
}
