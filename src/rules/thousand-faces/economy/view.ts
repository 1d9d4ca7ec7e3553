import { pick } from '../../core/values'
import { memoize } from '../../core/memoize'
import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import type { MoveId } from '../moves/ids'
import { presentSheets } from '../sheets'
import { explain } from '../slices'
import type { Refusal, State } from '../state'
import { whyNotEarned, isMet, whyNoJourney } from './steps'
import { type Chapter, chaptersOf, type ConditionId, conditionOf, type Length, sessionsOf } from './chapters'
import type { ChapterEnd, StandingDisadvantage } from './model'
import { type GmMoveKind, gmMoveKinds, type JourneyUse, journeyUses, type ShadowUse, shadowUses } from './prices'
import { type TutorialView, tutorialView } from './tutorial'

/** One condition of the current chapter. */
export interface ConditionView {
  readonly id: ConditionId
  readonly says: string
  readonly judgedBy: 'gm' | 'known'
  readonly met: boolean
}

/** One chapter of the book. */
export interface ChapterView {
  readonly number: number
  readonly name: string
  readonly pays: 1 | 'per-wound-healed'
  readonly circle: 'all' | 'half' | null
  readonly deadly: boolean
  readonly note: string
  readonly state: 'past' | 'now' | 'to-come'
  readonly end: ChapterEnd | null
  readonly conditions: readonly ConditionView[]
}

/** One purchase with its price, and why it is impossible. */
interface Offer<Use extends string> {
  readonly use: Use
  readonly name: string
  readonly how: string
  readonly cost: number
  readonly per: string | null
  readonly blocked: Explanation | null
}

/** The GM's economy. */
export interface EconomyView {
  readonly length: Length
  readonly book: 1 | 2 | 3
  /** 0 before the first chapter. */
  readonly chapter: number
  readonly chapters: readonly ChapterView[]
  /** Why the current chapter's point cannot be taken now; null when it can. */
  readonly mayEarn: Explanation | null
  readonly journey: number
  readonly journeyOffers: readonly Offer<JourneyUse>[]
  readonly shadowOffers: readonly Offer<ShadowUse>[]
  readonly disadvantages: readonly StandingDisadvantage[]
  readonly hearth: { readonly what: string; readonly available: boolean }
  readonly goal: string
  readonly day: {
    readonly place: 'town' | 'outside'
    readonly number: number
    readonly did: readonly { readonly seat: SeatId; readonly moves: readonly MoveId[] }[]
  } | null
  /** The last session whose opener was held. XP are due when the campaign's session is later, and not the first. */
  readonly opened: number
  readonly tutorial: TutorialView | null
  readonly claims: readonly {
    readonly claim: number
    readonly seat: SeatId
    readonly authority: string
    readonly byJourney: Explanation | null
    readonly byShadow: Explanation | null
  }[]
  readonly shown: boolean
  /** Chapter 1 has begun, and no player has flipped in it yet. Absent otherwise. */
  readonly unplayed?: true
  readonly gmMoves: readonly { readonly kind: GmMoveKind; readonly name: string }[]
  readonly pacing: PacingView
}

/** The pace of the story. */
export interface PacingView {
  readonly sessions: number
  /** For each planned session of this book: the chapter that it should reach. */
  readonly plan: readonly number[]
  readonly chaptersEnded: number
  readonly chaptersInBook: number
  /** Journey points that this book can still bring. */
  readonly journeyAhead: number
  readonly circled: number
}

export interface EconomyGmView {
  readonly economy: EconomyView
}

export interface EconomyTableView {
  /** Null unless the GM shows the chapter. */
  readonly chapter: { readonly number: number; readonly name: string; readonly book: number | null } | null
  readonly hearth: string | null
  readonly goal: string | null
  readonly tutorial: TutorialView | null
}

/** The GM's economy with every purchase, and why one is impossible (Z1–Z5, J1–J11, Y1–Y4). */
export function economyView(state: State): EconomyView {
  const { story, shadow, sheets } = state
  const parts = sheets.flatMap(({ character, retired }) => [character, retired])
  return known(story, [shadow, isUnplayed(state), ...parts], () => madeView(state))
}

