import { started, stopped } from '../../core/clock'
import type { Applying } from '../slices'
import type { State } from '../types'
import type { EconomyEvent } from './shapes'
import type { Story } from './story'

/** The story and the GM's other purse. */
export const applyEconomy: Applying<EconomyEvent> = {
  'length-set': (state, { length }) =>
    told(state, () => ({ length, book: 1, chapter: 0, ends: {}, ticked: [], journeySpent: [] })),
  'book-began': (state, { book, journey }) =>
    told(state, () => ({ book, journey, chapter: 0, ends: {}, ticked: [], journeySpent: [], circledAtStart: 0 })),
  'chapter-began': (state, { chapter, circled, hearth }) =>
    told(state, story => ({
      chapter,
      ticked: [],
      journeySpent: [],
      circledAtStart: circled,
      hearth: hearth === 'stays' ? story.hearth : { ...story.hearth, available: hearth === 'opens' }
    })),
  'condition-ticked': (state, { condition, as }) =>
    told(state, ({ ticked }) => {
      const others = ticked.filter(each => each !== condition)
      return { ticked: as === 'ticked' ? [...others, condition] : others }
    }),
  'chapter-ended': (state, { chapter, as, journey }) =>
    told(state, story => ({ ends: { ...story.ends, [chapter]: as }, journey: story.journey + journey })),
  'journey-gained': (state, { amount }) => told(state, ({ journey }) => ({ journey: journey + amount })),
  'journey-spent': (state, { use }) =>
    told(state, ({ journey, journeySpent }) => ({ journey: journey - 1, journeySpent: [...journeySpent, use] })),
  'journey-corrected': (state, { to }) => told(state, () => ({ journey: to })),
  'disadvantage-stands': (state, { disadvantage }) => ({
    ...told(state, ({ disadvantages }) => ({ disadvantages: [...disadvantages, disadvantage] })),
    made: Math.max(state.made, disadvantage.id)
  }),
  'disadvantage-ended': (state, { disadvantage }) =>
    told(state, ({ disadvantages }) => ({ disadvantages: disadvantages.filter(each => each.id !== disadvantage) })),
  'goal-written': (state, { goal }) => told(state, () => ({ goal })),
  'hearth-written': (state, { what }) => told(state, ({ hearth }) => ({ hearth: { ...hearth, what } })),
  'hearth-set': (state, { as }) =>
    told(state, ({ hearth }) => ({ hearth: { ...hearth, available: as === 'available' } })),
  'day-began': (state, { place, number }) => told(state, () => ({ day: { place, number, did: {} } })),
  'day-ended': state => told(state, () => ({ day: null })),
  'day-used': (state, { seat, move }) =>
    told(state, ({ day }) =>
      day ? { day: { ...day, did: { ...day.did, [seat]: [...(day.did[seat] ?? []), move] } } } : {}
    ),
  'session-opened': (state, { session }) => told(state, () => ({ opened: session })),
  'tutorial-began': (state, { minutes, at }) =>
    told(state, () => ({ tutorial: at === undefined ? { minutes } : { minutes, clock: started(stopped, at) } })),
  'tutorial-clock-turned': (state, { clock }) =>
    told(state, ({ tutorial }) => (tutorial ? { tutorial: { ...tutorial, clock } } : {})),
  'tutorial-ended': state => told(state, () => ({ tutorial: null })),
  'chapter-shown': (state, { as }) => told(state, () => ({ shown: as === 'shown' })),
  'claim-made': (state, { seat, authority }) =>
    told(state, ({ claims }) => ({ claims: [...claims, { seat, authority }] })),
  'claim-paid': (state, { claim }) =>
    told(state, ({ claims }) => ({ claims: claims.filter((_, index) => index !== claim) })),
  // owed without a flip: it takes the number of one, so that every GM move owed has its own
  'gm-move-owed': (state, { seat }) => ({
    ...state,
    flips: { ...state.flips, count: state.flips.count + 1 },
    gmMovesOwed: [...state.gmMovesOwed, { flip: state.flips.count + 1, seat }]
  }),
  'gm-move-played': state => state
}

function told(state: State, change: (story: Story) => Partial<Story>): State {
  return { ...state, story: { ...state.story, ...change(state.story) } }
}
