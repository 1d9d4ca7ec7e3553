import type { Explanation } from '../../core/refusal'
import { remembered } from '../../core/remembered'
import { explain } from '../explain'
import { presentSheets } from '../sheets'
import type { Refusal, State } from '../types'
import { chaptersOf, conditionOf, sessionsOf, type Chapter } from './chapters'
import { whyNotEarned } from './chapter-steps'
import { isMet } from './conditions'
import { whyNoJourney } from './journey'
import { gmMoveKinds, journeyUses, shadowUses } from './prices'
import { tutorialView } from './tutorial'
import type { ChapterView, ConditionView, EconomyTablePart, EconomyView, Offer, PacingView } from './views'
import type { ShadowUse } from './prices'

/** The GM's economy with everything that can be bought and why not (Z1–Z5, J1–J11, Y1–Y4). */
export function economyView(state: State): EconomyView {
  const { story, shadow, sheets } = state
  return known(story, [shadow, ...sheets.flatMap(({ character, retired }) => [character, retired])], () =>
    madeView(state)
  )
}

const known = remembered<State['story'], EconomyView>()

function madeView(state: State): EconomyView {
  const { story } = state
  const { length, book, chapter, journey, disadvantages, hearth, goal, day, opened, shown } = story
  const earned = whyNotEarned(state)
  return {
    length, book, chapter, journey, disadvantages, hearth, goal, opened, shown,
    tutorial: tutorialView(state),
    chapters: chaptersOf(length, book).map(each => chapterView(state, each)),
    mayEarn: said(earned),
    journeyOffers: journeyUses.map(({ id, name, how }) => ({ use: id, name, how, cost: 1, per: null, blocked: said(whyNoJourney({ state }, id, null)) })),
    shadowOffers: shadowUses.map(use => ({ use: use.id, name: use.name, how: use.how, cost: use.cost, per: use.per, blocked: said(tooDear(state, use.cost)) }) satisfies Offer<ShadowUse>),
    day: day && { place: day.place, number: day.number, did: presentSheets(state).map(({ seat }) => ({ seat, moves: day.did[seat] ?? [] })) },
    claims: story.claims.map(({ seat, authority }, claim) => ({
      claim, seat, authority,
      byJourney: said(journey < 1 ? { because: 'not-enough-journey', has: journey } : null),
      byShadow: said(tooDear(state, 3))
    })),
    gmMoves: gmMoveKinds.map(({ id, name }) => ({ kind: id, name })),
    pacing: pacingView(state)
  } // prettier-ignore
}

function said(why: Refusal | null): Explanation | null {
  return why && explain(why)
}

function tooDear({ shadow: { free, circled } }: State, needs: number): Refusal | null {
  return free + circled < needs ? { because: 'not-enough-shadow', needs, free, circled, from: 'circled' } : null
}

function chapterView(state: State, chapter: Chapter): ChapterView {
  const { number, name, pays, circle, deadly, note } = chapter
  const { chapter: now, ends } = state.story
  const end = ends[number] ?? null
  return {
    number, name, pays, circle, deadly, note, end,
    state: number === now ? 'now' : number < now ? 'past' : 'to-come',
    conditions: chapter.conditions.map((id): ConditionView => ({ ...conditionOf(id), met: number === now ? isMet(state, id) : end === 'earned' }))
  } // prettier-ignore
}

/** J10: sessions share the chapters of a book evenly; a thirty-hour campaign has ten sessions for three books. */
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

/** What the table may see of the story: the chapter only if the GM shows it; The Hearth and the goal are everybody's. */
export function economyTablePart(state: State): EconomyTablePart {
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
