/** The longest text of a mark, in UTF-16 units, and how many a campaign keeps. */
export const limits = { text: 200, marks: 5000 } as const
