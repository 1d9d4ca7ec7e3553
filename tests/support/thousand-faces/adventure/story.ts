import { conditionIds, lengths } from '#rules/thousand-faces/economy/chapters'
import { gmMoveKinds, journeyUses, shadowUses } from '#rules/thousand-faces/economy/prices'
import { type Maker, sure } from './makers'

/** Chapters, Journey, Shadow, days and sessions. */
export const storyMakers: readonly Maker[] = [
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
