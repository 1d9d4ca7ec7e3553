import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { gainItem } from '../equipment/hands'
import type { NewItem } from '../equipment/item-schemas'
import { magicCard } from '../magic/magic-items'
import { moveOf } from '../moves/all'
import { gainMove } from '../moves/learn'
import { characterOf, presentSheets } from '../sheets'
import type { Act, Refusal } from '../state'
import { owned } from './character'
import { classCards, laidOut, mostMagical, startingItems, startingLimit } from './creation'
import { draftTurn, stepDone } from './steps'
import type { CharacterCommand } from './model'

/** The starting cards and things of a character: rules R1, R2, R8, R9, R13. */

/** R1: lays out all A cards; of B and C one more than there are players, by luck. */
export function layOut(act: Act, _: unknown, luck: Luck): Result<Act, Refusal> {
  const { story } = act.state
  const sheets = presentSheets(act.state)
  if (sheets.length === 0) return refuse({ because: 'no-players' })
  const moves = (['A', 'B', 'C'] as const).flatMap(kind => {
    const cards = classCards(kind, story.length)
    const count = laidOut(kind, sheets.length, story.length)
    return count === cards.length ? cards : shuffled(luck, cards).slice(0, count)
  })
  return ok(happen(act, { type: 'moves-laid-out', moves }))
}

/** R13: players pick in turn; the order is drawn by luck unless the command gives one. */
export function beginDraft(
  act: Act,
  { order }: Extract<CharacterCommand, { type: 'begin-draft' }>,
  luck: Luck
): Result<Act, Refusal> {
  const seats = presentSheets(act.state).map(({ seat }) => seat)
  if (act.state.workshop.draft) return refuse({ because: 'draft-runs' })
  const wrong = order?.find((seat, at) => !seats.includes(seat) || order.indexOf(seat) !== at)
  if (wrong !== undefined) return refuse({ because: 'no-such-seat', seat: wrong })
  const began = happen(act, { type: 'draft-began', order: order ?? shuffled(luck, seats) })
  return draftTurn(began.state) === null ? refuse({ because: 'no-cards-out' }) : ok(began)
}

/** R2: three cards, at most one A and two B, none that another player has. */
export function takeMove(
  act: Act,
  { seat, move }: Extract<CharacterCommand, { type: 'take-move' }>
): Result<Act, Refusal> {
  if (!act.state.workshop.laidOut.includes(move)) return refuse({ because: 'not-laid-out', move })
  const owner = act.state.sheets.find(({ character }) => owned(character, move))
  if (owner)
    return refuse(
      owner.seat === seat ? { because: 'has-move', seat, move } : { because: 'move-taken', move, by: owner.seat }
    )
  const limit = startingLimit(
    characterOf(act.state, seat).moves.map(card => card.move),
    move
  )
  if (limit) return refuse({ because: limit, seat })
  const turn = draftTurn(act.state)
  if (turn !== null && turn !== seat) return refuse({ because: 'not-your-pick', seat, turn })
  const gained = gainMove(act, seat, move, '0', 'creation')
  const done = characterOf(gained.state, seat).moves.length === 3 ? stepDone(gained, seat, 'move-cards') : gained
  return ok(done.state.workshop.draft && draftTurn(done.state) === null ? happen(done, { type: 'draft-ended' }) : done)
}

/** R9: a chosen magic item, none that belongs to another move. */
export function chooseReceived(
  act: Act,
  { seat, card, name }: Extract<CharacterCommand, { type: 'choose-received' }>
): Result<Act, Refusal> {
  const { owedMagic } = characterOf(act.state, seat)
  if (owedMagic < 1) return refuse({ because: 'nothing-owed', seat })
  const only = whyOnly(act, seat, card)
  if (only) return refuse(only)
  const gained = gainItem(act, seat, { sort: 'magic', card, name, capacity: null }, moveOf('use-a-magic-item').name)
  return ok(stepDone(happen(gained, { type: 'magic-owed', seat, count: owedMagic - 1 }), seat, 'received-cards'))
}

function whyOnly(act: Act, seat: SeatId, card: Parameters<typeof magicCard>[0]): Refusal | null {
  const { onlyWith, name } = magicCard(card)
  if (onlyWith === null || owned(characterOf(act.state, seat), onlyWith)) return null
  return { because: 'only-with-move', name, move: moveOf(onlyWith).name }
}

/** R8: two chosen Item cards, at most one of them magical. */
export function chooseItem(
  act: Act,
  { seat, item }: Extract<CharacterCommand, { type: 'choose-item' }>
): Result<Act, Refusal> {
  const mine = characterOf(act.state, seat).items.filter(({ id }) => act.state.workshop.chosen.includes(id))
  if (mine.length >= startingItems) return refuse({ because: 'two-items-already', seat })
  if (isMagical(item) && mine.filter(({ magic }) => magic !== null).length >= mostMagical)
    return refuse({ because: 'one-magical', seat })
  const only = item.sort === 'magic' ? whyOnly(act, seat, item.card) : null
  if (only) return refuse(only)
  const gained = gainItem(act, seat, item, '')
  const chosen = happen(gained, { type: 'item-chosen', seat, item: `i${gained.state.made}` })
  return ok(mine.length + 1 >= startingItems ? stepDone(chosen, seat, 'items') : chosen)
}

function isMagical(item: NewItem): boolean {
  return item.sort === 'magic' || (item.sort === 'other' && item.effect !== null)
}
