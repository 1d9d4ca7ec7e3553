import { started, stopped, type Clock, paused } from '../../core/clock'
import { ok, refuse, type Result } from '../../core/result'
import { type Reducers, type Checker, type Deciders, happen, type SliceRules } from '../../core/slice'
import { countBetween } from '../counts'
import { brokenLaws, isCount } from '../invariants'
import { owedMoves } from '../shadow/pool'
import { spendShadow } from '../shadow/steps'
import { lendAllRanks } from '../characters/steps'
import { presentSheets } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import { beginChapter, chanceToRest, endChapter, payClaim, isGoal, wordsOf, spendJourney } from './steps'
import { chapterOf, chaptersOf } from './chapters'
import type { EconomyCommand, EconomyEvent, Story } from './model'
import { gmMoveKinds, shadowPrice, shadowUses } from './prices'
import { mostCounted } from '../vocabulary'

/** The GM's economy: rules Z1–Z5, J1–J11, Y1–Y4. */
const decide: Deciders<Game, EconomyCommand> = {
  'set-length'(act, { length }) {
    const set = happen(act, { type: 'length-set', length })
    return ok(act.state.shadow.factor === 1 ? set : happen(set, { type: 'shadow-factor-set', factor: 1 })) // H5
  },
  'begin-book': beginBook,
  'begin-chapter': beginChapter,
  'tick-condition'(act, { condition, as }) {
    const chapter = chapterOf(act.state.story)
    if (!chapter) return refuse({ because: 'no-chapter' })
    if (!chapter.conditions.includes(condition)) return refuse({ because: 'no-such-condition', condition })
    return ok(happen(act, { type: 'condition-ticked', condition, as }))
  },
  'end-chapter': (act, { as }) => endChapter(act, as),
  'offer-rest'(act) {
    const rested = chanceToRest(act)
    return rested ? ok(rested) : refuse({ because: 'nothing-at-stake' })
  },
  'spend-journey': spendJourney,
  'correct-journey'(act, { to, reason }) {
    const counted = countBetween(to, 0, mostCounted)
    return counted.ok ? ok(happen(act, { type: 'journey-corrected', to, reason })) : counted
  },
  'buy-with-shadow': buyWithShadow,
  'end-disadvantage'(act, { disadvantage }) {
    const stands = act.state.story.disadvantages.some(each => each.id === disadvantage)
    return stands
      ? ok(happen(act, { type: 'disadvantage-ended', disadvantage }))
      : refuse({ because: 'no-such-disadvantage' })
  },
  'write-goal': (act, { goal }) =>
    goal.trim() === '' || isGoal(goal)
      ? ok(happen(act, { type: 'goal-written', goal: goal.trim() }))
      : refuse({ because: 'goal-words', words: wordsOf(goal) }),
  'write-hearth': (act, { what }) => ok(happen(act, { type: 'hearth-written', what })),
  'set-hearth': (act, { as }) => ok(happen(act, { type: 'hearth-set', as })),
  'begin-day'(act, { place }) {
    const { day } = act.state.story
    return day
      ? refuse({ because: 'day-runs', number: day.number })
      : ok(happen(act, { type: 'day-began', place, number: 1 }))
  },
  'end-day': act => (act.state.story.day ? ok(happen(act, { type: 'day-ended' })) : refuse({ because: 'no-day' })),
  'open-session': openSession,
  'begin-tutorial': beginTutorial,
  'turn-tutorial-clock': turnTutorialClock,
  'end-tutorial': act =>
    act.state.story.tutorial ? ok(happen(act, { type: 'tutorial-ended' })) : refuse({ because: 'no-tutorial' }),
  'show-chapter': (act, { as }) => ok(happen(act, { type: 'chapter-shown', as })),
  'pay-claim': (act, { claim, with: paysWith }) => payClaim(act, claim, paysWith),
  'play-gm-move'(act, { kind, what }) {
    const name = gmMoveKinds.find(each => each.id === kind)?.name ?? kind
    const owed = owedMoves(act.state).length > 0 // Z5: it pays a move that is due, with one log line
    return ok(happen(act, owed ? { type: 'gm-move-made', move: name, what } : { type: 'gm-move-played', kind, what }))
  }
}

