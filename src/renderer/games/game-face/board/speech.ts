import { calledSentences } from '@/features/calls/call-kinds'
import type { BoardOf, Speech } from '@/games/game'
import {
  bothSides,
  fighterName,
  arenaViewOf,
  outcomeWords,
  percent,
  roundWords,
  scoreWords,
  verdictWords
} from './sides'

/** What the keys that speak say of a duel (SK1): never what lies under a cup. */
export const speech: Speech<BoardOf<'gm', 'game-face'>> = ({ view }, { seats }) => {
  const { contest } = view
  if (!contest) {
    const none = ['No duel has begun']
    return { last: none, turn: none, story: none, waiting: none, seat: none, odds: none }
  }
  const nameOf = (side: 'left' | 'right'): string => fighterName(contest.sides[side].who, seats)
  const last = contest.reveals.at(-1)
  const waits = bothSides.filter(side => !contest.sides[side].hasRolled && contest.sides[side].rolls !== 'table')
  const score = scoreWords(contest, nameOf)
  const dice = bothSides.map(side => {
    const left = contest.sides[side].dice.filter(({ used }) => used === null).length
    return `${nameOf(side)}: ${left} dice left, total ${contest.sides[side].total}`
  })
  const { odds } = contest
  return {
    last: [last ? outcomeWords(last.outcome, nameOf) : 'No cup was lifted yet', score],
    turn: [roundWords(contest, arenaViewOf(contest)), score],
    story: [contest.verdict ? verdictWords(contest.verdict, nameOf) : score],
    waiting: contest.verdict
      ? ['The duel is over']
      : [
          ...calledSentences(view, seats),
          ...(waits.length > 0
            ? waits.map(side => `${nameOf(side)} has not rolled`)
            : ['Both are ready: lift the cups'])
        ],
    seat: dice,
    odds: odds ? bothSides.map(side => `${nameOf(side)} wins: ${percent(odds[side])}`) : ['No odds now']
  }
}
