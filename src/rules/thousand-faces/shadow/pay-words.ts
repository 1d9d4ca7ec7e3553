/** H6: the ways to pay in Shadow, in the same words in each form. Circled points pay first, free ones pay alone, or none pay. */
export const payWords = { circled: 'Circled first', free: 'Free only', nothing: 'Not paid' } as const
