import { it } from 'vitest'
import { runAsShipped } from './run-as-shipped'

it('forecasts fights', () => runAsShipped('tests/bench/forecast-as-shipped.ts'))
