import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupHere, wallClock } from '#main/storage/machine/this-machine'
import type { Games, StoreDependencies } from '#main/storage/types'
import type { ActEntry, BoardId, Entry } from '#rules/campaign/types'
import { ok } from '#rules/core/result'
import { gm } from '#rules/core/seat'

export const digest = { title: 'A long campaign', seats: [], boards: [] }

/** Storage's own part alone: what the games make of the entries is measured with them. */
const games: Games<readonly Entry[]> = {
  versions: {},
  migrations: {},
  parser: () => json => ok(json as Entry),
  fold: ok,
  summarize: () => digest
}

/** About the size of a flip: a command, the cards, the result. */
export function flip(id: number): ActEntry {
  const cards = [3, 11, 7].map(number => `card-${(id * 7 + number) % 20}`)
  const command = { type: 'flip', seat: 's1', attribute: 'str', net: 1, move: null, fast: false }
  const events = [
    { type: 'cards-flipped', seat: 's1', cards, suit: 'anvil', net: 1 },
    { type: 'flip-resolved', seat: 's1', card: cards[0], result: id % 4 }
  ]
  return { id, at: 1_763_000_000_000 + id, kind: 'act', board: 'b1' as BoardId, actor: gm, command, events }
}

export interface Room {
  readonly folder: string
  readonly setup: StoreDependencies<readonly Entry[]>
  /** Done at the end, also of a bench that is over its budget. */
  readonly atEnd: (close: () => Promise<unknown>) => void
}

export async function inFolder(work: (room: Room) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthside-bench-'))
  const clock = { now: wallClock.now, after: () => () => undefined } // no checkpoint but those that are measured
  const setup = { ...setupHere({ games, backupsFolder: join(folder, 'backups'), savedBy: 'bench' }), clock }
  const ends: (() => Promise<unknown>)[] = []
  try {
    await work({ folder, setup, atEnd: close => ends.push(close) })
  } finally {
    for (const end of ends) await end()
    await rm(folder, { recursive: true })
  }
}

export interface Samples {
  readonly ours: number[]
  readonly raw: number[]
}

type Work = (run: number) => Promise<unknown>

/** Both, in turn, so that a busy machine is busy for both. */
export async function taken(runs: number, ours: Work, raw: Work): Promise<Samples> {
  const samples: Samples = { ours: [], raw: [] }
  for (let run = 0; run < runs; run++) {
    samples.ours.push(await timed(() => ours(run)))
    samples.raw.push(await timed(() => raw(run)))
  }
  return samples
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
