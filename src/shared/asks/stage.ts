import { z } from 'zod'
import { pictureId, seatId as seat } from '#rules/core/schema'
import { controlActs } from '../control-acts'
import { layoutIdSchema as layout } from '../overlay-layout-schema'
import { pictureViewSchema } from '../picture-view-schema'
import { changedPreferencesSchema } from '../preferences'
import { publicScreens, screenModes } from '../screens'
import { type AskTable, board } from './fields'

const screen = z.enum(['table', 'overlay'])

/** What the screens show, who is let in, and this machine's settings. */
export const stageAsks = {
  /** How a picture that is shown now is seen and where the Game Master points on it, on every screen that shows it (SH12); no act. */
  'set-picture-view': { picture: pictureId, view: pictureViewSchema },
  /** Live, frozen or dark: every screen of one kind, or all (ST1). */
  'set-screen-mode': { screens: z.enum([...publicScreens, 'all']), mode: z.enum(screenModes) },
  /** Puts a game on table and stream; null: none (ST6). */
  'show-board': { board: board.nullable() },
  /** Whether the table shows whatever game the GM's page goes to (ST10). */
  'follow-boards': { on: z.boolean() },
  'open-screen': { screen },
  'close-screen': { screen },
  'set-preferences': { preferences: changedPreferencesSchema },
  'set-stage': { on: z.boolean(), reach: z.enum(['loopback', 'lan']) },
  'renew-seat-link': { seat },
  'renew-screen-link': { screen: z.enum(['table', 'join']) },
  /** The same of one layout of the stream; null: of the control link. */
  'renew-stream-link': { layout: layout.nullable() },
  /** The old address of the second screen stops working at once. */
  /** The link that was made anew last is as it was before; the new one stops working at once (ST14). */
  'bring-back-link': {},
  /** Whether devices without a link may ask for a seat (JN1). */
  'open-join': { open: z.boolean(), onTable: z.boolean() },
  /** Lets one of them in, or turns it away (JN3). */
  'answer-join': { request: z.string().max(64), yes: z.boolean() },
  /** The dashboard looks at what the viewers of this layout see, or at none any more (DI4). */
  'watch-overlay': { layout: layout.nullable() },
  /** A sample for the viewers of one layout, or of all: no act, and marked as a test (DI8). */
  'test-overlay': { layout: layout.nullable() },
  /** By the control link alone (CT2). */
  control: { act: z.enum(controlActs) }
} satisfies AskTable
