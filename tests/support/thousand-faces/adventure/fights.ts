import { powers } from '#rules/thousand-faces/equipment/items'
import { foeKinds } from '#rules/thousand-faces/foes/kinds'
import { upgrades } from '#rules/thousand-faces/foes/upgrades'
import { shapes } from '#rules/thousand-faces/markers/shapes'
import { type Maker, sure, character, foe, answering, followUp, ally } from './makers'

/** Foes, allies, follow-ups, rounds and markers. */
export const fightMakers: readonly Maker[] = [
  (_, __, whim) => ({
    type: 'add-foes',
    name: 'F',
    kind: sure(whim.one(foeKinds), 'guard'),
    stamina: 1 + whim.count(12),
    power: sure(whim.one(powers), 'd4'),
    squares: whim.count(4),
    note: '',
    count: 1 + whim.count(2)
  }),
  (_, __, whim) => ({
    type: 'add-prepared-foes',
    encounter: whim.count(2) ? { name: 'E', where: 'here', note: '' } : null,
    pay: whim.count(3) ? 'nothing' : 'circled',
    foes: [0, 1].slice(whim.count(2)).map(() => ({
      name: 'P',
      kind: sure(whim.one(foeKinds), 'guard'),
      stamina: 1 + whim.count(20),
      power: sure(whim.one(powers), 'd4'),
      squares: whim.count(4),
      note: '',
      count: 1 + whim.count(2),
      secrets: {
        attacks: whim.count(2) ? ['spits'] : [],
        immunities: [],
        hint: whim.count(3) ? 'claw marks' : '',
        weakness: 'salt',
        standsFor: 'grief',
        loot: ''
      }
    }))
  }),
  (state, _, whim) => ({
    type: 'show-hint',
    foe: sure(whim.one(state.foes.filter(each => each.secrets))?.id, foe(state, whim)),
    as: whim.count(2) ? 'shown' : 'hidden'
  }),
  (state, _, whim) => ({ type: 'remove-foe', foe: foe(state, whim) }),
  (state, _, whim) => {
    const found = whim.one(state.foes)
    return found
      ? { type: 'edit-foe', foe: { ...found, stamina: whim.count(9), squares: whim.count(4) } }
      : { type: 'clear-foes' }
  },
  (state, _, whim) => ({ type: 'show-foe', foe: foe(state, whim), as: whim.count(2) ? 'revealed' : 'hidden' }),
  () => ({ type: 'reveal-foes' }),
  (state, seat, whim) => ({
    type: 'strike-foe',
    foe: foe(state, whim),
    power: 1 + whim.count(6),
    by: seat,
    square: whim.count(2) ? 'keep' : 'cross-out'
  }),
  (state, seat, whim) => ({
    type: 'attack-foe',
    seat,
    foe: foe(state, whim),
    weapon: whim.one(character(state, seat).items)?.id ?? null,
    base: 'roll',
    dice: whim.count(2) ? [6] : [],
    plus: 0,
    halved: 'whole',
    weakness: whim.count(2) ? 'struck' : 'missed',
    square: 'keep',
    red: whim.count(3),
    what: '',
    ...(state.allies.length && whim.count(2) ? { help: { ally: ally(state, whim), die: 4 as const } } : {})
  }),
  (state, _, whim) => ({
    type: 'send-ally',
    ally: ally(state, whim),
    ...(whim.count(2) ? { deed: 'reveal', foe: null } : { deed: 'tie-up', foe: foe(state, whim) })
  }),
  (state, _, whim) => ({ type: 'dismiss-ally', ally: ally(state, whim) }),
  (_, __, whim) => ({ type: 'spend-journey', use: 'arrival', seat: null, what: whim.count(2) ? 'an old friend' : '' }),
  (state, seat, whim) => ({ type: 'engage-foe', foe: foe(state, whim), seat }),
  (state, seat, whim) => ({ type: 'spend-red', foe: foe(state, whim), seat }),
  (state, _, whim) => ({ type: 'name-weakness', foe: foe(state, whim), weakness: 'knee' }),
  (state, seat, whim) => ({
    type: 'foes-attack',
    foes: state.foes
      .filter(each => each.stamina > 0)
      .map(each => each.id)
      .slice(0, 3),
    seat,
    die: whim.count(2) ? 'roll' : 'none'
  }),
  (state, _, whim) => ({
    type: 'roll-power',
    followUp: followUp(state, whim),
    foe: foe(state, whim),
    weapon: null,
    power: whim.count(3) ? 'roll' : 3,
    weakness: whim.count(4) ? 'missed' : 'struck',
    ...(state.allies.length && whim.count(2) ? { help: { ally: ally(state, whim), die: 6 as const } } : {})
  }),
  (state, _, whim) => ({
    type: 'apply-power',
    followUp: followUp(state, whim),
    square: whim.count(3) ? 'keep' : 'cross-out'
  }),
  (state, seat, whim) => ({
    type: 'answer-attack',
    followUp: answering(state),
    foes: state.foes
      .filter(each => each.stamina > 0)
      .map(each => each.id)
      .slice(0, 2),
    seat,
    die: whim.count(2) ? 'roll' : 'none'
  }),
  (state, _, whim) => ({ type: 'close-follow-up', followUp: followUp(state, whim) }),
  (state, _, whim) => ({
    type: 'upgrade-foe',
    foe: foe(state, whim),
    use: sure(whim.one(upgrades), 'foe-d6'),
    from: 'circled',
    note: ''
  }),
  (_, __, whim) => ({
    type: 'set-format',
    format: whim.one(['at-once', 'two-rounds', 'crosses-bite', null] as const) ?? null
  }),
  () => ({ type: 'next-turn' }),
  () => ({ type: 'next-turn' }),
  () => ({ type: 'begin-fight-round' }),
  (_, seat, whim) => ({ type: 'mark-turn', seat, as: whim.count(2) ? 'acted' : 'waiting' }),
  (state, _, whim) => ({ type: 'mark-foe-turn', foe: foe(state, whim), as: whim.count(2) ? 'acted' : 'waiting' }),
  (_, __, whim) => (whim.count(4) ? { type: 'next-turn' } : { type: 'end-fight-rounds' }),
  (state, seat, whim) => ({
    type: 'add-marker',
    on: whim.count(2) && state.foes.length ? { what: 'foe', foe: foe(state, whim) } : { what: 'character', seat },
    word: `m${whim.count(9)}`,
    shape: sure(whim.one(shapes), 'circle'),
    seenBy: whim.count(2) ? 'mine' : 'table',
    lasts: whim.count(2) ? 'this-round' : 'until-removed'
  })
]
