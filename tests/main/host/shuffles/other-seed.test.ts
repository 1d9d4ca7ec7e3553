import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isObject } from '#rules/core/is-object'
import { differences } from '../../../support/gm-only/artefacts'
import { chronicleOnDisk, entriesOnDisk } from '../../../support/on-disk'
import {
  askGm,
  atTheTable,
  GmViewer,
  Onlooker,
  openTestHost,
  seatCaller,
  settle,
  temporaryFolder,
  value
} from '../test-host'

const now = (): number => 1_700_000_000_000

/** A campaign whose first decks are shuffled; nobody has it open. */
async function begun() {
  const table = await atTheTable({ sealed: true, now })
  value(await table.note('The bells ring'))
  const { name } = table.gm.dashboard.file!
  await table.host.close()
  return { ...table, name }
}

/** The same acts on a copy, sealed by seeds of its own: shuffles with and without shakes, one of them undone and made again, a session. */
async function playedOn({ root, name, wrenSeat, kreskSeat }: Awaited<ReturnType<typeof begun>>) {
  const copy = await temporaryFolder()
  cpSync(root, copy, { recursive: true })
  rmSync(join(copy, 'keep', 'shuffles.json'))
  const { host } = await openTestHost({ root: copy, sealed: true, now })
  const gm = new GmViewer()
  const outsiders = [
    new Onlooker({ kind: 'table' }),
    new Onlooker({ kind: 'overlay' }),
    new Onlooker({ kind: 'seat', seat: wrenSeat }),
    new Onlooker({ kind: 'seat', seat: kreskSeat })
  ]
  for (const each of [gm, ...outsiders]) host.attach(each)
  const path = join(copy, 'campaigns', name)
  value(await askGm(host, { ask: 'open', place: path, mode: 'take-over' }))
  const board = gm.dashboard.frame!.boards[0]!.id
  const seals: string[] = []
  const act = async (command: object, on: string | null = board): Promise<void> => {
    const revision = gm.dashboard.frame!.revision
    seals.push(gm.dashboard.nextShuffle!.seal)
    value(await askGm(host, { ask: 'act', revision, board: on, command } as never))
  }
  const shuffle = async (seat: string): Promise<void> => {
    await act({ type: 'use-cards', seat, cards: 'physical' })
    await act({ type: 'use-cards', seat, cards: 'digital' })
  }
  await shuffle(wrenSeat)
  const shake = { ask: 'shake', id: gm.dashboard.nextShuffle!.id, bytes: 'ab'.repeat(16) } as const
  value(await host.ask(seatCaller(wrenSeat), shake))
  value(await askGm(host, { ask: 'shake-by-words', id: shake.id, words: 'ash birch cedar' }))
  await shuffle(kreskSeat)
  const step = async (ask: 'undo' | 'redo'): Promise<unknown> =>
    value(await askGm(host, { ask, revision: gm.dashboard.frame!.revision, steps: 1 }))
  await step('undo')
  await step('redo')
  await act({ type: 'begin-session' }, null)
  await act({ type: 'write-note', text: 'The tide turns', audience: 'table' }, null)
  await settle(host)
  return {
    gm,
    outsiders,
    seals: new Set(seals),
    read: () => chronicleOnDisk(path),
    entries: entriesOnDisk(path),
    board,
    act
  }
}

/** Four cards: that two decks have the same four there, in one order, is one chance in 116,280. */
const flip = (seat: string): object => ({
  type: 'flip',
  seat,
  attribute: 'str',
  net: 3,
  move: null,
  fast: false,
  hasText: { check: true, cross: false },
  versus: null,
  supporters: []
})

/** Without the seal, which is another one by itself. */
const unsealed = (showings: readonly unknown[]): string =>
  JSON.stringify(showings).replaceAll(/"seal":"[\da-f]{64}"/g, '"seal":""')

/** Where two values differ, places in lists left out: `events[].deck[]`. */
function unequal(one: unknown, other: unknown, path = ''): readonly string[] {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((each, at) => unequal(each, other[at], `${path}[]`))
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(key =>
      unequal(one[key], other[key], `${path}.${key}`)
    )
  return one === other ? [] : [path]
}

it('SF3 another seed changes no byte of any frame, log or players’ file before the reveal; only the seal, and orders in the file', async () => {
  const campaign = await begun()
  const [one, other] = [await playedOn(campaign), await playedOn(campaign)]

  expect([...one.seals].filter(seal => other.seals.has(seal))).toEqual([])
  for (const [nth, { audience, seen }] of one.outsiders.entries())
    expect(unsealed(seen), audience.kind).toBe(unsealed(other.outsiders[nth]!.seen))
  const frames = ({ gm }: typeof one): readonly unknown[] => gm.seen.map(each => each.frame)
  expect(JSON.stringify(frames(one))).toBe(JSON.stringify(frames(other)))
  const shown = { table: one.board, hidden: [] }
  expect(differences(one.read(), other.read(), shown)).toEqual([])

  const inFile = new Set(unequal(one.entries, other.entries))
  expect([...inFile].sort()).toEqual(['[].events[].deck[]', '[].shuffle.orders[][]', '[].shuffle.seal'])

  // What is compared here would tell: a card that is turned is another one.
  for (const { act } of [one, other]) await act(flip(campaign.wrenSeat))
  expect(differences(one.read(), other.read(), shown)).not.toEqual([])
}, 20_000)
