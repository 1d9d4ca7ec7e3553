import { moveOf } from '#rules/thousand-faces/moves/all'
import type { Move } from '#rules/thousand-faces/moves/move'
import type { MoveChoice, MovesView } from '#rules/thousand-faces/moves/view'

/** A move that can be picked, with what is printed on it. */
export interface MoveOffer {
  readonly choice: MoveChoice
  readonly move: Move
}

export interface OfferedGroup {
  readonly name: string
  readonly moves: readonly MoveOffer[]
}

/**
 * Everything that a character could make, their own cards first; only what has every word of `query`.
 * @param onDay the character has a quiet day to spend: the moves for that come first
 */
export function offeredMoves(moves: MovesView, query: string, onDay = false): readonly OfferedGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const downtime = { name: 'Downtime', choices: inGroup(moves.choices, 'downtime') }
  const groups = [
    ...(onDay ? [downtime] : []),
    { name: 'Own cards', choices: moves.choices.filter(choice => choice.card === 'own') },
    { name: 'Basic', choices: inGroup(moves.choices, 'basic') },
    ...(onDay ? [] : [downtime]),
    { name: 'Without the card', choices: moves.attempts }
  ]
  return groups
    .map(({ name, choices }) => ({
      name,
      moves: byTitle(
        choices.map(choice => ({ choice, move: moveOf(choice.move) })).filter(each => has(each.move, words)),
        words
      )
    }))
    .filter(group => group.moves.length > 0)
}

/** The move that Enter takes: of all groups, the one whose title fits best. Without words the first that can be made. */
export function bestOf(groups: readonly OfferedGroup[], query: string): MoveOffer | null {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const all = groups.flatMap(group => group.moves)
  const possible = words.length === 0 ? all.find(({ choice }) => choice.blocked === null) : undefined
  return possible ?? byTitle(all, words)[0] ?? null
}

/** Those first whose title has the words, before those whose text has them; the beginning of the title before all. */
function byTitle(offered: readonly MoveOffer[], words: readonly string[]): readonly MoveOffer[] {
  if (words.length === 0) return offered
  const rank = ({ move }: MoveOffer): number => {
    const name = move.name.toLowerCase()
    if (name.startsWith(words.join(' '))) return 0
    return words.every(word => name.includes(word)) ? 1 : 2
  }
  return [...offered].sort((a, b) => rank(a) - rank(b))
}

/** The names of all of them, for a field that suggests. */
export function moveNames(moves: MovesView): readonly string[] {
  return [...moves.choices, ...moves.attempts]
    .filter(choice => choice.ways.length > 0)
    .map(choice => moveOf(choice.move).name)
}

/** The move that is called exactly so, however it is written. */
export function choiceNamed(moves: MovesView, name: string): MoveChoice | null {
  const wanted = name.trim().toLowerCase()
  const all = [...moves.choices, ...moves.attempts]
  return all.find(choice => choice.ways.length > 0 && moveOf(choice.move).name.toLowerCase() === wanted) ?? null
}

function inGroup(choices: readonly MoveChoice[], group: Move['group']): readonly MoveChoice[] {
  return choices.filter(choice => choice.card === 'basic' && moveOf(choice.move).group === group)
}

function has(move: Move, words: readonly string[]): boolean {
  const text = `${move.name} ${move.summary}`.toLowerCase()
  return words.every(word => move.name.toLowerCase().includes(word) || (word.length > 3 && text.includes(word)))
}
