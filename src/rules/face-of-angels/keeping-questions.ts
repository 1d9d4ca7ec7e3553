import { type Choice, oneOf } from '../core/question'
import { contestantName } from './contest/contest-questions'
import { currentTrick } from './contest/contests'
import type { Contest } from './contest/model'
import { cardsTooMany, participants } from './deck/hands'
import { nameOf } from './names'
import { type AngelsQuestion, blockedBy, question } from './question'
import type { State } from './state'
import { whyShort } from './table-questions'
import { sideHelped } from './trick/steps'
import { otherSide, type Participant, type Side } from './vocabulary'
import { idOf } from './question-kinds'

/** Decisions that are seldom made. */
const byHand = { fold: 'Decide by hand', offered: true } as const

/** What the Game Master decides for the table: no participant’s own (A15, A37). */
export function keepingQuestions(state: State): readonly AngelsQuestion[] {
  if (!state.started) return []
  const { contest } = state
  if (!contest) return refillQuestions(state)
  return [
    ...closeHelpQuestions(contest),
    ...extraQuestions(state, contest),
    ...awardQuestions(contest),
    finishQuestion(contest)
  ]
}

/** Hands are brought up to size before the next contest (A4). While a hand must discard, none is dealt. */
function refillQuestions(state: State): readonly AngelsQuestion[] {
  const over = participants(state).map(who => cardsTooMany(state, who))
  if (over.every(each => each === 0) || over.some(each => each > 0)) return []
  const short = whyShort(state)
  return [
    question({
      id: idOf('refill', state.piles.draw.length),
      who: 'world',
      title: 'Short hands',
      asks: ['Some hands have too few cards'],
      rule: 'A4',
      fields: [],
      commit: 'Deal the hands up to size',
      ...(short ? { blocked: blockedBy(short) } : {}),
      command: () => ({ type: 'refill-hands' })
    })
  ]
}

/** No participant helps any more: on the present side, or on both (A15). */
function closeHelpQuestions(contest: Contest): readonly AngelsQuestion[] {
  const trick = currentTrick(contest)
  const side = trick && sideHelped(trick)
  if (!trick || !side || trick.question) return []
  const choices: readonly Choice[] = [
    { key: 'one', title: ['No other help for ', ...contestantName(contest[side])] },
    ...(side === trick.leader ? [{ key: 'both', title: ['No other help on both sides'] }] : [])
  ]
  return [
    question({
      id: idOf('close-help', `${contest.serial}.${trick.number}.${trick.step}`),
      who: 'world',
      title: 'No other helper',
      asks: ['Does no other participant help?'],
      rule: 'A15',
      fields: [{ kind: 'one', key: 'steps', label: ['The helpers'], choices, chosen: 'one' }],
      commit: 'No other help',
      commitsBy: 'steps',
      offered: true,
      command: answers => ({
        type: 'close-help',
        ...(oneOf(answers, 'steps') === 'both' ? { steps: 'both' as const } : {})
      })
    })
  ]
}

/** The table gives a participant one more card (A37). */
function extraQuestions(state: State, contest: Contest): readonly AngelsQuestion[] {
  if (currentTrick(contest)?.question) return []
  const { draw, discard } = state.piles
  const left = draw.length + discard.length
  return [
    question({
      id: idOf('extra', draw.length),
      who: 'world',
      title: 'One extra card',
      asks: ['Who gets one more card?'],
      rule: 'A37',
      fields: [
        {
          kind: 'one',
          key: 'who',
          label: ['The extra card'],
          choices: participants(state).map(who => ({ key: who, title: [nameOf(who)] })),
          chosen: null
        }
      ],
      commit: 'Deal one extra card',
      ...(left === 0 ? { blocked: blockedBy({ because: 'draw-short', needed: 1, left }) } : {}),
      ...byHand,
      command: answers => ({ type: 'deal-extra', who: (oneOf(answers, 'who') ?? '') as Participant, reason: '' })
    })
  ]
}

/** Between two tricks a finished trick is given to the other side (A37). */
function awardQuestions(contest: Contest): readonly AngelsQuestion[] {
  const { serial, tricks } = contest
  if (tricks.length === 0 || currentTrick(contest)?.laid.length !== 0) return []
  return [
    question({
      id: idOf('award', `${serial}.${tricks.length}`),
      who: 'world',
      title: 'A trick for the other side',
      asks: ['Which trick goes to the other side?'],
      rule: 'A37',
      fields: [
        {
          kind: 'one',
          key: 'trick',
          label: ['The trick'],
          choices: tricks.map(({ number, takenBy }) => ({
            key: String(number),
            title: [`Trick ${number} to `, ...contestantName(contest[otherSide(takenBy)])]
          })),
          chosen: null
        }
      ],
      commit: 'Give the trick',
      ...byHand,
      command(answers) {
        const trick = tricks.find(({ number }) => String(number) === oneOf(answers, 'trick'))
        return { type: 'award-trick', number: trick?.number ?? 0, to: otherSide(trick?.takenBy ?? 'initiator') }
      }
    })
  ]
}

/** The table ends the contest: with a winner, or without a result (A37). */
function finishQuestion(contest: Contest): AngelsQuestion {
  const isOver = contest.phase.at === 'ended'
  const wins = (side: Side): Choice => ({
    key: side,
    title: [...contestantName(contest[side]), ' wins'],
    grave: 'The contest ends now',
    asksAgain: 'The contest ends now'
  })
  const off = {
    key: 'off',
    title: ['It is called off'],
    lines: [['There is no winner, and no stakes come true']],
    grave: 'The contest ends now',
    asksAgain: 'The contest ends now'
  }
  return question({
    id: idOf('finish', contest.serial, ...(isOver ? ['over'] : [])),
    who: 'world',
    title: 'End the contest',
    asks: ['How does the table end this contest?'],
    rule: 'A37',
    fields: [
      {
        kind: 'one',
        key: 'end',
        label: ['The end'],
        choices: isOver ? [off] : [wins('initiator'), wins('respondent'), off],
        chosen: null
      }
    ],
    commit: 'End the contest',
    ...byHand,
    command(answers) {
      const end = oneOf(answers, 'end')
      return { type: 'end-contest', winner: end === 'initiator' || end === 'respondent' ? end : null, reason: '' }
    }
  })
}
