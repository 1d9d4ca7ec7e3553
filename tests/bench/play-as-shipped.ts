import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Entry } from '#rules/campaign/types'
import { reread } from '#rules/campaign/rereading'
import { check } from '#rules/thousand-faces/slices'
import { oddsOf } from '#rules/thousand-faces/odds'
import type { Sheet, State } from '#rules/thousand-faces/state'
import { printDiff } from '#shared/json-diff'
import type { Played } from '../support/chronicle'
import { playedFor, turn } from './long-campaign'
import { ms, report, spread, time, type Timing } from './measure'
import { allFrames, best, everybody, old, timed } from './playing'
import { measureJumps, measureUndo, measureUndoFarBack } from './play-undo'

// Run by play.bench.ts as one built file, as it ships. vitest sends every call between modules through a getter. An act is two to three times as slow with it. Budgets: docs/performance.md.

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** decide + apply + a frame for each of nine audiences, one act after another. */
function playing(played: Played): Timing {
  return best(() => {
    turn(played)
    allFrames(played)
  })
}

/** Decides, applies and makes all frames. */
function measureActs(): void {
  const young = playing(playedFor(100))
  const aged = playing(old())
  report(
    'decide + apply + 9 frames, 6 seats, 100 entries',
    `median ${ms(young.median)}, p99 ${ms(young.p99)}`,
    'median ≤ 2 ms'
  )
  report('the same at 100,000 entries', `median ${ms(aged.median)}, p99 ${ms(aged.p99)}`, 'median ≤ 2 ms')
  report('ratio of medians', `${(aged.median / young.median).toFixed(2)} ×`, 'told')
}

/** Prints for nine audiences what an act changed. */
function measurePrinting(): void {
  for (const age of [100, 100_000]) {
    const played = age === 100 ? playedFor(100) : old()
    const audiences = everybody(played)
    const shown = audiences.map(audience => frameFor(played.chronicle, audience))
    const bytes: number[] = []
    const took = best(() => {
      turn(played)
      audiences.forEach((audience, at) => {
        const frame = frameFor(played.chronicle, audience)
        const text = printDiff(shown[at], frame) ?? ''
        shown[at] = frame
        const size = Buffer.byteLength(text) // joins what was put together, as sending does
        if (at === 0) bytes.push(size)
      })
    })
    const size = spread(bytes)
    report(
      `the same with what changed printed, ${age.toLocaleString('en')} entries`,
      `median ${ms(took.median)}, p99 ${ms(took.p99)}`,
      'median ≤ 2 ms'
    )
    report(
      '  for the GM, an act (the whole picture, once)',
      `median ${kB(size.median)}, p99 ${kB(size.p99)} (${kB(JSON.stringify(shown[0]).length)})`,
      'told'
    )
  }
}

/** Reads every act again before it counts. */
function measureRereading(): void {
  const played = playedFor(2000)
  const act = timed(() => turn(played), null)
  const last = played.chronicle.entries.slice(-1000)
  const systems = new Map([[played.board, 'thousand-faces' as const]])
  const reading = time(run => reread(last[run % last.length]!, systems))
  const state = played.chronicle.campaign.boards[0]?.state as State
  const [sheet, ...others] = state.sheets
  const checking = time(() => check({ ...state, sheets: [{ ...sheet! }, ...others] }))
  report(
    'guard: read the events again; check a board with one new sheet',
    `median ${ms(reading.median)} + ${ms(checking.median)}`,
    'within the act'
  )
  report('  one act without frames, for comparison', ms(act), '—')
}

/** Works the odds out. */
function measureOdds(): void {
  const { chronicle } = playedFor(300)
  const { sheets } = chronicle.campaign.boards[0]?.state as { sheets: readonly Sheet[] }
  const timing = time(run => oddsOf({ ...sheets[run % sheets.length]! }))
  report(
    'odds of one seat: 3 attributes × 5 nets, now and shuffled',
    `median ${ms(timing.median)}, p99 ${ms(timing.p99)}`,
    'told'
  )
}

/** Opens a campaign of 100,000 entries. */
function measureOpening(): void {
  const text = JSON.stringify(old().chronicle.entries)
  const parses: number[] = []
  const opens: number[] = []
  for (let run = 0; run < 5; run++) {
    let began = performance.now()
    const raw = JSON.parse(text) as unknown[]
    parses.push(performance.now() - began)
    began = performance.now()
    const parse = entryParser()
    const entries: Entry[] = []
    for (const each of raw) {
      const entry = parse(each)
      if (!entry.ok) throw new Error(entry.error.path)
      entries.push(entry.value)
    }
    const opened = Chronicle.open(entries)
    if (!opened.ok) throw new Error(opened.error.message)
    opens.push(performance.now() - began)
  }
  const parse = spread(parses).median
  const open = spread(opens).median + parse
  report(`JSON.parse of ${(text.length / 1e6).toFixed(1)} MB`, ms(parse), '—')
  report('parse every entry, fold, check (JSON.parse included)', `${ms(open)} = ${(open / parse).toFixed(2)} ×`, 'told')
}

const measures = {
  acts: measureActs,
  printing: measurePrinting,
  undo: measureUndo,
  'undo far back': measureUndoFarBack,
  rereading: measureRereading,
  odds: measureOdds,
  jumps: measureJumps,
  opening: measureOpening
}
/** All of them, or those that are named. */
const wanted = process.argv.slice(2)
for (const [name, measure] of Object.entries(measures)) if (wanted.length === 0 || wanted.includes(name)) measure()
