import { open as openFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { games } from '#main/host/games'
import { CampaignStore } from '#main/storage/campaign-store'
import { limits } from '#main/storage/opening/limits'
import { measureJson } from '#main/storage/opening/measure'
import { readJson } from '#main/storage/disk/read-json'
import { Played } from '../../../support/chronicle'
import { acts, digest, must, tempFolder, toyGames, toySetup } from '../toy'

const head = '{"format":"hearthside-campaign","versions":{"file":1},"savedBy":"x","id":"x","title":"x","entries":['
const mega = 1_000_000

/** The others in the program, and how many turns they had. */
function others(): { readonly turns: () => number } {
  let turns = 0
  const timer = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  let next = timer
  onTestFinished(() => clearImmediate(next))
  return { turns: () => turns }
}

describe('a file that would take too much memory is refused before it is parsed', () => {
  test.each<readonly [string, Buffer, RegExp, number]>([
    ['100 MB of [', Buffer.alloc(100 * mega, '['), /nested/, 0],
    [
      '100 MB of [],',
      Buffer.concat([Buffer.from(head), Buffer.alloc(100 * mega, '[],')]),
      /more in this file/,
      30 * mega
    ],
    [
      '100 MB of numbers',
      Buffer.concat([Buffer.from(head), Buffer.alloc(100 * mega, '1,')]),
      /more in this file/,
      50 * mega
    ],
    ['one entry of 20 MB', Buffer.from(`${head}{"a":"${'x'.repeat(20 * mega)}"}`), /larger than any act/, 20 * mega],
    ['brackets after a text that only looks closed', Buffer.from(`{"a":"\\\\\\"","b":${'['.repeat(100)}`), /nested/, 0]
  ])(
    '%s',
    async (_what, bytes, says, scanned) => {
      const path = join(await tempFolder(), 'bomb.hearth')
      const file = await openFile(path, 'w')
      await file.write(bytes)
      await file.close()
      const { turns } = others()
      const opened = await CampaignStore.open(path, 'edit', toySetup(join(path, '..')))
      expect(opened).toMatchObject({ ok: false, error: { kind: 'unreadable', message: expect.stringMatching(says) } })
      // It ends at the first thing that is too large. Before that, others have a turn for each two megabytes.
      expect(turns()).toBeGreaterThanOrEqual(Math.floor(scanned / 2_000_000))
    },
    60_000
  )

  test('60,000 nested lists in a board’s settings', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'nested.hearth')
    const played = Played.table('The Drowned Bells', 'Kresk')
    const entries = JSON.stringify(played.chronicle.entries).replace(
      '"settings":{}',
      `"settings":${'['.repeat(60_000)}${']'.repeat(60_000)}`
    )
    const versions = JSON.stringify({ file: 1, ...games.versions })
    await writeFile(
      path,
      `{"format":"hearthside-campaign","versions":${versions},"savedBy":"x","id":"x","title":"x","entries":${entries},"revision":${played.chronicle.revision}}`
    )
    const opened = await CampaignStore.open(path, 'edit', { ...toySetup(folder), games })
    expect(opened).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', message: expect.stringContaining('nested') }
    })
  })

  test.each(['{"fasts":"many"}', '[]', '"none"'])('settings that are none of the game’s (%s)', async settings => {
    const played = Played.table('The Drowned Bells', 'Kresk')
    const json = JSON.parse(
      JSON.stringify(played.chronicle.entries).replaceAll(/"settings":\{[^{}]*\}/g, `"settings":${settings}`)
    ) as unknown[]
    const parse = games.parser()
    const read = json.map(entry => parse(entry)).find(each => !each.ok)
    expect(read).toMatchObject({ ok: false, error: { path: expect.stringMatching(/settings/) } })
  })

  test.each(['', 'x', 's0', 's-1', '__proto__', 's1\n', 'ſ1', `s${'1'.repeat(40)}`])('a seat called %j', id => {
    const entry = {
      id: 1,
      at: 1,
      kind: 'act',
      board: null,
      actor: { kind: 'seat', seat: id },
      command: { type: 'begin-session' },
      events: []
    }
    expect(games.parser()(entry)).toMatchObject({ ok: false, error: { path: expect.stringContaining('seat') } })
  })

  test.each([
    [
      'seats',
      {
        seats: Array.from({ length: limits.seated + 1 }, (_, n) => ({
          id: `s${n}`,
          player: '',
          character: '',
          retired: false
        })),
        boards: []
      }
    ],
    [
      'boards',
      {
        seats: [],
        boards: Array.from({ length: limits.boards + 1 }, (_, n) => ({
          id: `b${n}`,
          system: 'prophecy',
          title: '',
          closed: false
        }))
      }
    ]
  ] as const)('too many %s', async (place, crowd) => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    must(
      await must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, toySetup(folder))).close()
    )
    const crowded = { ...toyGames, summarize: () => ({ title: 'x', ...crowd }) as never }
    const opened = await CampaignStore.open(path, 'read-only', { ...toySetup(folder), games: crowded })
    expect(opened).toMatchObject({ ok: false, error: { kind: 'unreadable', damagedAt: place } })
  })
})

describe('the place of damage', () => {
  // A reader that looks at each character again for every other one would exceed the time limit of the test.
  test.each<readonly [string, string, number]>([
    ['5 MB of short lines, the last one bad', `[\n${'1,\n'.repeat(1.6 * mega)}x\n]`, 1.6 * mega + 2],
    ['5 MB of quotation marks', '"'.repeat(5 * mega), 1],
    ['5 MB of commas', `[${','.repeat(5 * mega)}]`, 1]
  ])('%s is found in one pass', (_what, text, line) => {
    expect(readJson(Buffer.from(text))).toMatchObject({ ok: false, error: { path: `line ${line}` } })
  })

  test.each<readonly [string, number]>([
    ['{\n"a": 1,\n"b": x\n}', 3],
    ['{\n"a": 1\n"b": 2\n}', 3],
    ['{\n"a": "1,\n"b": 2\n}', 2],
    ['[\n1,\n]', 3],
    ['[1]\n]', 2],
    ['{"a" 1}', 1],
    ['[1,\n02]', 2],
    ['["\\x"]', 1]
  ])('%j: line %i', (text, line) => {
    expect(readJson(Buffer.from(text))).toMatchObject({ ok: false, error: { path: `line ${line}` } })
  })
})

test('what Hearthside itself writes is far below every limit', async () => {
  const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  for (let n = 0; n < 50; n++) played.campaign({ type: 'write-note', text: '[{,"\\'.repeat(300), audience: 'gm' })
  expect((await measureJson(Buffer.from(JSON.stringify({ entries: played.chronicle.entries })))).ok).toBe(true)
})
