import { watch } from 'vue'
import type { SeatId } from '#rules/core/seat'
import { answerTo } from '#rules/thousand-faces/calls/call-questions'
import { useActions } from '@/features/actions/actions'
import { useGm } from '@/dashboard/store'
import { useGmChoices } from '../board/gm-choices'
import type { BoardOnScreen } from '../board/use-board'
import { isOnPhone, requestOf, setAllOnPhones } from './called'
import { afterFlip } from './draft'
import { callChosen, flipHere } from './flip-chosen'

/** Calling a player to flip, taking that back, and who flips on a phone at all (HA1, HA2). */
export function useCalls(board: BoardOnScreen): void {
  const gmChoices = useGmChoices()
  const gm = useGm()

  function callAsAsked(): void {
    const request = requestOf(board.view.value, board.chosen.value?.seat.id ?? null)
    if (request) void board.act(answerTo(request), 'call-as-asked')
    else gm.sayNext = ['Nobody asks to be called']
  }

  function turnOne(): void {
    const seat = board.chosen.value?.seat.id
    if (seat) void board.act({ type: 'set-phone-flips', seat, on: !isOnPhone(board.view.value, seat) }, 'phone-flips')
  }

  useActions({
    call: () => callChosen(board, gmChoices),
    'flip-here': () => flipHere(board, gmChoices),
    'call-as-asked': callAsAsked,
    'phone-flips': turnOne,
    'all-phone-flips': () => setAllOnPhones(board)
  })
  followCalls(board, gmChoices, gm)
}

/** What was called and has been flipped is not called again by the next press. */
function followCalls(
  board: BoardOnScreen,
  gmChoices: ReturnType<typeof useGmChoices>,
  gm: ReturnType<typeof useGm>
): void {
  watch(
    () => ({ calls: board.view.value.calls ?? [], flip: board.view.value.flip }),
    ({ calls, flip }, before) => {
      if (board.frame.value.cause !== 'act') return
      const isCalled = (seat: SeatId): boolean => calls.some(call => call.seat === seat)
      if (
        flip &&
        flip.serial !== before.flip?.serial &&
        before.calls.some(({ seat }) => seat === flip.seat && !isCalled(seat))
      )
        gmChoices.redraft(flip.seat, afterFlip(gmChoices.draftOf(flip.seat)))
      const made = calls.find(({ id }) => !before.calls.some(each => each.id === id))
      if (made) gm.sayNext = [`Called: ${board.playerOf(made.seat)} flips on the phone`]
    }
  )
}
