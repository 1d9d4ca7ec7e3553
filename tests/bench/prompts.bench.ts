import { it } from 'vitest'
import { runAsShipped } from './run-as-shipped'

it('EY1 answers what helps at a blank moment after 100,000 entries', { timeout: 600_000 }, () =>
  runAsShipped('tests/bench/prompts-as-shipped.ts')
)
