import { ok } from '../../core/result'
import type { SeatId } from '../../core/seat'
import {
  type Reducers,
  type Checker,
  type Followers,
  type Deciders,
  happen,
  type SliceRules,
  type Describers,
  type SliceWords
} from '../../core/slice'
import type { Character } from '../characters/character-schemas'
import { brokenLaws } from '../invariants'
import type { Game } from '../state'
import type { Spotlight, SpotlightCommand, SpotlightEvent } from './model'
import { takesSpotlight } from './acting'
import { line } from '../../core/log-line'

/** T1: the GM passes the spotlight; passing it to the same seat begins a new turn. */
const decide: Deciders<Game, SpotlightCommand> = {
  'give-spotlight': (act, { seat }) => ok(happen(act, { type: 'spotlight-given', seat }))
}

/** T1, T3: counts the turn, and makes the one FAST move of every character available again. */
const apply: Reducers<Game, SpotlightEvent> = {
  'spotlight-given': (state, { seat }) => ({
    ...state,
    spotlight: passTo(state.spotlight, seat),
    sheets: state.sheets.map(sheet =>
      sheet.character.fastUsed === null ? sheet : { ...sheet, character: fresh(sheet.character) }
    )
  })
}

/** Where It Hurts is a FAST move: its red tokens belong to a blow in the same turn (U6). */
function fresh(character: Character): Character {
  return { ...character, fastUsed: null, ...(character.turned ? { turned: null } : {}) }
}

function passTo({ turn, had, seat: before }: Spotlight, seat: SeatId | null): Spotlight {
  if (seat === null) return { seat, turn: turn + 1, had }
  const turns = (had[seat]?.turns ?? 0) + (before === seat ? 0 : 1)
  return { seat, turn: turn + 1, had: { ...had, [seat]: { turns, last: turn + 1 } } }
}

/** T5: a flip takes the spotlight, without a turn of its own. A new passing forgets it. */
const follow: Followers<Game> = {
  'flip-called': (state, flip) =>
    takesSpotlight(flip) ? { ...state, spotlight: { ...state.spotlight, flipped: flip.seat } } : state
}

const check: Checker<Game> = ({ spotlight, sheets }) =>
  brokenLaws([
    [
      'T1: the spotlight is on a player who plays',
      spotlight.seat === null || sheets.some(({ seat }) => seat === spotlight.seat)
    ]
  ])

export const spotlightRules = { decide, apply, follow, check } satisfies SliceRules<Game>

const describe: Describers<SpotlightEvent> = {
  'spotlight-given': ({ seat }) =>
    seat === null ? line('quiet', 'Nobody has the spotlight') : line('quiet', 'The spotlight is on ', { seat })
}

export const spotlightWords = { describe } satisfies SliceWords<Game>
