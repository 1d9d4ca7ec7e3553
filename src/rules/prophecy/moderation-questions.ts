import type { Audience } from '../core/audience'
import { type Choice, type Field, type Obstacle, oneOf, type OpenQuestion, textOf } from '../core/question'
import type { Actor, SeatId } from '../core/seat'
import type { Options, Scene } from './outline/model'
import type { Command, State } from './state'
import { sayFinaleFixed, sayTooEasy } from './outline/scenes'
import { isPresent } from './table/presence'
import { longest } from './vocabulary'
import type { Prophecy } from './world/model'
import { idOf } from './question-kinds'

/** What a Moderator may ask when the story needs a push; a question, never a verdict. */
export const moderatorPrompts: readonly { readonly when: string; readonly ask: readonly string[] }[] = [
  {
    when: 'To see it',
    ask: [
      'What is the first thing that one smells here?',
      'Where does the light come from?',
      'Who else is in the room and wishes they were not?',
      'What has changed since anybody was here last?'
    ]
  },
  {
    when: 'To want it',
    ask: [
      'What will it cost you if this goes well?',
      'What are you not saying aloud?',
      'Which of you would rather not be here, and why do you stay?',
      'What would make you turn round?'
    ]
  },
  {
    when: 'To tie it together',
    ask: [
      'How does the Catastrophe already show in this place?',
      'Who of those we met before has a hand in this?',
      'Which of your Aspects have we not seen for too long?',
      'What does this have to do with the person you are tied to?'
    ]
  },
  {
    when: 'When the dice have fallen',
    ask: [
      'Which pair made the difference, and how did it look?',
      'What went wrong that nobody could have seen coming?',
      'Who noticed, and what will they do about it?',
      'Which Aspect is no longer true?'
    ]
  }
]

type ModerationQuestion = OpenQuestion<Command, null>

/** The source of these questions (QU5): the views alone. The host and every screen make the same questions from them. */
interface ModerationTo {
  readonly options: Options
  readonly scenes: readonly (Pick<Scene, 'parent' | 'objective' | 'difficulty'> & { readonly check: object | null })[]
  readonly moderator: SeatId | null
  readonly doom: Pick<Prophecy, 'questions'>
  /** What the Moderator asks now; empty: nothing. */
  readonly question: string
  /** The players at the table. */
  readonly seats: readonly SeatId[]
  readonly by: Actor
}

const ofKeepers = { seat: null, decides: 'gm' } as const

/** The options, the Moderator, and what is asked of the table. No frame carries these questions. */
export function moderationQuestions(to: ModerationTo): readonly ModerationQuestion[] {
  return [
    ...(to.by.kind === 'gm' ? [optionsQuestion(to), moderatorQuestion(to)] : []),
    ...(keepsBooks(to) ? [...(to.question === '' ? [] : [answeredQuestion(to.question)]), askQuestion(to)] : [])
  ]
}

/** PR38: the Game Master and the Moderator keep time and books. */
export function keepsBooks({ by, moderator }: Pick<ModerationTo, 'by' | 'moderator'>): boolean {
  return by.kind === 'gm' || (by.kind === 'seat' && by.seat === moderator)
}

/** The same for one audience of the host. */
export function moderationQuestionsFor(state: State, audience: Audience): readonly ModerationQuestion[] {
  if (audience.kind !== 'gm' && audience.kind !== 'seat') return []
  const { options, scenes, doom, question } = state
  const isHere = (seat: SeatId | null): seat is SeatId => seat !== null && isPresent(state, seat)
  const seats = state.seats.map(({ id }) => id).filter(isHere)
  const moderator = isHere(state.moderator) ? state.moderator : null
  return moderationQuestions({ options, scenes, doom, moderator, question, seats, by: audience })
}

