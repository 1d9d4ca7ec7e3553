import type { Power } from '../equipment/items'

export const foeKinds = ['child', 'civilian', 'guard', 'soldier', 'monster', 'villain'] as const
export type FoeKind = (typeof foeKinds)[number]

/** The usual values of a kind of foe; a starting point for the GM, never a limit. */
export interface FoeKindCard {
  readonly kind: FoeKind
  readonly name: string
  readonly stamina: readonly [least: number, most: number]
  readonly powers: readonly Power[]
}

/** The six kinds of foe (U1). Source: reference 4.8. */
export const foeKindCards: readonly FoeKindCard[] = [
  { kind: 'child', name: 'Child', stamina: [2, 2], powers: ['1'] },
  { kind: 'civilian', name: 'Civilian', stamina: [4, 4], powers: ['1', 'd4'] },
  { kind: 'guard', name: 'Bouncer or guard', stamina: [5, 6], powers: ['d4'] },
  { kind: 'soldier', name: 'Trained soldier', stamina: [7, 10], powers: ['d4', 'd6'] },
  { kind: 'monster', name: 'Monster', stamina: [5, 20], powers: ['d4', 'd6', 'd10'] },
  { kind: 'villain', name: 'Villain', stamina: [5, 10], powers: ['d4', 'd6', 'd10'] }
]

/** The least that a foe of this kind usually has, as a proposal. */
export function usualFoe(kind: FoeKind): {
  readonly kind: FoeKind
  readonly stamina: number
  readonly power: Power
  readonly squares: number
} {
  const card = foeKindCards.find(each => each.kind === kind)
  return { kind, stamina: card?.stamina[0] ?? 5, power: card?.powers[0] ?? '1', squares: 0 }
}

/** Limit of armour squares of a foe (U2). */
export const mostSquares = 3

/** Limit of Stamina of a foe. */
export const mostStamina = 99

/** Limit of special attacks, and of immunities, of a foe. */
export const mostTraits = 9

/** Limit of the points of one blow that become red tokens. */
export const mostRed = 2

/** Ways to run a fight: advice of the GM's guide, as a reminder on the tracker (U9). Source: reference 4.8. */
export const combatFormats = [
  { id: 'crosses-bite', name: 'Foes act on crosses', how: 'Every player acts; a cross means that foes attack.' },
  {
    id: 'two-rounds',
    name: 'Players, then foes',
    how: 'Every player acts; then the foes that nobody engaged gang up on one character, who flips Defy Danger.'
  },
  {
    id: 'at-once',
    name: 'Foes answer at once',
    how: 'After each move of a player the foes respond, usually forcing Defy Danger.'
  }
] as const
export type CombatFormat = (typeof combatFormats)[number]['id']
