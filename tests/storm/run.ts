/**
 * `npm run storm -- --seeds N [--from SEED]`: plays N evenings. It prints a line for each broken promise; for one seed its trace.
 * `--steps PATTERN`: only these. `--ignore PATTERN`: what an older commit is known to break.
 */
import { parseArgs } from 'node:util'
import { playEvening } from './evening'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { seeds: text, from: text, ignore: text, steps: text } })
const [count, from] = [Number(values.seeds ?? 1000), Number(values.from ?? 1)]
const pattern = (source: string | undefined): RegExp | null => (source === undefined ? null : new RegExp(source))
const sum: Record<string, number> = { broken: 0, steps: 0, calls: 0 }
const add = (what: string, times: number): void => void (sum[what] = (sum[what] ?? 0) + times)
for (let seed = from; seed < from + count; seed++) {
  const { wrong, trace, steps, calls, faults } = await playEvening(seed, pattern(values.ignore), pattern(values.steps))
  for (const [what, times] of Object.entries({ ...faults, steps, calls })) add(what, times)
  if ((seed - from + 1) % 1000 === 0) console.error(`${seed - from + 1} seeds played`)
  if (count === 1) console.log(trace.join('\n'))
  if (wrong === null) continue
  add('broken', 1)
  console.log(`seed ${seed}: ${wrong}`)
}
console.log(`${count} seeds from ${from}: ${JSON.stringify(sum)}; ${Math.round(performance.now() / 1000)} s`)
process.exitCode = sum['broken'] === 0 ? 0 : 1
