import { type Choice, oneOf } from '../core/question'
import type { SeatId } from '../core/seat'
import { fullDeck } from './cards'
import { cardsTooMany, participants } from './deck/hands'
import { nameOf } from './names'
import { type AngelsQuestion, blockedBy, question } from './question'
import { isPrologueOver, prologueLines } from './record/view'
import { apply } from './slices'
import type { Event, Refusal, State } from './state'
import { type ActNumber, actNumbers } from './vocabulary'
import { idOf } from './question-kinds'

const whoPlays = { fold: 'Who plays', offered: true } as const

/** The deal, the acts, and who takes part: decided by the Game Master for the table. */
export function tableQuestions(state: State): readonly AngelsQuestion[] {
  return [...(state.started ? [] : [dealQuestion(state), cardsQuestion(state)]), actQuestion(state), ...presence(state)]
}

/** Why the hands cannot be dealt up to size; null: they can (A4). */
export function whyShort(state: State): Extract<Refusal, { because: 'draw-short' }> | null {
  const over = participants(state).map(who => cardsTooMany(state, who))
  // No hand is dealt while another one must discard.
  if (over.some(each => each > 0)) return null
  const needed = -over.reduce((sum, each) => sum + each, 0)
  const left = state.piles.draw.length + state.piles.discard.length
  return needed > left ? { because: 'draw-short', needed, left } : null
}

/** The same after an event that deals at once. */
function shortAfter(state: State, event: Event): { readonly blocked?: ReturnType<typeof blockedBy> } {
  const after = apply(state, event)
  const short = after.started ? whyShort(after) : null
  return short ? { blocked: blockedBy(short) } : {}
}

/** Before the first card: the deck is shuffled and dealt (A2, A3). */
function dealQuestion(state: State): AngelsQuestion {
  const { seats, cards } = state
  const players = seats.length === 1 ? 'One player' : `${seats.length} players`
  return question({
    id: idOf('deal', seats.length),
    who: 'world',
    title: 'The first deal',
    asks: [`${players} and the World`],
    rule: 'A3',
    fields: [],
    notes: [
      [
        cards === 'digital'
          ? 'Each player sees only their own hand, on a phone or on this machine under a cover. You see the World’s hand.'
          : 'Players hold real cards. You enter each card that is laid; the app knows no others.'
      ]
    ],
    commit: 'Shuffle and deal',
    ...shortAfter(state, { type: 'deck-shuffled', order: fullDeck.map(() => null) }),
    command: () => ({ type: 'start-game' })
  })
}

/** Cards of the app, or real ones (A38). */
function cardsQuestion({ cards }: State): AngelsQuestion {
  const isChosen = { blocked: blockedBy({ because: 'nothing-changed' }) }
  const other = cards === 'digital' ? 'physical' : 'digital'
  return question({
    id: idOf('cards', cards),
    who: 'world',
    title: 'Other cards',
    asks: ['Which cards does the table play with?'],
    rule: 'A38',
    fields: [
      {
        kind: 'one',
        key: 'cards',
        label: ['The cards'],
        choices: [
          { key: 'digital', title: ['Cards in the app'], ...(cards === 'digital' ? isChosen : {}) },
          { key: 'physical', title: ['Real cards'], ...(cards === 'physical' ? isChosen : {}) }
        ],
        chosen: other
      }
    ],
    commit: 'Play with these cards',
    offered: true,
    command: () => ({ type: 'choose-cards', cards: other })
  })
}

/** The story moves to another act; the game waits for it once the prologue is over (A35). */
function actQuestion(state: State): AngelsQuestion {
  const isDue = state.act === 0 && state.contest === null && isPrologueOver(state)
  return question({
    id: idOf('act', state.act),
    who: 'world',
    title: 'Another act',
    asks: [isDue ? 'The prologue is over. Which act begins?' : 'Which act begins?'],
    rule: 'A35',
    fields: [
      {
        kind: 'one',
        key: 'act',
        label: ['The act'],
        choices: actNumbers.filter(act => act !== state.act).map(act => actChoice(state, act)),
        chosen: isDue ? '1' : null
      }
    ],
    commit: 'Begin the act',
    ...(isDue ? {} : { fold: 'Decide by hand', offered: true }),
    ...(state.contest ? { blocked: blockedBy({ because: 'contest-running' }) } : {}),
    command: answers => ({
      type: 'begin-act',
      act: actNumbers.find(act => String(act) === oneOf(answers, 'act')) ?? state.act
    })
  })
}

/** An act may begin before each protagonist has powers; the choice says who has none (A35). */
function actChoice(state: State, act: ActNumber): Choice {
  const name = state.acts.find(({ number }) => number === act)?.name ?? ''
  const lines = prologueLines(state)
  const powerless = act === 0 ? [] : lines.filter(({ powers }) => !powers)
  const names = powerless.flatMap(({ seat }, at) => (at === 0 ? [nameOf(seat)] : [', ', nameOf(seat)]))
  const have = powerless.length === 1 ? 'has' : 'have'
  return {
    key: String(act),
    title: [act === 0 ? name : `Act ${act}: ${name}`],
    ...(powerless.length > 0
      ? { lines: [[...names, ` ${have} no powers yet (${powerless.length} of ${lines.length})`]] }
      : {}),
    ...(state.contest ? {} : shortAfter(state, { type: 'act-begun', act }))
  }
}

/** A player leaves the game for now, or returns to it (A37). */
function presence(state: State): readonly AngelsQuestion[] {
  const { seats, contest } = state
  const absent = state.protagonists.map(({ seat }) => seat).filter(seat => !seats.includes(seat))
  const blocked = contest ? { blocked: blockedBy({ because: 'contest-running' }) } : {}
  const choices = (all: readonly SeatId[], type: 'seat-left' | 'seat-returned'): readonly Choice[] =>
    all.map(seat => ({
      key: seat,
      title: [nameOf(seat)],
      ...(contest ? {} : shortAfter(state, { type, seat }))
    }))
  const away = question({
    id: idOf('away', seats.join('.')),
    who: 'world',
    title: 'A player is away',
    asks: ['Who leaves the game for now?'],
    rule: 'A37',
    fields: [{ kind: 'one', key: 'seat', label: ['The player'], choices: choices(seats, 'seat-left'), chosen: null }],
    notes: [['The hand goes to the discard pile. The record stays.']],
    commit: 'Leaves the game for now',
    ...whoPlays,
    ...blocked,
    command: answers => ({ type: 'leave-game', seat: (oneOf(answers, 'seat') ?? '') as SeatId })
  })
  const back = question({
    id: idOf('back', absent.join('.')),
    who: 'world',
    title: 'A player returns',
    asks: ['Who plays again?'],
    rule: 'A37c',
    fields: [
      {
        kind: 'one',
        key: 'seat',
        label: ['The player'],
        choices: choices(absent, 'seat-returned'),
        chosen: null
      }
    ],
    notes: [['A hand is dealt at once.']],
    commit: 'Plays again',
    ...whoPlays,
    ...blocked,
    command: answers => ({ type: 'return-to-game', seat: (oneOf(answers, 'seat') ?? '') as SeatId })
  })
  return [...(seats.length > 0 ? [away] : []), ...(absent.length > 0 ? [back] : [])]
}
