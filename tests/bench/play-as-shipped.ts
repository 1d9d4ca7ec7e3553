import { describe, it } from 'vitest'
import { collectYoungGarbage } from '#main/host/young-garbage'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Entry } from '#rules/campaign/types'
import type { Audience } from '#rules/core/audience'
import { reread } from '#rules/campaign/rereading'
import { check } from '#rules/thousand-faces/slices'
import { oddsOf } from '#rules/thousand-faces/odds'
import type { Sheet, State } from '#rules/thousand-faces/state'
import { diff } from '#shared/json-diff'
import type { Played } from '../support/chronicle'
import { playedFor, turn } from './long-campaign'
import { ms, report, spread, time, type Timing } from './measure'

// Budgets: design, section 15. Every figure is a ratio to a peer measured in the same run, or an absolute the issue gives.

function everybody({ seats }: Played): readonly Audience[] {
  return [
    { kind: 'gm' },
    { kind: 'table' },
    { kind: 'overlay' },
    ...seats.map(seat => ({ kind: 'seat', seat }) as const)
  ]
}

function allFrames(played: Played): void {
  for (const audience of everybody(played)) frameFor(played.chronicle, audience)
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Until V8 has compiled what is hot and given young objects the room that they need: an evening's first minutes. */
const warmUp = 2000

/** decide + apply + a frame for each of nine audiences, one act after another. */
function playing(played: Played, runs: number): Timing {
  const samples: number[] = []
  for (let run = 0; run < runs + warmUp; run++) {
    const began = performance.now()
    turn(played)
    allFrames(played)
    if (run >= warmUp) samples.push(performance.now() - began)
    collectYoungGarbage() // as the host does between two acts
  }
  return spread(samples)
}

/** One thing and, of a table, all its frames; then the host's breath between two acts. */
function timed(work: () => unknown, table: Played | null): number {
  const began = performance.now()
  work()
  if (table) allFrames(table)
  const took = performance.now() - began
  collectYoungGarbage()
  return took
}

/** Made once: it takes a while. Each bench goes on playing on it. */
let oldOne: Played | null = null
const old = (): Played => (oldOne ??= playedFor(100_000))

describe('play', () => {
  it('decides, applies and makes all frames', () => {
    const young = playing(playedFor(100), 3000)
    const aged = playing(old(), 3000)
    report(
      'decide + apply + 9 frames, 6 seats, 100 entries',
      `median ${ms(young.median)}, p99 ${ms(young.p99)}`,
      'p99 < 1 ms'
    )
    report('the same at 100,000 entries', `median ${ms(aged.median)}, p99 ${ms(aged.p99)}`, 'p99 < 1 ms')
    report('ratio of medians', `${(aged.median / young.median).toFixed(2)} ×`, '≤ 1.2 ×')
  })

  it('prints for nine audiences what an act changed', () => {
    for (const age of [100, 100_000]) {
      const played = age === 100 ? playedFor(100) : old()
      const audiences = everybody(played)
      const shown = audiences.map(audience => frameFor(played.chronicle, audience))
      const samples: number[] = []
      const bytes: number[] = []
      for (let run = 0; run < 3000 + warmUp; run++) {
        const began = performance.now()
        turn(played)
        const texts = audiences.map((audience, at) => {
          const frame = frameFor(played.chronicle, audience)
          const text = JSON.stringify(diff(shown[at], frame))
          shown[at] = frame
          return text
        })
        if (run >= warmUp) samples.push(performance.now() - began)
        bytes.push(texts[0]!.length)
        collectYoungGarbage()
      }
      const [took, size] = [spread(samples), spread(bytes)]
      report(
        `the same with what changed printed, ${age.toLocaleString('en')} entries`,
        `median ${ms(took.median)}, p99 ${ms(took.p99)}`,
        'median ≤ 0.2 ms'
      )
      report(
        '  for the GM, an act (the whole picture, once)',
        `median ${kB(size.median)}, p99 ${kB(size.p99)} (${kB(JSON.stringify(shown[0]).length)})`,
        '≤ 30 kB'
      )
    }
  })

  it('undoes at the cost of doing, whatever the age', () => {
    for (const age of [100, 100_000]) {
      const played = age === 100 ? playedFor(100) : old()
      const doing: number[] = []
      const undoing: number[] = []
      for (let run = 0; run < 2000; run++) {
        let began = performance.now()
        turn(played)
        allFrames(played)
        doing.push(performance.now() - began)
        began = performance.now()
        played.undo()
        allFrames(played)
        undoing.push(performance.now() - began)
        played.redo()
        collectYoungGarbage()
      }
      const ratio = spread(undoing).median / spread(doing).median
      report(
        `undo against do, ${age.toLocaleString('en')} entries`,
        `${ratio.toFixed(2)} × (${ms(spread(undoing).median)})`,
        '≤ 2 ×'
      )
    }
  })

  it('undoes far back, one act at a time', () => {
    for (const age of [20_000, 100_000]) {
      const played = age === 20_000 ? playedFor(age) : old()
      const doing: number[] = []
      for (let run = 0; run < 2000; run++) doing.push(timed(() => turn(played), played))
      const rounds = Array.from({ length: 5 }, () => {
        const round = Array.from({ length: 700 }, () => timed(() => played.undo(), played))
        played.redo(700)
        return round
      })
      // The same 700 undos five times over: what one of them costs is its best, the rest is collection of garbage and the machine.
      const each = rounds[0]!.map((_, at) => Math.min(...rounds.map(round => round[at]!)))
      const done = spread(doing)
      const all = spread(rounds.flat())
      report(
        `700 single undos with 9 frames, ${age.toLocaleString('en')} entries`,
        `median ${(all.median / done.median).toFixed(2)} ×, costliest ${(Math.max(...each) / done.median).toFixed(2)} × do`,
        'each ≤ 2 ×'
      )
      report('  single samples: p99 undo, p99 act', `${ms(all.p99)}, ${ms(done.p99)}`, '—')
      report('  slowest undo, slowest act', `${ms(Math.max(...rounds.flat()))}, ${ms(Math.max(...doing))}`, '—')
    }
  })

  it('reads every act again before it counts', () => {
    const played = playedFor(2000)
    const act = timed(() => turn(played), null)
    const last = played.chronicle.entries.slice(-1000)
    const systems = new Map([[played.board, 'thousand-faces' as const]])
    const reading = time(run => reread(last[run % last.length]!, systems))
    const state = played.chronicle.campaign.boards[0]?.state as State
    const [sheet, ...others] = state.sheets
    const checking = time(() => check({ ...state, sheets: [{ ...sheet! }, ...others] }))
    report(
      'guard: print and parse the entry; check a board with one new sheet',
      `median ${ms(reading.median)} + ${ms(checking.median)}`,
      'within the act'
    )
    report('  one act without frames, for comparison', ms(act), '—')
  })

  it('works the odds out', () => {
    const { chronicle } = playedFor(300)
    const { sheets } = chronicle.campaign.boards[0]?.state as { sheets: readonly Sheet[] }
    const timing = time(run => oddsOf({ ...sheets[run % sheets.length]! }))
    report(
      'odds of one seat: 3 attributes × 5 nets, now and shuffled',
      `median ${ms(timing.median)}, p99 ${ms(timing.p99)}`,
      '< 1 ms'
    )
  })

  it('jumps far back and comes again', () => {
    const played = old()
    const standing = played.chronicle.line.standing
    const began = performance.now()
    played.undo(standing - 50)
    const back = performance.now() - began
    played.redo(standing - 50)
    report('undo of 100,000 acts at once', ms(back), '—')
    report('redo of them', ms(performance.now() - began - back), '—')
  })

  it('opens a campaign of 100,000 entries', () => {
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
      if (!opened.ok) throw new Error(opened.error.says)
      opens.push(performance.now() - began)
    }
    const parse = spread(parses).median
    const open = spread(opens).median + parse
    report(`JSON.parse of ${(text.length / 1e6).toFixed(1)} MB`, ms(parse), '—')
    report(
      'parse every entry, fold, check (JSON.parse included)',
      `${ms(open)} = ${(open / parse).toFixed(2)} ×`,
      '≤ 3 ×'
    )
  })
})
