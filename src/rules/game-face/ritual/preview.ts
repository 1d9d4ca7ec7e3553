import { line } from '../../core/log-line'
import type { SliceWords } from '../../core/slice'
import type { Game } from '../state'
import { bonusNow, facesOf } from './scoring'

/** The possible results of a picked die, with the present bonus of its side (GF2, GF11). */
export const ritualPreview = {
  pick({ contestants, ritual }, { side, suit }) {
    if (!contestants || !ritual) return { lines: [], numbers: {} }
    const faces = facesOf(contestants[side], suit)
    const bonus = bonusNow(ritual.reveals)[side]
    const lines = [line('plain', `A d${faces}${bonus > 0 ? ` with +${bonus}` : ''}: ${1 + bonus} to ${faces + bonus}`)]
    return { lines, numbers: { faces, bonus, least: 1 + bonus, most: faces + bonus } }
  }
} satisfies SliceWords<Game>['preview']
