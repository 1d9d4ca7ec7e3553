import type { KeyBinding } from './keys'
import { anotherKeys } from '@/features/prompts/prompt-keys'

/** The keys under one heading of the help. */
export interface KeyGroup {
  readonly name: string
  readonly keys: readonly KeyBinding[]
}

/** @param query words in an action's name or heading, or one of its keys */
export function keyGroups(bindings: readonly KeyBinding[], query = ''): readonly KeyGroup[] {
  const words = query.trim().toLowerCase()
  const fits = ({ says, group, assigned }: KeyBinding): boolean =>
    `${says} ${group}`.toLowerCase().includes(words) ||
    assigned.some(stroke => stroke.toLowerCase().replaceAll('+', ' ') === words)
  const shown = bindings.filter(fits)
  return [...new Set(shown.map(({ group }) => group))].map(name => ({
    name,
    keys: shown.filter(({ group }) => group === name)
  }))
}

/** The groups in two columns of similar length, in order. */
export function inColumns(groups: readonly KeyGroup[]): readonly (readonly KeyGroup[])[] {
  const lines = (some: readonly KeyGroup[]): number => some.reduce((sum, { keys }) => sum + keys.length + 2, 0)
  const longer = (cut: number): number => Math.max(lines(groups.slice(0, cut)), lines(groups.slice(cut)))
  const cuts = groups.map((_, at) => at + 1).sort((one, other) => longer(one) - longer(other) || one - other)
  const [cut = 0] = cuts
  return [groups.slice(0, cut), groups.slice(cut)]
}

/** Keys with the same meaning everywhere; they cannot be changed. */
export const fixedKeys = [
  { says: 'Close the dialog or panel', caps: ['Esc'] },
  { says: 'Next control, and back', caps: ['Tab', '⇧Tab'] },
  { says: 'Press what has the focus', caps: ['Space'] },
  { says: 'On the table, the stream and a phone: plain text', caps: ['F4'] },
  { says: 'Answer a step or a list that shows them, and then pick no player', caps: ['1', '2', 'A', 'B'] },
  {
    says: 'In a dialog that shows them: that, and nothing of the board',
    caps: ['1', 'D', ...Object.values(anotherKeys)]
  }
] as const
