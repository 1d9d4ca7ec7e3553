import { assertNever } from '../core/assert-never'
import { roll, type Luck } from '../core/luck'
import { refuse } from '../core/refusal'
import { ok, type Result } from '../core/result'
import type { Actor, SeatId } from '../core/seat'
import { decideBegin, isAway } from './begin'
import type { Command } from './commands'
import type { Event } from './events'
import { decideCorrection, decideReveal } from './reveal'
import type { Refusal } from './refusals'
import { both, facesOf, hasRolled, isRollingAgain, otherSide, rounds, usedSuits } from './scoring'
import { sides, type Both, type Contestant, type Ritual, type Side, type State, type Who } from './types'

export type Decision = Result<readonly Event[], Refusal>

/** A duel that has begun: what everything but `begin` needs. */
export interface Fight {
  readonly contestants: Both<Contestant>
  readonly ritual: Ritual
}

/** The only judge of a duel, and the only place where its dice are rolled. */
export function decide(state: State, command: Command, actor: Actor, luck: Luck): Decision {
  if (command.type === 'begin')
    return actor.kind === 'gm' ? decideBegin(state, command) : refuse({ because: 'gm-only' })
  const { contestants, ritual } = state
  if (!contestants || !ritual) return refuse({ because: 'not-begun' })
  const fight = { contestants, ritual }
  switch (command.type) {
    case 'pick':
    case 'roll':
    case 'describe':
    case 'concede':
      return decideOwn(fight, command, actor, luck)
    case 'settle':
      return decideSettle(state, ritual, command.words, actor)
    case 'note-result':
      return decideNote(fight, command.words, actor)
    default:
      return actor.kind === 'gm' ? decideForGm(state, fight, command) : refuse({ because: 'gm-only' })
  }
}

type OwnCommand = Extract<Command, { type: 'pick' | 'roll' | 'describe' | 'concede' }>
type GmCommand = Exclude<Command, OwnCommand | { type: 'begin' | 'settle' | 'note-result' }>

function decideOwn(fight: Fight, command: OwnCommand, actor: Actor, luck: Luck): Decision {
  const { side } = command
  const { who } = fight.contestants[side]
  if (fight.ritual.verdict) return refuse({ because: 'over' })
  // Words and a concession are spoken aloud, so the Game Master may write them down for anybody; a secret is its owner's.
  const aloud = command.type === 'describe' || command.type === 'concede'
  if (!owns(actor, who) && !(aloud && actor.kind === 'gm')) return refuse({ because: 'not-your-side', who })
  switch (command.type) {
    case 'pick':
      return decidePick(fight, command)
    case 'roll':
      return decideRoll(fight, side, luck)
    case 'describe':
      return ok([{ type: 'approach-described', side, who, words: command.words.trim() }])
    case 'concede': {
      const verdict = { victor: otherSide(side), by: 'concession' } as const
      return ok([{ type: 'ritual-ended', who: whoOf(fight), kind: fight.ritual.kind, verdict }])
    }
    default:
      return assertNever(command)
  }
}

/** A seat owns its side; the Game Master owns the side of their own contestant and no other (GF7). */
export function owns(actor: Actor, who: Who): boolean {
  return actor.kind === 'gm' ? who.kind === 'npc' : who.kind === 'seat' && who.seat === actor.seat
}

export function whoOf({ contestants }: Fight): Both<Who> {
  return both(side => contestants[side].who)
}

function decidePick({ contestants, ritual }: Fight, { side, suit }: Extract<OwnCommand, { type: 'pick' }>): Decision {
  const { who, dice } = contestants[side]
  const { reveals } = ritual
  const last = reveals.at(-1)
  if (dice === 'table') return refuse({ because: 'real-dice', who })
  if (hasRolled(ritual.hidden[side])) return refuse({ because: 'already-rolled', who })
  if (last && isRollingAgain(reveals) && last.throws[side].suit !== suit)
    return refuse({ because: 'same-dice-again', who, suit: last.throws[side].suit })
  if (usedSuits(reveals, side).includes(suit)) return refuse({ because: 'die-used', who, suit })
  return ok([{ type: 'die-picked', side, who, suit }])
}

function decideRoll({ contestants, ritual }: Fight, side: Side, luck: Luck): Decision {
  const { who, dice } = contestants[side]
  const hidden = ritual.hidden[side]
  if (dice === 'table') return refuse({ because: 'real-dice', who })
  for (const each of [side, otherSide(side)])
    if (contestants[each].dice === 'screen' && !ritual.hidden[each])
      return refuse({ because: 'not-picked', who: contestants[each].who })
  if (!hidden) return refuse({ because: 'not-picked', who })
  if (hidden.roll !== null) return refuse({ because: 'already-rolled', who })
  return ok([{ type: 'die-rolled', side, who, roll: roll(luck, facesOf(contestants[side], hidden.suit)) }])
}

function decideForGm(state: State, fight: Fight, command: GmCommand): Decision {
  switch (command.type) {
    case 'reveal':
      return decideReveal(state, fight, command.typed)
    case 'correct-reveal':
      return decideCorrection(state, fight, command.rolls)
    case 'use-dice': {
      const { side, dice } = command
      if (fight.ritual.verdict) return refuse({ because: 'over' })
      return ok([{ type: 'dice-chosen', side, who: fight.contestants[side].who, dice }])
    }
    case 'name-voice': {
      const { seat } = command
      const who = seat === null ? null : fighterOf(fight, seat)
      if (who) return refuse({ because: 'voice-fights', who })
      if (seat !== null && isAway(state, seat)) return refuse({ because: 'not-at-the-table', seat })
      return ok([{ type: 'voice-named', seat }])
    }
    case 'sudden-death':
      if (!fight.ritual.verdict) return refuse({ because: 'not-over' })
      if (fight.ritual.verdict.victor) return refuse({ because: 'not-drawn' })
      return ok([{ type: 'sudden-death-began', who: whoOf(fight) }])
    default:
      return assertNever(command)
  }
}

function fighterOf({ contestants }: Fight, seat: SeatId): Who | null {
  const side = sides.find(each => owns({ kind: 'seat', seat }, contestants[each].who))
  return side ? contestants[side].who : null
}

function decideSettle(state: State, ritual: Ritual, words: string, actor: Actor): Decision {
  if (actor.kind === 'seat' && actor.seat !== state.voice) return refuse({ because: 'not-the-voice' })
  if (words.trim() === '') return refuse({ because: 'no-words' })
  // Conceded before anything was revealed: that was the first round.
  const round = Math.max(1, rounds(ritual.reveals).length + Number(!ritual.verdict))
  return ok([{ type: 'dispute-settled', round, words: words.trim() }])
}

/** The line of story is the Game Master's or the victor's to write (GF24). */
function decideNote({ contestants, ritual }: Fight, words: string, actor: Actor): Decision {
  if (!ritual.verdict) return refuse({ because: 'not-over' })
  const { victor } = ritual.verdict
  const who = victor ? contestants[victor].who : null
  if (actor.kind === 'seat' && !(who && owns(actor, who)))
    return who ? refuse({ because: 'not-your-side', who }) : refuse({ because: 'gm-only' })
  if (words.trim() === '') return refuse({ because: 'no-words' })
  return ok([{ type: 'result-noted', words: words.trim() }])
}
