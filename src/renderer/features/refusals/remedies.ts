import type { Explanation, RemedyAction } from '#rules/core/refusal'
import { games } from '@/games/registry'
import type { ActionId } from '@/features/keys/keys'

interface Remedy {
  readonly label: string
  readonly action: ActionId
}

/** The labels of the buttons, by action. */
const labels: Readonly<Partial<Record<RemedyAction, string>>> = Object.assign(
  {
    answers: 'Answers…',
    clocks: 'Clocks…',
    marks: 'Marks…',
    'new-board': 'Games…',
    'open-file': 'Open a campaign…',
    pause: 'Go on',
    preparation: 'Preparation…',
    recap: 'Recap…',
    seats: 'Seats…',
    session: 'Session…',
    settings: 'Settings…',
    stage: 'Stage…',
    undo: 'Undo'
  } satisfies Readonly<Partial<Record<RemedyAction, string>>>,
  ...Object.values(games).map(game => game.remedies)
)

/** The button that leads to the remedy of a refusal; null when the explanation names no action. */
export function remedyFor({ opens }: Pick<Explanation, 'opens'>): Remedy | null {
  const label = opens === undefined ? undefined : labels[opens]
  return opens === undefined || label === undefined ? null : { label, action: opens }
}
