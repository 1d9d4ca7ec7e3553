import type { SeatId } from '#rules/core/seat'
import { powers } from '#rules/thousand-faces/equipment/items'
import { type Maker, sure, character, item, newItem } from './makers'

/** Interference wants something that works and a roll; whichever is missing comes first. */
const interfere: Maker = (state, seat, whim) => {
  const works = (at: SeatId) =>
    character(state, at).items.find(({ magic }) => magic?.card === 'of-interference' && magic.flowing)
  const holder = state.sheets.find(sheet => !sheet.incapacitated && works(sheet.seat))?.seat
  const found = character(state, seat).items[0]
  const magic = { card: 'of-interference', effect: '', charges: 1, capacity: 1, ongoing: true, flowing: true } as const
  if (!holder && found) return { type: 'edit-item', seat, item: { ...found, magic } }
  const roll = state.dice?.serial ?? 0
  if (!state.attacks.some(attack => attack.roll === roll) && state.struck === null)
    return {
      type: 'open-attack',
      seat,
      power: { by: 'dice', throw: { dice: [6, 4], plus: 1, halved: 'whole' } },
      exertion: 'physical',
      from: 'x'
    }
  const at = holder ?? seat
  return { type: 'interfere', seat: at, item: works(at)?.id ?? 'i0', roll, die: whim.count(2) }
}

/** Things: got, given, broken, mended, bought, and magic. */
export const thingMakers: readonly Maker[] = [
  (_, seat, whim) => ({ type: 'gain-item', seat, item: newItem(whim) }),
  (_, seat, whim) => ({ type: 'gain-item', seat, item: newItem(whim) }),
  (state, seat, whim) => {
    const found = whim.one(character(state, seat).items)
    return found
      ? {
          type: 'edit-item',
          seat,
          item: { ...found, slots: whim.count(2) ? ['harm'] : found.slots, damage: whim.count(3), note: 'e' }
        }
      : { type: 'end-rage', seat }
  },
  (state, seat, whim) => ({ type: 'drop-item', seat, item: item(state, seat, whim) }),
  (state, seat, whim) => ({
    type: 'give-item',
    seat,
    item: item(state, seat, whim),
    to: sure(whim.one(state.sheets)?.seat, seat)
  }),
  (state, seat, whim) => ({ type: 'damage-item', seat, item: item(state, seat, whim) }),
  (state, seat, whim) => ({ type: 'repair-item', seat, item: item(state, seat, whim), damage: 1 }),
  (_, seat, whim) => ({ type: 'change-pack', seat, pack: whim.count(5) - 1, precious: whim.count(3) - 1, reason: '' }),
  (_, seat, whim) => ({ type: 'name-pack', seat, from: whim.count(2) ? 'pack' : 'precious', item: newItem(whim) }),
  (_, seat, whim) => ({
    type: 'good-thing-i-brought',
    seat,
    pay: whim.count(2) ? 'two-pack' : 'xp-and-pack',
    item: whim.count(2) ? newItem(whim) : null,
    what: ''
  }),
  (_, seat) => ({ type: 'send-seller-away', seat }),
  (_, seat, whim) => ({
    type: 'lay-out-wares',
    seat,
    seller: '',
    cards: whim.count(2) ? null : [newItem(whim), newItem(whim), newItem(whim), newItem(whim)]
  }),
  (state, seat, whim) => ({
    type: 'shop',
    seat,
    seller: '',
    pay: sure(
      whim.one([
        { with: 'precious' },
        { with: 'xp-and-pack' },
        { with: 'xp-and-item', item: item(state, seat, whim) }
      ] as const),
      { with: 'precious' }
    ),
    item: newItem(whim)
  }),
  (_, seat) => ({ type: 'buy-pack', seat }),
  (_, seat, whim) => ({ type: 'tell-tale', seat, weapon: 'W', magical: whim.count(2) ? 'magical' : 'plain' }),
  (_, seat, whim) => ({
    type: 'find-designed',
    seat,
    weapon: 'W',
    power: sure(whim.one(powers), 'd6'),
    weakness: '',
    effect: 'hums'
  }),
  (state, seat, whim) => ({
    type: 'have-repaired',
    seat,
    pay: whim.count(2) ? 'precious-pack' : item(state, seat, whim)
  }),
  (state, seat, whim) => ({
    type: 'contemplate',
    seat,
    studies: [
      { kind: 'capacity', item: item(state, seat, whim) },
      { kind: 'more-power', item: item(state, seat, whim) }
    ].slice(0, 1 + whim.count(2)) as never
  }),
  (state, seat, whim) => ({
    type: 'raise-shield',
    seat,
    item: character(state, seat).items.find(each => each.kind === 'shield')?.id ?? item(state, seat, whim),
    advantages: 0,
    attack: whim.one(state.attacks)?.id ?? null
  }),
  (state, seat, whim) => ({
    type: 'end-flow',
    seat,
    item: character(state, seat).items.find(each => each.magic?.flowing)?.id ?? item(state, seat, whim)
  }),
  interfere,
  interfere,
  (state, seat, whim) => ({
    type: 'mend',
    seat,
    item: item(state, seat, whim),
    patient: sure(whim.one(state.sheets)?.seat, seat),
    heals: whim.count(2) ? 'harm' : 'wound'
  })
]
