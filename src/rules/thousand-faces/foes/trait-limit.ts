/** How many special attacks, and how many immunities, one foe may have. */
export const mostTraits = 9
