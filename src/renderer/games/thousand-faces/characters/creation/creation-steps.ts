import type { CreationStep } from '#rules/thousand-faces/characters/character-schemas'
import { lockedXp } from '#rules/thousand-faces/characters/goals'
import type { CharacterView, StepView, WorkshopView } from '#rules/thousand-faces/characters/view'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { OfferedKind } from '#rules/thousand-faces/question-kinds'
import type { Command } from '#rules/thousand-faces/state'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import { attributeShortNames, attributes, rankOf } from '#rules/thousand-faces/vocabulary'
import type { SeatId } from '#rules/core/seat'

/** One step of making characters: what of each character it covers, and the kinds of its questions. */
export interface TableStep {
  readonly id: 'touchstones' | 'cards' | 'points' | 'names' | 'questions' | 'moment' | 'gear' | 'hearth'
  readonly label: string
  readonly says: string
  readonly covers: readonly CreationStep[]
  /** The offered questions, the first one first (QU5); absent: the step has a form of its own. */
  readonly kinds?: readonly OfferedKind[]
}

export const tableSteps: readonly TableStep[] = [
  {
    id: 'touchstones',
    label: 'Touchstones',
    says: 'Books, films and songs that this story could be like. Each circles one, the Game Master last.',
    covers: []
  },
  {
    id: 'cards',
    label: 'Move cards',
    says: 'Three cards say what a character does best: one of class A at most, and two of class B.',
    covers: ['move-cards'],
    kinds: ['card', 'put-back']
  },
  {
    id: 'points',
    label: 'Six points',
    says: 'Over Strength, Dexterity and Intellect, each from one to four. Four is best.',
    covers: ['attributes'],
    kinds: ['points']
  },
  { id: 'names', label: 'Names', says: 'What they are called.', covers: ['name'] },
  {
    id: 'questions',
    label: 'Questions',
    says: 'Everybody answers the same questions.',
    covers: ['questions']
  },
  {
    id: 'moment',
    label: 'Fateful Moment',
    says: `Something that a character will do one day, worth ${lockedXp} XP.`,
    covers: ['fateful-moment'],
    kinds: ['moment', 'deal']
  },
  {
    id: 'gear',
    label: 'Pack and items',
    says: 'Pack is gear that gets its name when it is needed. Two Item cards more, one of them magical at most.',
    covers: ['pack', 'received-cards', 'items'],
    kinds: ['pack', 'received', 'item']
  },
  { id: 'hearth', label: 'The Hearth', says: 'The home that everybody loves and comes back to.', covers: ['hearth'] }
]

/** The steps on a phone: without names, which players tell the Game Master. Without questions before one is asked. */
export function phoneSteps({ questions }: WorkshopView): readonly TableStep[] {
  return tableSteps.filter(
    ({ id }) => id !== 'names' && id !== 'hearth' && (id !== 'questions' || questions.length > 0)
  )
}

/** Whether this player lacks nothing of the step on the phone. */
export function isDoneBy(
  seat: SeatId,
  step: TableStep,
  { steps, answers }: CharacterView,
  table: WorkshopView
): boolean {
  if (step.id === 'touchstones') return table.touchstones.some(({ circledBy }) => circledBy === seat)
  if (step.id === 'questions')
    return table.questions.every(question => answers.some(each => each.question === question && each.answer !== ''))
  return wantedOf(steps, step) === null
}

/** What a character has of a step, in a few words; empty without anything. */
export function hasOf(
  { id }: TableStep,
  { ranks }: SheetView,
  { moves, steps, fateful, equipment }: CharacterView
): string {
  switch (id) {
    case 'cards':
      return moves.owned.map(({ move }) => moveOf(move).name).join(', ')
    case 'points':
      return steps.some(each => each.step === 'attributes' && each.state === 'done')
        ? attributes.map(each => `${attributeShortNames[each]} ${rankOf(ranks[each])}`).join(' · ')
        : ''
    case 'moment':
      return fateful?.goal ?? ''
    case 'gear':
      return [...(equipment.pack ? [`${equipment.pack} Pack`] : []), ...equipment.items.map(({ name }) => name)].join(
        ', '
      )
    default:
      return ''
  }
}

/** What of a table step one character still lacks; null when nothing. */
export function wantedOf(steps: readonly StepView[], step: TableStep): string | null {
  const open = steps.filter(each => step.covers.includes(each.step) && each.state === 'open' && each.wants !== null)
  return open.length ? open.map(each => each.wants).join(', ') : null
}

/** Whether no character lacks this step. */
export function isDone(characters: readonly (readonly StepView[])[], step: TableStep): boolean {
  return characters.length > 0 && characters.every(steps => wantedOf(steps, step) === null)
}

/** Whether a character skipped part of this step. */
export function isSkipped(characters: readonly (readonly StepView[])[], step: TableStep): boolean {
  return characters.some(steps => steps.some(each => step.covers.includes(each.step) && each.state === 'skipped'))
}

/** The mark that skips the open parts of a step for all characters; null: none is open. */
export function skipOf(
  characters: readonly { readonly seat: SeatId; readonly steps: readonly StepView[] }[],
  step: TableStep
): Extract<Command, { type: 'mark-step' }> | null {
  const [first, ...also] = characters.flatMap(({ seat, steps }) =>
    steps
      .filter(each => step.covers.includes(each.step) && each.state === 'open' && each.wants !== null)
      .map(each => ({ seat, step: each.step }))
  )
  return first ? { type: 'mark-step', ...first, as: 'skipped', ...(also.length > 0 ? { also } : {}) } : null
}
