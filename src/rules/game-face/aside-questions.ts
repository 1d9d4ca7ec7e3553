import { type Choice, oneOf, numberOf, type OpenQuestion } from '../core/question'
import { type Actor, gm, type SeatId } from '../core/seat'
import { type Fight, isAway, ownsSide, voiceOf } from './contestants/view'
import { nameOf } from './names'
import type { Command, State } from './state'
import { bySide, otherSide, type Side, sides } from './vocabulary'
import { idOf } from './question-kinds'

type DuelQuestion = OpenQuestion<Command, SeatId | null>

/** Decisions beside the rounds, which are seldom made. */
const aside = { fold: 'More about this duel', offered: true } as const

/** What the Game Master decides beside the rounds while a duel is fought. */
export function asideQuestions(state: State, fight: Fight): readonly DuelQuestion[] {
  return [
    ...sides.map(side => diceQuestion(fight, side)),
    ...concedeQuestions(fight, gm),
    ...correctQuestions(state, fight),
    ...voiceQuestions(state, fight)
  ]
}

/** Real dice in place of those on the screen, or the other way round (GF26). */
function diceQuestion({ contestants }: Fight, side: Side): DuelQuestion {
  const { who, dice } = contestants[side]
  const isOnScreen = dice === 'screen'
  return {
    question: {
      id: idOf('dice', side, isOnScreen ? 'table' : 'screen'),
      seat: null,
      decides: 'gm',
      title: 'Real dice or the screen',
      asks: ['Does ', nameOf(who), isOnScreen ? ' use real dice?' : ' use dice on the screen?'],
      rule: 'GF26',
      fields: [],
      notes: [
        [isOnScreen ? 'A die under the cup on the screen is taken back' : 'A real die that was entered is taken back']
      ],
      commit: isOnScreen ? 'Use real dice' : 'Use the screen',
      ...aside
    },
    command: () => ({ type: 'use-dice', side, dice: isOnScreen ? 'table' : 'screen' })
  }
}

/** A side gives the duel up: each player for the own side, the Game Master for both (GF27). */
export function concedeQuestions({ contestants }: Fight, actor: Actor): readonly DuelQuestion[] {
  const own = sides.filter(side => actor.kind === 'gm' || ownsSide(actor, contestants[side].who))
  return own.map(side => {
    const { who } = contestants[side]
    const choice: Choice = {
      key: 'concede',
      title: [nameOf(who), ' concedes'],
      lines: [[nameOf(contestants[otherSide(side)].who), ' wins the duel']],
      grave: 'The duel is over',
      asksAgain: 'The duel is over'
    }
    return {
      question: {
        id: idOf('concede', side),
        seat: who.kind === 'seat' ? who.seat : null,
        decides: who.kind === 'seat' ? 'player' : 'gm',
        title: 'Concede',
        asks: ['Does ', nameOf(who), ' concede?'],
        rule: 'GF27',
        fields: [{ kind: 'one', key: 'concede', label: ['The end of the duel'], choices: [choice], chosen: null }],
        commit: 'Concede',
        ...aside
      },
      command: () => ({ type: 'concede', side })
    }
  })
}

/** The dice of the last reveal were read wrongly (GF23). */
export function correctQuestions({ serial }: State, { contestants, ritual }: Fight): readonly DuelQuestion[] {
  const last = ritual.reveals.at(-1)
  if (!last || ritual.verdict?.by === 'concession') return []
  return [
    {
      question: {
        id: idOf('correct', serial),
        seat: null,
        decides: 'gm',
        title: 'Correct the last reveal',
        asks: ['What did the dice really show?'],
        rule: 'GF23',
        fields: sides.map(side => ({
          kind: 'number',
          key: side,
          label: [nameOf(contestants[side].who), ` rolled, with a d${last.throws[side].faces}`],
          least: 1,
          most: last.throws[side].faces,
          value: last.throws[side].roll
        })),
        notes: [['The round, the bonuses and the result follow from it. The next round stays as it is']],
        commit: 'Correct it',
        ...aside
      },
      command: answers => ({
        type: 'correct-reveal',
        rolls: bySide(side => numberOf(answers, side, last.throws[side].roll))
      })
    }
  ]
}

/** Each player who does not fight may settle disputes (GF6). */
function voiceQuestions(state: State, { contestants }: Fight): readonly DuelQuestion[] {
  const voice = voiceOf(state)
  const free = state.seats
    .map(({ id }) => id)
    .filter(id => id !== voice && !isAway(state, id))
    .filter(seat => sides.every(side => !ownsSide({ kind: 'seat', seat }, contestants[side].who)))
  const choices: readonly Choice[] = [
    ...free.map(seat => ({ key: seat, title: [{ seat }] })),
    ...(voice === null ? [] : [{ key: 'none', title: ['No player'] }])
  ]
  if (choices.length === 0) return []
  return [
    {
      question: {
        id: idOf('voice', voice ?? 'none'),
        seat: null,
        decides: 'gm',
        title: 'Who settles disputes',
        asks: ['Who settles disputes in this duel?'],
        rule: 'GF6',
        fields: [{ kind: 'one', key: 'voice', label: ['The voice'], choices, chosen: null }],
        commit: 'Name the voice',
        ...aside
      },
      command(answers) {
        const named = oneOf(answers, 'voice')
        return { type: 'name-voice', seat: named === null || named === 'none' ? null : (named as SeatId) }
      }
    }
  ]
}
