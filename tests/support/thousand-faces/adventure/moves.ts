import { moveOf, moves } from '#rules/thousand-faces/moves/all'
import { attributesOf } from '#rules/thousand-faces/moves/may'
import { pickingOf } from '#rules/thousand-faces/moves/picks'
import { netClaims } from '#rules/thousand-faces/moves/reasons'
import { type Maker, sure, character, item, foe, slots, anyMove } from './makers'

export const useMove: Maker = (state, seat, whim) => {
  const own = character(state, seat).moves.map(card => moveOf(card.move))
  const move = whim.count(2) ? sure(whim.one(own), anyMove(whim)) : anyMove(whim)
  const others = state.sheets.map(sheet => sheet.seat).filter(other => other !== seat)
  const claims = netClaims(state, seat, move).map(({ id }) => id)
  return {
    type: 'use-move',
    seat,
    move: move.id,
    attribute: whim.one(attributesOf(move)) ?? null,
    advantages: whim.count(7) - 3,
    versus: null,
    supporters: whim.count(4) === 0 ? others.slice(0, 1 + whim.count(2)) : [],
    ...(whim.count(2) ? { claims: claims.slice(0, 1 + whim.count(2)) } : {}),
    item: whim.one(character(state, seat).items)?.id ?? null,
    load: whim.count(4) ? 'counts' : 'ignored',
    slots: slots(state, seat, whim)
  }
}

export const settle: Maker = (state, seat, whim) => {
  const outcome = whim.one(state.outcomes)
  const picking = outcome ? pickingOf(outcome) : null
  const pay = whim.count(2) ? 'xp' : 'nothing'
  const count = picking && (picking.xp === 0 || pay === 'xp') ? picking.count : 0
  const damaged = character(state, seat).items.filter(each => each.damage > 0)
  return {
    type: 'settle-outcome',
    outcome: outcome?.id ?? 0,
    picks: [0, 1, 2].slice(0, count),
    pay,
    slots: slots(state, outcome?.seat ?? seat, whim),
    packs: whim.count(3),
    repairs: damaged.slice(0, 1).map(each => ({ item: each.id, damage: 1 })),
    drawback: sure(whim.one(['drain-others', 'lower-capacity', 'damage-weapon'] as const), 'lower-capacity'),
    price: whim.count(2),
    red: whim.count(2) ? { foe: foe(state, whim), count: 1 } : null,
    note: ''
  }
}

/** Moves beside the plain use of one: tokens, cards laid onto things, studies, corrections. */
export const moveMakers: readonly Maker[] = [
  (_, seat, whim) => ({ type: 'give-spotlight', seat: whim.count(5) ? seat : null }),
  (state, _, whim) => ({ type: 'drop-outcome', outcome: whim.one(state.outcomes)?.id ?? 0 }),
  (_, seat, whim) => ({ type: 'spend-token', seat, move: whim.count(2) ? 'discern' : 'its-a-trap', question: '' }),
  (state, seat, whim) => ({
    type: 'attach-card',
    seat,
    move: whim.count(2) ? 'tied-with-her-ribbon' : 'it-belonged-to-my-father',
    item: whim.count(4) ? item(state, seat, whim) : null
  }),
  (_, seat) => ({ type: 'surrender-keepsake', seat, passage: '' }),
  (state, seat) => ({ type: 'end-rage', seat: state.sheets.find(sheet => sheet.character.berserk)?.seat ?? seat }),
  (_, seat) => ({
    type: 'use-move',
    seat,
    move: 'go-berserk',
    attribute: null,
    advantages: 0,
    versus: null,
    supporters: [],
    item: null,
    load: 'counts',
    slots: []
  }),
  ...[1, 2, 3].map((): Maker => (_, seat) => ({
    type: 'use-move',
    seat,
    move: 'mix-it-up',
    attribute: 'str',
    advantages: 0,
    versus: null,
    supporters: [],
    item: null,
    load: 'counts',
    slots: []
  })),
  (_, seat, whim) => ({ type: 'accuse', seat, authority: 'x', gmPays: whim.count(2) ? 'journey' : 'shadow' }),
  (_, __, whim) => ({ type: 'raise-by-critical', steps: 1 + whim.count(2) }),
  (_, seat, whim) => ({ type: 'study', seat, move: anyMove(whim).id, master: '' }),
  (_, seat, whim) => ({ type: 'open-envelope', seat, move: anyMove(whim).id }),
  ...[1, 2, 3, 4].map((): Maker => (_, seat, whim) => ({
    type: 'correct-move',
    seat,
    move: sure(whim.one(moves.filter(each => each.group === 'card')), moveOf('fury')).id,
    level: whim.one(['r2', '0', 'g1', 'g2', null] as const) ?? null,
    face: whim.count(4) ? 'up' : 'down',
    tokens: whim.count(3),
    reason: ''
  }))
]
