import { shallowRef, watch, type ShallowRef } from 'vue'
import type { SeatView } from '#rules/thousand-faces/view'

/** What a player waits for, and what may have come of it. */
interface Waiting {
  readonly onPhone: boolean
  /** The number of their open call; null: none. */
  readonly call: number | null
  readonly request: boolean
  readonly mercy: boolean
  /** The newest flip on the board where it is theirs; null: it is somebody else's, or there is none. */
  readonly flip: number | null
  readonly xp: number
}

function waitingIn({ onPhone, call, request, mercy, flip, sheets, yours }: SeatView): Waiting {
  return {
    onPhone: onPhone === true,
    call: call?.id ?? null,
    request: request !== undefined,
    mercy: mercy !== undefined,
    flip: flip?.seat === yours ? flip.serial : null,
    xp: sheets.find(({ seat }) => seat === yours)?.xp ?? 0
  }
}

export const putAside = 'Your Game Master put aside what you asked for.'
export const takenBack = 'Your Game Master took the call back; nothing was flipped.'

/** What became of it without them. @returns null: nothing to be told of; undefined: nothing of theirs has happened */
function told(before: Waiting, now: Waiting): string | null | undefined {
  const isNew =
    (now.call !== null && now.call !== before.call) || (now.request && !before.request) || (now.mercy && !before.mercy)
  if (isNew || !now.onPhone) return null
  const flipped = now.flip !== null && now.flip !== before.flip
  // whoever flips is not called any more and asks for nothing
  if (before.call !== null && now.call === null) return flipped ? null : takenBack
  if (before.request && !now.request) return flipped ? null : putAside
  // one that is granted is paid for in the same act
  if (before.mercy && !now.mercy) return now.xp < before.xp ? null : putAside
  return flipped ? null : undefined
}

/**
 * HA4, HA15, HA20: says on a phone what the Game Master has put aside or taken back, until the next thing happens there.
 * @returns the words, or null; and `noted`, which passes on the acts by which the player takes something back
 */
export function usePutAside(view: () => SeatView): {
  readonly word: ShallowRef<string | null>
  noted(command: unknown): unknown
} {
  const word = shallowRef<string | null>(null)
  let dropped = false
  watch(
    () => waitingIn(view()),
    (now, before) => {
      const says = told(before, now)
      if (says === undefined) return
      word.value = dropped && says === putAside ? null : says
      dropped = false
    }
  )
  return {
    word,
    noted(command) {
      const { type } = command as { readonly type: string }
      dropped = type === 'drop-request' || type === 'drop-mercy'
      return command
    }
  }
}
