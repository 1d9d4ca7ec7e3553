import { playedFor, turn } from './long-campaign'
import { ms, report, spread } from './measure'
import { allFrames, old, timed } from './playing'

// What undoing costs, for play-as-shipped.ts.

/** Undoes at the cost of doing, whatever the age. */
export function measureUndo(): void {
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
    }
    const ratio = spread(undoing).median / spread(doing).median
    report(
      `undo against do, ${age.toLocaleString('en')} entries`,
      `${ratio.toFixed(2)} × (${ms(spread(undoing).median)})`,
      '≤ 2 ×'
    )
  }
}

/** Undoes far back, one act at a time. */
export function measureUndoFarBack(): void {
  for (const age of [20_000, 100_000]) {
    const played = age === 20_000 ? playedFor(age) : old()
    const doing: number[] = []
    for (let run = 0; run < 2000; run++) doing.push(timed(() => turn(played), played))
    const rounds = Array.from({ length: 5 }, () => {
      const round = Array.from({ length: 700 }, () => timed(() => played.undo(), played))
      played.redo(700)
      allFrames(played) // as all screens show what came again, before the next undo
      return round
    })
    // The same 700 undos, five times. The cost of an undo is its best time; the rest is garbage collection and the machine.
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
}

/** Jumps far back and comes again. */
export function measureJumps(): void {
  const played = old()
  const standing = played.chronicle.line.standing
  const began = performance.now()
  played.undo(standing - 50)
  const back = performance.now() - began
  played.redo(standing - 50)
  report('undo of 100,000 acts at once', ms(back), '—')
  report('redo of them', ms(performance.now() - began - back), '—')
}
