import type { GmSnapshot } from '#shared/contract'
import { freshTitle } from '#shared/fresh-title'

/**
 * The title that a campaign is offered when it is saved under another name: two campaigns that are both played or kept are
 * told apart; one that must move because it cannot be saved stays itself.
 */
export function proposedTitle(
  snapshot: GmSnapshot | null,
  purpose: 'save-as' | 'save-copy',
  others: readonly (string | null)[] = []
): string {
  const current = snapshot?.frame?.title ?? ''
  if (purpose === 'save-as' && snapshot?.file?.save.kind === 'not-saved') return current
  return freshTitle(current, purpose === 'save-copy' ? 'copy' : 'another', [current, ...others])
}
