import type { Luck } from '#rules/core/luck'
import { gm, type Actor } from '#rules/core/seat'
import type { Command, Event, State } from '#rules/face-of-angels/state'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { seededLuck } from '../luck'
import { leadsToRemedy } from '../remedy-law'
import { extreme } from './extremes'
import { seatsFor } from './table'
import { nextCommand } from './random-commands'
import { any } from './choosing'

export interface Turn {
  readonly actor: Actor
  /** Null when the campaign took a seat away or set it back, and the board followed. */
  readonly command: Command | null
  readonly events: readonly Event[]
}

export interface Played {
  readonly first: State
  readonly last: State
  readonly turns: readonly Turn[]
  readonly refused: number
}

/** Plays a board at random, `steps` commands long, most of them sensible and some mischief; `each` sees every state. */
export function playAtRandom(
  {
    players,
    cards,
    seed,
    steps
  }: {
    readonly players: number
    readonly cards: 'digital' | 'physical'
    readonly seed: number
    readonly steps: number
  },
  each: (state: State, turn: Turn) => void = () => undefined
): Played {
  const luck = seededLuck(seed)
  const first = faceOfAngels.open(seatsFor(players), { cards })
  let state = first
  let refused = 0
  const turns: Turn[] = []
  for (let step = 0; step < steps; step++) {
    if (luck.below(200) === 0) {
      const turn: Turn = { actor: gm, command: null, events: seatFollowed(state, luck) }
      state = turn.events.reduce((now, event) => faceOfAngels.apply(now, event), state)
      turns.push(turn)
      each(state, turn)
      continue
    }
    const { actor, command } = luck.below(24) === 0 ? extreme(state, luck) : nextCommand(state, luck)
    const judged = faceOfAngels.decide(state, command, actor, luck)
    if (!judged.ok) {
      leadsToRemedy(judged.error.because, faceOfAngels.explain(judged.error))
      refused++
      continue
    }
    state = judged.value.events.reduce((now, event) => faceOfAngels.apply(now, event), state)
    const turn = { actor, command, events: judged.value.events }
    turns.push(turn)
    each(state, turn)
  }
  return { first, last: state, turns, refused }
}

/** A seat is taken away, whatever happens just now, or set back. */
function seatFollowed(state: State, luck: Luck): readonly Event[] {
  const { seat: id } = any(luck, state.protagonists)
  const retired = state.seats.includes(id)
  return faceOfAngels.follow?.(state, { id, player: '', character: '', retired }, luck) ?? []
}
