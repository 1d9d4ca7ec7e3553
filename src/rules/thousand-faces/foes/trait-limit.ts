/** Limit of special attacks, and of immunities, of a foe. */
export const mostTraits = 9
