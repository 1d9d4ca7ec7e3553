import type { State } from '../state'
import { isAway } from './fight'

/** A voice that has left settles nothing until it is back. */
export function voiceOf({ seats, voice }: State): State['voice'] {
  return voice !== null && isAway({ seats }, voice) ? null : voice
}
