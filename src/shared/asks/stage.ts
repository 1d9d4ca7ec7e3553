import { z } from 'zod'
import { pictureId, seatId as seat } from '#rules/core/schema'
import { controlActs } from '../control-acts'
import { layoutIdSchema as layout } from '../overlay-layout-schema'
import { pictureViewSchema } from '../picture-view-schema'
import { changedPreferencesSchema } from '../preferences'
import { publicScreens, screenModes } from '../screens'
import { type AskTable, board } from './fields'

const screen = z.enum(['table', 'overlay'])

/** The content of the screens, admission of devices, and this machine's settings. */
export const stageAsks = {
  /** Zoom and pointer of a shown picture, on every screen that shows it (SH12); no act. */
  'set-picture-view': { picture: pictureId, view: pictureViewSchema },
  /** Live, frozen or dark: every screen of one kind, or all (ST1). */
  'set-screen-mode': { screens: z.enum([...publicScreens, 'all']), mode: z.enum(screenModes) },
  /** Shows a game on table and stream; null: none (ST6). */
  'show-board': { board: board.nullable() },
  /** Whether the table shows the game that the GM's page shows (ST10). */
  'follow-boards': { on: z.boolean() },
  'open-screen': { screen },
  'close-screen': { screen },
  'set-preferences': { preferences: changedPreferencesSchema },
  'set-stage': { on: z.boolean(), reach: z.enum(['loopback', 'lan']) },
  'renew-seat-link': { seat },
  'renew-screen-link': { screen: z.enum(['table', 'join']) },
  /** Renews the link of one layout of the stream; null: of the control link. */
  'renew-stream-link': { layout: layout.nullable() },
  /** Restores the link before its last renewal; the new link stops at once (ST14). */
  'bring-back-link': {},
  /** Whether devices without a link may ask for a seat (JN1). */
  'open-join': { open: z.boolean(), onTable: z.boolean() },
  /** Admits or refuses a waiting device (JN3). */
  'answer-join': { request: z.string().max(64), yes: z.boolean() },
  /** The layout that the dashboard shows as the viewers see it; null: none (DI4). */
  'watch-overlay': { layout: layout.nullable() },
  /** Shows a sample to the viewers of one layout, or of all (null). It is no act, and marked as a test (DI8). */
  'test-overlay': { layout: layout.nullable() },
  /** Only for the control link (CT2). */
  control: { act: z.enum(controlActs) }
} satisfies AskTable
