import { goals } from '#rules/thousand-faces/characters/goals'
import { creationSteps } from '#rules/thousand-faces/characters/character-schemas'
import { magicItemIds } from '#rules/thousand-faces/magic/magic-items'
import { type Maker, sure, character, newItem } from './makers'

/** Characters in the making, and what ends one. */
export const characterMakers: readonly Maker[] = [
  (_, seat, whim) => ({ type: 'write-touchstone', title: `T${whim.count(5)}`, by: seat }),
  (_, __, whim) => ({ type: 'strike-touchstone', title: `T${whim.count(5)}` }),
  (_, seat, whim) => ({ type: 'circle-touchstone', title: `T${whim.count(5)}`, by: whim.count(3) ? seat : 'gm' }),
  () => ({ type: 'lay-out-moves' }),
  (state, _, whim) => ({
    type: 'begin-draft',
    order: whim.count(2) ? state.sheets.map(each => each.seat).reverse() : null
  }),
  () => ({ type: 'end-draft' }),
  (_, seat, whim) => ({ type: 'mark-scene', seat, as: whim.count(2) ? 'here' : 'elsewhere' }),
  (state, seat, whim) => ({ type: 'take-move', seat, move: sure(whim.one(state.workshop.laidOut), 'backstab') }),
  (state, seat, whim) => ({
    type: 'put-back-move',
    seat,
    move: sure(whim.one(character(state, seat).moves)?.move, 'fury')
  }),
  (_, __, whim) => ({ type: 'ask-question', question: `Q${whim.count(3)}` }),
  (_, seat, whim) => ({ type: 'answer-question', seat, question: `Q${whim.count(3)}`, answer: 'yes' }),
  (_, seat) => ({ type: 'offer-goals', seat, goals: null }),
  (state, seat, whim) => ({ type: 'take-goal', seat, goal: sure(whim.one(character(state, seat).offered), goals[0]) }),
  (_, seat) => ({ type: 'fulfil-goal', seat }),
  (_, seat) => ({ type: 'pack-up', seat }),
  (_, seat, whim) => ({ type: 'choose-received', seat, card: sure(whim.one(magicItemIds), 'mending'), name: '' }),
  (_, seat, whim) => ({ type: 'choose-item', seat, item: newItem(whim) }),
  (_, seat, whim) => ({
    type: 'mark-step',
    seat,
    step: sure(whim.one(creationSteps), 'pack'),
    as: sure(whim.one(['done', 'skipped', 'open'] as const), 'done')
  }),
  (_, seat) => ({ type: 'finish-character', seat }),
  (_, seat) => ({ type: 'mercy-flashback', seat, what: '' }),
  (_, seat) => ({ type: 'request-mercy', seat, what: 'The door was locked' }),
  (state, seat, whim) => ({ type: 'drop-mercy', seat: whim.one(state.calls.mercies ?? [])?.seat ?? seat }),
  (_, seat, whim) => ({
    type: 'answer-find',
    seat,
    answer: sure(whim.one(['stay', 'sacrifice', 'abandon'] as const), 'stay')
  }),
  (_, seat) => ({ type: 'die', seat }),
  (_, seat) => ({ type: 'preset-ranks', seat, preset: 2 })
]
