import type { LogPart } from '../../core/log-line'
import type { BoardPrompts, MovePrompts, Prompt, PromptAct, RecentPlay } from '../../core/prompts'
import type { SeatId } from '../../core/seat'
import { type GmMoveKind, gmMoveKinds } from '../economy/prices'
import { owedMoves } from '../shadow/pool'
import type { State } from '../state'
import { gmMoveSentences } from './gm-move-sentences'
import { type SentenceCondition, type Situation, situationOf, type SentenceSlot } from './situation'

/** EY6: moves for the oldest due GM move. Without one: for the seat with the spotlight, else for the seat that waited longest. */
export function gmMovesNow(state: State, { waited }: RecentPlay): BoardPrompts['moves'] {
  const [owed] = owedMoves(state)
  const seat = owed?.seat ?? state.spotlight.seat ?? waited[0]?.seat ?? null
  const now = situationOf(state, seat, owed?.flip ?? null)
  return {
    says: because(owed?.seat ?? null),
    choices: gmMoveKinds.flatMap(({ id, name }) => choiceOf(id, name, now, actOf(state, id, now.seat)))
  }
}

/** Z5: the text alone attacks no character. A foe’s open answer to a cross of that player does; without one, the Blow dialog after the move. */
function actOf(state: State, kind: GmMoveKind, seat: SeatId | null): PromptAct {
  const command = { type: 'play-gm-move', kind, what: '' }
  if (kind !== 'damage' || !seat) return { on: 'board', label: 'Make this move', command, tells: 'what' }
  const answer = state.followUps.find(each => each.owed && each.answers && each.seat === seat)
  if (answer) return { on: 'screen', place: 'answer', seat, what: String(answer.id), label: 'Choose which foe strikes' }
  const then = { place: 'damage', seat, what: null }
  return { on: 'board', label: 'Make this move, open Blow', command, tells: 'what', then }
}

function because(owed: SeatId | null): readonly LogPart[] {
  return owed ? ['A GM move is owed for ', { seat: owed }] : ['No GM move is owed: make one all the same']
}

/** One kind with every fitting sentence; empty without one. */
function choiceOf(kind: GmMoveKind, title: string, now: Situation, act: PromptAct): readonly MovePrompts[] {
  const [particular, general]: [Prompt[], Prompt[]] = [[], []]
  for (const [nth, sentence] of gmMoveSentences[kind].entries()) {
    const { needs, text } = conditionsIn(sentence)
    const says = needs.every(need => now.is.has(need)) ? toldWith(text, now) : null
    if (!says) continue
    const isGeneral = needs.length === 0 && !/\{(?!who\})/.test(text)
    ;(isGeneral ? general : particular).push({ id: `${kind}.${nth}`, title, says, act })
  }
  return particular.length + general.length > 0 ? [{ kind, particular, general }] : []
}

/** Splits `[low][pack]The strap tears` into its conditions and its text. */
function conditionsIn(sentence: string): { readonly needs: readonly SentenceCondition[]; readonly text: string } {
  const [, marks = '', text = ''] = /^((?:\[\w+\])*)(.*)$/.exec(sentence) ?? []
  return { needs: [...marks.matchAll(/\w+/g)].map(([mark]) => mark as SentenceCondition), text }
}

/** The sentence with the names of the situation; null when a name is missing. It begins with a capital letter. */
function toldWith(text: string, { has }: Pick<Situation, 'has'>): readonly LogPart[] | null {
  const parts: LogPart[] = []
  for (const [nth, piece] of text.split(/\{(\w+)\}/).entries()) {
    const part = nth % 2 === 0 ? piece : has[piece as SentenceSlot]
    if (part === undefined) return null
    if (part !== '')
      parts.push(typeof part === 'string' && parts.length === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part)
  }
  return parts
}
