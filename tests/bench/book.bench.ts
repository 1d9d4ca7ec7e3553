import { it } from 'vitest'
import { runAsShipped } from './run-as-shipped'

it('BK11 searches 10,000 things and 100,000 entries at every key', { timeout: 600_000 }, () =>
  runAsShipped('tests/bench/book-as-shipped.ts')
)
