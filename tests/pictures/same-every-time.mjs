// Loaded into the host before its own script (NODE_OPTIONS=--import …). So no picture shows its time, or a code of one run.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Always the same second of the same evening. Its milliseconds go by, because what may be asked how often is counted with them. */
const evening = Date.UTC(2026, 10, 21, 19, 14, 0)
const Real = Date
const now = () => evening + (Math.round(performance.now()) % 1000)

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given))
  }

  static now() {
    return now()
  }
}

let drawn = 0

crypto.randomBytes = count => {
  const hash = crypto.createHash('shake256', { outputLength: count })
  return hash.update(`drawn ${++drawn}`).digest()
}
syncBuiltinESMExports()
