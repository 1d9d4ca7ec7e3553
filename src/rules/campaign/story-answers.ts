import type { Answer, AnswerKey } from '../book/story-answers/model'
import { editable, type MentionTarget, spelled } from '../book/mentions'
import { nameIn, nameIndex } from '../book/names'
import { thingsIn } from '../book/things/lookup'
import type { ThingId } from '../book/vocabulary'
import type { StoryQuestion } from '../core/story-questions'
import type { Seat, SeatId } from '../core/seat'
import { systemOf } from '../registry'
import type { BoardId, Campaign } from './types'

/** One player's answer to one question, or with `seat: null` the answer of the table or the Game Master. */
export interface AnswerRow extends AnswerKey {
  /** The question for this seat, with names in their typed form; for an answered question its wording at that time. */
  readonly asks: string
  /** The question for reading, without the signs of names. */
  readonly says: string
  /** The answer in its typed form; empty without an answer. */
  readonly typed: string
  readonly text: string
  readonly state: 'open' | 'asked' | 'answered'
  /** The session of the answer, and the session of its return; null for none. */
  readonly session: number | null
  readonly back: number | null
  readonly choices: readonly { readonly says: string; readonly command: object | null }[]
}

/** A question with the answers of all seats. */
export interface QuestionOnPage {
  readonly question: string
  readonly of: StoryQuestion['of']
  /** The question continues another one: only those who have answered that one are asked. */
  readonly follows: boolean
  readonly rows: readonly AnswerRow[]
}

/** The questions of a game, their answers, and the answers that may return. */
export interface AnswersPage {
  readonly now: string | null
  readonly moments: readonly {
    readonly id: string
    readonly title: string
    readonly questions: readonly QuestionOnPage[]
  }[]
  /** Earlier answers that the rules use now; those that returned in this session are last. */
  readonly back: readonly AnswerRow[]
  /** People who were met and are not closed, the last met first. An Unexpected Arrival may be one of them (AN7). */
  readonly met: readonly { readonly id: ThingId; readonly name: string; readonly sentence: string }[]
}

/** AN5–AN7: the questions of the game on this board; for a game without questions those of the Game Master. */
export function answersPage(campaign: Campaign, board: BoardId): AnswersPage {
  const { state, asks, choose } = askedBy(campaign, board)
  const kept = campaign.book.answers.filter(each => each.board === board)
  const seats = campaign.seats.filter(({ retired }) => !retired)
  const page = new Page(campaign, board, kept, choose)
  const known = new Set(asks.questions.map(({ id }) => id))
  const own = kept.filter(each => !known.has(each.question))
  const moments = asks.moments.map(({ id, title }) => ({
    id,
    title,
    questions: [
      ...asks.questions.filter(({ moment }) => moment === id).map(each => page.question(each, seats)),
      ...ownQuestions(own.filter(({ moment }) => moment === id)).map(rows => page.own(rows))
    ]
  }))
  const wanted = kept.filter(({ question, text }) => text !== '' && asks.back.includes(question))
  const back = asks.back.flatMap(id => wanted.filter(({ question }) => question === id)).map(each => page.row(each))
  const used = ({ back: came }: AnswerRow): number => (came === null ? 0 : 1)
  return {
    now: state === null ? null : asks.now,
    moments,
    back: [...back].sort((one, other) => used(one) - used(other)),
    met: metPeople(campaign)
  }
}

type ChoiceCommand = (question: string, choice: string, seat: SeatId) => object | null

function askedBy(campaign: Campaign, board: BoardId) {
  const open = campaign.boards.find(({ id }) => id === board)
  const rules = open && systemOf(open.system).questions
  const none = { moments: [{ id: 'any', title: 'Your own questions' }], now: 'any', questions: [], back: [] }
  const choose: ChoiceCommand = (question, choice, seat) => rules?.choose(question, choice, seat) ?? null
  return { state: open?.state ?? null, asks: (open && rules?.ask(open.state)) ?? none, choose }
}

class Page {
  readonly #index
  readonly #named

  constructor(
    { book, seats }: Campaign,
    readonly board: BoardId,
    readonly kept: readonly Answer[],
    readonly choose: ChoiceCommand
  ) {
    this.#index = nameIndex(book, seats)
    this.#named = (mentioned: MentionTarget): string => nameIn(book, seats, mentioned) ?? 'somebody'
  }

  /** A question of the game, with a row for each seat that may be asked now. */
  question(asked: StoryQuestion, seats: readonly Seat[]): QuestionOnPage {
    const whose = asked.of === 'each' ? seats.map(({ id }) => id) : [null]
    const isDue = (seat: SeatId | null): boolean =>
      asked.after === null ||
      this.kept.some(each => each.question === asked.after && each.seat === seat && each.text !== '')
    const rows = whose.filter(isDue).map(seat => this.#rowOf(asked, seat, seats))
    return { question: asked.id, of: asked.of, follows: asked.after !== null, rows }
  }

  /** A question of the Game Master's own. */
  own(answers: readonly Answer[]): QuestionOnPage {
    const [{ question, seat } = { question: '', seat: null }] = answers
    return { question, of: seat === null ? 'table' : 'each', follows: false, rows: answers.map(each => this.row(each)) }
  }

  row({ board, question, seat, asked, text, session, back }: Answer): AnswerRow {
    const state = text === '' ? ('asked' as const) : ('answered' as const)
    const shown = {
      asks: this.#typed(asked),
      says: this.#plain(asked),
      typed: this.#typed(text),
      text: this.#plain(text)
    }
    return { board, question, seat, ...shown, state, session, back, choices: [] }
  }

  #rowOf(asked: StoryQuestion, seat: SeatId | null, seats: readonly Seat[]): AnswerRow {
    const known = this.kept.find(each => each.question === asked.id && each.seat === seat)
    const choices = asked.choices.map(says => ({ says, command: seat && this.choose(asked.id, says, seat) }))
    if (known) return { ...this.row(known), choices }
    const other = nextTo(seat, seats)
    const name = other ? this.#named(other) : 'somebody at the table'
    const says = asked.asks.replaceAll('{other}', () => name)
    const asks = other ? asked.asks.replaceAll('{other}', () => `@"${name}"`) : says
    const open = { typed: '', text: '', state: 'open' as const, session: null, back: null }
    return { board: this.board, question: asked.id, seat, asks, says, ...open, choices }
  }

  #plain(text: string): string {
    return spelled(text, this.#named)
  }

  #typed(text: string): string {
    return editable(text, this.#index, this.#named)
  }
}

/** The next player in the round; null for a single player. */
function nextTo(seat: SeatId | null, seats: readonly Seat[]): SeatId | null {
  const at = seats.findIndex(({ id }) => id === seat)
  const other = seats[(at + 1) % seats.length]
  return at < 0 || !other || other.id === seat ? null : other.id
}

/** Groups answers by question, in the order of asking. */
function ownQuestions(answers: readonly Answer[]): readonly (readonly Answer[])[] {
  const ids = [...new Set(answers.map(({ question }) => question))]
  return ids.map(id => answers.filter(({ question }) => question === id))
}

const about = ['met', 'revealed']

/** AN7: people of the book who were met and are not closed. */
function metPeople({ book, seats }: Campaign): AnswersPage['met'] {
  return thingsIn(book)
    .filter(({ kind, standing }) => kind === 'person' && about.includes(standing))
    .sort((one, other) => (other.metIn ?? 0) - (one.metIn ?? 0))
    .map(({ id, name, sentence }) => ({
      id,
      name,
      sentence: spelled(sentence, mentioned => nameIn(book, seats, mentioned) ?? '…')
    }))
}
