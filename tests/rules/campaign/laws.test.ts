import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Campaign, Entry, EntryId } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import { Played, Refusal } from '../../support/chronicle'
import { commandFrom, type Whim, whimOf } from '../../support/thousand-faces/random-play'
import { runs } from '../../support/thorough'

// What must hold of every campaign, whatever is played, taken back, done again and named in between.

const nobody = 's0' as SeatId
const longestMs = 120_000
const whims = fc.array(fc.nat(), { minLength: 50, maxLength: 60, size: 'max' })

/** One thing that a GM might do now, wise or not; refusals are part of play. */
function whimsically(played: Played, seed: number): void {
  const whim = whimOf(seed)
  try {
    step(played, whim, seed)
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
  }
}

function step(played: Played, whim: Whim, seed: number): void {
  const { line } = played.chronicle
  const choice = whim.count(20)
  if (choice === 0) played.savePoint(`moment ${seed}`)
  else if (choice <= 3) played.undo(1 + whim.count(Math.max(1, Math.min(12, line.standing))))
  else if (choice <= 5) played.redo(1 + whim.count(Math.max(1, line.undone)))
  else if (choice === 6) played.campaign({ type: 'add-seat', player: '', character: `Newcomer ${seed}` })
  else if (choice === 7) played.campaign({ type: 'retire-seat', seat: whim.one(played.seats) ?? nobody })
  else if (choice === 8) played.campaign({ type: 'write-note', text: `note ${seed}`, audience: 'table' })
  else {
    const board = played.chronicle.campaign.boards[0]
    if (board && played.seats.length > 0) played.act(commandFrom(board.state as State, whim))
  }
}

function playedBy(seeds: readonly number[], look: (played: Played) => void = () => undefined): Played {
  const played = Played.table('Whims', 'Ada', 'Bo', 'Cy')
  for (const seed of seeds) {
    whimsically(played, seed)
    look(played)
  }
  return played
}

function reread(chronicle: Chronicle): Chronicle {
  const parse = entryParser()
  const entries = (JSON.parse(JSON.stringify(chronicle.entries)) as unknown[]).map(raw => {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(`${entry.error.path}: ${entry.error.message}`)
    return entry.value
  })
  const opened = Chronicle.open(entries)
  if (!opened.ok) throw new Error(`${opened.error.path}: ${opened.error.message}`)
  return opened.value
}

describe('the campaign, by random play', () => {
  it(
    'CA13 read again it is the same campaign, and every screen shows the same',
    () => {
      fc.assert(
        fc.property(whims, seeds => {
          const { chronicle } = playedBy(seeds)
          const again = reread(chronicle)
          expect(again.campaign).toEqual(chronicle.campaign)
          for (const kind of ['gm', 'table', 'overlay'] as const)
            expect(frameFor(again, { kind })).toEqual(frameFor(chronicle, { kind }))
        }),
        { numRuns: runs(40, 100) }
      )
    },
    longestMs
  )

  it(
    'CA9 CA10 every place on the line of play is the same whenever one comes to it',
    () => {
      fc.assert(
        fc.property(whims, seeds => {
          const seen = new Map<EntryId, Campaign>()
          const look = ({ chronicle }: Played): void => {
            const known = seen.get(chronicle.line.latest)
            if (known) expect(chronicle.campaign).toEqual(known)
            else seen.set(chronicle.line.latest, chronicle.campaign)
          }
          const played = playedBy(seeds, look)
          while (played.chronicle.line.standing > 0) {
            played.undo()
            look(played)
          }
          if (played.chronicle.line.undone > 0) played.redo(played.chronicle.line.undone)
          look(played)
        }),
        { numRuns: runs(25, 60) }
      )
    },
    longestMs
  )

  it(
    'CA8 CA14 any beginning of a journal is a campaign too, and no entry of it can be left out',
    () => {
      fc.assert(
        fc.property(whims, fc.nat(), (seeds, cut) => {
          const { entries } = playedBy(seeds).chronicle
          expect(Chronicle.open(entries.slice(0, cut % entries.length)).ok).toBe(true)
          const gap = entries.filter((_: Entry, index) => index !== cut % (entries.length - 1))
          expect(Chronicle.open(gap).ok).toBe(false)
        }),
        { numRuns: runs(25, 60) }
      )
    },
    longestMs
  )
})
