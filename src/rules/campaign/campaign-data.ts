import type { Book } from '../book/state'
import { thingsIn } from '../book/things/lookup'
import type { PictureId } from '../core/picture'
import type { SeatId } from '../core/seat'
import { systemOf, systemIds } from '../registry'
import { type Showing, showingSchema } from '../showing/model'
import type { Chronicle } from './chronicle'
import { guideModel } from './guide/model'
import { openerSteps, type CurrentSession, type SessionNote } from './session/vocabulary'
import type { Board } from './types'
import { z } from 'zod'
import { answersModel } from '../book/story-answers/model'
import { preparationModel } from '../book/preparation/model'
import { recapModel } from '../book/recap/model'
import { namesSchema, thingSchema } from '../book/things/model'
import { clocksModel } from '../clocks/model'
import { type Infer, pictureId, seatId } from '../core/schema'
import { latest } from '../core/clock'
import { markSchema } from '../marks/model'

/** The present state for the Game Master, including secrets; without past and undone states. */
export function campaignData({ campaign, entries }: Pick<Chronicle, 'campaign' | 'entries'>): CampaignData {
  const { title, scene, session, current, guide, seats, boards, focus, book, clocks, marks, showing } = campaign
  const { answers, prepared, recap } = book
  return {
    hearthside: 'campaign-data',
    version: 2,
    title,
    scene: { title: scene.title, subtitle: scene.subtitle },
    session,
    current: currentData(current),
    guide,
    seats: seats.map(({ id, player, character, retired }) => ({ id, player, character, retired })),
    focus,
    games: boards.map(gameData),
    book: thingsIn(book).map(({ removed: _, ...thing }) => thing),
    removed: removedFrom(book),
    answers,
    prepared,
    recap,
    clocks: clocks.clocks,
    marks: marks.marks.map(mark => ({ ...mark, at: entries[mark.entry - 1]?.at ?? 0 })),
    tray: showing.tray,
    next: showing.next,
    live: showing.live,
    pictures: picturesOf(book, showing)
  }
}

function gameData({ id, system, title, closed, state }: Board): CampaignData['games'][number] {
  return { id, game: system, title, closed, state: systemOf(system).data(state) }
}

function currentData({ since, ended, steps, notes }: CurrentSession): CampaignData['current'] {
  return {
    since,
    ended,
    steps: openerSteps.flatMap(step => {
      const as = steps[step]
      return as ? [{ step, as }] : []
    }),
    notes: (Object.entries(notes) as [SeatId, SessionNote][]).map(([seat, { asked, given }]) => ({
      seat,
      asked,
      given
    }))
  }
}

/** Removed things of the book, because texts may still mention them. */
function removedFrom({ things }: Book): CampaignData['removed'] {
  return things.flat().flatMap(({ id, name, removed }) => (removed ? [{ thing: id, name }] : []))
}

/** Every named picture, once, sorted by its id. */
function picturesOf(book: Book, { tray, next, live }: Showing): readonly PictureId[] {
  const shown = [...tray, next?.exhibit, ...live.map(({ exhibit }) => exhibit)].map(exhibit => exhibit?.picture)
  const named = [...thingsIn(book).map(({ picture }) => picture), ...shown]
  return [...new Set(named.filter(picture => picture !== null && picture !== undefined))].sort()
}

const text = z.string()
const count = z.int().nonnegative()
/** Milliseconds since 1970. */
const at = z.int().min(0).max(latest)

/** The campaign for other programs: exactly the fields in docs/campaign-data.md (OI7). */
export const campaignDataSchema = z.strictObject({
  hearthside: z.literal('campaign-data'),
  /**
   * 2: includes every game's state and all data of the campaign. 1 had only the state of A Thousand Faces.
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
  guide: z.strictObject(guideModel.state.shape),
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
type CampaignData = Infer<typeof campaignDataSchema>