/** J7, E44: begins a book: what carries over, and what the third book doubles. */
function beginBook(act: Act, { book }: Extract<EconomyCommand, { type: 'begin-book' }>): Result<Act, Refusal> {
  const { story, shadow } = act.state
  if (story.length !== '30-hour') return refuse({ because: 'no-books', length: story.length })
  const began = happen(act, { type: 'book-began', book, journey: book === 3 ? 0 : story.journey })
  const factor = book === 3 ? 2 : 1
  return ok(shadow.factor === factor ? began : happen(began, { type: 'shadow-factor-set', factor }))
}

/** Z1–Z3: the price is paid in full or refused. A disadvantage lasts; a trap or first strike is pending. */
function buyWithShadow(
  act: Act,
  { use, count, from, seat, what }: Extract<EconomyCommand, { type: 'buy-with-shadow' }>
): Result<Act, Refusal> {
  const offer = shadowUses.find(each => each.id === use)
  if (use.startsWith('foe-') || use.startsWith('monster-')) return refuse({ because: 'buy-for-a-foe' })
  if (offer && count > offer.most) return refuse({ because: 'too-many-of-that', most: offer.most })
  const name = offer?.name ?? use
  const paid = spendShadow(act, shadowPrice(use, count), from, what.trim() === '' ? name : `${name}: ${what.trim()}`)
  if (!paid.ok) return paid
  const id = act.state.made + 1
  if (use === 'disadvantage')
    return ok(happen(paid.value, { type: 'disadvantage-stands', disadvantage: { id, what, levels: count } }))
  if ((use !== 'trap' && use !== 'strike-first') || seat === null) return paid
  const attack = {
    id,
    seat,
    from: what.trim() === '' ? name : what.trim(),
    power: count,
    sum: '',
    exertion: 'physical',
    avoided: { harm: 0, wound: 0 }
  } as const
  return ok(happen(paid.value, { type: 'attack-opened', attack }))
}

/** X4: from the second session on, the opener gives every player 1 XP, once. */
function openSession(act: Act, { session }: Extract<EconomyCommand, { type: 'open-session' }>): Result<Act, Refusal> {
  if (session <= act.state.story.opened) return refuse({ because: 'session-opened', session: act.state.story.opened })
  const opened = happen(act, { type: 'session-opened', session })
  if (session < 2) return ok(opened)
  return ok(
    presentSheets(act.state).reduce(
      (on, { seat }) => happen(on, { type: 'xp-gained', seat, amount: 1, reason: 'Session Opener' }),
      opened
    )
  )
}