function isUnplayed({ story, flips }: State): boolean {
  return story.chapter === 1 && story.ends[1] === undefined && story.flipsBefore === flips.count
}

const known = memoize<State['story'], EconomyView>()
const gmMoves = gmMoveKinds.map(({ id, name }) => ({ kind: id, name }))

function madeView(state: State): EconomyView {
  const { story } = state
  const { length, book, journey, day } = story
  const earned = whyNotEarned(state)
  return {
    ...pick(story, 'length', 'book', 'chapter', 'journey', 'disadvantages', 'hearth', 'goal', 'opened', 'shown'),
    ...(isUnplayed(state) ? { unplayed: true as const } : {}),
    tutorial: tutorialView(state),
    chapters: chaptersOf(length, book).map(each => chapterView(state, each)),
    mayEarn: explained(earned),
    journeyOffers: journeyUses.map(({ id, name, how }) => {
      return { use: id, name, how, cost: 1, per: null, blocked: explained(whyNoJourney({ state }, id, null)) }
    }),
    shadowOffers: shadowUses.map(({ id, name, how, cost, per }): Offer<ShadowUse> => {
      return { use: id, name, how, cost, per, blocked: explained(tooDear(state, cost)) }
    }),
    day: day && {
      ...pick(day, 'place', 'number'),
      did: presentSheets(state).map(({ seat }) => ({ seat, moves: day.did[seat] ?? [] }))
    },
    claims: story.claims.map(({ seat, authority }, claim) => ({
      claim,
      seat,
      authority,
      byJourney: explained(journey < 1 ? { because: 'not-enough-journey', has: journey } : null),
      byShadow: explained(tooDear(state, 3))
    })),
    gmMoves,
    pacing: pacingView(state)
  }
}

function explained(why: Refusal | null): Explanation | null {
  return why && explain(why)
}

function tooDear({ shadow: { free, circled } }: State, needs: number): Refusal | null {
  return free + circled < needs ? { because: 'not-enough-shadow', needs, free, circled, from: 'circled' } : null
}

function chapterView(state: State, chapter: Chapter): ChapterView {
  const { number } = chapter
  const { chapter: now, ends } = state.story
  const end = ends[number] ?? null
  return {
    ...pick(chapter, 'number', 'name', 'pays', 'circle', 'deadly', 'note'),
    end,
    state: number === now ? 'now' : number < now ? 'past' : 'to-come',
    conditions: chapter.conditions.map((id): ConditionView => ({
      ...conditionOf(id),
      met: number === now ? isMet(state, id) : end === 'earned'
    }))
  }
}

/** J10: sessions share the chapters of a book evenly. A thirty-hour campaign has ten sessions for three books. */
function pacingView({ story, shadow }: State): PacingView {
  const chapters = chaptersOf(story.length, story.book)
  const sessions = sessionsOf(story.length)
  const forBook = story.length === '30-hour' ? (story.book === 3 ? 4 : 3) : sessions
  const ended = chapters.filter(chapter => story.ends[chapter.number] !== undefined).length
  const ahead = chapters.filter(
    chapter =>
      chapter.pays === 1 && story.ends[chapter.number] === undefined && chapter.number >= Math.max(1, story.chapter)
  )
  return {
    sessions,
    plan: Array.from({ length: forBook }, (_, session) => Math.round(((session + 1) * chapters.length) / forBook)),
    chaptersEnded: ended,
    chaptersInBook: chapters.length,
    journeyAhead: ahead.length,
    circled: shadow.circled
  }
}

/** The public part of the story: The Hearth and the goal, and the chapter if the GM shows it. */
export function economyTableView(state: State): EconomyTableView {
  const { story } = state
  const chapter = chaptersOf(story.length, story.book).find(each => each.number === story.chapter)
  const shown = story.shown && chapter !== undefined
  return {
    chapter: shown
      ? { number: chapter.number, name: chapter.name, book: story.length === '30-hour' ? story.book : null }
      : null,
    hearth: story.hearth.what === '' ? null : story.hearth.what,
    goal: story.goal === '' ? null : story.goal,
    tutorial: tutorialView(state)
  }
}
