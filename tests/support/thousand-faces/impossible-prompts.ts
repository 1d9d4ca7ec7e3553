import type { LogPart } from '#rules/core/log-line'
import type { Prompt, RecentPlay, ScreenTarget } from '#rules/core/prompts'
import { gm, type SeatId } from '#rules/core/seat'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { gmMoveSentences } from '#rules/thousand-faces/prompts/gm-move-sentences'
import { prompts } from '#rules/thousand-faces/prompts/prompts'
import { purchaseFor, waysToUse } from '#rules/thousand-faces/prompts/unused'
import { owedMoves } from '#rules/thousand-faces/shadow/pool'
import { findSheet, sheetOf } from '#rules/thousand-faces/sheets'
import { decide, parse } from '#rules/thousand-faces/slices'
import type { Command, Refusal, State } from '#rules/thousand-faces/state'
import { seededLuck } from '../luck'
import { markHolds, refusalOf } from './prompt-marks'
import { whimOf } from './random-play'
import { adventure, type Table } from './random-table'

/** What was suggested in so many random states, by kind, and every suggestion that the rules would not have. */
export interface Suggested {
  readonly impossible: readonly string[]
  /** How often a kind of move, or a sentence of a kind, was offered. */
  readonly offered: ReadonlyMap<string, number>
}

/** Plays at random until so many states were looked at. @param first the seed to begin with */
export function suggestedIn(states: number, first = 1, table: Table = adventure): Suggested {
  const impossible = new Set<string>()
  const offered = new Map<string, number>()
  let seen = 0
  for (let seed = first; seen < states; seed++) {
    const luck = seededLuck(seed)
    let state = table.opened
    for (let act = 0; act < 200 && seen < states; act++) {
      state = afterOneAct(table, state, seed * 100_003 + act, luck)
      if (act % 4 > 0) continue
      seen++
      for (const [id, wrong] of judged(state, seed)) {
        offered.set(id, (offered.get(id) ?? 0) + 1)
        if (wrong) impossible.add(`seed ${seed}, act ${act}: ${id}: ${wrong}`)
      }
    }
  }
  return { impossible: [...impossible], offered }
}

function afterOneAct(
  { propose, attempts }: Table,
  state: State,
  whim: number,
  luck: ReturnType<typeof seededLuck>
): State {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const decided = decide(state, propose(state, whimOf(whim * attempts + attempt)), gm, luck)
    if (decided.ok) return decided.value.state
  }
  return state
}

type Judged = readonly [id: string, wrong: string | null]

function judged(state: State, seed: number): readonly Judged[] {
  const recently: RecentPlay = {
    waited: state.sheets
      .filter(({ retired }) => !retired)
      .map(({ seat }) => ({ seat, turns: 0, ago: null, waited: 0, held: 0 })),
    isUsed: (_, what) => what.length % 5 === seed % 5
  }
  const made = prompts.make?.(state, recently)
  if (!made) return [['make', 'makes nothing']]
  const options = made.moves?.choices.flatMap(({ particular, general }) => [...particular, ...general]) ?? []
  const kinds = new Set(options.map(({ id }) => id.replace(/\.\d+$/, '')))
  return [
    ...(kinds.size < 3 ? [['moves', 'fewer than three kinds'] as const] : []),
    ...options.map(option => [option.id, wrongMove(state, option, recently)] as const),
    ...[...made.questions, ...made.players.filter(prompt => prompt !== null)].map(
      prompt => [prompt.id.replace(/^s\d+:|:.*$/g, ''), wrongAct(state, prompt, recently)] as const
    ),
    ['journey', wrongJourney(state, made.next)]
  ]
}

