import type { StoryQuestions, StoryQuestionRules } from '../../core/story-questions'
import type { State } from '../state'
import {
  type QuestionText,
  catalogue,
  comesBack,
  type FindChoice,
  findChoices,
  type MomentId,
  moments
} from './catalogue'

type Story = Pick<State['story'], 'length' | 'book' | 'chapter'>

const nineHours = ['you', 'need', 'go', 'search', 'find', 'price', 'return', 'change'] as const
/** A one-shot has four chapters for the whole story (AN5). The questions of a left-out chapter come in the closest one. */
const oneShot = ['you', 'go', 'price', 'return'] as const
const asWell: Readonly<Partial<Record<MomentId, MomentId>>> = {
  you: 'need',
  go: 'search',
  price: 'find',
  return: 'change'
}

/** AN5, AN6: the questions of each moment of the story, and the answers that it brings back. */
export const questions: StoryQuestionRules<State> = {
  ask: ({ story }) => asksOf(story),
  choose: (question, choice, seat) =>
    question.startsWith('find-') && isFindChoice(choice) ? { type: 'answer-find', seat, answer: choice } : null
}

function asksOf(story: Story): StoryQuestions {
  const isShort = story.length === 'one-shot'
  const steps: readonly MomentId[] = isShort ? oneShot : nineHours
  const now: MomentId = steps[story.chapter - 1] ?? 'before'
  const listed = moments.filter(({ id }) => id === 'before' || id === 'hearth' || id === 'any' || steps.includes(id))
  return {
    moments: listed,
    now,
    questions: listed.flatMap(({ id }) =>
      askedIn(id, isShort).map(each => ({ ...each, ...namedFor(each, story), moment: id }))
    ),
    back: backIn(now, isShort).map(id => idIn(id, story))
  }
}

function askedIn(moment: MomentId, isShort: boolean): readonly QuestionText[] {
  const more = isShort ? asWell[moment] : undefined
  return [...catalogue[moment], ...(more ? catalogue[more] : [])]
}

function backIn(moment: MomentId, isShort: boolean): readonly string[] {
  const more = isShort ? asWell[moment] : undefined
  return [...new Set([...(comesBack[moment] ?? []), ...((more && comesBack[more]) ?? [])])]
}

function namedFor({ id, after }: QuestionText, story: Story): Pick<QuestionText, 'id' | 'after'> {
  return { id: idIn(id, story), after: after && idIn(after, story) }
}

/** Each book asks the questions again; the answers of the earlier book stay. */
function idIn(id: string, { book }: Story): string {
  return book === 1 ? id : `${id}-${book}`
}

function isFindChoice(choice: string): choice is FindChoice {
  return (findChoices as readonly string[]).includes(choice)
}
