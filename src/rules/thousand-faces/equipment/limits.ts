/** The damage that a thing can bear; the next destroys it (Q8). */
export const bearableDamage = 2

/** Slots that a card has room for. */
export const mostSlots = 6

/** The most that a thing weighs. */
export const mostEncumbrance = 9

/** Most charges that anything can hold (O19). */
export const mostCapacity = 5

/** How far above its capacity Void Transfusion may fill an item (I12). */
export const overfill = 2

/** What magic holds that is bought (Q12) or found (Q17). */
export const newCapacity = 1
