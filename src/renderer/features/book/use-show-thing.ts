import type { ThingId } from '#rules/book/vocabulary'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useShowingPlace } from '../showing/showing-place'
import { useGm } from '../../dashboard/store'
import { useCampaign } from '../../dashboard/use-campaign'

/** Puts a thing of the book, with its present page, into Next: for the table, and for the stream if that is chosen on the stage (SH10). */
export function useShowThing(): (thing: ThingId) => Promise<void> {
  const gm = useGm()
  const spot = refusalSpotAround()
  const place = useShowingPlace()
  const { command } = useCampaign()
  return async thing => {
    const page = await gm.ask<'read-page'>({ ask: 'read-page', thing }, spot())
    if (!page.ok || !page.value) return
    const to = place.to === 'table-and-overlay' ? place.to : 'table'
    await command({ type: 'prepare-exhibit', exhibit: page.value.exhibit, to })
  }
}
