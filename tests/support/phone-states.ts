import { Chronicle } from '#rules/campaign/chronicle'
import type { SeatId } from '#rules/core/seat'
import { calledFlips } from '../campaigns/called-flips'
import { madeOnPhones } from '../campaigns/made-on-phones'
import { ownAnswers } from '../campaigns/own-answers'
import { realDice } from '../campaigns/real-dice'
import { xpOnPhones } from '../campaigns/xp-on-phones'
import { Played } from './chronicle'
import { pressStates } from './double-press'
import { calledMoments } from './moments/called'
import { moments } from './moments/index'

/** A phone that looks different from the others. */
export interface PhoneState {
  readonly name: string
  make(): { readonly played: Played; readonly seat: SeatId }
}

const seats = [0, 1] as const

/** An evening that was written for its phones, after each of some acts. */
function stages(name: string, whole: () => Chronicle, every: number): readonly PhoneState[] {
  const { entries } = whole()
  const ends = entries.map((_, nth) => nth + 1).filter(end => end % every === 0 || end === entries.length)
  return ends
    .flatMap(end =>
      seats.map(nth => ({
        name: `${name}, ${end} acts, seat ${nth}`,
        make() {
          const opened = Chronicle.open(entries.slice(0, end))
          if (!opened.ok) throw new Error(JSON.stringify(opened.error))
          const played = new Played(opened.value)
          const all = played.seats
          return { played, seat: all[Math.min(nth, all.length - 1)]! }
        }
      }))
    )
    .filter(({ make }) => isSeated(make))
}

function isSeated(make: PhoneState['make']): boolean {
  const { played } = make()
  return played.seats.length > 1 && played.chronicle.campaign.boards.length > 0
}

/** Everything that a player is asked, or may do by themselves, in each of the games. */
export const phoneStates: readonly PhoneState[] = [
  ...pressStates.map(({ name, make, phone }) => ({
    name,
    make() {
      const played = make()
      return { played, seat: played.seats[phone]! }
    }
  })),
  ...Object.entries({ ...moments, ...calledMoments }).flatMap(([name, make]) => {
    const { called } = make()
    return [...new Set([...seats, called ?? 0])].map(nth => ({
      name: `${name}, seat ${nth}`,
      make() {
        const { played } = make()
        return { played, seat: played.seats[nth]! }
      }
    }))
  }),
  ...stages('made on phones', madeOnPhones, 4),
  ...stages('XP on phones', xpOnPhones, 6),
  ...stages('own answers', ownAnswers, 5),
  ...stages('called flips', calledFlips, 8),
  ...stages('real dice', realDice, 8)
]