/** A move must be accepted unchanged, and everything that its sentence names or asks for must be true. */
function wrongMove(state: State, { id, says, act }: Prompt, recently: RecentPlay): string | null {
  const [kind = '', nth = ''] = id.split('.')
  const template = gmMoveSentences[kind as keyof typeof gmMoveSentences][Number(nth)] ?? ''
  const refused = act?.on === 'screen' ? wrongAnswer(state, act) : wrongPlay(state, act, says)
  if (refused) return refused
  const owed = owedMoves(state)[0]
  const seats = says.flatMap(part => (typeof part === 'object' && 'seat' in part ? [part.seat] : []))
  if (seats.some(seat => findSheet(state, seat)?.character.dead !== false))
    return 'is about somebody who is dead or gone'
  const subject = owed?.seat ?? state.spotlight.seat ?? recently.waited[0]?.seat ?? null
  const about = seats.find(seat => seat === subject) ?? null
  const marks = [...template.matchAll(/[[{](\w+)[\]}]/g)].map(([, mark]) => mark ?? '')
  return marks.find(mark => !markHolds(state, mark, about, says)) ?? null
}

function wrongPlay(state: State, act: Prompt['act'], says: readonly LogPart[]): string | null {
  if (act?.on !== 'board') return 'has no act'
  const told = { ...act.command, what: says.map(part => (typeof part === 'string' ? part : 'Somebody')).join('') }
  const parsed = parse.command.parse(told)
  return parsed.ok ? (refusalOf(state, parsed.value)?.because ?? null) : `invalid: ${parsed.error.message}`
}

/** What leads to the answer of a foe: the rules would have that answer, or what comes before it. */
function wrongAnswer(state: State, { panel, seat, what }: ScreenTarget): string | null {
  const open = state.followUps.find(({ id }) => String(id) === what)
  if (panel !== 'answer' || !open || open.seat !== seat) return 'leads to no answer'
  const foes = state.foes.filter(({ stamina }) => stamina > 0).map(({ id }) => id)
  const refused = refusalOf(state, { type: 'answer-attack', followUp: open.id, foes: foes.slice(0, 1), seat, die: 1 })
  return refused && !['options-first', 'blow-first', ...waitsFor].includes(refused.because) ? refused.because : null
}

/** What all players wait for is done first; then the suggestion can be followed. */
const waitsFor: readonly Refusal['because'][] = ['something-pending', 'flip-in-progress', 'must-shuffle', 'cards-laid']

function wrongAct(state: State, { act, id }: Prompt, recently: RecentPlay): string | null {
  if (act?.on === 'board') return refusalOf(state, act.command as Command)?.because ?? null
  if (act?.on !== 'screen' || act.seat === null) return null
  const sheet = findSheet(state, act.seat)
  if (!sheet || sheet.retired || sheet.character.dead) return 'is for somebody who is dead or gone'
  if (act.panel === 'xp') {
    const bought = purchaseFor(state, sheet)
    if (!bought || bought.use !== act.what) return 'offers what cannot be bought'
    const parsed = parse.command.parse(bought.command)
    return parsed.ok ? (refusalOf(state, parsed.value)?.because ?? null) : 'invalid'
  }
  if (act.panel !== 'move') return null
  if (recently.isUsed(act.seat, act.what ?? '')) return 'was used'
  return wrongCard(state, act.seat, act.what as MoveId, id)
}

function wrongCard(state: State, seat: SeatId, id: MoveId, prompt: string): string | null {
  const refusals = waysToUse(sheetOf(state, seat), id).map(way => refusalOf(state, way))
  return refusals.some(why => why === null || waitsFor.includes(why.because))
    ? null
    : `${prompt}: ${refusals[0]?.because}`
}

function wrongJourney({ story }: State, next: Prompt | null): string | null {
  const chapter = Number(next?.id.split(':')[1] ?? 0)
  if (next === null)
    return story.ends[story.chapter] === undefined && story.chapter === 0 ? 'says nothing before chapter 1' : null
  return story.ends[chapter] === undefined && chapter >= story.chapter ? null : 'names a chapter that is over'
}
