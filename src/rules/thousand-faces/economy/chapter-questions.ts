import { type Choice, oneOf, type OpenQuestion, type Field, numberOf, type Words } from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import type { Command } from '../state'
import type { GmView } from '../view'
import type { ChapterView } from './view'
import { chaptersOf, type Length, lengths, lengthWords, sessionsOf } from './chapters'
import type { SeatId } from '../../core/seat'
import { longestTutorial, tutorialMinutes } from './tutorial'
import { idOf } from '../question-kinds'

/** J1: the length of the campaign, and what it changes. A new length takes the story back before its first chapter. */
export function lengthQuestion({ economy: { length, book, chapter } }: GmView): OpenQuestion<Command, null> {
  const isBegun = chapter > 0 || book > 1
  return {
    question: {
      id: idOf('length'),
      seat: null,
      decides: 'gm',
      title: `Length: ${lengthWords[length]}`,
      asks: ['How long is the campaign meant to be?'],
      rule: 'J1',
      fields: [
        {
          kind: 'one',
          key: 'length',
          label: ['Length of the campaign'],
          choices: lengths.map((each): Choice => {
            const choice = { key: each, title: [lengthWords[each]], lines: consequences[each].map(line => [line]) }
            if (!isBegun) return choice
            return each === length
              ? { ...choice, blocked: say('The campaign has this length', 'Choose another length') }
              : { ...choice, grave: 'The story goes back to before chapter 1' }
          }),
          chosen: isBegun ? null : length
        }
      ],
      commit: 'Set the length'
    },
    command: answers => ({
      type: 'set-length',
      length: lengths.find(each => each === oneOf(answers, 'length')) ?? length
    })
  }
}

/** What each length brings (J2, N4, N13, L6). */
const consequences: Readonly<Record<Length, readonly string[]>> = {
  'one-shot': [sizeOf('one-shot', ''), 'No Harm, no Heroic Stamina'],
  '9-hour': [sizeOf('9-hour', ''), 'Harm, and Heroic Stamina in chapter 5'],
  '30-hour': [sizeOf('30-hour', ' in each of 3 books'), 'Harm and Heroic Stamina; some move cards wait in envelopes']
}

function sizeOf(length: Length, books: string): string {
  return `${counted(sessionsOf(length), 'session')}, ${counted(chaptersOf(length, 1).length, 'chapter')}${books}`
}

/** Y4, R12: the tutorial scene begins, with its minutes and with lent ranks, or ends. */
export function tutorialQuestion(view: GmView): OpenQuestion<Command, null> {
  const common = { id: idOf('tutorial'), seat: null, decides: 'gm', title: 'Tutorial scene', rule: 'Y4' } as const
  if (view.economy.tutorial)
    return {
      question: {
        ...common,
        asks: ['Is the tutorial scene over?'],
        fields: [],
        notes: [['Lent ranks stay until the six points are laid.']],
        commit: 'End the scene'
      },
      command: () => ({ type: 'end-tutorial' })
    }
  const lacking = withoutPoints(view)
  return {
    question: {
      ...common,
      asks: ['Does a tutorial scene come first, in which the players learn to flip?'],
      fields: [...(lacking.length > 0 ? [ranksField(lacking)] : []), minutesField(view)],
      commit: 'Begin the scene'
    },
    command: (answers, at) => ({
      type: 'begin-tutorial',
      minutes: numberOf(answers, 'minutes', tutorialMinutes(view.encounter.scene.length)),
      ...(at === undefined ? {} : { at }),
      ...(lacking.length > 0 && oneOf(answers, 'ranks') === 'lent' ? { lends: true } : {})
    })
  }
}

/** The characters whose six points are still to be laid. */
function withoutPoints({ sheets, encounter }: GmView): readonly SeatId[] {
  return sheets
    .filter(({ character: { created, steps } }) => {
      const points = steps.find(({ step }) => step === 'attributes')
      return !created && points?.state === 'open'
    })
    .map(({ seat }) => seat)
    .filter(seat => encounter.scene.some(each => each.seat === seat))
}

function ranksField(lacking: readonly SeatId[]): Field {
  const names: Words = lacking.flatMap((seat, at) => [...(at === 0 ? [] : [', ']), { seat }])
  return {
    kind: 'one',
    key: 'ranks',
    label: ['Ranks of characters without points'],
    choices: [
      { key: 'lent', title: ['Lend ranks for the scene'], lines: [names, ['Each lays six points afterwards']] },
      { key: 'none', title: ['Lend none'], lines: [['They flip with the ranks that they have']] }
    ],
    chosen: 'lent'
  }
}

function minutesField({ encounter }: GmView): Field {
  return {
    kind: 'number',
    key: 'minutes',
    label: ['Minutes on the clock'],
    least: 1,
    most: longestTutorial,
    value: tutorialMinutes(encounter.scene.length)
  }
}

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
        id: idOf('end-chapter'),
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
      id: idOf('begin-chapter'),
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
        id: idOf('begin-book'),
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
