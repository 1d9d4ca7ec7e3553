import { begin } from '../core/slice'
import type { RuleSystem, PartyRow, Gauges, Statistics } from '../core/system'
import { basisOf, basisSeen } from './calls/basis'
import { fitsAnySnapshot } from './calls/steps'
import { dataOf } from './data/data'
import { isNew } from './deck/piles'
import { shuffle } from './deck/steps'
import { tutorialClock } from './economy/tutorial'
import { exchangeOf } from './follow-up/exchange'
import { joinState, openState } from './open'
import { offersNow } from './offers-now'
import { openQuestions } from './open-questions'
import { partyQuestion } from './party/party-question'
import { findSheet, presentSheets } from './sheets'
import { prepare } from './preparation/prepare'
import { prompts } from './prompts/prompts'
import { questions } from './story-questions/story-questions'
import { apply, check, decide, describe, explain, moment, parse, preview, refusalRules } from './slices'
import { turnPage } from './telling/pages'
import { travel } from './travel/travel'
import type { Command, Event, Refusal, State, Sheet } from './state'
import { type GmView, type ThousandFacesViews, view } from './view'
import { moveOf } from './moves/all'
import { levelName } from './moves/level'
import { oddsOf } from './odds'

/** Limits of the lines of a character, and of the letters of a line (PG5). A party of eight fits on one page. */
const most = { lines: 7, letters: 28 } as const

/** Public move cards and things; secret items of players are left out (PG2). */
function partyRows(state: State): readonly PartyRow[] {
  const sheets = presentSheets(state)
  const row = (label: string, says: (sheet: Sheet) => readonly string[]): PartyRow => ({
    label,
    of: sheets.map(sheet => ({ seat: sheet.seat, says: fewest(says(sheet)) }))
  })
  return [row('Moves', movesOf), row('Carries', thingsOf)]
}

function movesOf({ character }: Sheet): readonly string[] {
  return character.moves.map(({ move, level, faceDown }) =>
    [moveOf(move).name, ...(level === '0' ? [] : [levelName(level)]), ...(faceDown ? ['face down'] : [])].join(', ')
  )
}

function thingsOf({ character: { items, pack, precious } }: Sheet): readonly string[] {
  return [
    ...(pack > 0 ? [`${pack} Pack`] : []),
    ...(precious > 0 ? [`${precious} precious Pack`] : []),
    ...items.filter(({ secret }) => !secret).map(({ name }) => shortened(name))
  ]
}

function fewest(lines: readonly string[]): readonly string[] {
  if (lines.length <= most.lines) return lines
  const listed = most.lines - 1
  return [...lines.slice(0, listed), `and ${lines.length - listed} more`]
}

/** Shortens a text without cutting a character (surrogate pair) in half. */
function shortened(text: string): string {
  if (text.length <= most.letters) return text
  return `${text.slice(0, most.letters - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Luck of the flips and the points of an evening (PO8, OD1–OD6). */
const statistics: Statistics<State, Event> = {
  chance(before, event) {
    if (event.type === 'flip-called') {
      const { seat, attribute, net, supporters, versus } = event
      const sheet = findSheet(before, seat)
      if (!sheet || versus !== null || supporters.length > 0) return { kind: 'void', seat }
      const [worst, bad, even, good, best] = oddsOf(sheet).now[attribute]
      const { results } = { [-2]: worst, [-1]: bad, 0: even, 1: good, 2: best }[net]
      const mean = results.reduce((sum, chance, checks) => sum + chance * checks, 0)
      const variance = results.reduce((sum, chance, checks) => sum + chance * (checks - mean) ** 2, 0)
      return { kind: 'promised', seat, mean, variance }
    }
    return event.type === 'flip-settled' ? { kind: 'given', seat: event.lead, count: event.result } : null
  },
  gauges: (state): Gauges => ({
    shadow: state.shadow.free + state.shadow.circled,
    xp: presentSheets(state).map(({ seat, xp }) => ({ seat, xp }))
  })
}

/** A Thousand Faces of Adventure, playtest 0.93. */
export const thousandFaces: RuleSystem<State, Command, Event, ThousandFacesViews, Refusal> = {
  name: 'A Thousand Faces of Adventure',
  migrations: [],
  parse,
  open: openState,
  join: joinState,
  // D5: a new player's deck is shuffled and face down before any other event.
  follow(state, { id, retired }, luck) {
    const piles = findSheet(state, id)?.piles
    return !retired && piles && isNew(piles) ? shuffle(begin(state, apply), id, luck).events : []
  },
  turnPage,
  decide,
  apply,
  view,
  preview,
  openQuestions: (state, audience) => [
    ...openQuestions(state, audience),
    ...offersNow(state, audience),
    ...(audience.kind === 'gm' ? [partyQuestion(view(state, audience) as GmView)] : [])
  ],
  fitsAnySnapshot,
  basisOf,
  basisSeen,
  describe,
  moment,
  explain,
  refusalRules,
  check,
  clock: tutorialClock,
  statistics,
  together: exchangeOf,
  prompts,
  data: dataOf,
  travel,
  prepare,
  party: partyRows,
  questions,
  foes: ({ foes }) => foes.map(({ id, name }) => ({ id, name }))
}
