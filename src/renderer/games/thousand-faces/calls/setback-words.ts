import type { SeatView } from '#rules/thousand-faces/view'

/** What the Game Master ended of what the player waited for, and what they can do about it (HA4, HA15, HA20). */
export const setbackWords: Readonly<Record<NonNullable<SeatView['setback']>, string>> = {
  'put-aside': 'Your Game Master put aside what you asked for. You can ask again.',
  'taken-back': 'Your Game Master took the call back; nothing was flipped.'
}
