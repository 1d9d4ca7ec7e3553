import { counted } from '#rules/core/text'
import { calledSentences } from '@/features/calls/call-kinds'
import type { BoardOf, Speech } from '@/games/game'
import { outcomeWords } from '#rules/face-of-angels/names'
import { askedWords, beforeWords, namesFor } from './words'

/** What the keys that speak say of a contest (SK1): of hands their size alone. */
export const speech: Speech<BoardOf<'gm', 'face-of-angels'>> = ({ view }, { seats }) => {
  const names = namesFor(view, seats)
  const { contest, participants } = view
  const asked = participants.flatMap(one => one.asked.map(each => `${names.of(one.who)} ${askedWords(each)}`))
  const waiting = [...calledSentences(view, seats), ...asked]
  const score =
    contest &&
    `${names.side(contest, 'initiator')} ${contest.score.initiator}, ${names.side(contest, 'respondent')} ${contest.score.respondent}`
  const taken = contest?.tricks.at(-1)
  return {
    last: [
      contest?.phase.at === 'ended'
        ? outcomeWords(contest.phase.outcome)
        : contest && taken && score
          ? `${counted(contest.tricks.length, 'trick')} played: ${score}`
          : contest
            ? beforeWords(contest)
            : 'No contest is on'
    ],
    turn: asked.length > 0 ? asked : [contest ? beforeWords(contest) : 'Nobody is asked for anything'],
    story: [`Act ${view.act.number}`, ...(score ? [score] : [])],
    waiting: waiting.length > 0 ? waiting : ['Nothing waits'],
    seat: participants.map(one => `${names.of(one.who)}: ${counted(one.hand, 'card')} of ${one.handSize}`),
    odds: [`${counted(view.draw, 'card')} in the draw pile, ${view.discard.length} discarded`]
  }
}
