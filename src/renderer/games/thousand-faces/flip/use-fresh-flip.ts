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
    () => momentOf(board),
    () => (gmChoices.fresh = null)
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

function momentOf({ view, frame }: BoardOnScreen): string {
  const { economy } = view.value
  const { scene, session, current } = frame.value
  return [scene.title, session, current?.ended, economy.chapter, economy.day !== null, economy.tutorial !== null].join()
}

function aloud(board: BoardOnScreen, flip: FlipView): readonly string[] {
  const result = flip.result === null ? '' : resultTitle(flip.result)
  return [[`${board.nameOf(flip.seat)}: ${result}`, ...broughtBy(flip, board.nameOf)].join(', ')]
}
