import { gm, type SeatId } from '#rules/core/seat'
import { at, board, type Board, calling } from './company'

function called(count?: number, dice: 'screen' | 'table' = 'screen'): Board {
  const duel = board('game-face', 'The bell rope', count)
  const [left, right, voice] = duel.seats
  const whoOf = (seat?: SeatId) => (seat ? { kind: 'seat', seat } : { kind: 'npc', name: 'The bell-ringer' })
  const side = (seat?: SeatId) => ({ who: whoOf(seat), strong: 'spades', weak: 'hearts', dice })
  return duel.act(gm, {
    type: 'begin',
    contestants: { left: side(left), right: { ...side(right), strong: 'clubs', weak: 'diamonds' } },
    voice: voice ?? null,
    variants: { bonus: 'lasting', ties: 'spent' }
  })
}

const plans = [
  ['Sways with the rope until the ringing stops', 'Counts under her breath and cuts on nine'],
  ['Laughs, loudly, at the wrong moment', 'Offers the rope back with both hands open'],
  ['Lets go', 'Holds on for all the drowned of the parish, one by one, by name']
] as const

function round(duel: Board, nth: number): Board {
  const [left, right] = duel.seats
  const suits = ['clubs', 'spades', 'hearts', 'diamonds'] as const
  return duel
    .act(
      at(left),
      { type: 'pick', side: 'left', suit: suits[nth] },
      { type: 'describe', side: 'left', words: plans[nth]?.[0] ?? '' }
    )
    .act(
      at(right),
      { type: 'pick', side: 'right', suit: suits[2 - nth] ?? 'diamonds' },
      { type: 'describe', side: 'right', words: plans[nth]?.[1] ?? '' }
    )
    .act(at(left), { type: 'roll', side: 'left' })
    .act(at(right), { type: 'roll', side: 'right' })
    .act(gm, { type: 'reveal', typed: { left: null, right: null } })
}

function untilVerdict(): Board {
  const duel = called()
  const open = (): boolean => {
    const state = duel.played.chronicle.campaign.boards.at(-1)?.state as { ritual: { verdict: unknown } }
    return state.ritual.verdict === null
  }
  for (let nth = 0; nth < 3 && open(); nth++) round(duel, nth)
  if (open()) duel.act(gm, { type: 'concede', side: 'right' })
  return duel
}

/** One has rolled, the other has picked; so many players. With one player, the opponent is no player's character. */
export function cupsDown(count?: number): Board {
  const duel = called(count)
  const [left, right] = duel.seats
  return duel
    .act(
      at(left),
      { type: 'pick', side: 'left', suit: 'clubs' },
      { type: 'describe', side: 'left', words: plans[0][0] }
    )
    .act(at(right), { type: 'pick', side: 'right', suit: 'hearts' })
    .act(at(left), { type: 'roll', side: 'left' })
}

const why = 'The rope swings out over the well'

/** Both roll real dice, and the left one is called. */
export function calledWithRealDice(): Board {
  return calling(called(2, 'table'), 0, 'pick-and-roll', why)
}

/** A Game Face duel at the moments that its screens look different. */
export const gameFaceMoments = {
  'game-face: nobody called': () => board('game-face', 'The bell rope'),
  'game-face: cups down': () => cupsDown(),
  'game-face: a player is called': () => calling(called(), 1, 'pick-and-roll', why),
  'game-face: the reveal': () => round(called(), 0),
  'game-face: decided': () =>
    untilVerdict().act(gm, {
      type: 'note-result',
      words: 'The bell rope changes hands, and nobody in the tower asks why'
    })
}
