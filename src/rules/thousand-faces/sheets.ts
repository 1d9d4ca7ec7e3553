import type { Seat, SeatId } from '../core/seat'
import { baseCards, blessings } from './cards'
import { blankCharacter } from './characters/character'
import { emptyWorkshop } from './characters/workshop'
import { newStory } from './economy/story'
import { noSpotlight } from './spotlight/spotlight'
import type { Sheet, State } from './types'

/** A player who has just sat down: twenty cards in the discard, which `follow` shuffles. One line per slice. */
export function newSheet(seat: SeatId): Sheet {
  return {
    seat,
    retired: false,
    ranks: { str: 'blade', dex: 'blade', int: 'blade' },
    piles: { cards: 'digital', deck: [], exhausted: [], discard: baseCards, faceUp: [], inPlay: [] },
    tokens: { exhaustion: 0, harm: 0, wound: 0 },
    xp: 0,
    shadowCaused: 0,
    incapacitated: false,
    lastFlip: null,
    character: blankCharacter
  }
}

/** A board that nobody has touched yet. One line per slice. */
export function openState(seats: readonly Seat[]): State {
  return {
    sheets: seats.map(seat => seated(newSheet(seat.id), seat)),
    shadow: { free: 0, circled: 0, factor: 1 },
    gmMovesOwed: [],
    blessingSupply: blessings,
    flips: { count: 0, by: null, settled: null },
    pending: null,
    woundsDealt: 0,
    workshop: emptyWorkshop,
    outcomes: [],
    made: 0,
    attacks: [],
    dice: null,
    struck: null,
    foes: [],
    openings: [],
    allies: [],
    format: null,
    story: newStory,
    game: null,
    spotlight: noSpotlight
  }
}

/** Another chair, a new name on one that is already there (R4), or one that has left or come back (CA19). */
export function joinState(state: State, seat: Seat): State {
  const sheet = findSheet(state, seat.id)
  if (!sheet) return { ...state, sheets: [...state.sheets, seated(newSheet(seat.id), seat)] }
  const changed = seated(sheet, seat)
  return changed === sheet ? state : withSheet(state, seat.id, () => changed)
}

/** The sheets of those who are at the table. */
export function presentSheets({ sheets }: Pick<State, 'sheets'>): readonly Sheet[] {
  return sheets.filter(({ retired }) => !retired)
}

/** Whether this seat has left the table. */
export function hasLeft(state: State, seat: SeatId): boolean {
  return findSheet(state, seat)?.retired === true
}

function seated(sheet: Sheet, seat: Seat): Sheet {
  const named = withName(sheet, seat)
  return named.retired === seat.retired ? named : { ...named, retired: seat.retired }
}

/** R4: the name is the seat's own; where there is one, nobody has to be asked for it. */
function withName(sheet: Sheet, { character: name }: Seat): Sheet {
  const { character } = sheet
  if (name.trim() === '' || character.created || character.steps.name === 'done') return sheet
  return { ...sheet, character: { ...character, steps: { ...character.steps, name: 'done' } } }
}

/** The sheet of a seat that may not exist. */
export function findSheet(state: State, seat: SeatId): Sheet | undefined {
  return state.sheets.find(sheet => sheet.seat === seat)
}

/** The sheet of a seat that is known to exist. */
export function sheetOf(state: State, seat: SeatId): Sheet {
  const sheet = findSheet(state, seat)
  if (sheet === undefined) throw new Error(`no seat ${seat} at this board`)
  return sheet
}

/** The same board with one sheet changed. */
export function withSheet(state: State, seat: SeatId, change: (sheet: Sheet) => Partial<Sheet>): State {
  return withChange(state, { sheets: sheetsWith(state.sheets, seat, change) })
}

/** The same sheets, one of them changed. */
export function sheetsWith(
  sheets: readonly Sheet[],
  seat: SeatId,
  change: (sheet: Sheet) => Partial<Sheet>
): readonly Sheet[] {
  return sheets.map(sheet => (sheet.seat === seat ? changedSheet(sheet, change(sheet)) : sheet))
}

// Copies are written out field by field for what every flip does: V8 has a quick way to make such an object, and none to
// spread one and then write over it. Whoever adds a field is told by the compiler.

/** The same board with some of it changed: `{ ...state, ...change }`, several times as fast. */
export function withChange(state: State, change: Partial<State>): State {
  const { sheets, shadow, gmMovesOwed, blessingSupply, flips, pending, woundsDealt, workshop, outcomes, made } = state
  const { attacks, dice, struck, foes, openings, allies, format, story, game, spotlight } = state
  const copy: State = {
    sheets, shadow, gmMovesOwed, blessingSupply, flips, pending, woundsDealt, workshop, outcomes, made,
    attacks, dice, struck, foes, openings, allies, format, story, game, spotlight
  } // prettier-ignore
  return Object.assign(copy, change)
}

function changedSheet(sheet: Sheet, change: Partial<Sheet>): Sheet {
  const { seat, retired, ranks, piles, tokens, xp, shadowCaused, incapacitated, lastFlip, character } = sheet
  const copy: Sheet = { seat, retired, ranks, piles, tokens, xp, shadowCaused, incapacitated, lastFlip, character }
  return Object.assign(copy, change)
}
