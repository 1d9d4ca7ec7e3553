/** The damage that a thing can bear; one more destroys it (Q8). */
export const bearableDamage = 2

/** Limit of slots on a card. */
export const mostSlots = 6

/** Limit of the weight of a thing. */
export const mostEncumbrance = 9

/** Limit of the charges of a thing (O19). */
export const mostCapacity = 5

/** Charges by which Void Transfusion may exceed the capacity of an item (I12). */
export const overfill = 2

/** Capacity of magic that is bought (Q12) or found (Q17). */
export const newCapacity = 1

/** Limits that a find can exceed (Q17): more power than any weapon of the party, or more than one charge. */
export const lootLimits = ['power', 'capacity'] as const
export type LootLimit = (typeof lootLimits)[number]
