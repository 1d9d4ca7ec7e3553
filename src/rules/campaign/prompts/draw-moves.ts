import type { MovePrompts, Prompt } from '../../core/prompts'
import { apart, drawn, rankOf } from './draw'

/** The number of GM moves that are shown at once. */
const together = 3

/**
 * Three moves of three kinds. Shown moves stay as long as all of them fit. Otherwise each kind gives a sentence that
 * was not in the newest twenty draws. A sentence that names an object of the moment is preferred. Kinds with the most
 * sentences left come first (EY3).
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

/**
 * The head start of a kind with a sentence about this moment, in sentences. A higher number would leave too few kinds
 * for the twentieth draw.
 */
const ahead = 4

interface Candidate {
  readonly prompt: Prompt
  /**
   * The number of sentences of this kind that were not drawn recently; a kind with a sentence about this moment ranks
   * before others.
   */
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
