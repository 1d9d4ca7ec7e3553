import { describe, expect, it } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import { anyOf, commandKinds, sensible } from '../../support/torture/games'
import { RandomCampaign } from '../../support/torture/player'
import { poolOf } from '../../support/torture/pool'
import { faultOfOpening } from '../../support/torture/prove'
import { whimOf } from '../../support/thousand-faces/random-play'

const ends = [
  0,
  -0,
  1,
  -1,
  0.5,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  2 ** 53,
  NaN,
  Infinity,
  -Infinity
]

/** The same with one of its numbers, at a time, at each of the ends. */
function atItsEnds(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return ends
  if (Array.isArray(value))
    return value.flatMap((each, index) => atItsEnds(each).map(other => value.with(index, other) as unknown))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => atItsEnds(each).map(other => ({ ...value, [key]: other })))
}

const games = ['campaign', 'thousand-faces', 'face-of-angels', 'game-face', 'prophecy'] as const

/** Some commands of each kind, and some that a table would ask now. */
function commandsFor(random: RandomCampaign, game: SystemId | 'campaign', seed: number): readonly unknown[] {
  const { chronicle, luck, seats } = random.played
  const { campaign } = chronicle
  const state = boardOf(random, game)?.state
  const pool = poolOf(state ?? campaign, { seat: seats, board: campaign.boards.map(({ id }) => id) })
  const typed = (path: string): string => `some ${path}`
  const any = commandKinds(game).map((kind, index) =>
    anyOf(kind, { whim: whimOf(seed * 1000 + index), pool, extremes: 0, typed })
  )
  if (game === 'campaign' || state === undefined) return any
  const now = Array.from({ length: 60 }, (_, index) => sensible(game, state, whimOf(seed * 99 + index), luck)?.command)
  return [...any, ...now]
}

function boardOf({ played }: RandomCampaign, game: SystemId | 'campaign') {
  return played.chronicle.campaign.boards.find(({ system, closed }) => system === game && !closed)
}

/** Asks everything at its ends, here and further on in play, and takes back what was accepted. */
function swept(game: SystemId | 'campaign', campaign: number) {
  const random = new RandomCampaign(campaign)
  const { chronicle, luck } = random.played
  const wrong: string[] = []
  let [asked, recorded] = [0, 0]
  const ask = (command: unknown, board: BoardId | null): void => {
    asked++
    const draft = chronicle.consider({ kind: 'act', board, command }, gm, luck)
    if (!draft.ok && draft.error.kind === 'refused' && draft.error.because === 'our-bug')
      wrong.push(`${JSON.stringify(command)}: ${String(draft.error.detail).slice(0, 200)}`)
    if (!draft.ok || draft.value.kind !== 'act') return
    const read = random.reader.read(chronicle, chronicle.complete(draft.value, 1000))
    if (!read.ok) return void wrong.push(`${JSON.stringify(command)}: ${read.error.slice(0, 200)}`)
    chronicle.append(read.value)
    random.played.undo()
    recorded++
  }
  for (const seed of [1, 2, 3, 4]) {
    const board = boardOf(random, game)?.id ?? null
    if (board !== null || game === 'campaign')
      for (const command of commandsFor(random, game, seed).flatMap(atItsEnds)) ask(command, board)
    random.until(25)
  }
  return { asked, recorded, wrong, opening: faultOfOpening(chronicle) }
}

describe('CA22 numbers at their ends', { timeout: 240_000 }, () => {
  it.each(games)('CA22 every number of every command (%s): refused, or recorded and opened again', game => {
    let taken = 0
    // In some campaigns a game never comes to where a number counts: then another one is swept.
    for (let campaign = 5; campaign < 15 && taken === 0; campaign++) {
      const { asked, recorded, wrong, opening } = swept(game, campaign)
      expect(wrong).toEqual([])
      expect(opening).toBeNull()
      expect(asked).toBeGreaterThan(game === 'campaign' ? 10 : 100)
      taken += recorded
    }
    expect(taken).toBeGreaterThan(0)
  })
})
