import type { Answer } from '../../book/story-answers/model'
import { spelled } from '../../book/mentions'
import { nameIn } from '../../book/names'
import type { LogPart } from '../../core/log-line'
import type { Prompt } from '../../core/prompts'
import type { StoryQuestions } from '../../core/story-questions'
import { systemOf } from '../../registry'
import type { Board, BoardId, Campaign } from '../types'
import type { Candidate } from './from-book'

/** The longest quotation of an answer, in UTF-16 units. */
const longest = 200

/** AN8: unasked questions of this moment, answers that may return, and the beginnings that answers provide. */
export function promptsOfAnswers(
  campaign: Campaign,
  board: BoardId
): { readonly questions: readonly Candidate[]; readonly hooks: readonly Candidate[] } {
  const open = campaign.boards.find(({ id }) => id === board)
  const asks = open && systemOf(open.system).questions?.ask(open.state)
  const answered = campaign.book.answers.filter(each => each.board === board && each.text !== '' && each.back === null)
  const begins = new Set(asks?.questions.filter(({ gives }) => gives !== null).map(({ id }) => id))
  return {
    questions: [
      ...(open && asks ? notAsked(campaign, open, asks) : []),
      ...answered.filter(({ seat }) => seat !== null).map(each => drawable(each, () => whatBecame(each, campaign)))
    ],
    hooks: answered
      .filter(({ question }) => begins.has(question))
      .map(each => drawable(each, () => hookOf(each, campaign)))
  }
}

function notAsked({ book, seats }: Campaign, { id }: Board, { now, questions }: StoryQuestions): readonly Candidate[] {
  const here = seats.filter(({ retired }) => !retired)
  return questions
    .filter(({ moment, after, asks }) => moment === now && after === null && !asks.includes('{other}'))
    .flatMap(({ id: question, asks, of }) =>
      (of === 'each' ? here.map(seat => seat.id) : [null])
        .filter(
          seat => !book.answers.some(each => each.board === id && each.question === question && each.seat === seat)
        )
        .map(seat => {
          const title = of === 'gm' ? 'For you to decide' : 'A question of this chapter'
          const says: readonly LogPart[] = seat === null ? [asks] : [{ seat }, ': ', asks]
          const id = `ask:${question}:${seat ?? ''}`
          return { id, prompt: () => promptOf(id, title, says, 'Write the answer') }
        })
    )
}

function whatBecame({ question, seat, asked, text }: Answer, campaign: Campaign): Prompt {
  const who: readonly LogPart[] = seat === null ? [] : [{ seat }, ', ']
  const says = [...who, plain(asked, campaign), ` “${plain(text, campaign)}” What has become of that?`]
  return promptOf(idOf({ question, seat }), 'An answer and what became of it', says, 'It came back…')
}

function hookOf({ question, seat, text }: Answer, campaign: Campaign): Prompt {
  return promptOf(idOf({ question, seat }), 'From an answer', [plain(text, campaign)], 'It came back…')
}

function drawable(answer: Answer, prompt: () => Prompt): Candidate {
  return { id: idOf(answer), prompt }
}

function idOf({ question, seat }: Pick<Answer, 'question' | 'seat'>): string {
  return `answer:${question}:${seat ?? ''}`
}

function promptOf(id: string, title: string, says: readonly LogPart[], label: string): Prompt {
  return { id, title, says, act: { on: 'answers', label } }
}

function plain(text: string, { book, seats }: Campaign): string {
  const whole = spelled(text, mentioned => nameIn(book, seats, mentioned) ?? 'somebody')
  return whole.length > longest ? `${whole.slice(0, longest - 1)}…` : whole
}
