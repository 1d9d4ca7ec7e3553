import type { CalledFor } from '#rules/game-face/calls/model'

/** What a player is called to do, as the phone says it. */
const callWords: Readonly<Record<CalledFor, string>> = {
  'pick-and-roll': 'Pick a die, then roll it',
  describe: 'Say how you fight',
  settle: 'Settle the dispute'
}

/** The call for a die, for a player who rolls a real die (GF26). */
const realDieWords = 'Roll a real die in secret, then enter it'

export function calledToDo(what: CalledFor, dice: 'screen' | 'real'): string {
  return what === 'pick-and-roll' && dice === 'real' ? realDieWords : callWords[what]
}
