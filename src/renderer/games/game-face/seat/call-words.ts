import type { CalledFor } from '#rules/game-face/calls/model'

/** What a player is called to do, as the phone says it. */
export const callWords: Readonly<Record<CalledFor, string>> = {
  'pick-and-roll': 'Pick a die, then roll it',
  describe: 'Say how you fight',
  settle: 'Settle the dispute'
}

/** The commands of the phone that answer such a call. */
export const answersTo: Readonly<Record<CalledFor, readonly string[]>> = {
  'pick-and-roll': ['pick', 'roll'],
  describe: ['describe'],
  settle: ['settle']
}
