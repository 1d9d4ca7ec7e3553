import { isSame } from '#rules/core/values'
import { assignments } from '#rules/thousand-faces/characters/creation'
import { type Actor, gm, type SeatId } from '#rules/core/seat'
import { basisOf } from '#rules/thousand-faces/calls/basis'
import { fitsAnySnapshot } from '#rules/thousand-faces/calls/steps'
import { decide } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { seededLuck } from '../luck'
import { type Whim, whimOf } from '../thousand-faces/random-play'
import { ada, bo, cy } from '../thousand-faces/table'
import { beginnings, evening, seatAsk } from './seat-fuzz'
import { own } from './seat-rights'

/** The results of pairs of acts that were pressed on one snapshot. */
export interface Pairs {
  /** Both would have been done alone. */
  readonly pairs: number
  /** The second was judged on the newer snapshot / was told that another person was first. */
  readonly judged: number
  readonly told: number
  readonly judgedKinds: Readonly<Record<string, number>>
  readonly toldKinds: Readonly<Record<string, number>>
}

/**
 * HA19: one of three seats and another person press on the same snapshot, repeatedly during random play.
 * @throws Error where the second press silently overwrites words of the first, or is told of a change without concern
 */
export function fuzzPairs(count: number, seed: number): Pairs {
  const luck = seededLuck(seed)
  let state = beginnings[0]
  const judgedKinds: Record<string, number> = {}
  const toldKinds: Record<string, number> = {}
  const tally = { pairs: 0, judged: 0, told: 0 }
  for (let turn = 0; tally.pairs < count; turn += 1) {
    if (turn % evening === 0) state = beginnings[(turn / evening) % beginnings.length]!
    const whim = whimOf(seed * 1_000_003 + turn)
    const first = actOf(state, whim)
    const before = decide(state, first.command, first.actor, luck)
    if (!before.ok) continue
    const second = secondOf(state, first, whim)
    if (second && decide(state, second.command, second.actor, seededLuck(turn)).ok) {
      tally.pairs += 1
      const isJudged = judgePair(state, before.value.state, first, second)
      tally[isJudged ? 'judged' : 'told'] += 1
      const kinds = isJudged ? judgedKinds : toldKinds
      kinds[second.command.type] = (kinds[second.command.type] ?? 0) + 1
    }
    state = before.value.state
  }
  return { ...tally, judgedKinds, toldKinds }
}

interface Said {
  readonly actor: Actor
  readonly command: Command
}

function actOf(state: State, whim: Whim): Said {
  const seat = whim.one([ada, bo, cy])!
  const command = whim.count(4) === 0 ? whim.one(rivalsOf(seat, whim))! : seatAsk(state, whim)
  return { actor: whim.count(3) === 0 ? { kind: 'seat', seat } : gm, command }
}

/** What both the Game Master and that player may well say in the same moment. */
function rivalsOf(seat: SeatId, whim: Whim): readonly Command[] {
  return [
    { type: 'set-ranks', seat, ranks: { ...whim.one(assignments)! } },
    { type: 'answer-question', seat, question: 'Q1', answer: whim.one(['yes', 'no', ''])! },
    { type: 'offer-goals', seat, goals: null },
    { type: 'lay-out-wares', seat, seller: whim.one(['Ansel', 'Mother'])!, cards: null },
    { type: 'buy-pack', seat },
    { type: 'study', seat, move: 'fundamental-magic', master: '' }
  ]
}

/** Often the same thing of the same seat, with other words: there two acts conflict. */
function secondOf(state: State, first: Said, whim: Whim): Said | null {
  const seat = 'seat' in first.command ? (first.command.seat as SeatId) : whim.one([ada, bo, cy])!
  const alike = rivalsOf(seat, whim).find(({ type }) => type === first.command.type)
  const command = (whim.count(2) === 0 ? alike : undefined) ?? seatAsk(state, whim)
  const by = 'seat' in command ? (command.seat as SeatId) : seat
  return first.actor.kind === 'seat' && first.actor.seat === by ? null : { actor: { kind: 'seat', seat: by }, command }
}

/** @returns whether the second act is judged on the result of the first; else its player is informed. */
function judgePair(before: State, after: State, first: Said, { actor, command }: Said): boolean {
  const seat = (actor as Extract<Actor, { kind: 'seat' }>).seat
  const fits = fitsAnySnapshot(command)
  const basis = basisOf(before, command)
  const isSo = fits || (basis !== undefined && isSame(basis, basisOf(after, command)))
  const both = `${JSON.stringify(first)} then ${JSON.stringify({ actor, command })}`
  if (!isSo && basis !== undefined && isNoneOf(seat, command, before, after))
    throw new Error(`told of nothing: ${both}`)
  if (!isSo) return false
  const done = decide(after, command, actor, seededLuck(1))
  if (done.ok && isLost(wordsOf(before, seat), wordsOf(after, seat), wordsOf(done.value.state, seat)))
    throw new Error(`written over silently: ${both}`)
  return true
}

/** Whether the first act changed nothing but sheets of others who have no part in the second. */
function isNoneOf(seat: SeatId, command: Command, before: State, after: State): boolean {
  const keys = (Object.keys(after) as (keyof State)[]).filter(key => !isSame(after[key], before[key]))
  const touched = after.sheets.filter(sheet => !before.sheets.some(was => isSame(was, sheet))).map(each => each.seat)
  const named = JSON.stringify(command)
  return (
    keys.every(key => key === 'sheets' || key === 'made') &&
    touched.every(each => each !== seat && !named.includes(`"${each}"`))
  )
}

/** Values that are set once and then stay: points, answers, goals, the goods of a seller. */
function wordsOf(state: State, seat: SeatId): readonly unknown[] {
  const { answers, offered, fateful, wares } = own(state, seat)
  const { ranks } = state.sheets.find(each => each.seat === seat)!
  return [ranks, answers['Q1'] ?? '', answers['Q0'] ?? '', offered, fateful, wares]
}

/** Something that the first act wrote has become something else by the second. A goal that is taken ends the offer, a purchase the wares. */
function isLost(before: readonly unknown[], after: readonly unknown[], end: readonly unknown[]): boolean {
  return after.some((said, at) => {
    const isUsedUp = end[at] === null || isSame(end[at], [])
    return !isSame(said, before[at]) && !isSame(said, end[at]) && !isUsedUp
  })
}
