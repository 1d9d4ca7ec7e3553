import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { type Deciders, happen } from '../../core/slice'
import { flashbackPrice } from '../experience/prices'
import { sheetOf } from '../sheets'
import type { Act, Game, Refusal } from '../state'
import type { ResultValue } from '../vocabulary'
import type { FlipCommand, FlipEvent, FlipRecord } from './model'
import { whyNoFlashback, newestFlip, whyOutOfPlay } from './queries'
import { readyDecks, settle, turnCards } from './steps'

type FlashbackCommand = Extract<FlipCommand, { type: 'flashback' | 'raise-result' | 'settle-flashback' }>

/** Do a Flashback: rules FB1–FB6. */
export const decideFlashback: Deciders<Game, FlashbackCommand> = {
  flashback(act, { seat }, luck) {
    const { pending } = act.state
    if (pending && pending.kind !== 'critical')
      return refuse({ because: 'something-pending', seat: pending.seat, waits: pending.kind })
    const says = whyNoFlashback(act.state, seat)
    if (says) return refuse({ because: 'no-flashback', seat, says })
    const unfit = whyOutOfPlay(act.state, seat)
    if (unfit) return refuse(unfit)
    const ready = readyDecks(happen(act, begun(act, seat)), [seat], luck)
    return ready.ok ? ok(turnCards(ready.value, luck)) : ready
  },
  'raise-result'(act, _command, luck): Result<Act, Refusal> {
    const flip = openFlashback(act)
    if (flip === null) return refuse({ because: 'nothing-pending', wanted: 'flashback' })
    const { xp } = sheetOf(act.state, flip.seat)
    // The XP may have been spent since.
    if (xp < flashbackPrice)
      return refuse({ because: 'not-enough-xp', seat: flip.seat, needs: flashbackPrice, has: xp })
    const to = Math.min(3, (flip.result ?? 0) + 1) as ResultValue
    const raised = happen(act, { type: 'result-raised', seat: flip.seat, to })
    const more = to < 3 && sheetOf(raised.state, flip.seat).xp >= flashbackPrice
    return ok(more ? raised : settle(raised, luck))
  },
  'settle-flashback'(act, _command, luck) {
    return openFlashback(act) === null
      ? refuse({ because: 'nothing-pending', wanted: 'flashback' })
      : ok(settle(act, luck))
  }
}

function begun({ state }: Act, seat: SeatId): Extract<FlipEvent, { type: 'flashback-began' }> {
  const ignored = sheetOf(state, seat).lastFlip?.serial
  return { type: 'flashback-began', seat, ...(ignored === undefined ? {} : { ignored }) }
}

function openFlashback(act: Act): FlipRecord | null {
  return act.state.pending?.kind === 'flashback' ? newestFlip(act.state) : null
}
