import { type Actor, gm, type SeatId } from '#rules/core/seat'
import type { Item } from '#rules/thousand-faces/equipment/item-schemas'
import type { Command, State } from '#rules/thousand-faces/state'
import type { Whim } from '../thousand-faces/random-play'
import type { Asked } from './games'
import { powers } from '#rules/thousand-faces/equipment/items'
import { foeKinds } from '#rules/thousand-faces/foes/kinds'
import type { FoeSecrets } from '#rules/thousand-faces/foes/secrets'

/** What a user types. @param of the command, @param path the field */
type Say = (of: Command['type'], path: string) => string

interface Table {
  readonly state: State
  readonly whim: Whim
  readonly say: Say
  readonly seat: SeatId
  /** A thing that this seat keeps secret, if it has one. */
  readonly secret: Item | undefined
}

type Maker = (table: Table) => Command | null

/** The text of a field: the name of the used item, which the screen fills in, or typed words. */
const orName = ({ whim, say }: Table, name: string | undefined, of: Command['type'], path: string): string =>
  name !== undefined && whim.count(2) ? name : say(of, path)

const someFoe = ({ state, whim }: Table) =>
  whim.one(state.foes.filter(foe => !foe.revealed && foe.stamina > 0)) ?? whim.one(state.foes)

/** What is done with foes that no player has seen. */
const foes: readonly Maker[] = [
  ({ whim, say }) => ({
    type: 'add-foes',
    name: say('add-foes', 'name'),
    kind: whim.one(foeKinds)!,
    stamina: 3 + whim.count(12),
    power: whim.one(powers)!,
    squares: whim.count(3),
    note: say('add-foes', 'note'),
    count: 1 + whim.count(3)
  }),
  ({ whim, say }) => ({
    type: 'add-prepared-foes',
    pay: 'nothing',
    encounter: whim.count(2)
      ? {
          name: say('add-prepared-foes', 'encounter.name'),
          where: say('add-prepared-foes', 'encounter.where'),
          note: say('add-prepared-foes', 'encounter.note')
        }
      : null,
    foes: [0, 1].slice(whim.count(2)).map(() => ({
      name: say('add-prepared-foes', 'foes.name'),
      kind: whim.one(foeKinds)!,
      stamina: 3 + whim.count(12),
      power: whim.one(powers)!,
      squares: whim.count(3),
      note: say('add-prepared-foes', 'foes.note'),
      secrets: newSecrets(say, 'add-prepared-foes', 'foes.secrets'),
      count: 1 + whim.count(3)
    }))
  }),
  ...[0, 1].map((): Maker => table => {
    const prepared = table.whim.one(table.state.foes.filter(foe => foe.secrets))
    return prepared ? { type: 'show-hint', foe: prepared.id, as: prepared.hintShown ? 'hidden' : 'shown' } : null
  }),
  ...[0, 1, 2, 3].map((): Maker => table => {
    const lead = someFoe(table)
    const other = table.whim.one(table.state.foes)
    if (!lead) return null
    const all = other && other !== lead && table.whim.count(2) ? [lead.id, other.id] : [lead.id]
    return {
      type: 'foes-attack',
      foes: all,
      seat: table.seat,
      die: table.whim.one(['roll', 'roll', 'none', 3] as const)!
    }
  }),
  table => {
    const foe = someFoe(table)
    if (!foe) return null
    const name = table.say('edit-foe', 'foe.name')
    return {
      type: 'edit-foe',
      foe: {
        ...foe,
        name,
        weakness: table.say('edit-foe', 'foe.weakness'),
        note: table.say('edit-foe', 'foe.note'),
        ...(foe.secrets ? { secrets: newSecrets(table.say, 'edit-foe', 'foe.secrets') } : {})
      }
    }
  },
  table => onFoe(table, foe => ({ type: 'name-weakness', foe, weakness: table.say('name-weakness', 'weakness') })),
  table => onFoe(table, foe => ({ type: 'engage-foe', foe, seat: table.seat })),
  table => onFoe(table, foe => ({ type: 'spend-red', foe, seat: table.seat })),
  table =>
    onFoe(table, foe => ({
      type: 'upgrade-foe',
      foe,
      use: 'foe-square',
      from: 'circled',
      note: table.say('upgrade-foe', 'note')
    })),
  table =>
    onFoe(table, foe => ({
      type: 'strike-foe',
      foe,
      power: 1 + table.whim.count(4),
      by: table.seat,
      square: table.whim.count(2) ? 'keep' : 'cross-out'
    })),
  table => onFoe(table, foe => ({ type: 'show-foe', foe, as: table.whim.count(4) ? 'hidden' : 'revealed' })),
  table =>
    onFoe(table, foe =>
      table.state.allies[0] ? { type: 'send-ally', ally: table.state.allies[0].id, deed: 'tie-up', foe } : null
    ),
  table => ({ type: 'spend-journey', use: 'arrival', seat: null, what: table.say('spend-journey', 'what') }),
  ({ say }) => ({ type: 'correct-journey', to: 3, reason: say('correct-journey', 'reason') }),
  table => ({
    type: 'attack-foe',
    seat: table.seat,
    foe: someFoe(table)?.id ?? null,
    weapon: table.secret?.id ?? null,
    base: 'roll',
    dice: [],
    plus: 0,
    halved: 'whole',
    weakness: 'missed',
    square: 'keep',
    red: 0,
    what: orName(table, table.secret?.name, 'attack-foe', 'what'),
    ...(table.state.allies[0] && table.whim.count(2)
      ? { help: { ally: table.state.allies[0].id, die: 4 as const } }
      : {})
  })
]

function onFoe(table: Table, make: (foe: number) => Command | null): Command | null {
  const foe = someFoe(table)
  return foe ? make(foe.id) : null
}

function newSecrets(say: Say, of: Command['type'], path: string): FoeSecrets {
  const text = (field: keyof FoeSecrets): string => say(of, `${path}.${field}`)
  return {
    attacks: [text('attacks')],
    immunities: [text('immunities')],
    hint: text('hint'),
    weakness: text('weakness'),
    standsFor: text('standsFor'),
    loot: text('loot')
  }
}

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
