import type { CreationStep } from '#rules/thousand-faces/characters/character-schemas'
import { lockedXp } from '#rules/thousand-faces/characters/goals'
import type { CharacterView, WorkshopView } from '#rules/thousand-faces/characters/view'
import type { SeatId } from '#rules/core/seat'
import type { OwnPlace } from '../../board/phone-place'

/** What each page is given. */
export interface MakingPage extends OwnPlace {
  readonly workshop: WorkshopView
}

export type MakingStepId = 'touchstone' | 'cards' | 'points' | 'questions' | 'moment' | 'gear'

/** One page of making a character on a phone. */
export interface MakingStep {
  readonly id: MakingStepId
  readonly label: string
  readonly says: string
  /** Nothing of it is missing. */
  readonly done: boolean
}

const pages: readonly { readonly id: MakingStepId; readonly label: string; readonly says: string }[] = [
  {
    id: 'touchstone',
    label: 'Touchstones',
    says: 'Name a book, a film or a song that this story could be like. Then circle one that somebody else named.'
  },
  {
    id: 'cards',
    label: 'Move cards',
    says: 'Three cards say what you can do best: one of class A at most, and two of class B.'
  },
  {
    id: 'points',
    label: 'Strong, quick or clever',
    says: 'Six points over Strength, Dexterity and Intellect. Four is best, one is worst.'
  },
  { id: 'questions', label: 'Questions', says: 'Your Game Master asks everybody the same. Answer as you like.' },
  {
    id: 'moment',
    label: 'Fateful Moment',
    says: `Something that your character will do one day. Its ${lockedXp} XP are yours when you take the first great risk for it.`
  },
  {
    id: 'gear',
    label: 'Pack and things',
    says: 'Pack is gear that you name when you need it. Two things more are yours, one of them magical at most.'
  }
]

const covers = {
  cards: ['move-cards'],
  points: ['attributes'],
  questions: ['questions'],
  moment: ['fateful-moment'],
  gear: ['pack', 'received-cards', 'items']
} as const satisfies Readonly<Record<Exclude<MakingStepId, 'touchstone'>, readonly CreationStep[]>>

/** The pages in their order; without questions while none are asked, without cards while none are laid out. */
export function makingSteps(seat: SeatId, character: CharacterView, workshop: WorkshopView): readonly MakingStep[] {
  return pages
    .filter(({ id }) => id !== 'questions' || workshop.questions.length > 0)
    .map(page => ({ ...page, done: isDone(page.id, seat, character, workshop) }))
}

function isDone(id: MakingStepId, seat: SeatId, { steps, answers }: CharacterView, workshop: WorkshopView): boolean {
  if (id === 'touchstone') return workshop.touchstones.some(({ circledBy }) => circledBy === seat)
  const answered = (question: string): boolean => answers.some(each => each.question === question && each.answer !== '')
  if (id === 'questions') return workshop.questions.every(answered)
  const own: readonly CreationStep[] = covers[id]
  return steps.every(({ step, state, wants }) => !own.includes(step) || state !== 'open' || wants === null)
}
