import type { Luck } from '#rules/core/luck'
import { gm, type SeatId } from '#rules/core/seat'
import { apply, decide, explain } from '#rules/thousand-faces/slices'
import type { Command, Event, State } from '#rules/thousand-faces/state'
import { openState } from '#rules/thousand-faces/open'
import { aMagicItem, anItem } from '../../rules/thousand-faces/characters/builders'
import { seededLuck } from '../luck'
import { leadsToRemedy } from '../remedy-law'
import { adventureFrom } from './random-adventure'
import { expect } from 'vitest'
import { commandFrom, type Whim, whimOf } from './random-play'
import { ada, bo, chair, cy } from './table'

/** A board to begin with, and what is likely to be asked on it. */
export interface Table {
  readonly opened: State
  readonly propose: (state: State, whim: Whim) => Command
  /** So many attempts are tried before a turn passes without an act: of the adventure, most are refused. */
  readonly attempts: number
}

/** One act that was carried out. */
export interface Step {
  readonly before: State
  readonly command: Command
  readonly events: readonly Event[]
  readonly after: State
}

const seats: readonly SeatId[] = [ada, bo, cy]
/** Three players; one of them begins with real cards. */
const threeChairs = apply(openState(seats.map(chair)), { type: 'cards-went-physical', seat: cy })

/** A player with real cards searches them for Stamina once the story has begun. */
const heroic: Event = { type: 'went-heroic', seat: cy }

const cards = [
  'obsessive-contemplation',
  'it-belonged-to-my-father',
  'use-a-magic-item',
  'sangfroid',
  'pick-locks'
] as const
const glass = { card: 'of-illusion', effect: 'shines', charges: 3, capacity: 3, ongoing: true, flowing: true } as const

function furnished(seat: SeatId, n: number): readonly Event[] {
  const [armour, mirror, shield] = [`i${n * 3 + 1}`, `i${n * 3 + 2}`, `i${n * 3 + 3}`] as const
  return [
    { type: 'xp-gained', seat, amount: 9, reason: '' },
    { type: 'magic-owed', seat, count: 1 },
    ...cards.map(move => ({ type: 'move-gained', seat, move, level: '0', how: 'creation' }) as const),
    { type: 'item-gained', seat, item: anItem('leather-armour', { id: armour, damage: 1 }), how: '' },
    { type: 'item-gained', seat, item: aMagicItem(glass, { id: mirror }), how: '' },
    { type: 'item-gained', seat, item: anItem('shield', { id: shield }), how: '' },
    { type: 'card-attached', seat, move: 'it-belonged-to-my-father', item: armour },
    { type: 'pack-changed', seat, pack: 2, precious: 1, reason: '' }
  ]
}

/** Cards, flips, Stamina, Shadow: nothing that belongs to a character’s story. */
export const foundation: Table = { opened: threeChairs, propose: commandFrom, attempts: 8 }

/** Everything that can be asked; all have some XP, moves and things, so that much can be done. */
export const adventure: Table = {
  opened: [...seats.flatMap(furnished), heroic].reduce<State>(apply, threeChairs),
  propose: anything,
  attempts: 12
}

const making: readonly Command['type'][] = [
  'lay-out-moves',
  'take-move',
  'put-back-move',
  'choose-item',
  'choose-received',
  'drop-item',
  'give-item',
  'pack-up',
  'finish-character'
]

/** Characters in the making, with everything else going on around them. */
export const creation: Table = {
  opened: threeChairs,
  propose: (state, whim) => (whim.count(4) === 0 ? anything(state, whim) : makingOf(state, whim)),
  attempts: 12
}

/** Two times out of three something of the adventure, else of the foundation; what the table waits for comes first. */
export function anything(state: State, whim: Whim): Command {
  if (state.pending?.kind === 'critical' && whim.count(2) === 0) return { type: 'raise-by-critical', steps: 1 }
  const ofAdventure = state.pending === null ? whim.count(3) > 0 : whim.count(4) === 0
  return ofAdventure ? adventureFrom(state, whim) : commandFrom(state, whim)
}

function makingOf(state: State, whim: Whim): Command {
  for (let attempt = 0; attempt < 60; attempt++) {
    const command = adventureFrom(state, whim)
    if (making.includes(command.type)) return command
  }
  return { type: 'lay-out-moves' }
}

/** Plays by whim, one whim a turn, and calls `look` after every act that was carried out. Returns the last board and all that happened. */
export function playByWhim(
  table: Table,
  whims: readonly number[],
  seed: number,
  look: (step: Step, turn: number) => void = () => undefined
): { readonly state: State; readonly events: readonly Event[] } {
  const luck = seededLuck(seed)
  const events: Event[] = []
  let state = table.opened
  whims.forEach((whim, turn) => {
    const step = firstCarriedOut(table, state, whim, luck)
    if (step === null) return
    look(step, turn)
    events.push(...step.events)
    state = step.after
  })
  return { state, events }
}

/** The first of a few attempts that is not refused; every refusal on the way has its words. */
function firstCarriedOut({ propose, attempts }: Table, before: State, whim: number, luck: Luck): Step | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const command = propose(before, whimOf(whim * attempts + attempt))
    const decided = decide(before, command, gm, luck)
    if (decided.ok) {
      const { events, state: after } = decided.value
      expect(after).toEqual(events.reduce(apply, before)) // what is handed on is what a file makes
      return { before, command, events, after }
    }
    leadsToRemedy(decided.error.because, explain(decided.error))
  }
  return null
}
