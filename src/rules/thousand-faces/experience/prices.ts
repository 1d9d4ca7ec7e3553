/** What studying costs (L1). */
export const studyPrice = 2

/** What telling the tale of a weapon costs (Q13). */
export const talePrices = { plain: 2, magical: 3 } as const
