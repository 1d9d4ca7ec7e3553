import type { Category, ObjectKind, Outcome, Phase } from '#rules/prophecy/types'
import type { SceneView } from '#rules/prophecy/views'

export const phaseWords: Readonly<Record<Phase, string>> = {
  prophecy: 'Receive a Prophecy',
  characters: 'Create Characters',
  outline: 'Write an outline',
  story: 'Tell the story'
}

export const categoryWords: Readonly<Record<Category, { readonly name: string; readonly hint: string }>> = {
  occupation: { name: 'Occupation', hint: 'what they do all day' },
  characteristic: { name: 'Body or mind', hint: 'what one notices first' },
  psychology: { name: 'Temper', hint: 'what they are like' },
  relationship: { name: 'Relationship', hint: 'to another Character' },
  affiliation: { name: 'Affiliation', hint: 'to an organisation' }
}

export const kindWords: Readonly<Record<ObjectKind, string>> = { person: 'Person', place: 'Place', thing: 'Thing' }

export const outcomeWords: Readonly<Record<Outcome, string>> = { success: 'Success', failure: 'Failure' }

/** "Finale", "Primary scene" … by how far it is from the Finale. */
export function rankWords(depth: number): string {
  return ['Finale', 'Primary scene', 'Secondary scene', 'Tertiary scene'][depth] ?? 'Further scene'
}

/** "told, and won", "waits for what leads to it". */
export function standingWords({ standing, outcome }: Pick<SceneView, 'standing' | 'outcome'>): string {
  if (outcome) return outcome === 'success' ? 'told, and won' : 'told, and lost'
  if (standing === 'on-stage') return 'being performed'
  return standing === 'ready' ? 'could be performed next' : 'waits for what leads to it'
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve'
]

/** "one die", "four dice" */
export function counted(count: number, one: string, many: string): string {
  return `${numbers[count] ?? count} ${count === 1 ? one : many}`
}

/** 372000 → "6:12" */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  // A clock that nobody stopped: hours, before the minutes outgrow their place.
  if (minutes >= 100) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
  return `${minutes}:${rest}`
}

/** 0.729 → "72.9 %" */
export function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`
}
