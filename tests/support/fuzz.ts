import * as check from 'fast-check'
import type { AskKind } from '#shared/contract'
import { askParser } from '#shared/asks'

export const kinds: readonly AskKind[] = [
  'act',
  'undo',
  'redo',
  'name-save-point',
  'older-log',
  'new-campaign',
  'open',
  'open-sample',
  'list-files',
  'forget-recent',
  'copy-file',
  'delete-file',
  'list-deleted',
  'bring-back',
  'save',
  'save-as',
  'save-copy',
  'close',
  'import',
  'keep-rendition',
  'bring-picture',
  'set-picture-view',
  'export',
  'list-backups',
  'restore-backup',
  'show-in-folder',
  'list-modules',
  'keep-module',
  'read-module',
  'rename-module',
  'forget-module',
  'list-prepared-foes',
  'keep-prepared-foes',
  'remove-prepared-foes',
  'import-prepared-foes',
  'export-prepared-foes',
  'dismiss',
  'cancel-opening',
  'dismiss-trouble',
  'set-screen-mode',
  'show-board',
  'follow-boards',
  'open-screen',
  'close-screen',
  'set-preferences',
  'set-device-server',
  'renew-seat-link',
  'renew-screen-link',
  'open-join',
  'answer-join',
  'bring-back-link',
  'renew-stream-link',
  'watch-overlay',
  'test-overlay',
  'control',
  'peek-seat',
  'peek-table',
  'preview',
  'act-as-seat',
  'pause',
  'resume'
]

const fields = [
  'ask',
  'revision',
  'board',
  'command',
  'steps',
  'name',
  'before',
  'count',
  'title',
  'seats',
  'place',
  'mode',
  'path',
  'text',
  'backup',
  'notice',
  'screen',
  'preferences',
  'on',
  'reach',
  'seat',
  'layout',
  'act',
  'foes',
  'encounters',
  'duplicates',
  '__proto__',
  'constructor',
  'toString'
]

const scalar = check.oneof(
  check.constantFrom(
    undefined,
    null,
    true,
    false,
    NaN,
    Infinity,
    -0,
    -1,
    1e308,
    '',
    '\0',
    '../../etc/passwd',
    's1',
    'b1',
    'edit',
    'live'
  ),
  check.integer(),
  check.double(),
  check.string({ maxLength: 20 }),
  check.bigInt()
)
const value = check.oneof(
  { maxDepth: 3 },
  scalar,
  check.array(scalar, { maxLength: 4 }),
  check.dictionary(check.constantFrom(...fields), scalar, { maxKeys: 4 }),
  check.object({ maxDepth: 2, maxKeys: 3 }),
  check.constantFrom(
    new Map([['ask', 'pause']]),
    new Set(['pause']),
    new Date(0),
    new Uint8Array(3),
    new Error('ask'),
    []
  )
)
/** Almost right: a known question with one field too many, too few, or of another kind. */
const nearly = check
  .record({
    ask: check.constantFrom(...kinds),
    rest: check.dictionary(check.constantFrom(...fields.slice(1)), value, { maxKeys: 6 })
  })
  .map(({ ask, rest }) => ({ ask, ...rest }))

const anything = check.oneof({ weight: 1, arbitrary: value }, { weight: 3, arbitrary: nearly })

/** What a page that has lost its mind could say. */
export const fc = {
  /** So many values that are no question, the same ones for the same seed. */
  malformed(count: number, seed: number): readonly unknown[] {
    const sampled = check.sample(anything, { numRuns: Math.ceil(count * 1.3), seed })
    return sampled.filter(each => !askParser.parse(each).ok).slice(0, count)
  }
}
