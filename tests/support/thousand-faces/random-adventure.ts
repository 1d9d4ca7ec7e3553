import type { SeatId } from '#rules/core/seat'
import type { Command, State } from '#rules/thousand-faces/state'
import type { Whim } from './random-play'
import { type Maker, sure, foe, character, newItem } from './adventure/makers'
import { useMove, settle, moveMakers } from './adventure/moves'
import { takeAttack, injuryMakers } from './adventure/injury'
import { thingMakers } from './adventure/things'
import { fightMakers } from './adventure/fights'
import { callMakers } from './adventure/calls'
import type { PartyDeed } from '#rules/thousand-faces/party/model'
import { conditionIds, lengths } from '#rules/thousand-faces/economy/chapters'
import { gmMoveKinds, journeyUses, shadowUses } from '#rules/thousand-faces/economy/prices'
import { goals } from '#rules/thousand-faces/characters/goals'
import { creationSteps } from '#rules/thousand-faces/characters/character-schemas'
import { magicItemIds } from '#rules/thousand-faces/magic/magic-items'
import { attributes } from '#rules/thousand-faces/vocabulary'
import type { Turn } from '#rules/thousand-faces/minigames/zodiac'

const partyDeed = (whim: Whim): PartyDeed =>
  sure(
    whim.one<PartyDeed>([
      { what: 'rest' },
      {
        what: 'damage',
        power: { by: 'number', number: 1 + whim.count(5) },
        exertion: 'physical',
        taken: whim.count(2) ? 'decide' : 'exhaustion',
        from: 'x'
      },
      {
        what: 'damage',
        power: { by: 'dice', throw: { dice: [4], plus: 0, halved: 'whole' } },
        exertion: 'mental',
        taken: whim.count(2) ? 'decide' : 'exhaustion',
        from: 'x'
      },
      { what: 'pack', pack: whim.count(4) - 1, precious: whim.count(2), reason: '' },
      { what: 'xp', amount: 1 + whim.count(2), reason: '' },
      { what: 'stamina', points: 1 + whim.count(3), reason: '' }
    ]),
    { what: 'rest' }
  )

/** The whole party at once, and what is cleared away. */
const partyMakers: readonly Maker[] = [
  (state, _, whim) => ({ type: 'remove-marker', marker: whim.one(state.markers)?.id ?? 0 }),
  (state, seat, whim) => ({
    type: 'act-on-party',
    seats: whim.count(3) ? [seat] : state.sheets.filter(each => !each.incapacitated).map(each => each.seat),
    deed: partyDeed(whim)
  }),
  (state, seat, whim) => ({
    type: 'act-on-party',
    seats: whim.count(2) ? [seat] : state.sheets.map(each => each.seat),
    deed: partyDeed(whim)
  }),
  (state, _, whim) => (whim.count(6) ? { type: 'remove-foe', foe: foe(state, whim) } : { type: 'clear-foes' })
]

