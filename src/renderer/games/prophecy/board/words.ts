import type { Outcome, Phase } from '#rules/prophecy/vocabulary'
import type { SceneView } from '#rules/prophecy/stage/view'

export const phaseWords: Readonly<Record<Phase, string>> = {
  prophecy: 'Receive a Prophecy',
  characters: 'Create Characters',
  outline: 'Write an outline',
  story: 'Tell the story'
}

/** How the story ended, as every screen says it. */
export const endingWords: Readonly<Record<Outcome, string>> = {
  success: 'The Catastrophe was averted',
  failure: 'The Catastrophe came to pass'
}

export const outcomeWords: Readonly<Record<Outcome, string>> = { success: 'Success', failure: 'Failure' }

/** "Finale", "Primary scene" … by how far it is from the Finale. */
export function rankWords(depth: number): string {
  return ['Finale', 'Primary scene', 'Secondary scene', 'Tertiary scene'][depth] ?? 'Further scene'
}

/** "told, and won", "waits for what leads to it". */
export function standingWords({ standing, outcome }: Pick<SceneView, 'standing' | 'outcome'>): string {
  if (outcome) return outcome === 'success' ? 'told: success' : 'told: failure'
  if (standing === 'on-stage') return 'being performed'
  return standing === 'ready' ? 'can be performed next' : 'other scenes come first'
}

/** 372000 → "6:12" */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  // A clock that was left running: hours, because the minutes would be too wide.
  if (minutes >= 100) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
  return `${minutes}:${rest}`
}

/** 0.729 → "72.9 %" */
export function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`
}
