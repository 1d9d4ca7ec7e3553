/** How long something took, many times over, in milliseconds. */
export interface Timing {
  readonly median: number
  readonly p95: number
  readonly p99: number
}

/** Runs `work` over and over and reports its spread. The first runs warm the engine up and are not counted. */
export function time(work: (run: number) => void, { runs = 2000, warmUp = 500 } = {}): Timing {
  for (let run = 0; run < warmUp; run++) work(run)
  const samples: number[] = []
  for (let run = warmUp; run < warmUp + runs; run++) {
    const began = performance.now()
    work(run)
    samples.push(performance.now() - began)
  }
  return spread(samples)
}

export function spread(samples: readonly number[]): Timing {
  const sorted = [...samples].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** One line of a report: what was measured, what came out, what it may be. */
export function report(what: string, figure: string, budget: string): void {
  console.log(`${what.padEnd(58)} ${figure.padEnd(34)} budget ${budget}`)
}

export function ms(value: number): string {
  return value < 1 ? `${(value * 1000).toFixed(0)} µs` : `${value.toFixed(2)} ms`
}
