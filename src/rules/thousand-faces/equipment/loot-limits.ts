/** Limits that a find can exceed (Q17): more power than any weapon of the party, or more than one charge. */
export const lootLimits = ['power', 'capacity'] as const
export type LootLimit = (typeof lootLimits)[number]
