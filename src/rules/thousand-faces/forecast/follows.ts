import { blowsDue } from '../follow-up/hits'
import type { ResultValue } from '../vocabulary'
import type { Policies } from './policies'
import type { AttackSituation } from './situation'

/** What follows a result, as numbers: blows of the character, and whether the foe attacks back (FU2). */
export interface Follow {
  readonly hits: readonly FollowHit[]
  readonly answers: boolean
}
export interface FollowHit {
  /** The weapon is rolled; else it is 1. */
  readonly rolls: boolean
  readonly halved: boolean
}

/** What each result brings, 0–3: with a Pack to lose, and without. */
export interface FollowTable {
  readonly packed: readonly Follow[]
  readonly bare: readonly Follow[]
}

const results = [0, 1, 2, 3] as const
/** The options by their places on the cards. */
const mixItUp = { avoid: 0, again: 1 } as const
const volley = { halve: 1, losePack: 2 } as const

/** FC4: what follows each result of a move, its options picked as the policies say. */
export function followsOf(move: AttackSituation['move'], { threeChecks }: Pick<Policies, 'threeChecks'>): FollowTable {
  const picks = (result: ResultValue, hasPack: boolean): readonly number[] => {
    if (move === 'mix-it-up') return result === 3 ? [mixItUp[threeChecks]] : []
    if (result === 1) return [volley.halve] // the GM picks
    return result === 2 ? [hasPack ? volley.losePack : volley.halve] : []
  }
  const all = (hasPack: boolean): readonly Follow[] =>
    results.map(result => follow(move, result, picks(result, hasPack)))
  return { packed: all(true), bare: all(false) }
}

function follow(move: AttackSituation['move'], result: ResultValue, picks: readonly number[]): Follow {
  const { hits, answers } = blowsDue(move, result, picks)
  return { hits: hits.map(({ base, halved }) => ({ rolls: base !== 'one', halved })), answers }
}
