import type { CreationStep } from '#rules/thousand-faces/characters/character-schemas'
import { startingPack } from '#rules/thousand-faces/characters/creation'
import { lockedXp } from '#rules/thousand-faces/characters/goals'
import type { StepView } from '#rules/thousand-faces/characters/view'
import type { SeatId } from '#rules/core/seat'

/** One step of making characters as the whole table does it, and which steps of each character it covers. */
export interface TableStep {
  readonly id: 'touchstones' | 'cards' | 'points' | 'names' | 'questions' | 'moment' | 'gear' | 'hearth'
  readonly label: string
  readonly says: string
  readonly covers: readonly CreationStep[]
}

export const tableSteps: readonly TableStep[] = [
  {
    id: 'touchstones',
    label: 'Touchstones',
    says: 'Everybody names books, films, songs; each circles one, the Game Master last.',
    covers: []
  },
  {
    id: 'cards',
    label: 'Move cards',
    says: 'Three for each: at most one of class A and two of class B.',
    covers: ['move-cards']
  },
  { id: 'points', label: 'Six points', says: 'Over Str, Dex and Int, each from one to four.', covers: ['attributes'] },
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
    says: `One of two goals, with ${lockedXp} XP locked on it until the first great risk.`,
    covers: ['fateful-moment']
  },
  {
    id: 'gear',
    label: 'Pack and items',
    says: `${startingPack} Pack, what the move cards bring, and two Item cards, one of them magical at most.`,
    covers: ['pack', 'received-cards', 'items']
  },
  { id: 'hearth', label: 'The Hearth', says: 'The home that everybody loves and comes back to.', covers: ['hearth'] }
]

/** What of a table step one character still lacks; null when nothing. */
export function wantedOf(steps: readonly StepView[], step: TableStep): string | null {
  const open = steps.filter(each => step.covers.includes(each.step) && each.state === 'open' && each.wants !== null)
  return open.length ? open.map(each => each.wants).join(', ') : null
}

/** Whether nobody lacks anything of it. */
export function isDone(characters: readonly (readonly StepView[])[], step: TableStep): boolean {
  return characters.length > 0 && characters.every(steps => wantedOf(steps, step) === null)
}

/** Whether somebody skipped a part of it. */
export function isSkipped(characters: readonly (readonly StepView[])[], step: TableStep): boolean {
  return characters.some(steps => steps.some(each => step.covers.includes(each.step) && each.state === 'skipped'))
}

/** The marks that skip what is still open of a step, for everybody. */
export function skipsOf(
  characters: readonly { readonly seat: SeatId; readonly steps: readonly StepView[] }[],
  step: TableStep
): readonly {
  readonly type: 'mark-step'
  readonly seat: SeatId
  readonly step: CreationStep
  readonly as: 'skipped'
}[] {
  return characters.flatMap(({ seat, steps }) =>
    steps
      .filter(each => step.covers.includes(each.step) && each.state === 'open' && each.wants !== null)
      .map(each => ({ type: 'mark-step' as const, seat, step: each.step, as: 'skipped' as const }))
  )
}
