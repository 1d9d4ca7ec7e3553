import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ThingId } from '#rules/book/vocabulary'
import type { PictureId } from '#rules/core/picture'
import { seatId } from '#rules/core/schema'
import type { SeatId } from '#rules/core/seat'
import type { BoardId } from '#rules/campaign/types'
import { askParser } from '#shared/asks'
import type { Ask, AskKind } from '#shared/contract'
import { deliveredLayouts } from '#shared/overlay-layouts'
import { preparedEncounter, preparedFoe } from '../support/thousand-faces/prepared'

const seat = 's1' as SeatId
const board = 'b1' as BoardId
const command = { type: 'flip', deep: [{ and: ['plain', 1, null, true] }] }

/** One of each; a kind that is forgotten here does not compile. */
const oneOfEach: { readonly [Kind in AskKind]: Extract<Ask, { ask: Kind }> } = {
  act: { ask: 'act', revision: 0, board, command },
  answer: {
    ask: 'answer',
    revision: 0,
    board,
    question: 'blow 12',
    answers: { way: 'way-1', slots: ['i1:0'], power: 7 }
  },
  'answer-as-seat': { ask: 'answer-as-seat', revision: 0, seat, board, question: 'blow 12', answers: {} },
  'keep-picture': { ask: 'keep-picture', bytes: 'AAAA' },
  'keep-rendition': { ask: 'keep-rendition', picture: `${'a'.repeat(64)}.png` as PictureId, bytes: null },
  'bring-picture': { ask: 'bring-picture', picture: `${'a'.repeat(64)}.png` as PictureId, bytes: 'AAAA' },
  'set-picture-view': {
    ask: 'set-picture-view',
    picture: `${'a'.repeat(64)}.png` as PictureId,
    view: { zoom: 2, x: 0.5, y: 0.25, pointer: { x: 0, y: 1 } }
  },
  undo: { ask: 'undo', revision: 3, steps: 1 },
  redo: { ask: 'redo', revision: 3, steps: 2 },
  'name-save-point': { ask: 'name-save-point', name: 'Before the bridge' },
  'older-log': { ask: 'older-log', before: 9, count: 50 },
  'find-in-book': {
    ask: 'find-in-book',
    query: 'bell',
    filter: { kind: 'person', knownTo: null, standing: 'met' },
    count: 50,
    only: 'everything'
  },
  'read-page': { ask: 'read-page', thing: 't12-2' as ThingId },
  'export-book': { ask: 'export-book', holds: 'players' },
  'start-replay': { ask: 'start-replay', what: { from: 3, to: null } },
  'steer-replay': { ask: 'steer-replay', to: 'on', speed: 2 },
  'export-character': { ask: 'export-character', board, seat },
  'read-character': { ask: 'read-character', text: '{}' },
  'export-data': { ask: 'export-data' },
  'plan-book': { ask: 'plan-book', files: [{ path: 'People/Yogran.md', text: 'A rat.' }] },
  'bring-notes': { ask: 'bring-notes', reading: 'r1', files: [{ path: 'People/Yogran.md', text: 'A rat.' }] },
  'follow-reading': { ask: 'follow-reading', reading: 'r1' },
  'cancel-reading': { ask: 'cancel-reading', reading: 'r1' },
  'read-recap': { ask: 'read-recap', session: null, audience: seat },
  'read-marks': { ask: 'read-marks', session: null },
  'read-evening': { ask: 'read-evening', session: 2, audience: 'table' },
  'read-preparation': { ask: 'read-preparation', session: 7 },
  'find-foe-page': { ask: 'find-foe-page', board: 'b1' as BoardId, foe: 2, name: 'Guard 2' },
  'read-answers': { ask: 'read-answers', board: 'b1' as BoardId },
  'read-prompts': {
    ask: 'read-prompts',
    board: null,
    shown: { moves: ['damage.2'], question: [], hook: ['book:t12'], name: ['Odo'] },
    again: 'name'
  },
  'new-campaign': { ask: 'new-campaign', title: 'Bells', seats: [{ player: 'Priya', character: '' }], path: null },
  open: { ask: 'open', path: 'bells', mode: 'take-over' },
  'copy-file': { ask: 'copy-file', path: 'bells.hearth' },
  'delete-file': { ask: 'delete-file', path: 'bells.hearth' },
  'list-deleted': { ask: 'list-deleted' },
  'bring-back': { ask: 'bring-back', path: 'bells.hearth' },
  'open-sample': { ask: 'open-sample' },
  'list-files': { ask: 'list-files' },
  'forget-recent': { ask: 'forget-recent', path: '/x' },
  save: { ask: 'save' },
  'save-as': { ask: 'save-as', path: null },
  'save-copy': { ask: 'save-copy', path: 'copy' },
  close: { ask: 'close' },
  import: { ask: 'import', name: 'bells', text: '{}' },
  export: { ask: 'export' },
  'list-backups': { ask: 'list-backups', path: '/x' },
  'restore-backup': { ask: 'restore-backup', path: '/x', backup: 'b' },
  'show-in-folder': { ask: 'show-in-folder', path: '/x' },
  'list-modules': { ask: 'list-modules' },
  'keep-module': { ask: 'keep-module', text: '{}' },
  'read-module': { ask: 'read-module', module: 'm1' },
  'rename-module': { ask: 'rename-module', module: 'm1', title: 'Bells' },
  'forget-module': { ask: 'forget-module', module: 'm1' },
  'list-prepared-foes': { ask: 'list-prepared-foes' },
  'keep-prepared-foes': {
    ask: 'keep-prepared-foes',
    foes: [{ id: null, thing: preparedFoe() }],
    encounters: [{ id: 'e3', thing: preparedEncounter({ foes: [{ foe: 'f1', count: 3 }] }) }]
  },
  'remove-prepared-foes': { ask: 'remove-prepared-foes', foes: ['f1'], encounters: [] },
  'import-prepared-foes': { ask: 'import-prepared-foes', text: '{}', duplicates: 'keep-both' },
  'export-prepared-foes': { ask: 'export-prepared-foes', foes: null, encounters: ['e3'] },
  dismiss: { ask: 'dismiss', notice: 'n1' },
  'cancel-opening': { ask: 'cancel-opening' },
  'dismiss-trouble': { ask: 'dismiss-trouble' },
  'set-screen-mode': { ask: 'set-screen-mode', screens: 'overlay', mode: 'freeze' },
  'show-board': { ask: 'show-board', board },
  'follow-boards': { ask: 'follow-boards', on: true },
  'open-screen': { ask: 'open-screen', screen: 'table' },
  'close-screen': { ask: 'close-screen', screen: 'overlay' },
  'set-preferences': { ask: 'set-preferences', preferences: { theme: 'parchment', display: null } },
  'set-device-server': { ask: 'set-device-server', on: true, reach: 'lan' },
  'renew-seat-link': { ask: 'renew-seat-link', seat },
  'bring-back-link': { ask: 'bring-back-link' },
  'renew-screen-link': { ask: 'renew-screen-link', screen: 'table' },
  'open-join': { ask: 'open-join', open: true, onTable: false },
  'answer-join': { ask: 'answer-join', request: 'one', yes: true },
  'renew-stream-link': { ask: 'renew-stream-link', layout: 'strip' },
  'watch-overlay': { ask: 'watch-overlay', layout: null },
  'test-overlay': { ask: 'test-overlay', layout: 'copy-1' },
  control: { ask: 'control', act: 'blank' },
  preview: { ask: 'preview', revision: 3, board: null, command },
  'peek-seat': { ask: 'peek-seat', seat },
  'peek-table': { ask: 'peek-table' },
  'act-as-seat': { ask: 'act-as-seat', revision: 0, seat, board: null, command },
  pause: { ask: 'pause' },
  resume: { ask: 'resume' }
}
const asks = Object.values(oneOfEach)
/** Longer than the largest picture. Made once: it takes a tenth of a second. */
const longerThanAll = 'x'.repeat(70_000_000)

