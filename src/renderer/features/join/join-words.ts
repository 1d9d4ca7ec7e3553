import type { JoinSetback } from '#shared/join'

/** Why a phone must choose again, and the next step. */
export const setbackWords: Readonly<Record<JoinSetback, string>> = {
  no: 'Your Game Master said no. Ask at the table which name is yours, then choose again.',
  unanswered: 'Nobody answered for three minutes. Tell your Game Master, then choose again.',
  given: 'Another device was let in for that name. If it was not you, tell your Game Master.',
  crowded: 'Too many phones are waiting. Try again when some of them are in.',
  'too-soon': 'Your Game Master has just said no. Wait a few seconds, then choose again.',
  nameless: 'Write your name, or your character’s, and ask again.',
  'no-such-seat': 'That name is not at the table any more. Choose another one.'
}

/** Why there are no seats to choose from. */
export const nothingWords = {
  connecting: ['Connecting', 'Looking for your Game Master’s computer.'],
  lost: [
    'No connection',
    'Your Game Master’s computer does not answer. Stay in the same Wi-Fi; this page tries again by itself.'
  ],
  closed: [
    'Nobody can join just now',
    'Ask your Game Master to let players join. This page goes on by itself as soon as they do.'
  ],
  'wrong-code': [
    'This code is not valid any more',
    'Your Game Master has made a new one. Scan the newest code, or ask for it.'
  ],
  in: ['You are in', 'Your own page opens now.']
} as const satisfies Readonly<Record<string, readonly [string, string]>>
