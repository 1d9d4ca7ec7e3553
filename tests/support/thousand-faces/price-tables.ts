import type { FoesToCome } from '#rules/thousand-faces/foes/price'
import { foeKinds } from '#rules/thousand-faces/foes/kinds'
import { seededLuck } from '../luck'

/**
 * Reference 5.5 and 5.1 as tables, written from the rules and not from the engine. Every possible foe has a price in Party Power and in Shadow. Prices are looked up and added, never computed by the tested functions.
 */
const partyPowerOf = {
  stamina: Array.from({ length: 100 }, (_, points) => points), // "1 per foe Stamina point"
  weapon: { '1': 0, d4: 0, d6: 3, d10: 0 }, // "3 per d6 weapon; d4 weapons free; d10 not priced (Shadow only)"
  squares: [0, 3, 6, 9] // "3 per armour square"
} as const

const shadowOf = {
  weapon: { '1': 0, d4: 0, d6: 0, d10: 4 }, // "foe: AP d10 | 4"; a d6 is bought with Party Power already
  traits: Array.from({ length: 19 }, (_, traits) => traits) // "monster special attack or immunity | 1 each"
} as const

/** "monster with 11–15 Stamina | 1", "monster with 16–20 Stamina | 2"; beyond 20 as 16–20, the end of the rules' table. */
function shadowForStamina(stamina: number): 0 | 1 | 2 {
  if (stamina >= 16) return 2
  return stamina >= 11 ? 1 : 0
}

/** What the tables say that these foes cost. */
export function priceByTables(foes: readonly FoesToCome[], shadow: 'paid' | 'unpaid') {
  let [partyPower, points] = [0, 0]
  for (const { kind, stamina, power, squares, count, secrets } of foes)
    for (let each = 0; each < count; each++) {
      const monster = kind === 'monster'
      // What Shadow has bought of a monster, everything above ten, is not paid for again with Party Power.
      const bought = monster && shadow === 'paid' && stamina > 10 ? 10 : stamina
      partyPower += partyPowerOf.stamina[bought]! + partyPowerOf.weapon[power] + partyPowerOf.squares[squares]!
      points += shadowOf.weapon[power]
      if (monster) points += shadowForStamina(stamina)
      if (monster && secrets) points += shadowOf.traits[secrets.attacks.length + secrets.immunities.length]!
    }
  return { partyPower, shadow: points }
}

/** Encounters of one to twelve sorts of foes, the same ones for the same seed. */
export function randomEncounters(count: number, seed: number): readonly (readonly FoesToCome[])[] {
  const luck = seededLuck(seed)
  const traits = (): readonly string[] => Array.from({ length: luck.below(10) }, (_, nth) => `trait ${nth}`)
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + luck.below(12) }, () => ({
      kind: foeKinds[luck.below(foeKinds.length)]!,
      stamina: 1 + luck.below(luck.below(4) === 0 ? 99 : 22),
      power: (['1', 'd4', 'd6', 'd10'] as const)[luck.below(4)]!,
      squares: luck.below(4),
      count: 1 + luck.below(11),
      ...(luck.below(5) === 0 ? {} : { secrets: { attacks: traits(), immunities: traits() } })
    }))
  )
}
