import type { Explanation } from '#rules/core/refusal'
import { games } from '../../games/registry'
import type { ActionId } from '../keys/keys'

interface Remedy {
  readonly label: string
  readonly action: ActionId
}

/** The labels of the buttons, by action. */
const labels: Readonly<Record<string, string>> = Object.assign(
  { undo: 'Undo' },
  ...Object.values(games).map(game => game.remedies)
)

/** The button that leads to the remedy of a refusal; null when the explanation names no action. */
export function remedyFor({ opens }: Explanation): Remedy | null {
  const label = opens === undefined ? undefined : labels[opens]
  return label === undefined ? null : { label, action: opens as ActionId }
}