/** Chapters, Journey, Shadow, days and sessions. */
const storyMakers: readonly Maker[] = [
  (_, __, whim) => ({ type: 'set-length', length: sure(whim.one(lengths), '9-hour') }),
  (_, __, whim) => ({ type: 'begin-book', book: sure(whim.one([1, 2, 3] as const), 2) }),
  (_, __, whim) => ({ type: 'begin-chapter', chapter: 1 + whim.count(8) }),
  (_, __, whim) => ({ type: 'begin-chapter', chapter: 1 + whim.count(8) }),
  (_, __, whim) => ({
    type: 'tick-condition',
    condition: sure(whim.one(conditionIds), 'home-again'),
    as: whim.count(3) ? 'ticked' : 'open'
  }),
  (_, __, whim) => ({ type: 'end-chapter', as: whim.count(2) ? 'earned' : 'skipped' }),
  () => ({ type: 'offer-rest' }),
  (_, seat, whim) => ({
    type: 'spend-journey',
    use: sure(whim.one(journeyUses.map(each => each.id)), 'spark'),
    seat,
    what: ''
  }),
  (_, __, whim) => ({ type: 'correct-journey', to: whim.count(5), reason: '' }),
  (_, seat, whim) => ({
    type: 'buy-with-shadow',
    use: sure(whim.one(shadowUses.map(each => each.id)), 'trap'),
    count: 1 + whim.count(2),
    from: 'circled',
    seat,
    what: ''
  }),
  (state, _, whim) => ({ type: 'end-disadvantage', disadvantage: whim.one(state.story.disadvantages)?.id ?? 0 }),
  (_, __, whim) => ({ type: 'write-goal', goal: whim.count(2) ? 'find the bell' : '' }),
  () => ({ type: 'write-hearth', what: 'soup' }),
  (_, __, whim) => ({ type: 'set-hearth', as: whim.count(2) ? 'available' : 'unavailable' }),
  (_, __, whim) => ({ type: 'begin-day', place: whim.count(3) ? 'town' : 'outside' }),
  () => ({ type: 'end-day' }),
  (state, _, whim) => ({ type: 'open-session', session: state.story.opened + whim.count(2) }),
  () => ({ type: 'begin-tutorial', minutes: 10 }),
  (_, __, whim) => ({ type: 'begin-tutorial', minutes: 15, at: whim.count(9) * 60_000 }),
  (state, _, whim) => ({
    type: 'turn-tutorial-clock',
    to: (state.story.tutorial?.clock?.since ?? null) === null ? 'running' : 'standing',
    at: whim.count(99) * 60_000
  }),
  () => ({ type: 'end-tutorial' }),
  (_, __, whim) => ({ type: 'show-chapter', as: whim.count(2) ? 'shown' : 'hidden' }),
  (_, __, whim) => ({ type: 'pay-claim', claim: 0, with: whim.count(2) ? 'journey' : 'shadow' }),
  (_, __, whim) => ({ type: 'play-gm-move', kind: sure(whim.one(gmMoveKinds.map(each => each.id)), 'offer'), what: '' })
]

/** Characters in the making, and what ends one. */
const characterMakers: readonly Maker[] = [
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

/** A Pursuit, and four corners. */
const gameMakers: readonly Maker[] = [
  (state, _, whim) => ({
    type: 'begin-pursuit',
    joined: state.sheets.map(each => each.seat).slice(0, 1 + whim.count(3)),
    pay: sure(whim.one(['free', 'nothing'] as const), 'nothing')
  }),
  (state, seat, whim) => ({
    type: 'run-round',
    helper:
      state.game?.kind === 'pursuit' && whim.count(2) ? { seat, attribute: sure(whim.one(attributes), 'str') } : null,
    advantages: 0
  }),
  (_, __, whim) => ({ type: 'call-round', won: whim.count(2) ? 'rabbit' : 'pursuers' }),
  (_, seat) => ({ type: 'change-chase', seat, to: 'air' }),
  () => ({ type: 'end-pursuit' }),
  (_, seat, whim) => ({ type: 'lay-corners', seat, move: whim.count(2) ? 'pick-locks' : 'fundamental-magic' }),
  (state, _, whim) => ({
    type: 'arrange-corners',
    laid:
      state.game?.kind === 'corners' ? state.game.laid.map(({ card }) => ({ card, turn: whim.count(4) as Turn })) : []
  }),
  (state, _, whim) => ({
    type: 'replace-corner',
    card: (state.game?.kind === 'corners' && whim.one(state.game.laid)?.card) || '1'
  }),
  (_, __, whim) => ({ type: 'finish-corners', as: whim.count(3) ? 'given-up' : 'solved' })
]

/** The order is that of the draws: a list is longer or shorter only when seeded plays may change. */
const makers: readonly Maker[] = [
  useMove,
  useMove,
  useMove,
  useMove,
  useMove,
  settle,
  settle,
  settle,
  settle,
  takeAttack,
  takeAttack,
  takeAttack,
  ...moveMakers,
  ...thingMakers,
  ...injuryMakers,
  ...fightMakers,
  ...callMakers,
  ...partyMakers,
  ...storyMakers,
  ...characterMakers,
  ...gameMakers
]

/** Something of the adventure to do now, sensible or not. */
export function adventureFrom(state: State, whim: Whim): Command {
  const seat = whim.one(state.sheets)?.seat ?? ('s1' as SeatId)
  return whim.one(makers)?.(state, seat, whim) ?? { type: 'offer-rest' }
}
