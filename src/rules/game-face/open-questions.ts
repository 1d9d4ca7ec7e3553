import type { Audience } from '../core/audience'
import { answeringCall } from '../core/calls/call-answer'
import {
  type Answers,
  type AnyQuestion,
  type Choice,
  type Field,
  numberOf,
  oneOf,
  type OpenQuestion,
  textOf
} from '../core/question'
import { gm, type Actor, type SeatId } from '../core/seat'
import { asideQuestions, concedeQuestions, correctQuestions } from './aside-questions'
import { beginQuestions } from './begin-question'
import { callKinds } from './calls/calling'
import { type Fight, isAway, ownsSide, voiceOf } from './contestants/view'
import { nameOf, suitNames } from './names'
import { cannotUse } from './ritual/reveal'
import type { TypedDie } from './ritual/model'
import { facesOf, hasRolled, isRollingAgain, rounds } from './ritual/scoring'
import { type CupView, cupOf, realCupOf } from './ritual/view'
import type { Command, State } from './state'
import { type DuelSuit, duelSuits, longest, type Side, sides } from './vocabulary'
import { idOf } from './question-kinds'

type DuelQuestion = OpenQuestion<Command, SeatId | null>

/**
 * Every decision that waits in a duel, and every one that is offered (QU1). Only its owner is asked about a die under a cup (GF7). Words that
 * are said aloud may be written by the Game Master for each side (GF8).
 */
export function openQuestions(state: State, audience: Audience): readonly DuelQuestion[] {
  const { contestants, ritual } = state
  if (audience.kind === 'table' || audience.kind === 'overlay') return []
  const fight = contestants && ritual ? { contestants, ritual } : null
  if (audience.kind === 'gm') return [...(fight ? gmQuestions(state, fight) : []), ...beginQuestions(state)]
  if (!fight) return []
  const { seat } = audience
  if (isAway(state, seat)) return []
  const own = fight.ritual.verdict ? afterQuestions(state, fight, audience) : playersQuestions(state, fight, seat)
  return own.map(each => answeringCall(callKinds, state, seat, each, opens))
}

const opens = { describe: ['describe'], settle: ['settle'] } as const

/** The same questions for the screens: without the commands. */
export function questionsShown(state: State, audience: Audience): readonly AnyQuestion[] {
  return openQuestions(state, audience).map(({ question }) => question)
}

function gmQuestions(state: State, fight: Fight): readonly DuelQuestion[] {
  if (fight.ritual.verdict) return [...afterQuestions(state, fight, gm), ...correctQuestions(state, fight)]
  return [
    ...cupQuestions(state, fight, gm),
    ...revealQuestions(state, fight),
    ...sides.map(side => describeQuestion(fight, side)),
    ...settleQuestions(state, fight),
    ...asideQuestions(state, fight)
  ]
}

function playersQuestions(state: State, fight: Fight, seat: SeatId): readonly DuelQuestion[] {
  const actor = { kind: 'seat', seat } as const
  const own = sides.filter(side => ownsSide(actor, fight.contestants[side].who))
  return [
    ...cupQuestions(state, fight, actor),
    ...own.map(side => describeQuestion(fight, side)),
    ...(voiceOf(state) === seat ? settleQuestions(state, fight) : []),
    ...concedeQuestions(fight, actor)
  ]
}

function seatOf({ contestants }: Fight, side: Side): SeatId | null {
  const { who } = contestants[side]
  return who.kind === 'seat' ? who.seat : null
}

/** The number of the next reveal: a question of one round is not a question of the next. */
function roundOf({ ritual }: Fight): string {
  return `${ritual.kind === 'sudden-death' ? 'sudden-' : ''}${ritual.reveals.length + 1}`
}

/** A die under the own cup: in the app, or a real one. */
function cupQuestions(state: State, fight: Fight, actor: Actor): readonly DuelQuestion[] {
  const real = actor.kind === 'seat' ? realCupOf(state, actor) : null
  if (real) return [enterQuestion(fight, real)]
  const cup = cupOf(state, actor)
  if (!cup || cup.roll !== null) return []
  const picks = cup.mayPick.length > 0 ? [pickQuestion(fight, cup)] : []
  return cup.suit !== null && cup.mayRoll ? [rollQuestion(fight, cup, cup.suit), ...picks] : picks
}

/** The die of the round, in secret. Until it has rolled, another die may be picked (GF7). */
function pickQuestion(fight: Fight, cup: CupView): DuelQuestion {
  const { side, suit } = cup
  const seat = seatOf(fight, side)
  return {
    question: {
      id: idOf('pick', side, roundOf(fight)),
      seat,
      decides: seat === null ? 'gm' : 'player',
      title: suit === null ? 'A die, in secret' : 'Pick another die',
      asks: [nameOf(fight.contestants[side].who), ' picks a die, in secret'],
      rule: 'GF7',
      fields: [dieField(fight, cup, 'dice')],
      notes: [secretNote],
      commit: 'Pick the die',
      commitsBy: 'die',
      ...(suit === null ? {} : { offered: true })
    },
    command: answers => ({ type: 'pick', side, suit: oneOf(answers, 'die') as DuelSuit })
  }
}

