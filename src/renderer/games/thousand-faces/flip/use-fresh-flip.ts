import { watch } from 'vue'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import { useGm } from '@/dashboard/store'
import { useGmChoices } from '../board/gm-choices'
import type { BoardOnScreen } from '../board/use-board'
import { broughtBy, resultTitle } from '../board/words'

/** Shows a new flip in its seat's panel, and selects the seat with an open decision. Opens the naming of real cards, and announces results. */
export function useFreshFlip(board: BoardOnScreen): void {
  const gm = useGm()
  const gmChoices = useGmChoices()

  watch(
    () => board.view.value.flip,
    (flip, before) => {
      if (!flip || board.frame.value.cause !== 'act') return
      const isNew = before?.serial !== flip.serial
      if (isNew) gmChoices.fresh = flip.serial
      if (flip.result !== null && (isNew || before?.result !== flip.result)) gm.sayNext = aloud(board, flip)
    }
  )

  // Another scene, chapter, day or session: the flip that is shown belongs to what is over.
  watch(
    () => board.view.value.flipIsPast,
    isPast => isPast && (gmChoices.fresh = null)
  )

  // A page that is loaded anew, and another campaign: what follows the newest flip may still be due.
  watch(
    () => gm.snapshot?.file?.path,
    () => {
      if (!gmChoices.touched) gmChoices.fresh ??= dueFlip(board)
    },
    { immediate: true }
  )

  watch(
    () => board.view.value.pending,
    (pending, before) => {
      if (!pending || board.frame.value.cause !== 'act') return
      // The same question still waiting: the GM, who went on to something else, is not called back.
      if (before?.kind === pending.kind && before.seat === pending.seat && pending.kind === 'critical') return
      // Selects the seat that has to decide: the GM need not look for the question.
      if (board.findMember(pending.seat)) {
        const fresh = gmChoices.fresh
        gmChoices.choose(pending.seat)
        gmChoices.fresh = fresh
        gmChoices.open('flip')
      }
      if (pending.kind === 'tie') gm.sayNext = [`A tie: ${board.playerOf(pending.seat)} picks a card`]
    }
  )

  watch(
    () => {
      const { pending } = board.view.value
      return pending?.kind === 'name-cards' ? pending.seat : null
    },
    seat => {
      if (!seat) return
      gmChoices.choose(seat)
      gmChoices.open('flip')
      gm.sheet = null
    }
  )
}

/** The newest flip, while its player still acts and nothing else has begun; null without one. */
function dueFlip({ view }: BoardOnScreen): number | null {
  const { flip, flipIsPast, spotlight } = view.value
  return flip && !flipIsPast && flip.seat === spotlight.seat ? flip.serial : null
}

function aloud(board: BoardOnScreen, flip: FlipView): readonly string[] {
  const result = flip.result === null ? '' : resultTitle(flip.result)
  return [[`${board.nameOf(flip.seat)}: ${result}`, ...broughtBy(flip, board.nameOf)].join(', ')]
}
