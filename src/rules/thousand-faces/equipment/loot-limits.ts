/** What a find has more of than loot should (Q17): power than any weapon of the party, or charges than one. */
export const lootLimits = ['power', 'capacity'] as const
export type LootLimit = (typeof lootLimits)[number]