describe('asks', () => {
  test.each(asks)('$ask is read as it was said', ask => {
    expect(askParser.parse(JSON.parse(JSON.stringify(ask)))).toEqual({ ok: true, value: ask })
  })

  test.each(asks)('$ask with one thing more is none', ask => {
    expect(askParser.parse({ ...ask, more: 1 }).ok).toBe(false)
  })

  test.each(asks)('$ask with one thing less is none', ask => {
    for (const key of Object.keys(ask)) {
      const { [key as keyof Ask]: _left, ...rest } = ask
      expect(askParser.parse(rest).ok, key).toBe(false)
    }
  })

  test.each(asks)('$ask with a wrong thing in it is none', ask => {
    for (const wrong of [undefined, Number.NaN, -1, 1.5, {}, [], () => 1, longerThanAll])
      for (const key of Object.keys(ask)) {
        if (key === 'command' && (Array.isArray(wrong) || typeof wrong !== 'function')) continue
        if (['preferences', 'answers'].includes(key) && typeof wrong === 'object' && !Array.isArray(wrong)) continue
        if (['seats', 'foes', 'encounters'].includes(key) && Array.isArray(wrong)) continue
        expect(askParser.parse({ ...ask, [key]: wrong }).ok, `${key}: ${String(wrong).slice(0, 20)}`).toBe(false)
      }
  })

  test.each([
    ['too deep', JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
    ['a date', new Date(0)],
    ['a map', { type: 'flip', of: new Map() }],
    ['endless', { type: 'flip', net: Number.POSITIVE_INFINITY }],
    ['nothing', undefined]
  ])('a command that is %s is none', (_what, bad: unknown) => {
    expect(askParser.parse({ ...oneOfEach.act, command: bad })).toMatchObject({ ok: false, error: { path: 'command' } })
  })

  test('a seat may have the longest id that files accept, and none that is longer', () => {
    const longest = `s${'9'.repeat(9)}` as SeatId
    expect(seatId.safeParse(longest).success).toBe(true)
    for (const kind of ['peek-seat', 'act-as-seat', 'renew-seat-link', 'export-character'] as const) {
      expect(askParser.parse({ ...oneOfEach[kind], seat: longest }).ok, kind).toBe(true)
      expect(askParser.parse({ ...oneOfEach[kind], seat: `${longest}9` }).ok, kind).toBe(false)
    }
    const layouts = deliveredLayouts.map(each => ({ ...each, seat: longest }))
    expect(askParser.parse({ ask: 'set-preferences', preferences: { layouts } }).ok).toBe(true)
  })

  test('names the place where it fails', () => {
    const ask = { ...oneOfEach['new-campaign'], seats: [{ player: 'Priya', character: 3 }] }
    expect(askParser.parse(ask)).toMatchObject({ ok: false, error: { path: 'seats.0.character' } })
  })

  test('whatever else comes is refused, never thrown', () => {
    const kinds = fc.constantFrom(...Object.keys(oneOfEach))
    const twisted = fc.record({ ask: kinds, revision: fc.anything(), board: fc.anything(), place: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), twisted), input => {
        const read = askParser.parse(input)
        return read.ok || typeof read.error.path === 'string'
      }),
      { numRuns: 5_000 }
    )
  })
})
