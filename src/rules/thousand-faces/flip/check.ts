import type { Checker } from '../../core/slice'
import { brokenLaws } from '../invariants'
import type { Game, Sheet } from '../state'

/** I5, I6: cards in play, and the parts of a flip. */
export const checkFlip: Checker<Game> = ({ sheets, pending, flips, game }) => {
  const seats = sheets.map(({ seat }) => seat)
  const flipping = pending !== null && pending.kind !== 'critical'
  return brokenLaws([
    [
      'I5: cards are in play only while a flip or a mini-game is',
      flipping ||
        sheets.every(({ piles, seat }) => piles.inPlay.length === 0 || (game?.kind === 'corners' && game.seat === seat))
    ],
    [
      'I6: one to three cards, the resolving one among them',
      sheets.every(({ lastFlip }) => lastFlip === null || soundFlip(lastFlip))
    ],
    ['I6: somebody at the table is waited for', pending === null || seats.includes(pending.seat)],
    ["I6: the newest flip is somebody's", flips.by === null || seats.includes(flips.by)]
  ])
}

function soundFlip({ cards, wanted, resolving, seat, support, consequences }: NonNullable<Sheet['lastFlip']>): boolean {
  const counts = wanted >= 1 && wanted <= 3 && cards.length <= wanted
  if (resolving === null) return counts && consequences === null
  const own =
    resolving.seat === seat
      ? cards
      : support.flatMap(help => (help.seat === resolving.seat && help.card ? [help.card] : []))
  return counts && own.some(({ id }) => id === resolving.card)
}
