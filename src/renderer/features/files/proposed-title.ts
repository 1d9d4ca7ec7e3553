import type { GmSnapshot } from '#shared/contract'
import { copyTitle } from '#shared/fresh-title'

/**
 * The proposed title of a campaign that is saved under another name. *Save as* keeps the title, because players read it in the recap.
 * The file name distinguishes both campaigns. The title of a copy contains the word "copy".
 */
export function proposedTitle(
  snapshot: GmSnapshot | null,
  purpose: 'save-as' | 'save-copy',
  others: readonly (string | null)[] = []
): string {
  const current = snapshot?.frame?.title ?? ''
  return purpose === 'save-as' ? current : copyTitle(current, [current, ...others])
}
