import { clocksSeen } from '#rules/clocks/view'
import type { Frame } from '#rules/campaign/types'
import { line } from '#rules/core/log-line'
import { openState } from '#rules/thousand-faces/open'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import type { AudienceSnapshot, GmSnapshot, Preferences } from '#shared/contract'
import { publicScreens, sameFor, watchingScreens } from '#shared/screens'
import { evening, fiveSeats, fiveSheets, tied } from './drowned-bells'
import { mainBoard, now, seatId } from './sheets'
import { defaultPreferences, lookOf } from '#shared/preferences'

/** The main board as the GM sees it. */
export function gmView(more: Partial<GmView> = {}): GmView {
  return {
    ...(view(openState([]), { kind: 'gm' }) as GmView),
    sheets: fiveSheets,
    shadow: { free: 6, circled: 3 },
    gmMovesOwed: { count: 0, newest: [] },
    pending: { kind: 'tie', seat: seatId(2), among: tied.among, suggested: '15' },
    flip: tied,
    blessingSupply: 4,
    shadowFactor: 1,
    ...more
  }
}

/** What of it the table may see. */
function tableView(gm: GmView): TableView {
  const sheets = gm.sheets.map(
    ({ odds: _odds, recoverable: _recoverable, mayFlashback: _may, character: _character, ...open }) => open
  )
  const { pending } = gm
  return {
    ...(view(openState([]), { kind: 'table' }) as TableView),
    sheets,
    shadow: gm.shadow,
    flip: gm.flip,
    onTable: gm.flip ? { flip: { says: null, results: null } } : {},
    waitingFor:
      pending === null ? null : { seat: pending.seat, for: pending.kind === 'name-cards' ? 'cards' : pending.kind }
  }
}

/** The GM's frame of the Drowned Bells, mid-story. */
export function gmFrame(view: GmView = gmView(), more: Partial<Frame<'gm'>> = {}): Frame<'gm'> {
  return {
    audience: 'gm',
    revision: 412,
    cause: 'act',
    entry: 412,
    title: 'The Drowned Bells',
    focus: mainBoard,
    scene: { title: 'The bell tower at low tide', subtitle: 'Chapter 2, The tide turns' },
    session: 6,
    seats: fiveSeats,
    boards: [{ id: mainBoard, system: 'thousand-faces', title: 'Campaign', closed: false, view }],
    log: evening,
    undo: {
      steps: 380,
      redoSteps: 0,
      next: line('plain', { seat: seatId(2) }, '’s flip'),
      nextRedo: null,
      savePoints: [
        { entry: 388, name: 'Session 6 begins', at: now - 24 * 60_000, steps: -17 },
        { entry: 401, name: 'Before the bell tower', at: now - 9 * 60_000, steps: -7 }
      ]
    },
    ...more
  }
}

/** The table's frame that goes with a GM's frame. */
export function tableFrame({ clocks = [], ...from }: Frame<'gm'>): Frame<'table'> {
  const seen = clocksSeen({ clocks })
  return {
    ...from,
    ...(seen.length > 0 ? { clocks: seen } : {}),
    audience: 'table',
    boards: from.boards.map(board =>
      board.system === 'thousand-faces' ? { ...board, view: tableView(board.view as GmView) } : board
    ) as Frame<'table'>['boards'],
    log: from.log.filter(each => each.standing === 'stands').slice(-12),
    undo: null
  }
}

/** Tests of a control need it in sight. What a calm dashboard leaves out has its own tests. */
export const preferences: Preferences = { ...defaultPreferences, detail: 'everything' }

/** The table screen's snapshot. */
export function tableSnapshot(
  frame: Frame<'table'> | null,
  more: Partial<AudienceSnapshot<'table'>> = {}
): AudienceSnapshot<'table'> {
  return {
    kind: 'table',
    serial: 412,
    mode: frame === null ? 'waiting' : 'live',
    frame,
    paused: false,
    look: lookOf(preferences),
    seat: null,
    ...more
  }
}

/** What the dashboard is shown: the Drowned Bells unless `frame` says otherwise. */
export function gmSnapshot(frame: Frame<'gm'> | null = gmFrame(), more: Partial<GmSnapshot> = {}): GmSnapshot {
  return {
    kind: 'gm',
    serial: 412,
    shell: 'browser',
    version: '0.1.0',
    frame,
    file:
      frame === null
        ? null
        : {
            name: 'drowned-bells.hearth',
            path: '/home/gm/drowned-bells.hearth',
            save: { kind: 'saved', at: now },
            journaled: 12,
            unsaved: 0
          },
    boardsOnScreens: frame && { table: frame.focus, waiting: [], follows: false },
    modes: sameFor(publicScreens, 'live'),
    pictureKey: 'k'.repeat(43),
    preview: tableSnapshot(frame === null ? null : tableFrame(frame)),
    preferences,
    recents: [],
    displays: [],
    open: { ...sameFor(watchingScreens, 0), table: 1, seats: 0 },
    deviceServer: {
      on: false,
      reach: 'loopback',
      portTaken: null,
      join: { open: false, onTable: false, url: null, requests: [] },
      overlayUrl: null,
      tableUrl: null,
      seats: [],
      layouts: [],
      control: null,
      renewed: null
    },
    paused: false,
    notices: [],
    trouble: null,
    ...more
  }
}
