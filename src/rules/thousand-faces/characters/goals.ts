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

/** What each goal asks of a character, in plain words. */
export const goalWords = {
  'Expose an embarrassment': 'Show others what a person wants to hide.',
  'Locate a prize': 'Find a thing that many people want.',
  'Extract a secret': 'Make a person tell a secret.',
  'Become enamored': 'Fall in love.',
  'Sell your services': 'Work for pay, for people who need your skill.',
  'Break down a barrier': 'Remove what keeps people or places apart.',
  'Choose a side': 'Two groups are against each other: join one.',
  'Be an agent of justice': 'See that a wrong is punished or made good.',
  'Take pity on the desperate': 'Help people who have no hope left.',
  'Start a grudge': 'Make an enemy who will not forgive you.',
  'Consort with the unsavory': 'Make friends with people of bad name.',
  'Believe an impossible claim': 'Trust a story that cannot be true.',
  'Get called out on your boasting': 'Boast, and be asked to prove it.'
} as const satisfies Record<Goal, string>
