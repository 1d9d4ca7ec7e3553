import { memoize } from '../core/memoize'
import type { Chronicle } from './chronicle'
import { recapOf } from './recap'
import type { BoardId, Campaign, Farewell } from './types'

/** The number of moments that fit on the screen. */
const most = 3

const farewells = memoize<Campaign, Farewell>(1)

/**
 * TB7: the text between two sessions: the most important moments of the table's recap, in our words. The Game Master's
 * own words are not shown before the recap is (PO6).
 * @param hidden boards that the table does not know of yet (ST7)
 */
export function farewellOf(chronicle: Chronicle, hidden: readonly BoardId[]): Farewell | null {
  const { campaign } = chronicle
  if (!campaign.current.ended) return null
  return farewells(campaign, [hidden.join()], () => {
    const { moments } = recapOf(chronicle, campaign.session, { kind: 'table' }, hidden)
    const weightiest = [...moments].sort((one, other) => other.weight - one.weight).slice(0, most)
    return {
      session: campaign.session,
      moments: moments.filter(moment => weightiest.includes(moment)).map(({ parts }) => parts)
    }
  })
}
