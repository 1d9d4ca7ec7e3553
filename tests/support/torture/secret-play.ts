import { type Actor, gm } from '#rules/core/seat'
import type { Item } from '#rules/thousand-faces/equipment/item-schemas'
import type { Command, State } from '#rules/thousand-faces/state'
import type { Whim } from '../thousand-faces/random-play'
import type { Asked } from './games'
import { foes, type Maker, type Say, type Table } from './secret-foes'

/**
 * Foes that no player has seen strike and are struck; secret things are used openly. Chance alone does this too seldom to
 * find what reveals them.
 */
export function secretly(state: State, whim: Whim, say: Say): Asked {
  const sheet = whim.one(state.sheets)
  if (!sheet) return { actor: gm, command: { type: 'offer-rest' } }
  const { seat, character } = sheet
  const secret = whim.one(character.items.filter(item => item.secret))
  const table = { state, whim, say, seat, secret }
  for (let tries = 0; tries < 20; tries++) {
    const command = whim.one(makers)?.(table)
    const actor: Actor = whim.count(4) ? gm : { kind: 'seat', seat }
    if (command) return { actor, command }
  }
  return { actor: gm, command: { type: 'clear-foes' } }
}

const things: readonly Maker[] = [
  ...[0, 1].map((): Maker => table => ({ type: 'gain-item', seat: table.seat, item: newSecret(table, 'gain-item') })),
  table => ({ type: 'name-pack', seat: table.seat, from: 'pack', item: newSecret(table, 'name-pack') }),
  table => ({
    type: 'good-thing-i-brought',
    seat: table.seat,
    pay: 'two-pack',
    item: newSecret(table, 'good-thing-i-brought'),
    what: table.say('good-thing-i-brought', 'what')
  }),
  table => withSecret(table, ({ id }) => ({ type: 'drop-item', seat: table.seat, item: id })),
  table => withSecret(table, ({ id }) => ({ type: 'damage-item', seat: table.seat, item: id })),
  table => withSecret(table, ({ id }) => ({ type: 'repair-item', seat: table.seat, item: id, damage: 1 })),
  table =>
    withSecret(table, ({ id }) => ({
      type: 'give-item',
      seat: table.seat,
      item: id,
      to: table.whim.one(table.state.sheets)!.seat
    })),
  table => withSecret(table, ({ id }) => ({ type: 'end-flow', seat: table.seat, item: id })),
  table =>
    withSecret(table, item => ({
      type: 'edit-item',
      seat: table.seat,
      item: { ...item, name: table.say('edit-item', 'item.name'), note: table.say('edit-item', 'item.note') }
    })),
  ({ state, seat, whim }) => {
    const item = whim.one(state.sheets.find(each => each.seat === seat)!.character.items)
    return item ? { type: 'edit-item', seat, item: { ...item, secret: !item.secret } } : null
  },
  ...[0, 1].map((): Maker => ({ state, seat, whim, secret }) => {
    const attack = whim.one(state.attacks.filter(each => each.seat === seat))
    return attack && secret?.kind === 'shield'
      ? { type: 'raise-shield', seat, item: secret.id, advantages: 2, attack: attack.id }
      : null
  }),
  ...[0, 1].map((): Maker => ({ state, whim, say }) => {
    const outcome = whim.one(state.outcomes)
    return outcome
      ? {
          type: 'settle-outcome',
          outcome: outcome.id,
          picks: [],
          pay: 'nothing',
          slots: [],
          packs: 0,
          repairs: [],
          drawback: 'lower-capacity',
          price: whim.count(2),
          red: null,
          note: say('settle-outcome', 'note')
        }
      : null
  }),
  table =>
    withSecret(table, ({ id }) => ({
      type: 'expend-stamina',
      seat: table.seat,
      points: 1,
      exertion: 'physical',
      slots: [{ on: 'item', item: id, slot: 0 }],
      reason: table.say('expend-stamina', 'reason')
    })),
  table =>
    withSecret(table, ({ id }) => ({
      type: 'use-move',
      seat: table.seat,
      move: 'use-a-magic-item',
      attribute: 'int',
      advantages: 2,
      versus: null,
      supporters: [],
      item: id,
      load: 'ignored',
      slots: []
    }))
]

function withSecret(table: Table, make: (item: Item) => Command): Command | null {
  return table.secret ? make(table.secret) : null
}

function newSecret({ whim, say }: Table, of: Command['type']) {
  const kind = whim.one(['weapon', 'shield', 'shield', 'armour', 'gear'] as const)!
  const [name, note] = [say(of, 'item.name'), say(of, 'item.note')]
  const effect = whim.count(2) ? say(of, 'item.effect') : null
  const power = kind === 'weapon' ? 'd6' : null
  const slots = ['exhaustion-any', 'harm'] as const
  return {
    sort: 'other',
    name,
    kind,
    encumbrance: 0,
    power,
    slots,
    precious: false,
    secret: true,
    effect,
    note
  } as const
}

const makers = [...foes, ...things]