const secretNote = ['Only you can see this until both cups are lifted. Not even the Game Master can'] as const

function dieField({ contestants }: Fight, { side, suit, mayPick }: CupView, shows: 'dice'): Field {
  const only = mayPick.length === 1 ? (mayPick[0] ?? null) : null
  return {
    kind: 'one',
    key: 'die',
    label: ['The die'],
    choices: mayPick.map(each => dieChoice(facesOf(contestants[side], each), each)),
    chosen: suit !== null && mayPick.includes(suit) ? suit : only,
    shows
  }
}

function dieChoice(faces: number, suit: DuelSuit): Choice {
  return { key: suit, title: [`${suitNames[suit]}, d${faces}`] }
}

/** Both have picked: the own die falls under the cup (GF9). */
function rollQuestion(fight: Fight, { side }: CupView, suit: DuelSuit): DuelQuestion {
  const seat = seatOf(fight, side)
  const again = isRollingAgain(fight.ritual.reveals)
  return {
    question: {
      id: idOf('roll', side, roundOf(fight)),
      seat,
      decides: seat === null ? 'gm' : 'player',
      title: again ? 'A draw: the same die once more' : 'The roll, in secret',
      asks: [nameOf(fight.contestants[side].who), ` rolls ${suitNames[suit]}: say how the fight goes, then roll`],
      rule: 'GF9',
      fields: [],
      notes: [secretNote],
      commit: 'Roll under the cup'
    },
    command: () => ({ type: 'roll', side })
  }
}

/** The number of a real die, entered in secret. It may be changed until the cups are lifted (GF26). */
function enterQuestion(fight: Fight, cup: CupView): DuelQuestion {
  const { side, suit, roll, mayPick } = cup
  const isEntered = suit !== null && roll !== null
  const groups = numberFields(fight, side, mayPick, 'die', isEntered ? { suit, roll } : null)
  return {
    question: {
      id: idOf('enter', side, roundOf(fight)),
      seat: seatOf(fight, side),
      decides: 'player',
      title: isEntered ? `You entered ${roll} with ${suitNames[suit]}` : 'A real die, in secret',
      asks: [nameOf(fight.contestants[side].who), ' rolls a real die under a cup and enters what it shows'],
      rule: 'GF26',
      fields: [dieField(fight, cup, 'dice'), ...groups],
      notes: [secretNote],
      commit: isEntered ? 'Change it' : 'Enter in secret',
      ...(isEntered ? { offered: true } : {})
    },
    command: answers => ({ type: 'enter-die', side, ...dieIn(fight, side, answers, 'die') })
  }
}

/** The number of the chosen die: a number field for each size of die. @param die the key of the field of dice */
function numberFields(
  { contestants }: Fight,
  side: Side,
  suits: readonly DuelSuit[],
  die: string,
  entered: TypedDie | null
): readonly Field[] {
  const sizes = [...new Set(suits.map(suit => facesOf(contestants[side], suit)))]
  return sizes.map(faces => {
    const same = suits.filter(suit => facesOf(contestants[side], suit) === faces)
    return {
      kind: 'number',
      key: `${die}-d${faces}`,
      label: [`What the d${faces} shows`],
      when: { field: die, is: same },
      least: 1,
      most: faces,
      value: entered && same.includes(entered.suit) ? entered.roll : null
    }
  })
}

function dieIn({ contestants }: Fight, side: Side, answers: Answers, die: string): TypedDie {
  const suit = oneOf(answers, die) as DuelSuit
  return { suit, roll: numberOf(answers, `${die}-d${facesOf(contestants[side], suit)}`, 0) }
}

/** Both sides have rolled: both cups are lifted at once. Real dice are entered with them, unless their player has entered them (GF10, GF26). */
function revealQuestions(state: State, fight: Fight): readonly DuelQuestion[] {
  const { contestants, ritual } = fight
  const isDown = sides.every(side => contestants[side].dice === 'table' || hasRolled(ritual.hidden[side]))
  if (!isDown) return []
  const real = sides.filter(side => contestants[side].dice === 'table')
  const isEntered = (side: Side): boolean => hasRolled(ritual.hidden[side])
  return [
    {
      question: {
        id: idOf('reveal', state.serial),
        seat: null,
        decides: 'gm',
        title: 'The reveal',
        asks: ['Both cups are lifted at once'],
        rule: 'GF10',
        fields: real.flatMap(side => realFields(fight, side, isEntered(side))),
        notes: real
          .filter(isEntered)
          .map(side => [
            nameOf(contestants[side].who),
            ' has entered a die in secret. Another one, read out here, holds'
          ]),
        commit: 'Lift both cups'
      },
      command(answers) {
        const typedDie = (side: Side): TypedDie | null =>
          real.includes(side) && oneOf(answers, side) !== null ? dieIn(fight, side, answers, side) : null
        return { type: 'reveal', typed: { left: typedDie('left'), right: typedDie('right') } }
      }
    }
  ]
}

