import type { MovePrompts, Prompt } from '../../core/prompts'
import { apart, drawn, rankOf } from './draw'

/** How many moves of the Game Master’s are shown at once. */
const together = 3

/**
 * Three moves of three kinds: those that are shown, as long as all of them fit; else of each kind a sentence that was not in the newest
 * twenty draws, one that names something of the moment before one that fits anywhere. First come the kinds that have most left (EY3).
 * @param shown ids of earlier draws, three of each, the newest last
 */
export function drawnMoves(
  choices: readonly MovePrompts[],
  shown: readonly string[],
  seed: string,
  again: boolean
): readonly Prompt[] {
  const options = choices.flatMap(({ particular, general }) => [...particular, ...general])
  const now = shown.slice(-together).flatMap(id => options.find(each => each.id === id) ?? [])
  if (!again && now.length === together) return now
  return choices
    .flatMap(choice => candidateOf(choice, shown, seed))
    .sort((one, other) => other.left - one.left || one.rank - other.rank)
    .slice(0, together)
    .map(({ prompt }) => prompt)
}

/** By so many sentences; by more, too few kinds would be left for the twentieth draw. */
const ahead = 4

interface Candidate {
  readonly prompt: Prompt
  /** How many sentences of this kind were not drawn lately; a kind that has one about this moment comes before others. */
  readonly left: number
  readonly rank: number
}

function candidateOf(
  { particular, general }: MovePrompts,
  shown: readonly string[],
  seed: string
): readonly Candidate[] {
  const lately = together * (apart - 1)
  const prompt = drawn([particular, general], shown, seed, true, lately)
  if (!prompt) return []
  const recent = new Set(shown.slice(-lately))
  const fresh = (of: readonly Prompt[]): number => of.filter(({ id }) => !recent.has(id)).length
  const left = fresh(particular) + fresh(general) + (fresh(particular) > 0 ? ahead : 0)
  return [{ prompt, left: fresh([prompt]) > 0 ? left : 0, rank: rankOf(seed, prompt.id) }]
}
