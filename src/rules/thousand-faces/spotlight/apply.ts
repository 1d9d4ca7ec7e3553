import type { SeatId } from '../../core/seat'
import type { Character } from '../characters/character'
import type { Applying } from '../slices'
import type { Spotlight, SpotlightEvent } from './spotlight'

/** T1, T3: counted; and everybody's one FAST move is free again. */
export const applySpotlight: Applying<SpotlightEvent> = {
  'spotlight-given': (state, { seat }) => ({
    ...state,
    spotlight: given(state.spotlight, seat),
    sheets: state.sheets.map(sheet =>
      sheet.character.fastUsed === null ? sheet : { ...sheet, character: fresh(sheet.character) }
    )
  })
}

/** Where It Hurts is a FAST move: what it turned belongs to an attack of the same moment (U6). */
function fresh(character: Character): Character {
  return { ...character, fastUsed: null, ...(character.turned ? { turned: null } : {}) }
}

function given({ turn, had, seat: before }: Spotlight, seat: SeatId | null): Spotlight {
  if (seat === null) return { seat, turn: turn + 1, had }
  const turns = (had[seat]?.turns ?? 0) + (before === seat ? 0 : 1)
  return { seat, turn: turn + 1, had: { ...had, [seat]: { turns, last: turn + 1 } } }
}
