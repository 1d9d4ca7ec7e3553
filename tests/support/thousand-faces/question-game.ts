import type { AnyQuestion, Choice, Field } from '#rules/core/question'
import { say } from '#rules/core/refusal'
import type { Luck } from '#rules/core/luck'
import { gm, type SeatId } from '#rules/core/seat'
import { answerTo } from '#rules/thousand-faces/calls/call-questions'
import { isMaking } from '#rules/thousand-faces/characters/steps'
import { flipInProgress } from '#rules/thousand-faces/deck/steps'
import { thousandFaces } from '#rules/thousand-faces/index'
import { offersNow } from '#rules/thousand-faces/offers-now'
import { openQuestions } from '#rules/thousand-faces/open-questions'
import { whyOutOfPlay } from '#rules/thousand-faces/flip/queries'
import { followUpView } from '#rules/thousand-faces/follow-up/view'
import { flipsOnPhone } from '#rules/thousand-faces/phones/view'
import { questionsOf } from '#rules/thousand-faces/moves/picks'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { apply, decide } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { any } from '../face-of-angels/choosing'
import type { QuestionGame } from '../question-laws'
import { adventure, type Table } from './random-table'

type Game = QuestionGame<State, Command>

/** The adventure, with a card whose red tokens go onto one of the foes. */
export const askedTable: Table = {
  ...adventure,
  opened: adventure.opened.sheets.reduce(
    (on, { seat }) => apply(on, { type: 'move-gained', seat, move: 'where-it-hurts', level: '0', how: 'creation' }),
    adventure.opened
  )
}

/** Every player flips on a phone, and what only some may read is in words that are nowhere else. */
export function planted(state: State): State {
  return {
    ...state,
    phoneFlips: { everybody: true, except: [] },
    foes: state.foes.map(foe => (foe.revealed ? foe : { ...foe, name: hiddenFoe(foe.id), note: noteOf(foe.id) })),
    attacks: state.attacks.map(attack => (attack.unseen === undefined ? attack : { ...attack, unseen })),
    sheets: state.sheets.map(sheet => ({
      ...sheet,
      character: {
        ...sheet.character,
        items: sheet.character.items.map(item => (item.secret ? { ...item, name: secretItem(item.id) } : item))
      }
    }))
  }
}

const unseen = 'planted-attacker'
const hiddenFoe = (id: number): string => `planted-foe-${id}.`
const noteOf = (id: number): string => `planted-note-${id}.`
const secretItem = (id: string): string => `planted-item-${id}.`

/** U10, Q14: the Game Master reads everything; a player reads no hidden foe and no secret item of another player. */
function secretsOf({ foes, sheets }: State, seat: SeatId | null, reader: SeatId | null): readonly string[] {
  if (reader === null) return []
  if (seat === null) return [unseen, ...foes.flatMap(({ id }) => [hiddenFoe(id), noteOf(id)])]
  const own = sheets.find(sheet => sheet.seat === seat)?.character.items ?? []
  return own.filter(({ secret }) => secret).map(({ id }) => secretItem(id))
}

const ofBoard: Pick<Game, 'seatsOf' | 'secretsOf' | 'shared'> = {
  seatsOf: ({ sheets }) => sheets.map(({ seat }) => seat),
  secretsOf,
  shared: (own, gms) => [masked(own, own), masked(gms, own)]
}

/** The questions of a board that wait for an answer. */
export const openGame: Game = {
  ...ofBoard,
  system: { ...thousandFaces, openQuestions } as never,
  isPlayersAlone: () => false,
  // HA11: the player in play is asked once about a blow, if the players see a standing foe.
  isGmsAlone: (state, { id, seat }) =>
    id.startsWith('foe ') && (whyOutOfPlay(state, seat!) !== null || !seesFoe(state, id))
}

function seesFoe(state: State, id: string): boolean {
  const open = state.followUps.find(each => id === `foe ${each.id}`)
  const standing = open ? followUpView(state, open).foes : []
  return standing.some(foe => state.foes.find(each => each.id === foe.id)?.revealed)
}

/** The refusals of an answer whose reason no view contains beforehand. */
function untoldOf(id: string, state: State): readonly string[] {
  // Of two studies of one item the second may not fit after the first.
  if (id.startsWith('contemplate ')) return ['study-unfit']
  // The price of foes depends on what is answered.
  if (id === 'add-foes') return ['not-enough-shadow']
  // A word is written, which may be there already.
  if (id === 'marker') return ['marked-so']
  // Cards of a seller may still lie there after the day was spent otherwise.
  if (id.startsWith('seller ')) return ['day-spent']
  if (!id.startsWith('move-')) return []
  // A move is prepared while another flip is not over, and while the deck is to be shuffled.
  const waits = isStill(state) ? [] : ['flip-in-progress', 'something-pending']
  return [...waits, 'must-shuffle', 'no-cards', 'mended-already']
}

/** What a player decides and only the Game Master enters. */
function isGmsAlone(state: State, { id, seat }: AnyQuestion): boolean {
  const kind = id.split(' ')[0] ?? ''
  const sheet = state.sheets.find(each => each.seat === seat)
  if (!sheet || !flipsOnPhone(state, sheet.seat)) return true
  // Q12: other cards in place of those that lie there are the Game Master's to lay out.
  if (kind === 'seller' && sheet.character.wares !== null) return true
  // R6: goals are offered to a player once.
  if (kind === 'deal' && (sheet.character.offered.length > 0 || sheet.character.fateful !== null)) return true
  // HA16: a player is asked until the character is made.
  if (makingSteps.includes(kind)) return !isMaking(state, sheet.seat)
  // M3: an attempt without the card is the Game Master's to call.
  if (kind.startsWith('move-')) return !sheet.character.moves.some(({ move }) => kind === `move-${move}`)
  // HA21: only the Game Master writes other words.
  return kind.startsWith('token-') && questionsOf(kind.slice('token-'.length) as MoveId).length === 0
}

