import { it } from 'vitest'
import { runAsShipped } from './run-as-shipped'

it('PO3 tells a session of a campaign of 100,000 entries', { timeout: 600_000 }, () =>
  runAsShipped('tests/bench/recap-as-shipped.ts')
)
