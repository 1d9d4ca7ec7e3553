import { it } from 'vitest'
import { runAsShipped } from './run-as-shipped'

// One measure: HEARTHSIDE_BENCH=printing npm run bench -- tests/bench/play.bench.ts
const { HEARTHSIDE_BENCH: only } = process.env

it('plays', () => runAsShipped('tests/bench/play-as-shipped.ts', ...(only ? [only] : [])))
