import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { type Deciders, happen, type SliceRules } from '../../core/slice'
import { isWound } from '../cards'
import { ownedCards } from '../deck/piles'
import { shuffleIfDue } from '../deck/steps'
import { payHealedWounds } from '../economy/steps'
import { itemOf } from '../equipment/hands'
import type { Item } from '../equipment/item-schemas'
import { characterOf, findSheet, sheetOf } from '../sheets'
import type { Act, Game, Refusal } from '../state'
import type { MagicCommand } from './model'
import { withMagic } from './steps'

/** Magic items beyond their use: rules K3–K11. The slice `injury` handles an item that re-rolls a blow (K12). */
const decide: Deciders<Game, Exclude<MagicCommand, { type: 'interfere' }>> = {
  'end-flow'(act, { seat, item: id }) {
    const item = itemOf(act, seat, id)
    if (!item.ok) return item
    return item.value.magic?.flowing
      ? ok(withMagic(act, seat, item.value, { flowing: false }, 'flow-ended'))
      : refuse({ because: 'not-flowing', name: item.value.name })
  },
  mend
}

/** K11: in its owner's Rest a mending item heals 1 Harm or 1 Wound, as present (ruling O41). A Wound is a token and a wound card. */
function mend(
  act: Act,
  { seat, item: id, patient, heals }: Extract<MagicCommand, { type: 'mend' }>,
  luck: Luck
): Result<Act, Refusal> {
  const item = itemOf(act, seat, id)
  if (!item.ok) return item
  if (!item.value.magic) return refuse({ because: 'not-magic', name: item.value.name })
  if (item.value.magic.charges < 1) return refuse({ because: 'depleted', name: item.value.name })
  if (!findSheet(act.state, patient)) return refuse({ because: 'no-such-seat', seat: patient })
  if (!mends(item.value)) return refuse({ because: 'mends-nothing', name: item.value.name })
  const { lastMove, mended } = characterOf(act.state, seat)
  if (lastMove !== 'rest') return refuse({ because: 'only-with-rest', seat })
  if (mended) return refuse({ because: 'mended-already', seat })
  const spent = withMagic(act, seat, item.value, { charges: item.value.magic.charges - 1 }, 'charge-spent')
  const healed = heals === 'harm' ? healHarm(spent, patient) : healWound(spent, patient)
  if (!healed) return refuse({ because: 'nothing-to-heal', seat: patient, what: heals })
  const { secret } = item.value
  const mendedNow = happen(shuffleIfDue(healed, patient, luck), { type: 'mended', seat, patient, heals, secret })
  const tokens = heals === 'wound' ? sheetOf(act.state, patient).tokens.wound : 0
  return ok(payHealedWounds(mendedNow, Math.min(1, tokens))) // J9
}

/** The printed item, or one whose effect text allows healing: made up, or learned by long study. */
function mends({ magic }: Item): boolean {
  return magic?.card === 'mending' || /mend|heal/iu.test(magic?.effect ?? '')
}

function healHarm(act: Act, seat: SeatId): Act | null {
  const { tokens } = sheetOf(act.state, seat)
  return tokens.harm > 0
    ? happen(act, { type: 'tokens-returned', seat, ...tokens, harm: tokens.harm - 1, reason: 'Mending' })
    : null
}

function healWound(act: Act, seat: SeatId): Act | null {
  const { tokens, piles } = sheetOf(act.state, seat)
  const card = ownedCards(piles).find(isWound)
  if (tokens.wound === 0 && card === undefined) return null
  const lighter =
    tokens.wound > 0
      ? happen(act, { type: 'tokens-returned', seat, ...tokens, wound: tokens.wound - 1, reason: 'Mending' })
      : act
  return card === undefined
    ? lighter
    : happen(lighter, { type: 'wound-cards-returned', seat, cards: [card], reason: 'Mending' })
}

export const magicRules = { decide } satisfies SliceRules<Game>