/** The story and the GM's Journey points. */
const apply: Reducers<Game, EconomyEvent> = {
  'length-set': (state, { length }) =>
    withStory(state, () => ({ length, book: 1, chapter: 0, ends: {}, ticked: [], journeySpent: [] })),
  'book-began': (state, { book, journey }) =>
    withStory(state, () => ({ book, journey, chapter: 0, ends: {}, ticked: [], journeySpent: [], circledAtStart: 0 })),
  'chapter-began': (state, { chapter, circled, hearth }) =>
    withStory(state, story => ({
      chapter,
      flipsBefore: state.flips.count,
      ticked: [],
      journeySpent: [],
      circledAtStart: circled,
      hearth: hearth === 'stays' ? story.hearth : { ...story.hearth, available: hearth === 'opens' }
    })),
  'condition-ticked': (state, { condition, as }) =>
    withStory(state, ({ ticked }) => {
      const others = ticked.filter(each => each !== condition)
      return { ticked: as === 'ticked' ? [...others, condition] : others }
    }),
  'chapter-ended': (state, { chapter, as, journey }) =>
    withStory(state, story => ({ ends: { ...story.ends, [chapter]: as }, journey: story.journey + journey })),
  'journey-gained': (state, { amount }) => withStory(state, ({ journey }) => ({ journey: journey + amount })),
  'journey-spent': (state, { use }) =>
    withStory(state, ({ journey, journeySpent }) => ({ journey: journey - 1, journeySpent: [...journeySpent, use] })),
  'journey-corrected': (state, { to }) => withStory(state, () => ({ journey: to })),
  'disadvantage-stands': (state, { disadvantage }) => ({
    ...withStory(state, ({ disadvantages }) => ({ disadvantages: [...disadvantages, disadvantage] })),
    made: Math.max(state.made, disadvantage.id)
  }),
  'disadvantage-ended': (state, { disadvantage }) =>
    withStory(state, ({ disadvantages }) => ({
      disadvantages: disadvantages.filter(each => each.id !== disadvantage)
    })),
  'goal-written': (state, { goal }) => withStory(state, () => ({ goal })),
  'hearth-written': (state, { what }) => withStory(state, ({ hearth }) => ({ hearth: { ...hearth, what } })),
  'hearth-set': (state, { as }) =>
    withStory(state, ({ hearth }) => ({ hearth: { ...hearth, available: as === 'available' } })),
  'day-began': (state, { place, number }) => withStory(state, () => ({ day: { place, number, did: {} } })),
  'day-ended': state => withStory(state, () => ({ day: null })),
  'day-used': (state, { seat, move }) =>
    withStory(state, ({ day }) =>
      day ? { day: { ...day, did: { ...day.did, [seat]: [...(day.did[seat] ?? []), move] } } } : {}
    ),
  'session-opened': (state, { session }) => withStory(state, () => ({ opened: session })),
  'tutorial-began': (state, { minutes, at }) =>
    withStory(state, () => ({ tutorial: at === undefined ? { minutes } : { minutes, clock: started(stopped, at) } })),
  'tutorial-clock-turned': (state, { clock }) =>
    withStory(state, ({ tutorial }) => (tutorial ? { tutorial: { ...tutorial, clock } } : {})),
  'tutorial-ended': state => withStory(state, () => ({ tutorial: null })),
  'chapter-shown': (state, { as }) => withStory(state, () => ({ shown: as === 'shown' })),
  'claim-made': (state, { seat, authority }) =>
    withStory(state, ({ claims }) => ({ claims: [...claims, { seat, authority }] })),
  'claim-paid': (state, { claim }) =>
    withStory(state, ({ claims }) => ({ claims: claims.filter((_, index) => index !== claim) })),
  // A GM move that is due without a flip takes the next flip number. Every due move has its own number.
  'gm-move-owed': (state, { seat }) => ({
    ...state,
    flips: { ...state.flips, count: state.flips.count + 1 },
    gmMovesOwed: [...state.gmMovesOwed, { flip: state.flips.count + 1, seat }]
  }),
  'gm-move-played': state => state
}

function withStory(state: State, change: (story: Story) => Partial<Story>): State {
  return { ...state, story: { ...state.story, ...change(state.story) } }
}

const check: Checker<Game> = ({ story }) => {
  const chapters = chaptersOf(story.length, story.book)
  return brokenLaws([
    ['I8: Journey is never less than nothing', isCount(story.journey)],
    ['J2: the chapter exists', story.chapter === 0 || chapters.some(chapter => chapter.number === story.chapter)]
  ])
}

export const economyRules = { decide, apply, check } satisfies SliceRules<Game>

type CommandOfType<Type extends EconomyCommand['type']> = Extract<EconomyCommand, { readonly type: Type }>

/** Y4: a scene that begins without a time, as in older files, has a clock at zero. */
function beginTutorial(act: Act, { minutes, at, lends }: CommandOfType<'begin-tutorial'>): Result<Act, Refusal> {
  if (act.state.story.tutorial) return refuse({ because: 'tutorial-runs' })
  const time = at === undefined ? {} : { at }
  return ok(happen(lends ? lendAllRanks(act) : act, { type: 'tutorial-began', minutes, ...time }))
}

function turnTutorialClock(act: Act, { to, at }: CommandOfType<'turn-tutorial-clock'>): Result<Act, Refusal> {
  const { tutorial } = act.state.story
  if (!tutorial) return refuse({ because: 'no-tutorial' })
  const clock = tutorial.clock ?? stopped
  if ((clock.since !== null) === (to === 'running')) return refuse({ because: 'tutorial-clock-is', now: to })
  return ok(happen(act, { type: 'tutorial-clock-turned', to, clock: turned(clock, to, at) }))
}

function turned(clock: Clock, to: 'running' | 'standing', at: number): Clock {
  return to === 'running' ? started(clock, at) : paused(clock, at)
}
