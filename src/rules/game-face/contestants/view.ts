import type { State } from '../state'
import { isAway } from './fight'

/** A voice that has left the table settles no disputes until its return. */
export function voiceOf({ seats, voice }: State): State['voice'] {
  return voice !== null && isAway({ seats }, voice) ? null : voice
}
