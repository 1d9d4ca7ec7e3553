import { differences } from './artefacts'
import { otherwise } from './otherwise'
import type { SecretState } from './states'

/** What was tried, and what could reveal the Game Master's secrets to a player. */
export interface Proof {
  readonly states: number
  /** Canaries that were given other words, over all states. */
  readonly changed: number
  readonly faults: readonly string[]
}

/** All private data of the Game Master in these states is changed. Everything that other people get must stay the same. */
export function proved(states: Iterable<SecretState>, count: number): Proof {
  const faults = new Set<string>()
  let [seen, changed] = [0, 0]
  for (const { seed, chronicle, secret, shown } of states) {
    changed += secret.size
    for (const each of differences(chronicle, otherwise(chronicle, secret), shown)) faults.add(`seed ${seed}: ${each}`)
    if (++seen >= count) break
  }
  return { states: seen, changed, faults: [...faults] }
}
