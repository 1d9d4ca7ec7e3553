import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Chronicle } from '#rules/campaign/chronicle'
import type { AnyQuestion } from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import type { RuleSystem } from '#rules/core/system'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { gameFace } from '#rules/game-face/index'
import { prophecy } from '#rules/prophecy/index'
import { offersNow } from '#rules/thousand-faces/offers-now'
import { openQuestions } from '#rules/thousand-faces/open-questions'
import type { State } from '#rules/thousand-faces/state'
import { aFollowUp } from '../campaigns/a-follow-up'
import { aSeller } from '../campaigns/a-seller'
import { play as duel, steps as duelSteps } from '../rules/game-face/random-duel'
import { play as story, steps as storySteps } from '../rules/prophecy/random-story'
import { playAtRandom } from './face-of-angels/random-play'
import { seededLuck } from './luck'
import { askedTable, calledNow, planted } from './thousand-faces/question-game'
import { adventure, playByWhim } from './thousand-faces/random-table'

type Open = NonNullable<RuleSystem<never, never, never, never, never>['openQuestions']>

/** The kind of a question: its id without numbers of foes, things and moments. */
export function kindOf({ id }: AnyQuestion): string {
  const [kind = ''] = id.split(' ')
  return kind.replace(/-(?:i|npc)?\d+$/, '').replace(/^(called|request|help|token|corner|settle|out)-.*/, '$1')
}

/** One question of each kind that random plays of all four games offer on any screen. @param plays of each game */
export function sampledQuestions(plays: number): ReadonlyMap<string, AnyQuestion> {
  const sampled = new Map<string, AnyQuestion>()
  const keep = (game: string, questions: readonly { readonly question: AnyQuestion }[]): void => {
    for (const { question } of questions) {
      const name = `${game}: ${kindOf(question)}`
      // An open form is better than one that is blocked.
      if (!sampled.has(name) || sampled.get(name)?.blocked) sampled.set(name, question)
    }
  }
  const all = (game: string, open: unknown, state: unknown, seats: readonly SeatId[]): void => {
    const asked = open as Open
    keep(game, asked(state as never, { kind: 'gm' }))
    for (const seat of seats) keep(game, asked(state as never, { kind: 'seat', seat }))
  }
  for (let seed = 1; seed <= plays; seed++) {
    for (const cards of ['digital', 'physical'] as const)
      playAtRandom({ players: 4, cards, seed, steps: 300 }, (state, turn) => {
        if (turn) all('face-of-angels', faceOfAngels.openQuestions, state, state.seats)
      })
    const luck = seededLuck(seed)
    const whims = Array.from({ length: 90 }, () => luck.below(1_000_000))
    const look = ({ after }: { readonly after: State }, turn: number): void => {
      const state = planted(after)
      const seats = state.sheets.map(({ seat }) => seat)
      all('thousand-faces', openQuestions, state, seats)
      if (turn % 4 === 0) all('thousand-faces', offersNow, state, seats)
      const called = turn % 16 === 0 ? calledNow(state, luck) : null
      if (called) all('thousand-faces', offersNow, called, seats)
    }
    for (const table of [adventure, askedTable]) playByWhim(table, whims, seed, look)
  }
  // A random play seldom comes to the exchange of blows or to a seller.
  for (const { entries } of [aFollowUp(), aSeller()])
    for (let end = 1; end <= entries.length; end++) {
      const opened = Chronicle.open(entries.slice(0, end))
      const state = opened.ok ? (opened.value.campaign.boards[0]?.state as State | undefined) : undefined
      if (!state) continue
      const seats = state.sheets.map(({ seat }) => seat)
      all('thousand-faces', openQuestions, state, seats)
      all('thousand-faces', offersNow, state, seats)
    }
  for (const plan of fc.sample(story, { numRuns: 8 * plays, seed: 1 }))
    for (const { state } of storySteps(plan))
      all(
        'prophecy',
        prophecy.openQuestions,
        state,
        state.seats.map(({ id }) => id)
      )
  for (const plan of fc.sample(duel, { numRuns: 20 * plays, seed: 1 }))
    for (const { state } of duelSteps(plan))
      all(
        'game-face',
        gameFace.openQuestions,
        state,
        state.seats.map(({ id }) => id)
      )
  return sampled
}

/** The kinds that the source of each game names. */
export function writtenKinds(): readonly string[] {
  return ['face-of-angels', 'game-face', 'prophecy', 'thousand-faces'].flatMap(game => {
    const folder = join('src/rules', game)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
      /questions?\.ts$/.test(name)
    )
    const texts = files.map(name => readFileSync(join(folder, name), 'utf8'))
    const found = texts.flatMap(text => [...text.matchAll(/\bidOf\(\s*['`]([a-z-]+)/g)].map(([, kind]) => kind!))
    return [...new Set(found.map(kind => `${game}: ${kindOf({ id: `${kind}1` } as AnyQuestion)}`))].map(name =>
      name.replace(/1$/, '').replace(/-$/, '')
    )
  })
}
