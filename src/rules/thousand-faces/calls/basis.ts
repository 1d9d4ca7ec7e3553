import type { SeatId } from '../../core/seat'
import { newestFlip } from '../flip/queries'
import { findSheet } from '../sheets'
import { mercyOf } from './steps'
import type { Command, Sheet, State } from '../state'

type Kind = Command['type']
type CommandOfType<Type extends Kind> = Extract<Command, { readonly type: Type }>

/**
 * HA19: the part of the board on which each act was decided. It holds only what the sender can see: hidden changes never refuse an act.
 * The rules of the command check the other requirements (XP, Pack, a card that still exists).
 */
const bases: { readonly [Type in Kind]?: (state: State, command: CommandOfType<Type>) => unknown } = {
  // making a character (HA16)
  'set-ranks': (state, { seat }) => ofSheet(state, seat, ({ ranks, character }) => [ranks, character.steps.attributes]),
  'answer-question': (state, { seat, question }) =>
    ofSheet(state, seat, ({ character }) => character.answers[question.trim()] ?? ''),
  'offer-goals': (state, { seat }) => goalsOf(state, seat),
  'take-goal': (state, { seat }) => goalsOf(state, seat),
  // a day in town (HA17, HA18)
  'lay-out-wares': (state, { seat }) => ofSheet(state, seat, ({ character }) => [character.wares, inTown(state, seat)]),
  shop: (state, { seat }) => ofSheet(state, seat, ({ character }) => [character.wares, inTown(state, seat)]),
  'buy-pack': (state, { seat }) => ofSheet(state, seat, ({ character }) => [character.pack, character.precious]),
  study: (state, { seat, move }) => [ofCard(state, seat, move), inTown(state, seat)],
  // what XP bring (HA20)
  'good-thing-i-brought': (state, { seat }) =>
    ofSheet(state, seat, ({ character: { pack, items } }) => [pack, items.map(({ id }) => id)]),
  'tell-tale': (state, { seat }) => ofSheet(state, seat, ({ character }) => character.designs),
  contemplate: (state, command) => [
    inTown(state, command.seat),
    ofSheet(state, command.seat, each => named(each, command))
  ],
  'request-mercy': (state, { seat }) => mercyOf(state, seat),
  'drop-mercy': (state, { seat }) => mercyOf(state, seat),
  'mercy-flashback': (state, { seat }) => mercyOf(state, seat),
  // // damage, and what follows a flip (HA7, HA10, HA11)
  'take-attack': (state, { attack }) => ofBlow(state, attack),
  'raise-shield': (state, { attack, seat }) => [ofBlow(state, attack), ofSheet(state, seat, standing)],
  'settle-outcome': (state, command) => {
    const outcome = state.outcomes.find(({ id }) => id === command.outcome) ?? null
    return [outcome, outcome && ofSheet(state, outcome.seat, sheet => named(sheet, command))]
  },
  'spend-token': (state, { seat, move }) => ofSheet(state, seat, ({ character }) => character.tokens[move] ?? 0), // HA21
  'roll-power': (state, command) => {
    const open = state.followUps.find(({ id }) => id === command.followUp) ?? null
    return [open, open && ofSheet(state, open.seat, sheet => named(sheet, command))]
  },
  // what an open flip waits for
  choose: waiting,
  'name-card': waiting,
  'answer-critical': waiting,
  'raise-by-critical': waiting,
  flashback: waiting,
  'raise-result': waiting,
  'settle-flashback': waiting,
  shuffle: (state, { seat }) => [state.pending, ofSheet(state, seat, ({ piles }) => piles.discard)],
  'use-move': (state, { seat, move, supporters, versus }) => [
    waiting(state),
    state.calls.open.find(({ ask }) => ask.seat === seat) ?? null,
    state.attacks.filter(each => each.seat === seat),
    ofCard(state, seat, move),
    [seat, ...supporters, ...(versus ? [versus] : [])].map(each => ofSheet(state, each, standing))
  ],
  'arrange-corners': ({ game }) => game,
  'replace-corner': ({ game }) => game,
  'finish-corners': ({ game }) => game
}

/** The basis of an act as plain JSON. Undefined: the act depends on everything that the page showed. */
export function basisOf(state: State, command: Command): unknown {
  return (bases[command.type] as ((state: State, command: Command) => unknown) | undefined)?.(state, command)
}

/** The part of the basis that the command itself carries: a long text is begun long before it is sent. */
export function basisSeen(command: Command): unknown {
  return command.type === 'answer-question' ? command.was : undefined
}

function ofSheet<Value>(state: State, seat: SeatId, what: (sheet: Sheet) => Value): Value | null {
  const sheet = findSheet(state, seat)
  return sheet ? what(sheet) : null
}

function goalsOf(state: State, seat: SeatId): unknown {
  return ofSheet(state, seat, ({ character }) => [character.offered, character.fateful])
}

/** The card of that move, with its level and tokens. Undefined becomes null: the basis is compared as JSON. */
function ofCard(state: State, seat: SeatId, move: string): unknown {
  return ofSheet(state, seat, ({ character }) => character.moves.find(each => each.move === move) ?? null)
}

/** The place of the day, and the character's moves on it. */
function inTown({ story: { day } }: State, seat: SeatId): unknown {
  return day && [day.place, day.did[seat] ?? []]
}

/** A blow, and the means of its target to take it. */
function ofBlow(state: State, id: number | null): unknown {
  const attack = state.attacks.find(each => each.id === id) ?? null
  return [attack, attack && ofSheet(state, attack.seat, standing)]
}

/** The state of the character: Stamina, tokens, and the contents of slots. */
function standing({ piles, tokens, incapacitated, character }: Sheet): unknown {
  const exhausted = piles.cards === 'digital' ? piles.exhausted.length : piles.exhausted
  const { dead, stamina, items, moves } = character
  const slots = [...items, ...moves].map(({ filled }) => filled)
  const damage = items.map(each => each.damage)
  return [exhausted + piles.faceUp.length, tokens, incapacitated, dead, stamina, slots, damage]
}

/** The things and slots that a command names. */
function named({ character: { items, moves } }: Sheet, command: Command): unknown {
  const words = JSON.stringify(command)
  return [
    items.filter(({ id }) => words.includes(`"${id}"`)),
    moves.filter(({ move }) => words.includes(`"${move}"`)).map(({ filled }) => filled)
  ]
}

/** The newest flip and the answer that it waits for. */
function waiting(state: State): unknown {
  const flip = newestFlip(state)
  return [state.pending, flip && [flip.serial, flip.seat, flip.result, flip.cards.length], state.flips.settled]
}
