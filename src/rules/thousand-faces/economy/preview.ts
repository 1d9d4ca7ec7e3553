import { line } from '../../core/log-line'
import { joinPreviews } from '../../core/preview'
import type { Previewers } from '../../core/slice'
import { certainOfBoard } from '../figures'
import type { Game } from '../state'
import type { EconomyCommand } from './model'
import { shadowPrice } from './prices'

/** The effect of spending the GM's points: rules J8, Z1–Z3. */
export const economyPreview: Previewers<Game, EconomyCommand> = {
  'buy-with-shadow'(before, command, after) {
    const { use, count, seat } = command
    const price = shadowPrice(use, count)
    const struck = after.attacks.length > before.attacks.length && seat !== null
    const lines = [
      line('plain', `Costs ${price} Shadow`),
      ...(struck ? [line('grave', { seat }, ` takes a blow of attack power ${count} next`)] : [])
    ]
    const left = certainOfBoard('shadowFree', 'shadowCircled')(before, command, after)
    return joinPreviews({ lines, numbers: { price } }, left)
  },
  'spend-journey': certainOfBoard('journey'),
  'correct-journey': certainOfBoard('journey'),
  'pay-claim': certainOfBoard('journey', 'shadowFree', 'shadowCircled')
}
