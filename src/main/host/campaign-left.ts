import { momentIndexOf } from '#rules/campaign/moment-index'
import { preparationPage } from '#rules/campaign/preparation'
import { recapOf } from '#rules/campaign/recap'
import { plainText } from '#rules/core/log-line'
import type { CampaignLeft } from '#shared/contract'
import type { OpenCampaign } from './host-state'

/** The entries to read in one step while a campaign is closed, which takes a few milliseconds. */
const entriesAtOnce = 1000
const mostOwed = 3

/**
 * The state of a campaign at closing, in a few words for the person who continues it.
 * @param now milliseconds since 1970
 */
export function campaignLeft({ chronicle, times }: OpenCampaign, now: number): CampaignLeft {
  const { campaign } = chronicle
  const { session, scene, seats } = campaign
  const nameOf = (id: string): string => {
    const seat = seats.find(each => each.id === id)
    return seat?.character || seat?.player || ''
  }
  // Moments that are not computed yet are left out, because closing does not wait for them.
  const isRead = momentIndexOf(chronicle).readOn({ kind: 'gm' }, entriesAtOnce)
  const last = isRead ? recapOf(chronicle, session, { kind: 'gm' }).moments.at(-1) : undefined
  return {
    session,
    scene: scene.title,
    line: last ? last.text || plainText(last.parts, nameOf) : '',
    owed: preparationPage(campaign, times, session, now)
      .boards.flatMap(({ owed }) => owed.map(({ title }) => title))
      .slice(0, mostOwed)
  }
}