/** PR40: how the table plays this story. */
function optionsQuestion({ options, scenes }: ModerationTo): ModerationQuestion {
  const { finale, sceneMinutes, relationship } = options
  const later: Choice['lines'] = [['As in version 1.1 of the rules']]
  const finaleChoice = (value: Options['finale']): Choice => {
    const why = whyNotFinale(scenes, value)
    return {
      key: String(value),
      title: [`Difficulty ${value}`],
      ...(value === 5 ? { lines: later } : {}),
      ...(why ? { blocked: why } : {})
    }
  }
  return {
    question: {
      ...ofKeepers,
      id: idOf('options'),
      title: 'Options',
      asks: ['How does the table play this story?'],
      rule: 'PR40',
      fields: [
        {
          kind: 'one',
          key: 'finale',
          label: ['The Finale'],
          choices: [finaleChoice(4), finaleChoice(5)],
          chosen: String(finale)
        },
        {
          kind: 'one',
          key: 'minutes',
          label: ['The time of a scene'],
          choices: [
            { key: '8', title: ['8 minutes'] },
            { key: '10', title: ['10 minutes'], lines: later }
          ],
          chosen: String(sceneMinutes)
        },
        {
          kind: 'one',
          key: 'relationship',
          label: ['Relationships are with'],
          choices: [
            { key: 'character', title: ['Characters'] },
            { key: 'anyone', title: ['Any person'], lines: later }
          ],
          chosen: relationship
        }
      ],
      commit: 'Play with these options',
      offered: true
    },
    command: answers => ({
      type: 'set-options',
      options: {
        finale: oneOf(answers, 'finale') === '5' ? 5 : 4,
        sceneMinutes: oneOf(answers, 'minutes') === '10' ? 10 : 8,
        relationship: oneOf(answers, 'relationship') === 'anyone' ? 'anyone' : 'character'
      }
    })
  }
}

/** The outline is graded from the Finale: none of its scenes may have a difficulty below 1 (PR12, PR40). */
function whyNotFinale(scenes: ModerationTo['scenes'], value: Options['finale']): Obstacle | null {
  const now = scenes.find(({ parent }) => parent === null)?.difficulty ?? value
  if (now === value) return null
  if (scenes.some(({ check }) => check !== null)) return { ...sayFinaleFixed(), rule: 'PR40' }
  const easy = scenes.find(({ difficulty }) => difficulty + value - now < 1)
  return easy ? { ...sayTooEasy(easy.objective), rule: 'PR12' } : null
}

/** PR38: a player who keeps time and books, or the Game Master. */
function moderatorQuestion({ seats, moderator }: ModerationTo): ModerationQuestion {
  return {
    question: {
      ...ofKeepers,
      id: idOf('moderator'),
      title: 'The Moderator',
      asks: ['Who keeps time and books, and asks questions?'],
      rule: 'PR38',
      fields: [
        {
          kind: 'one',
          key: 'who',
          label: ['The Moderator'],
          choices: [
            ...seats.map(seat => ({ key: seat, title: [{ seat }] })),
            { key: 'gm', title: ['The Game Master'] }
          ],
          chosen: moderator ?? 'gm'
        }
      ],
      commit: 'Is the Moderator',
      offered: true
    },
    command(answers) {
      const who = oneOf(answers, 'who')
      return { type: 'name-moderator', seat: who === 'gm' ? null : (who as SeatId | null) }
    }
  }
}

/** PR38: a question for the whole table: one that is listed, or one in own words. */
function askQuestion({ doom }: ModerationTo): ModerationQuestion {
  const prompts = [
    ...doom.questions.map((words, at) => ({ key: `doom ${at}`, words, when: 'About this Prophecy' })),
    ...moderatorPrompts.flatMap(({ when, ask }, group) =>
      ask.map((words, at) => ({ key: `prompt ${group} ${at}`, words, when }))
    )
  ]
  const fields: readonly Field[] = [
    {
      kind: 'one',
      key: 'prompt',
      label: ['Which question'],
      choices: [
        ...prompts.map(({ key, words, when }) => ({
          key,
          title: [words],
          lines: [[when]],
          commits: [`Ask: ${words}`]
        })),
        { key: 'own', title: ['Own words'], commits: ['Ask'] }
      ],
      chosen: 'own',
      foldsOnPhone: true
    },
    {
      kind: 'text',
      key: 'words',
      label: ['The question'],
      hint: 'What do the neighbours say about it?',
      needed: true,
      most: longest.line,
      when: { field: 'prompt', is: ['own'] }
    }
  ]
  return {
    question: {
      ...ofKeepers,
      id: idOf('ask'),
      title: 'Ask the table',
      asks: ['Which question does the table answer?'],
      rule: 'PR38',
      fields,
      commit: 'Ask',
      commitsBy: 'prompt',
      offered: true
    },
    command(answers) {
      const prompt = prompts.find(({ key }) => key === oneOf(answers, 'prompt'))
      return { type: 'ask', words: prompt?.words ?? textOf(answers, 'words') }
    }
  }
}

/** PR38: the table has answered. */
function answeredQuestion(words: string): ModerationQuestion {
  return {
    question: {
      ...ofKeepers,
      id: idOf('answered'),
      title: 'Answered',
      asks: [words],
      rule: 'PR38',
      fields: [],
      commit: 'Answered',
      offered: true
    },
    command: () => ({ type: 'ask', words: '' })
  }
}
