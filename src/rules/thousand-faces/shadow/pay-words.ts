/** H6: the ways to pay in Shadow, in the same words in each form: circled points and then free ones, free ones alone, or none. */
export const payWords = { circled: 'Circled first', free: 'Free only', nothing: 'Not paid' } as const
