import type { GmSnapshot } from '#shared/contract'
import { copyTitle } from '#shared/fresh-title'

/**
 * The title that a campaign is offered when it is saved under another name. *Save as* keeps the title: players read it in the
 * recap, and the name of the file tells the two apart. A copy is called one.
 */
export function proposedTitle(
  snapshot: GmSnapshot | null,
  purpose: 'save-as' | 'save-copy',
  others: readonly (string | null)[] = []
): string {
  const current = snapshot?.frame?.title ?? ''
  return purpose === 'save-as' ? current : copyTitle(current, [current, ...others])
}
