import { type Choice, oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import type { Command } from '../state'
import type { GmView } from '../view'
import type { ChapterView } from './view'

type Offer = OpenQuestion<Command, null>

/** J3, J4, J7: how the chapter ends, which chapter begins, and which book. */
export function chapterQuestions(view: GmView): readonly Offer[] {
  return [...endQuestion(view), beginQuestion(view), ...bookQuestion(view)]
}

const openChapter = ({ economy }: GmView): ChapterView | undefined =>
  economy.chapters.find(({ state, end }) => state === 'now' && end === null)

/** J3, J6: the chapter’s point is taken, risked in a Rest, or given up. */
function endQuestion(view: GmView): readonly Offer[] {
  const chapter = openChapter(view)
  if (!chapter) return []
  const { economy, shadow } = view
  const isPaid = chapter.pays === 1
  const losesPoint = isPaid ? { grave: 'Its Journey point is lost' } : {}
  const rest: Choice = {
    key: 'rest',
    title: ['Offer a Rest'],
    ...(shadow.circled > 0
      ? { grave: `${counted(shadow.circled, 'circled point')} left: the Journey point is lost` }
      : { lines: [['It takes the Journey point']] })
  }
  const choices: readonly Choice[] = [
    {
      key: 'earned',
      title: [isPaid ? 'Take the Journey point' : 'End the chapter'],
      ...(economy.mayEarn ? { blocked: economy.mayEarn } : {})
    },
    ...(chapter.conditions.some(({ id }) => id === 'circled-spent-before-rest') ? [rest] : []),
    { key: 'skipped', title: [isPaid ? 'End without the point' : 'End it as it is'], ...losesPoint }
  ]
  return [
    {
      question: {
        id: 'end-chapter',
        seat: null,
        decides: 'gm',
        title: 'End the chapter',
        asks: [`How does ${chapter.name} end?`],
        rule: 'J3',
        fields: [{ kind: 'one', key: 'how', label: ['How it ends'], choices, chosen: null }],
        commit: 'End it',
        commitsBy: 'how'
      },
      command: answers => {
        const how = oneOf(answers, 'how')
        if (how === 'rest') return { type: 'offer-rest' }
        return { type: 'end-chapter', as: how === 'earned' ? 'earned' : 'skipped' }
      }
    }
  ]
}

/** J4: any chapter may begin. One that is still open then pays nothing. */
function beginQuestion(view: GmView): Offer {
  const { chapters } = view.economy
  const open = openChapter(view)
  const next = chapters.find(({ state }) => state === 'to-come')
  return {
    question: {
      id: 'begin-chapter',
      seat: null,
      decides: 'gm',
      title: 'Begin a chapter',
      asks: ['Which chapter begins?'],
      rule: 'J4',
      fields: [
        {
          kind: 'one',
          key: 'chapter',
          label: ['Which chapter'],
          choices: chapters.map(({ number, name, state }) => ({
            key: String(number),
            title: [`${number} ${name}`],
            ...(state === 'now'
              ? { blocked: { ...say('This chapter is being played', 'Choose another chapter'), rule: 'J4' } }
              : open
                ? { grave: `${open.name} is still open: its Journey point is lost` }
                : {})
          })),
          chosen: open || !next ? null : String(next.number)
        }
      ],
      commit: 'Begin it'
    },
    command: answers => ({ type: 'begin-chapter', chapter: Number(oneOf(answers, 'chapter') ?? 1) })
  }
}

/** J7: a book of a thirty-hour campaign begins at its first chapter. */
function bookQuestion({ economy: { length, book, journey } }: GmView): readonly Offer[] {
  if (length !== '30-hour') return []
  return [
    {
      question: {
        id: 'begin-book',
        seat: null,
        decides: 'gm',
        title: 'Begin a book',
        asks: [`Book ${book} is being played. Which book begins, at its first chapter?`],
        rule: 'J7',
        fields: [
          {
            kind: 'one',
            key: 'book',
            label: ['Which book'],
            choices: [1, 2, 3].map(each => ({
              key: String(each),
              title: [`Book ${each}`],
              ...(each === 3 ? { lines: [['Shadow stays, and its gains are doubled']] } : {}),
              ...(each === 3 && journey > 0 ? { grave: `${counted(journey, 'Journey point')} will be gone` } : {})
            })),
            chosen: null
          }
        ],
        commit: 'Begin it',
        commitsBy: 'book'
      },
      command: answers => ({
        type: 'begin-book',
        book: ([1, 2, 3] as const).find(each => String(each) === oneOf(answers, 'book')) ?? book
      })
    }
  ]
}
