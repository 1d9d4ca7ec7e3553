import { z } from 'zod'
import { answersModel } from '../book/answers/model'
import { preparationModel } from '../book/preparation/model'
import { recapModel } from '../book/recap/model'
import { namesSchema, thingSchema } from '../book/things/model'
import { clocksModel } from '../clocks/model'
import { type Infer, pictureId, seatId } from '../core/schema'
import { systemIds } from '../registry'
import { latest } from '../core/clock'
import { markSchema } from '../marks/model'
import { showingSchema } from '../showing/model'
import { openerSteps } from './session/vocabulary'

const text = z.string()
const count = z.int().nonnegative()
/** Milliseconds since 1970. */
const at = z.int().min(0).max(latest)

/** The campaign for other programs: exactly the fields in docs/campaign-data.md (OI7). */
export const campaignDataSchema = z.strictObject({
  hearthside: z.literal('campaign-data'),
  /**
   * 2: includes every game's state and all data of the campaign; 1 had only the state of A Thousand Faces of Adventure.
   */
  version: z.literal(2),
  title: text,
  scene: z.strictObject({ title: text, subtitle: text }),
  session: count,
  current: z.strictObject({
    since: at.nullable(),
    ended: z.boolean(),
    steps: z.array(z.strictObject({ step: z.enum(openerSteps), as: z.enum(['done', 'skipped']) })),
    notes: z.array(z.strictObject({ seat: seatId, asked: text, given: text }))
  }),
  seats: z.array(z.strictObject({ id: seatId, player: text, character: text, retired: z.boolean() })),
  focus: text.nullable(),
  games: z.array(
    z.strictObject({ id: text, game: z.enum(systemIds), title: text, closed: z.boolean(), state: z.unknown() })
  ),
  book: z.array(thingSchema.omit({ removed: true })),
  removed: namesSchema,
  ...answersModel.state.shape,
  ...preparationModel.state.shape,
  ...recapModel.state.shape,
  ...clocksModel.state.shape,
  marks: z.array(z.strictObject({ ...markSchema.shape, at })),
  ...showingSchema.shape,
  pictures: z.array(pictureId)
})
export type CampaignData = Infer<typeof campaignDataSchema>
