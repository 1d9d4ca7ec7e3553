import { blessings } from '#rules/thousand-faces/cards'
import { ForecastRun } from '#rules/thousand-faces/forecast/forecast'
import { usualPolicies } from '#rules/thousand-faces/forecast/policies'
import type { FightSituation } from '#rules/thousand-faces/forecast/situation'
import { shieldCard } from '#rules/thousand-faces/equipment/ladder'
import { aFight, aFighter, aGuard } from '../support/thousand-faces/forecast/situations'
import { report } from './measure'

// Run by forecast.bench.ts as one built file, as it ships. Budgets: evening.md, A.

const shield = { ...shieldCard({ kind: 'shield', card: 'shield' })!, damage: 0 }
const armour = { slot: 'harm-or-wound', token: null, unbowed: false } as const

/** An evening's fight: five characters, a monster and a gang of three, a shield, armour, an ally. */
const evening: FightSituation = aFight(
  [
    aFighter('kresk', { attacks: [{ move: 'mix-it-up', suit: 'crown', net: 1, power: 'd6' }] }),
    aFighter('constance', { faceDown: 3, slots: [{ slot: 'exhaustion-physical', token: null, unbowed: false }] }),
    aFighter('wren', { shields: [shield], faceDown: 2 }),
    aFighter('tamsin', { attacks: [{ move: 'volley', suit: 'dragon', net: 0, power: 'd6' }], pack: 3 }),
    aFighter('brindle', { slots: [armour], wounds: 1, unseenWounds: 1 })
  ],
  [
    aGuard({ name: 'Tide-wraith', stamina: 20, power: 'd6', squares: 1 }),
    aGuard({ stamina: 9 }),
    aGuard({ stamina: 9 }),
    aGuard({ stamina: 9 })
  ],
  { allies: 1, blessings, length: '9-hour' }
)

/** Fights so many, all questions together, and says how long it took. */
function fought(fights: number): { readonly run: ForecastRun; readonly took: number } {
  const run = new ForecastRun({ situation: evening, policies: usualPolicies(null), fights, seed: 7 })
  const began = performance.now()
  run.fight(run.whole)
  return { run, took: performance.now() - began }
}

fought(2000)
const rounds = Array.from({ length: 5 }, () => fought(10_000))
const best = rounds.reduce((one, other) => (other.took < one.took ? other : one))
const first = best.run.flips / best.took
report(
  'flips a second, one core, with everything that follows them',
  `${(first / 1000).toFixed(2)} million`,
  '≥ 1 million'
)
report(
  '10,000 fights, five characters against four foes',
  `${(best.took / (best.run.whole / 10_000)).toFixed(0)} ms`,
  '≤ 2 s'
)
report('the same with its three what-ifs: 40,000 fights', `${best.took.toFixed(0)} ms`, '≤ 2 s')
const { rounds: length, anyFalls } = best.run.answer.asItIs
report(
  '  of these fights',
  `${length.mean.value.toFixed(1)} rounds, somebody falls in ${(anyFalls.share * 100).toFixed(0)} of 100`,
  '—'
)