function realFields(fight: Fight, side: Side, isEntered: boolean): readonly Field[] {
  const { contestants, ritual } = fight
  const { who } = contestants[side]
  const free = duelSuits.filter(suit => cannotUse(who, ritual.reveals, side, suit) === null)
  const lies = isEntered ? { fold: 'Read out other dice' } : {}
  const only = free.length === 1 && !isEntered ? (free[0] ?? null) : null
  return [
    {
      kind: 'one',
      key: side,
      label: ['The real die of ', nameOf(who)],
      choices: free.map(suit => dieChoice(facesOf(contestants[side], suit), suit)),
      chosen: only,
      ...(isEntered ? { optional: true } : {}),
      ...lies
    },
    ...numberFields(fight, side, free, side, null).map(field => ({ ...field, ...lies }))
  ]
}

/** How a side fights, said aloud: a plan, or a bluff (GF8). */
function describeQuestion(fight: Fight, side: Side): DuelQuestion {
  const seat = seatOf(fight, side)
  const plan = fight.ritual.approach[side]
  return {
    question: {
      id: idOf('describe', side, roundOf(fight)),
      seat,
      decides: seat === null ? 'gm' : 'player',
      title: 'Say how you fight',
      asks: ['How does ', nameOf(fight.contestants[side].who), ' fight?'],
      rule: 'GF8',
      fields: [
        {
          kind: 'text',
          key: 'words',
          label: ['In words that all players read'],
          hint: 'A plan, or a bluff',
          long: true,
          most: longest.words,
          ...(plan === '' ? {} : { value: plan })
        }
      ],
      commit: 'Say it',
      offered: true
    },
    command: answers => ({ type: 'describe', side, words: textOf(answers, 'words') })
  }
}

/** The voice decides a dispute, or the Game Master writes the decision down (GF6). */
function settleQuestions(state: State, { ritual }: Fight): readonly DuelQuestion[] {
  const voice = voiceOf(state)
  if (voice === null && state.rulings.length === 0) return []
  return [
    {
      question: {
        id: idOf('settle', `${ritual.reveals.length}.${state.rulings.length}`),
        seat: voice,
        decides: voice === null ? 'gm' : 'player',
        title: 'Settle a dispute',
        asks: voice === null ? ['A dispute is settled'] : [{ seat: voice }, ' settles disputes in this duel'],
        rule: 'GF6',
        fields: [
          {
            kind: 'text',
            key: 'words',
            label: ['The decision'],
            hint: 'The leap did not fit Clubs',
            needed: true,
            most: longest.words
          }
        ],
        commit: 'Announce it',
        offered: true
      },
      command: answers => ({ type: 'settle', words: textOf(answers, 'words') })
    }
  ]
}

/** The duel is over: a line of story for it (GF24), and after a draw a sudden death (GF19). */
function afterQuestions(state: State, fight: Fight, actor: Actor): readonly DuelQuestion[] {
  const { verdict, reveals } = fight.ritual
  const winner = verdict?.victor ? seatOf(fight, verdict.victor) : null
  const mayNote = actor.kind === 'gm' || (winner !== null && actor.seat === winner)
  const isDrawn = actor.kind === 'gm' && verdict?.victor === null
  return [...(isDrawn ? [suddenDeath(rounds(reveals).length)] : []), ...(mayNote ? [noteQuestion(state, winner)] : [])]
}

function suddenDeath(round: number): DuelQuestion {
  return {
    question: {
      id: idOf('sudden-death', round),
      seat: null,
      decides: 'gm',
      title: 'A draw',
      asks: ['One more round decides, with fresh dice'],
      rule: 'GF19',
      fields: [],
      commit: 'Sudden death'
    },
    command: () => ({ type: 'sudden-death' })
  }
}

function noteQuestion({ story, past }: State, winner: SeatId | null): DuelQuestion {
  return {
    question: {
      id: idOf('note', past.length),
      seat: winner,
      decides: winner === null ? 'gm' : 'player',
      title: 'The result in one line',
      asks: ['What comes of this duel, for the table and the log?'],
      rule: 'GF24',
      fields: [
        {
          kind: 'text',
          key: 'words',
          label: ['The result'],
          hint: 'Brindle walks out with the bell rope',
          needed: true,
          most: longest.words,
          ...(story === '' ? {} : { value: story })
        }
      ],
      commit: 'Save to the log',
      offered: true
    },
    command: answers => ({ type: 'note-result', words: textOf(answers, 'words') })
  }
}
