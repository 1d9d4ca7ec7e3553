import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import type { Correction, FoundationCommand } from '../commands'
import { deckCount, exhaustedCount, faceDownCount } from '../deck/places'
import { cardsMissing, newestFlip } from '../flip/questions'
import type { Pending } from '../flip/record'
import { owedPoints } from '../injury/search'
import { endLostBargain } from '../magic/steps'
import { sumOf } from '../ranks'
import { sheetOf } from '../sheets'
import type { Deciding } from '../slices'
import { downIfSpent, nextWoundCard, stamina } from '../stamina/steps'
import type { Refusal, State } from '../types'
import { whyNotCorrect } from './judge'

type CorrectionCommand = Extract<FoundationCommand, { type: 'correct' | 'set-ranks' }>

/** The GM's last word: rules CO1–CO8. Only what would break the bookkeeping is refused. */
export const decideCorrections: Deciding<CorrectionCommand> = {
  correct(act, { seat, correction, reason }, luck) {
    const wrong = whyNotCorrect(sheetOf(act.state, seat), correction)
    if (wrong) return refuse(wrong)
    const card = addedCard(act, correction, luck)
    const corrected = downIfSpent(happen(act, { type: 'corrected', seat, correction, card, reason }), seat)
    return enoughLeft(endLostBargain(corrected, seat), act, seat)
  },
  'set-ranks'(act, { seat, ranks }) {
    const sum = sumOf(ranks)
    return sum === 6 ? ok(happen(act, { type: 'ranks-set', seat, ranks })) : refuse({ because: 'bad-ranks', sum })
  }
}

function addedCard(act: Act, correction: Correction, luck: Luck): string | null {
  if (correction.what !== 'wound-cards' || correction.add === null) return null
  return `${correction.add}${nextWoundCard(act, luck).slice(2)}`
}

/** CO6: the pile keeps to ten, and what is still to be named must still be able to come up. */
function enoughLeft(corrected: Act, before: Act, seat: SeatId): Result<Act, Refusal> {
  const { piles } = sheetOf(corrected.state, seat)
  const { pending } = before.state
  const back = pending?.kind === 'name-cards' && pending.naming.for === 'recovery' ? pending.naming.left : 0
  const owed = Math.max(0, owedPoints(before.state, seat) - back) // what comes back first makes room for it (N13)
  if (exhaustedCount(piles) + owed > stamina) return refuse({ because: 'too-many-exhausted', seat })
  if (pending?.kind !== 'name-cards' || pending.seat !== seat) return ok(corrected)
  const has = pending.naming.for === 'recovery' ? faceDownCount(piles) : deckCount(piles)
  return has < stillToName(before.state, pending) ? refuse({ because: 'flip-in-progress', seat }) : ok(corrected)
}

function stillToName(state: State, { seat, naming }: Extract<Pending, { kind: 'name-cards' }>): number {
  if (naming.for === 'recovery') return naming.left
  const flip = newestFlip(state)
  return naming.for === 'flip' && flip ? cardsMissing(state, flip, seat) : 1
}
