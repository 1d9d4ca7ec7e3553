import type { Chronicle } from '#rules/campaign/chronicle'
import { gm, type SeatId } from '#rules/core/seat'
import { moments } from '../support/moments/index'

interface Called {
  readonly moment: string
  readonly what: string
  /** Which of the seats, from 0. */
  readonly nth: number
  readonly why: string
  /** What the GM does before, so that it can be asked for. */
  readonly first?: (seat: SeatId | undefined) => object
}

const friend = (seat: SeatId | undefined): object => ({ type: 'add-relationship', seat, kind: 'friend', name: 'Osric' })

/** Every question of the smaller games that no moment of tests/support/moments shows on a phone. */
const calls: readonly Called[] = [
  { moment: 'prophecy: the dice have fallen', what: 'tell', nth: 0, why: 'The porter has counted the coins twice' },
  { moment: 'prophecy: the dice have fallen', what: 'choose-scene', nth: 0, why: 'The lamps go out one by one' },
  { moment: 'game-face: cups down', what: 'describe', nth: 1, why: 'The rope swings out over the well' },
  { moment: 'game-face: cups down', what: 'settle', nth: 2, why: 'Does a leap over the rail fit Spades?' },
  { moment: 'face-of-angels: dealt', what: 'contest', nth: 0, why: '' },
  { moment: 'face-of-angels: a card lies', what: 'extra-card', nth: 1, why: 'Who stands by you?', first: friend }
]

/** A campaign in which one player is called on the own phone. */
interface CalledMoment {
  /** Of the seats, from 0, the one whose phone asks. */
  readonly nth: number
  readonly make: () => Chronicle
}

/** By `game: moment, called to …`. */
export const calledMoments: Readonly<Record<string, CalledMoment>> = Object.fromEntries(
  calls.map(({ moment, what, nth, why, first }) => [
    `${moment}, called to ${what}`,
    {
      nth,
      make: () => {
        const board = moments[moment]!()
        const seat = board.seats[nth]
        const call = { type: 'call-player', seats: [seat], what, why }
        return board.act(gm, ...(first ? [first(seat)] : []), call).played.chronicle
      }
    }
  ])
)
