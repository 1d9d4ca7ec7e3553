/** The longest text of a mark, in UTF-16 units, and the most marks of a campaign. */
export const limits = { text: 200, marks: 5000 } as const
