/** The thirteen goals of Fateful Moments (R6). Source: reference 3.1. */
export const goals = [
  'Expose an embarrassment',
  'Locate a prize',
  'Extract a secret',
  'Become enamored',
  'Sell your services',
  'Break down a barrier',
  'Choose a side',
  'Be an agent of justice',
  'Take pity on the desperate',
  'Start a grudge',
  'Consort with the unsavory',
  'Believe an impossible claim',
  'Get called out on your boasting'
] as const
/** XP locked on such a goal until its fulfilment. */
export const lockedXp = 2

export type Goal = (typeof goals)[number]
