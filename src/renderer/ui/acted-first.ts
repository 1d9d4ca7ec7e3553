import type { ActBefore } from '#rules/campaign/meanwhile'
import type { LogPart } from '#rules/core/log-line'

/**
 * Who acted first, and the act.
 * @param gm the name of the Game Master on this page
 * @param unknown the whole sentence for an unknown actor
 */
export function actedFirst(first: ActBefore | undefined, gm: string, unknown: string): readonly LogPart[] {
  if (!first) return [unknown]
  const who: LogPart = first.by === 'gm' ? gm : { seat: first.by }
  return first.words.length > 0 ? [who, ' was first: ', ...first.words] : [who, ' was first']
}
