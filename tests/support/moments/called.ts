import { gm, type SeatId } from '#rules/core/seat'
import { type Board, calling } from './company'
import { faceOfAngelsMoments } from './face-of-angels'
import { gameFaceMoments } from './game-face'
import { prophecyMoments } from './prophecy'

interface Called {
  readonly moment: keyof typeof before
  readonly what: string
  /** Which of the seats, from 0. */
  readonly nth: number
  readonly why: string
  /** What the GM does before, so that it can be asked for. */
  readonly first?: (seats: readonly SeatId[], nth: number) => readonly object[]
}

const before = { ...faceOfAngelsMoments, ...gameFaceMoments, ...prophecyMoments }

const friend: Called['first'] = (seats, nth) => [
  { type: 'add-relationship', seat: seats[nth], kind: 'friend', name: 'Osric' }
]
/** Powers are gained after all have had a contest. */
const contests: Called['first'] = seats =>
  seats.map(seat => ({ type: 'correct-progress', seat, contests: 1, relationships: 0 }))

/** Every question of the smaller games that no other moment shows on a phone. */
const calls: readonly Called[] = [
  { moment: 'prophecy: the dice have fallen', what: 'tell', nth: 0, why: 'The porter has counted the coins twice' },
  { moment: 'prophecy: the dice have fallen', what: 'choose-scene', nth: 0, why: 'The lamps go out one by one' },
  { moment: 'game-face: cups down', what: 'describe', nth: 1, why: 'The rope swings out over the well' },
  { moment: 'game-face: cups down', what: 'settle', nth: 2, why: 'Does a leap over the rail fit Spades?' },
  { moment: 'face-of-angels: dealt', what: 'contest', nth: 0, why: '' },
  { moment: 'face-of-angels: dealt', what: 'powers', nth: 1, why: 'The water answers you', first: contests },
  { moment: 'face-of-angels: a card lies', what: 'extra-card', nth: 1, why: 'Who stands by you?', first: friend }
]

/** By `game: moment, called to …`. */
export const calledMoments: Readonly<Record<string, () => Board>> = Object.fromEntries(
  calls.map(({ moment, what, nth, why, first }) => [
    `${moment}, called to ${what}`,
    () => {
      const here = before[moment]()
      return calling(here.act(gm, ...(first?.(here.seats, nth) ?? [])), nth, what, why)
    }
  ])
)
