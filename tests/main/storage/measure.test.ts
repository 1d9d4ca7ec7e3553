import { open as openFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '#main/host/games'
import { CampaignStore } from '#main/storage/campaign-store'
import { limits } from '#main/storage/limits'
import { measure } from '#main/storage/measure'
import { readJson } from '#main/storage/json-text'
import { Played } from '../../support/chronicle'
import { acts, digest, must, tempFolder, toyGames, toySetup } from './toy'

const head = '{"format":"hearthside-campaign","versions":{"file":1},"savedBy":"x","id":"x","title":"x","entries":['
const mega = 1_000_000

/** How long the program answered nobody while this was going on, in milliseconds. */
async function longestSilence(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  await work()
  longest = Math.max(longest, performance.now() - last)
  clearInterval(timer)
  return longest
}

describe('a file bomb is refused before it is read', () => {
  test.each<readonly [string, Buffer, RegExp]>([
    ['100 MB of [', Buffer.alloc(100 * mega, '['), /nested/],
    ['100 MB of [],', Buffer.concat([Buffer.from(head), Buffer.alloc(100 * mega, '[],')]), /more in this file/],
    ['100 MB of numbers', Buffer.concat([Buffer.from(head), Buffer.alloc(100 * mega, '1,')]), /more in this file/],
    ['one entry of 20 MB', Buffer.from(`${head}{"a":"${'x'.repeat(20 * mega)}"}`), /larger than any act/],
    ['brackets after a text that only looks closed', Buffer.from(`{"a":"\\\\\\"","b":${'['.repeat(100)}`), /nested/]
  ])(
    '%s',
    async (_what, bytes, says) => {
      const path = join(await tempFolder(), 'bomb.hearth')
      const file = await openFile(path, 'w')
      await file.write(bytes)
      await file.close()
      let opened: Awaited<ReturnType<typeof CampaignStore.open>> | null = null
      const silence = await longestSilence(async () => {
        opened = await CampaignStore.open(path, 'edit', toySetup(join(path, '..')))
      })
      expect(opened).toMatchObject({ ok: false, error: { kind: 'unreadable', says: expect.stringMatching(says) } })
      expect(silence).toBeLessThan(1500)
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
    expect(opened).toMatchObject({ ok: false, error: { kind: 'unreadable', says: expect.stringContaining('nested') } })
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
    const crowded = { ...toyGames, digest: () => ({ title: 'x', ...crowd }) as never }
    const opened = await CampaignStore.open(path, 'read-only', { ...toySetup(folder), games: crowded })
    expect(opened).toMatchObject({ ok: false, error: { kind: 'unreadable', place } })
  })
})

describe('the place of damage', () => {
  test.each<readonly [string, string]>([
    ['5 MB of short lines, the last one bad', `[\n${'1,\n'.repeat(1.6 * mega)}x\n]`],
    ['5 MB of quotation marks', '"'.repeat(5 * mega)],
    ['5 MB of commas', `[${','.repeat(5 * mega)}]`]
  ])('%s is found in a moment', (_what, text) => {
    const began = performance.now()
    expect(readJson(Buffer.from(text)).ok).toBe(false)
    expect(performance.now() - began).toBeLessThan(2000)
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
  expect((await measure(Buffer.from(JSON.stringify({ entries: played.chronicle.entries })))).ok).toBe(true)
})
