import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { counted } from '../phrases'
import { characterOf, presentSheets, findSheet } from '../sheets'
import type { Act, Sheet, State } from '../state'
import { owned } from './character'
import type { Character, CreationStep, Workshop } from './character-schemas'
import { startingItems, startingMoves, startingLimit, tutorialRanks } from './creation'
import { flipsOnPhone } from '../phones/view'

/**
 * The seat that picks next: the one with the fewest cards (R13). The order of the draft is reversed in every second round. Null: no seat can pick.
 */
export function draftTurn(state: State): SeatId | null {
  const { draft } = state.workshop
  if (!draft) return null
  const picking = inOrder(presentSheets(state), draft).filter(sheet => canPick(state, sheet))
  const round = Math.min(...picking.map(cardsOf))
  const next = picking.filter(sheet => cardsOf(sheet) === round)
  return (round % 2 === 0 ? next.at(0) : next.at(-1))?.seat ?? null
}

/** Seats of the draft first; later arrivals last. */
function inOrder(sheets: readonly Sheet[], draft: readonly SeatId[]): readonly Sheet[] {
  const turn = ({ seat }: Sheet): number => (draft.includes(seat) ? draft.indexOf(seat) : draft.length)
  return [...sheets].sort((one, other) => turn(one) - turn(other))
}

const cardsOf = ({ character }: Sheet): number => character.moves.length

/** Whether this character can still take one of the cards. */
function canPick({ workshop, sheets }: State, { character }: Sheet): boolean {
  const has = character.moves.map(card => card.move)
  return workshop.laidOut.some(
    move => !sheets.some(each => owned(each.character, move)) && startingLimit(has, move) === null
  )
}

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

const presets = [1, 2, 3] as const

/** R12: lends the ranks of a preset; the six points are still to be laid. */
export function lendRanks(act: Act, seat: SeatId, preset: keyof typeof tutorialRanks): Act {
  const { created, steps } = characterOf(act.state, seat)
  const ranked = happen(act, { type: 'ranks-set', seat, ranks: tutorialRanks[preset] })
  const own = created || steps.attributes === 'done'
  return own ? ranked : happen(ranked, { type: 'step-marked', seat, step: 'attributes', as: 'open' })
}

/** R12: lends the three presets in turn to each character without own points. */
export function lendAllRanks(act: Act): Act {
  return presentSheets(act.state)
    .filter(({ character: { created, dead, steps } }) => !created && !dead && (steps.attributes ?? 'open') === 'open')
    .reduce((on, { seat }, nth) => lendRanks(on, seat, presets[nth % presets.length] ?? 1), act)
}

/** HA16: whether this player makes a character on a phone now. The material is on the table, and the character is unfinished. */
export function isMaking(state: State, seat: SeatId): boolean {
  return isBegun(state) && findSheet(state, seat)?.character.created === false && flipsOnPhone(state, seat)
}

/** Whether any material for making characters is on the table. */
function isBegun({ workshop: { touchstones, laidOut, questions } }: State): boolean {
  return touchstones.length + laidOut.length + questions.length > 0
}

/** HA16: a step of the player's own character, until it is made. */
export function ownWhileMaking(state: State, command: { readonly seat: SeatId }, seat: SeatId): boolean {
  return command.seat === seat && isMaking(state, seat)
}
