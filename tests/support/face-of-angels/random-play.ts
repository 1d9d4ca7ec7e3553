import type { Luck } from '#rules/core/luck'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import type { Command, Event, State } from '#rules/face-of-angels/state'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { seededLuck } from '../luck'
import { leadsToRemedy } from '../remedy-law'
import { seatsFor } from './table'
import { nextCommand } from './random-commands'
import { any } from './choosing'
import { personalities, suits, type Participant } from '#rules/face-of-angels/vocabulary'

const longest = 'ß'.repeat(600)
const longName = '🪶'.repeat(40)

/** At the ends of what a command may say, and for or by players who are away. */
function extreme(state: State, luck: Luck): { readonly actor: Actor; readonly command: Command } {
  const any = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[luck.below(Math.max(1, things.length))]
    if (thing === undefined) throw new Error('nothing to choose from')
    return thing
  }
  const everybody: readonly SeatId[] = state.protagonists.map(one => one.seat)
  const seat = any(everybody)
  const who: Participant = luck.below(4) === 0 ? 'world' : seat
  const act = any(state.acts)
  const trump = () => ({ suit: any(suits), area: longName, declared: any(['by-choice', 'always'] as const) })
  const commands: readonly Command[] = [
    { type: 'leave-game', seat },
    { type: 'return-to-game', seat },
    { type: 'deal-extra', who, reason: longest },
    { type: 'draw-as-jack', who: seat },
    { type: 'correct-progress', seat, contests: 9999, relationships: 9999 },
    { type: 'correct-powers', seat, trumps: Array.from({ length: luck.below(5) }, trump) },
    {
      type: 'edit-protagonist',
      seat,
      name: longName,
      personality: any(personalities),
      area: longName,
      perception: longest
    },
    { type: 'gain-powers', seat, suit: any(suits), area: longName },
    { type: 'write-secret', who: seat, words: longest },
    { type: 'note-suspicion', who, about: seat, words: longest },
    { type: 'add-relationship', seat, kind: any(['friend', 'foe'] as const), name: longName },
    { type: 'edit-night', place: longest, why: longest, event: longest },
    {
      type: 'edit-act',
      act: {
        ...act,
        transformations: Array.from({ length: 40 }, () => ({
          words: longest,
          effect: any(['story', 'always-trump', 'new-trump', 'second-trump', 'powers-lost'] as const)
        }))
      }
    },
    { type: 'play-as', who, acting: { as: 'other', name: longName } },
    { type: 'propose-end', who, words: longest },
    { type: 'agree-end', who },
    { type: 'close-help', steps: 'both' },
    { type: 'set-stakes', who, ifWin: longest, ifLose: longest },
    { type: 'pick-transformation', who, choice: luck.below(40), words: longest, realm: null },
    {
      type: 'pick-transformation',
      who,
      choice: luck.below(40),
      words: longest,
      realm: { suit: any(suits), area: longName }
    },
    { type: 'award-trick', number: 9999, to: 'initiator' },
    ...state.relationships
      .slice(-3)
      .map(({ id }): Command => ({ type: 'correct-relationship', relationship: id, fate: 'dead', spentIn: 4 }))
  ]
  const command = any(commands)
  const owner: Participant = 'who' in command ? command.who : 'seat' in command ? (command.seat ?? 'world') : 'world'
  const bySeat = owner !== 'world' && luck.below(2) === 0
  return { actor: bySeat ? { kind: 'seat', seat: owner } : gm, command }
}

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
