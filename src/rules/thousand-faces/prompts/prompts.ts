import type { PromptRules, BoardPrompts, MovePrompts, Prompt, PromptAct, RecentPlay } from '../../core/prompts'
import type { Event, State, Sheet } from '../state'
import { nextJourneyPoint } from './journey'
import { hoardedXp, unusedCard } from './unused'
import type { LogPart } from '../../core/log-line'
import type { SeatId } from '../../core/seat'
import { type GmMoveKind, gmMoveKinds } from '../economy/prices'
import { owedMoves } from '../shadow/pool'
import { gmMoveSentences } from './gm-move-sentences'
import { type SentenceCondition, type Situation, situationOf, type SentenceSlot } from './situation'
import { presentSheets } from '../sheets'

/** EY5–EY8: suggestions of the board for the moment when the players wait for the Game Master. */
export const prompts: PromptRules<State, Event> = {
  turn: event => (event.type === 'spotlight-given' ? event.seat : undefined),
  turnsLast: true,
  used: event => (event.type === 'move-used' ? { seat: event.seat, what: event.outcome.move } : null),
  give: seat => ({ type: 'give-spotlight', seat }),
  make: (state, recently) => ({
    next: nextJourneyPoint(state),
    moves: gmMovesNow(state, recently),
    questions: questionsOfGame(state),
    hooks: [],
    players: [hoardedXp(state), unusedCard(state, recently)]
  })
}

/** EY6: moves for the oldest due GM move. Without one: for the seat with the spotlight, else for the seat that waited longest. */
function gmMovesNow(state: State, { waited }: RecentPlay): BoardPrompts['moves'] {
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
  if (answer) return { on: 'screen', panel: 'answer', seat, what: String(answer.id), label: 'Choose which foe strikes' }
  const then = { panel: 'damage', seat, what: null }
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
    const says = needs.every(need => now.is.has(need)) ? promptWords(text, now) : null
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
function promptWords(text: string, { has }: Pick<Situation, 'has'>): readonly LogPart[] | null {
  const parts: LogPart[] = []
  for (const [nth, piece] of text.split(/\{(\w+)\}/).entries()) {
    const part = nth % 2 === 0 ? piece : has[piece as SentenceSlot]
    if (part === undefined) return null
    if (part !== '')
      parts.push(typeof part === 'string' && parts.length === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part)
  }
  return parts
}

/** EY4: the questions of the game, and what became of the answers. */
function questionsOfGame(state: State): readonly Prompt[] {
  const { workshop, story } = state
  const titles = workshop.touchstones.filter(({ circledBy }) => circledBy !== null).map(({ title }) => title)
  return [
    ...presentSheets(state)
      .filter(({ character }) => !character.dead)
      .flatMap(sheet => ofCharacter(state, sheet)),
    ...titles.map(title => note(`touchstone:${title}`, 'A Touchstone', `What of “${title}” belongs into this scene?`)),
    ...(story.goal === ''
      ? []
      : [note('goal', 'The shared goal', `${story.goal}: what stands in the way of it tonight?`)])
  ]
}

function ofCharacter({ workshop, story }: State, { seat, character }: Sheet): readonly Prompt[] {
  const open = workshop.questions.filter(question => (character.answers[question] ?? '').trim() === '')
  const answered = Object.entries(character.answers).filter(([, answer]) => answer.trim() !== '')
  const { fateful } = character
  return [
    ...open.map(question => to(seat, `open:${question}`, 'Not answered yet', `, ${question}`, 'Write the answer')),
    ...answered.map(([question, answer]) =>
      to(seat, `said:${question}`, 'An answer and what became of it', ` said “${answer}”. What has become of that?`)
    ),
    ...(story.hearth.what === ''
      ? []
      : [to(seat, 'hearth', 'The Hearth', `, what would you risk for ${story.hearth.what}?`)]),
    ...(fateful && fateful.locked > 0
      ? [to(seat, 'fateful', 'A Fateful Moment', `, how near are you to this: ${fateful.goal.toLowerCase()}?`)]
      : [])
  ]
}

/** A question to one player: it gives that player the turn, or opens the sheet for the answer. */
function to(seat: SeatId, id: string, title: string, text: string, label?: string): Prompt {
  const act = label
    ? ({ on: 'screen', panel: 'character', seat, what: null, label } as const)
    : ({ on: 'board', command: { type: 'give-spotlight', seat }, label: 'Give the spotlight' } as const)
  return { id: `${seat}:${id}`, title, says: [{ seat }, text], act }
}

function note(id: string, title: string, text: string): Prompt {
  return { id, title, says: [text], act: { on: 'note', text, label: 'Note the answer' } }
}
