import { blessings } from '#rules/thousand-faces/cards'
import { ForecastRun } from '#rules/thousand-faces/forecast/forecast'
import { usualPolicies } from '#rules/thousand-faces/forecast/policies'
import type { FightSituation } from '#rules/thousand-faces/forecast/situation'
import { aFight, aFighter, aGuard, aMoveCard, anItemCard } from '../support/thousand-faces/forecast/situations'
import { report } from './measure'

// Run by forecast.bench.ts as one built file, as it ships, on one core.

/** An evening's fight: five characters, a monster and a gang of three, a shield, armour, an ally. */
const evening: FightSituation = aFight(
  [
    aFighter('s1', { items: [anItemCard('sword', 1, 'd6')] }),
    aFighter('s2', { faceDown: 3, moves: [aMoveCard('good-cardio')] }),
    aFighter('s3', { faceDown: 2, items: [anItemCard('sword', 1, 'd4'), anItemCard('shield', 2)] }),
    aFighter('s4', { pack: 3, items: [anItemCard('bow', 1, 'd6')], moves: [aMoveCard('volley')] }),
    aFighter('s5', {
      items: [anItemCard('sword', 1, 'd4'), anItemCard('leather-armour', 2)],
      tokens: { exhaustion: 0, harm: 0, wound: 1 },
      unseenWounds: 1
    })
  ],
  [
    aGuard({ name: 'Tide-wraith', stamina: 20, power: 'd6', squares: 1 }),
    aGuard({ stamina: 9 }),
    aGuard({ stamina: 9 }),
    aGuard({ stamina: 9 })
  ],
  { allies: 1, blessings, length: '9-hour' }
)

const fights = 1000
const run = new ForecastRun({ situation: evening, policies: usualPolicies(null), fights, seed: 7 })
/** How long each of the four questions took; the first one begins cold, as it does in a worker. */
const took = Array.from({ length: run.whole / fights }, () => {
  const began = performance.now()
  run.fight(fights)
  return performance.now() - began
})
const [first = 0] = took
report('1,000 fights, five characters against four foes, from a cold start', `${first.toFixed(0)} ms`, '≤ 3 s')
report('the same with its three what-ifs: 4,000 fights', `${took.reduce((sum, ms) => sum + ms).toFixed(0)} ms`, 'none')
const { rounds, anyFalls } = run.answer!.asItIs
report(
  '  of these fights',
  `${rounds.mean.value.toFixed(1)} rounds, a character falls in ${(anyFalls.share * 100).toFixed(0)} of 100`,
  'none'
)
