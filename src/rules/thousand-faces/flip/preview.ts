import { line, type LogLine } from '../../core/log-line'
import { joinPreviews, type Preview } from '../../core/preview'
import type { SeatId } from '../../core/seat'
import type { Previewers } from '../../core/slice'
import { capitalised, countedInWords } from '../../core/text'
import { deckCount, mustShuffle } from '../deck/piles'
import { certainOfSeat } from '../figures'
import { netWord } from '../phrases'
import { findSheet } from '../sheets'
import type { Game, State } from '../state'
import { owesMove, shadowOf, cappedNet, whichCounts } from './weighing'
import type { FlipCommand, FlipRecord } from './model'

/** How a flip is made, and what its results would bring the GM: rules F2, F3, H1–H5, TW2. */
export const flipPreview: Previewers<Game, FlipCommand> = {
  flip(before, { seat, net }, after) {
    const beyond =
      cappedNet(net) !== net ? [line('quiet', `${netWord(net)} is played as ${netWord(cappedNet(net))}`)] : []
    return joinPreviews({ lines: beyond, numbers: {} }, calledFlip(before, after, seat))
  },
  flashback: (before, { seat }, after) =>
    joinPreviews(
      { lines: [line('plain', 'Costs 1 XP: the last flip does not count')], numbers: { price: 1 } },
      calledFlip(before, after, seat)
    ),
  'raise-result'(before, _command, after) {
    const seat = before.pending?.seat
    return seat ? certainOfSeat('xp')(before, { seat }, after) : { lines: [], numbers: {} }
  }
}

/**
 * The flip that this seat has called. `cards`: number of cards, fewer when a Wound stops the flip.
 * `net` −2…2: below 0 the worst card counts, above 0 the best. `helpers` turn one card each.
 * `shadow0`, `shadow1`, `gmMove0`, `gmMove1`: what a cross (0) and a single check (1) bring the GM.
 */
export function calledFlip(before: State, after: State, seat: SeatId): Preview {
  const flip = findSheet(after, seat)?.lastFlip
  const piles = findSheet(before, seat)?.piles
  if (!flip || !piles) return { lines: [], numbers: {} }
  const shuffles = mustShuffle(piles)
  const deck = shuffles ? deckCount(piles) + piles.discard.length : deckCount(piles)
  const cards = Math.min(flip.wanted, deck)
  const helpers = flip.support.length
  const { factor } = before.shadow
  const lines = [
    ...(shuffles ? [line('quiet', 'The deck is shuffled first')] : []),
    line('plain', `${capitalised(countedInWords(cards, 'card is', 'cards are'))} turned over; ${countingWords(flip)}`),
    ...(helpers > 0 ? [helpersLine(helpers)] : []),
    ...([1, 0] as const).flatMap(result => broughtLine(flip, result, factor))
  ]
  return {
    lines,
    numbers: {
      cards,
      net: flip.net,
      helpers,
      shadow1: shadowOf(flip, 1) * factor,
      shadow0: shadowOf(flip, 0) * factor,
      gmMove1: Number(owesMove(flip, 1)),
      gmMove0: Number(owesMove(flip, 0))
    }
  }
}

function helpersLine(helpers: number): LogLine {
  const turning = capitalised(countedInWords(helpers, 'helper turns', 'helpers turn'))
  return line('plain', `${turning} one card${helpers > 1 ? ' each' : ''}; the best of all counts`)
}

/** F3. */
function countingWords({ net }: FlipRecord): string {
  const which = whichCounts(net)
  return which ? `the ${which} counts` : 'it counts'
}

function broughtLine(flip: FlipRecord, result: 0 | 1, factor: 1 | 2): readonly LogLine[] {
  const shadow = shadowOf(flip, result) * factor
  const brings = [...(shadow > 0 ? [`Shadow +${shadow}`] : []), ...(owesMove(flip, result) ? ['a GM move'] : [])]
  return brings.length > 0 ? [line('quiet', { result }, `: ${brings.join(', ')}`)] : []
}