const makingSteps = ['touchstone', 'circle', 'card', 'put-back', 'points', 'deal', 'received', 'pack', 'item', 'moment']

/** The questions that are offered at any time. */
export const offeredGame: Game = {
  ...ofBoard,
  system: { ...thousandFaces, openQuestions: offersNow } as never,
  // The Game Master adds FAST moves on the panel of the flip.
  isPlayersAlone: (_, { id }) => id.startsWith('fast '),
  isGmsAlone,
  untold: ({ id }, state) => {
    // N13: a search for real cards at the table is in no view.
    const searched = state.sheets.some(({ character }) => character.search !== null)
    return [...untoldOf(id, state), ...(searched ? ['flip-in-progress'] : [])]
  },
  // Some forty questions are offered to each of four, and more than fifty moves: some of them are answered.
  isJudged: ({ id }, luck) => id.startsWith('called-') || luck.below(id.startsWith('move-') ? 40 : 4) === 0
}

/** The calls alone, which random play makes too seldom: HA3, HA4. */
export const calledGame: Game = { ...offeredGame, isJudged: ({ id }) => id.startsWith('called-') }

/** The same board after the Game Master has called a player; null where no player can be called now. */
export function calledNow(state: State, luck: Luck): State | null {
  const { seat } = any(luck, state.sheets)
  const request = { seat, item: null, ...any(luck, asked) }
  const judged = decide(state, answerTo(request), gm, luck)
  return judged.ok ? judged.value.state : null
}

const asked = [
  { move: 'discern', attribute: 'int' },
  { move: 'defy-danger', attribute: 'dex' },
  { move: 'mix-it-up', attribute: 'str' }
] as const

const isStill = (state: State): boolean => state.pending === null && flipInProgress(state) === null

/** The fields that the Game Master alone has, by the kind of the question. */
const gmFields: Readonly<Record<string, readonly string[]>> = {
  // The words for the log, there and in an outcome.
  blow: ['describe'],
  // U10: tokens go onto foes that the players see.
  outcome: ['note', 'red', 'red-count'],
  // FU4, J12: real dice and the help of an ally. What a weakness adds has one field for each foe.
  foe: ['dice', 'power', 'help', 'help-die'],
  // HA18: the Game Master lays out the wares.
  seller: ['by', 'cards'],
  // M18, Q5: what only the table can grant.
  move: ['load', 'onto', 'out-of', 'cards'],
  // HA21: the words of a question for the log.
  token: ['words'],
  // X5: the Game Master grants it or puts it aside.
  mercy: ['does', 'what'],
  // R6: the Game Master may offer two other goals.
  deal: ['by', 'goals']
}

/** A question without what the Game Master alone is offered: fields, and foes that the players do not see. */
function masked(question: AnyQuestion, own: AnyQuestion): AnyQuestion {
  const fields = question.fields.flatMap(field => {
    const same = own.fields.find(({ key }) => key === field.key)
    if (same) return [maskedField(field, same)]
    const kind = question.id.split(/[ -]/)[0] ?? ''
    return (gmFields[kind] ?? []).includes(field.key) || (kind === 'foe' && field.key.startsWith('weak-'))
      ? []
      : [field]
  })
  const said = { ...question, fields }
  // HA17: before a day in town only the Game Master does this. Only the Game Master corrects points during a flip.
  if (/^(?:change|contemplate|points) /.test(question.id)) return { ...said, ...noReason }
  if (question.id.startsWith('move-')) return ofAsking(said)
  // Only the Game Master reads what strikes unseen.
  if (question.id.startsWith('blow ')) return { ...said, asks: question.asks.slice(2) }
  if (!question.id.startsWith('mercy ')) return said
  // A player asks, and takes a question back; the Game Master grants it or puts it aside.
  const { commitsBy: _byWhat, spending: _paid, ...asked } = said
  if (own.fields.length > 0) return { ...asked, commit: '' }
  return { ...asked, ...noReason, commit: '', asks: [] }
}

/** HA15: a player asks for a move, once for each. The Game Master makes the move; its load is paid then. */
function ofAsking({ expense: _paid, ...question }: AnyQuestion): AnyQuestion {
  const fields = question.fields.map(field =>
    field.kind === 'one' ? { ...field, chosen: null, choices: field.choices.map(openAgain) } : field
  )
  return { ...question, ...noReason, fields, notes: [], commit: '' }
}

function openAgain({ blocked, ...choice }: Choice): Choice {
  return blocked && blocked.rule !== 'HA15' ? { ...choice, blocked } : choice
}

const noReason = { blocked: say('', '') }

function maskedField(field: Field, own: Field): Field {
  if (field.key === 'red-count') return { ...field, when: [] }
  if (!isOfFoes(field.key) || field.kind !== 'one' || own.kind !== 'one') return field
  const choices = field.choices.filter(({ key }) => own.choices.some(each => each.key === key)).map(named)
  return { ...field, choices, chosen: null }
}

/** Of a foe a player learns the name alone (HA11). */
function named({ key, title, blocked }: Choice): Choice {
  return { key, title, ...(blocked ? { blocked } : {}) }
}

function isOfFoes(field: string): boolean {
  return field === 'foe' || field === 'red'
}
