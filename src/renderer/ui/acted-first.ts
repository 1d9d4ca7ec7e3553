import type { ActBefore } from '#rules/campaign/meanwhile'
import type { LogPart } from '#rules/core/log-line'

/**
 * Who was quicker, and what they did.
 * @param gm what the Game Master is called on this page
 * @param unknown the whole sentence where nobody knows who it was
 */
export function actedFirst(first: ActBefore | undefined, gm: string, unknown: string): readonly LogPart[] {
  if (!first) return [unknown]
  const who: LogPart = first.by === 'gm' ? gm : { seat: first.by }
  return first.words.length > 0 ? [who, ' was first: ', ...first.words] : [who, ' was first']
}
