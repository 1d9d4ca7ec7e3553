import { z } from 'zod'
import { thingFields, thingId } from '../book/things/model'
import { thingsIn } from '../book/things/shelf'
import { seatId } from '../core/schema'
import type { Infer } from '../core/slice'
import { systemIds } from '../core/system'
import { systemOf } from '../registry'
import type { Campaign } from './types'

const text = z.string()

/** The campaign as other programs read it: what docs/campaign-data.md says, and nothing else (OI7). */
export const campaignDataSchema = z.strictObject({
  hearthside: z.literal('campaign-data'),
  version: z.literal(1),
  title: text,
  scene: z.strictObject({ title: text, subtitle: text }),
  session: z.int().nonnegative(),
  seats: z.array(z.strictObject({ id: seatId, player: text, character: text, retired: z.boolean() })),
  games: z.array(
    z.strictObject({ id: text, game: z.enum(systemIds), title: text, closed: z.boolean(), state: z.unknown() })
  ),
  book: z.array(z.strictObject({ id: thingId, ...thingFields }))
})
export type CampaignData = Infer<typeof campaignDataSchema>

/** The present state for the Game Master: secrets included, what was and what was undone not. */
export function campaignData({ title, scene, session, seats, boards, book }: Campaign): CampaignData {
  return {
    hearthside: 'campaign-data',
    version: 1,
    title,
    scene: { title: scene.title, subtitle: scene.subtitle },
    session,
    seats: seats.map(({ id, player, character, retired }) => ({ id, player, character, retired })),
    games: boards.map(({ id, system, title: name, closed, state }) => ({
      id,
      game: system,
      title: name,
      closed,
      state: systemOf(system).data?.(state) ?? null
    })),
    book: thingsIn(book).map(
      ({ id, kind, name, sentence, page, standing, knownTo, metIn, since, seats: linked, foes }) => ({
        id, kind, name, sentence, page, standing, knownTo, metIn, since, seats: linked, foes
      }) // prettier-ignore
    )
  }
}
