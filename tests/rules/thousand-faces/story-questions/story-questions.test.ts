import { describe, expect, it } from 'vitest'
import { answersPage, type AnswersPage } from '#rules/campaign/story-answers'
import { promptsOfAnswers } from '#rules/campaign/prompts/from-answers'
import { thingsIn } from '#rules/book/things/lookup'
import { catalogue, comesBack } from '#rules/thousand-faces/story-questions/catalogue'
import {
  characterQuestions,
  furtherQuestions,
  nextQuestion,
  nextToAnswer
} from '#rules/thousand-faces/story-questions/character-questions'
import { questions } from '#rules/thousand-faces/story-questions/story-questions'
import { Played } from '../../../support/chronicle'

const page = ({ chronicle, board }: Played): AnswersPage => answersPage(chronicle.campaign, board)
const rows = (shown: AnswersPage, moment: string) =>
  shown.moments.find(({ id }) => id === moment)!.questions.flatMap(each => each.rows)

function table(length: 'one-shot' | '9-hour' = '9-hour'): Played {
  const played = Played.table('The Drowned Bells', 'Kresk Half-Tide', 'Wren')
  played.act({ type: 'set-length', length })
  return played
}

function answer(played: Played, question: string, text: string, at = 0): void {
  const seat = played.seats[at]!
  const row = page(played)
    .moments.flatMap(each => each.questions)
    .flatMap(each => each.rows)
    .find(each => each.question === question && each.seat === seat)!
  played.campaign({ type: 'keep-answer', board: played.board, question, seat, moment: 'any', asked: row.asks, text })
}

describe('what the adventure asks', () => {
  it('AN5 each chapter asks its own, and what goes on from an answer only of the player who gave it', () => {
    const played = table()
    expect(page(played).now).toBe('before')
    expect(rows(page(played), 'hearth').map(({ question, seat }) => [question, seat])).toEqual([
      ['home', played.seats[0]],
      ['home', played.seats[1]],
      ['risk', played.seats[0]],
      ['risk', played.seats[1]]
    ])
    answer(played, 'home', 'Bread')
    expect(rows(page(played), 'hearth').filter(({ question }) => question === 'home.further')).toHaveLength(1)
    for (const [chapter, moment] of ['you', 'need', 'go', 'search', 'find', 'price', 'return', 'change'].entries()) {
      played.act({ type: 'begin-chapter', chapter: chapter + 1 })
      expect(page(played).now).toBe(moment)
      expect(rows(page(played), moment).length, moment).toBeGreaterThan(0)
    }
  })

  it('AN5 a question about another player is about the next in the round, by a name that may change', () => {
    const played = table()
    const [first] = rows(page(played), 'you').filter(({ question }) => question === 'between')
    expect([first!.says, first!.asks]).toEqual([
      'What do you and Wren never speak about?',
      'What do you and @"Wren" never speak about?'
    ])
    answer(played, 'between', 'The tide', 1)
    played.campaign({ type: 'rename-seat', seat: played.seats[0]!, player: '', character: 'Kresk' })
    const kept = rows(page(played), 'you').filter(({ state }) => state === 'answered')
    expect(kept.map(({ says, text }) => [says, text])).toEqual([
      ['What do you and Kresk never speak about?', 'The tide']
    ])
  })

  it('AN5 in Find a word of the three is the answer for the Journey point', () => {
    const played = table()
    const [seat] = played.seats
    const choices = rows(page(played), 'find')[0]!.choices
    expect(choices.map(({ says }) => says)).toEqual(['stay', 'sacrifice', 'abandon'])
    expect(choices[0]!.command).toEqual({ type: 'answer-find', seat, answer: 'stay' })
    expect(questions.choose('home', 'stay', seat!)).toBeNull()
    expect(questions.choose('find-self', 'run', seat!)).toBeNull()
  })

  it('AN5 a one-shot asks in four chapters what eight ask, and each book asks anew', () => {
    const short = table('one-shot')
    const all = (shown: AnswersPage) => shown.moments.flatMap(each => each.questions.map(({ question }) => question))
    expect(new Set(all(page(short)))).toEqual(
      new Set(
        Object.values(catalogue)
          .flat()
          .map(({ id }) => id)
      )
    )
    const long = Played.table('Long', 'Kresk', 'Wren')
    long.act({ type: 'set-length', length: '30-hour' })
    answer(long, 'home', 'Bread')
    long.act({ type: 'begin-book', book: 2 })
    expect(rows(page(long), 'hearth').every(({ state }) => state === 'open')).toBe(true)
    expect(long.chronicle.campaign.book.answers).toHaveLength(1)
  })

  it('AN5 every question has a name and a place of its own', () => {
    const asked = Object.values(catalogue).flat()
    const ids = asked.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(asked.map(({ asks }) => asks)).size).toBe(ids.length)
    for (const { after } of asked) if (after !== null) expect(ids).toContain(after)
    for (const wanted of Object.values(comesBack).flat()) expect(ids).toContain(wanted)
  })

  it('AN6 Return shows what Find found, and returned answers are last', () => {
    const played = table()
    answer(played, 'find-self', 'Abandon: the oath')
    answer(played, 'find-people', 'Stay with Maud', 1)
    expect(page(played).back).toEqual([])
    played.act({ type: 'begin-chapter', chapter: 7 })
    const back = () => page(played).back.map(({ question, text }) => [question, text])
    expect(back()).toEqual([
      ['find-people', 'Stay with Maud'],
      ['find-self', 'Abandon: the oath']
    ])
    const key = { board: played.board, question: 'find-people', seat: played.seats[1]! }
    played.campaign({ type: 'return-answer', ...key, as: 'back' })
    expect(back().map(([question]) => question)).toEqual(['find-self', 'find-people'])
  })

  it('AN7 an Unexpected Arrival offers the people who were met and are not closed, last met first', () => {
    const played = table()
    for (const name of ['Maud', 'Dean', 'Hobb', 'Ash'])
      played.campaign({ type: 'add-thing', kind: 'person', name, sentence: `Knows @Wren` })
    const id = (name: string) => thingsIn(played.chronicle.campaign.book).find(each => each.name === name)!.id
    played.campaign({ type: 'mark-thing', thing: id('Maud'), standing: 'met' })
    played.campaign({ type: 'begin-session', at: 0 })
    played.campaign({ type: 'mark-thing', thing: id('Dean'), standing: 'revealed' })
    played.campaign({ type: 'mark-thing', thing: id('Hobb'), standing: 'closed' })
    expect(page(played).met.map(({ name, sentence }) => [name, sentence])).toEqual([
      ['Dean', 'Knows Wren'],
      ['Maud', 'Knows Wren']
    ])
  })

  it('AN8 ideas ask what this chapter has not asked, and what became of an answer', () => {
    const played = table()
    const drawn = () => promptsOfAnswers(played.chronicle.campaign, played.board)
    expect(drawn().questions.map(({ id }) => id)).toContain(`ask:premise:${played.seats[0]}`)
    answer(played, 'premise', 'Bells never lie')
    expect(drawn().questions.map(({ id }) => id)).not.toContain(`ask:premise:${played.seats[0]}`)
    expect(drawn().hooks.map(each => each.prompt().says)).toEqual([['Bells never lie']])
    const became = drawn()
      .questions.find(({ id }) => id === `answer:premise:${played.seats[0]}`)!
      .prompt()
    expect(became.says.at(-1)).toBe(' “Bells never lie” What has become of that?')
    const key = { board: played.board, question: 'premise', seat: played.seats[0]! }
    played.campaign({ type: 'return-answer', ...key, as: 'back' })
    expect(drawn().hooks).toEqual([])
  })

  it('AN9 questions to characters go round the table, each beginning with the next player', () => {
    const [first, second] = characterQuestions.map(({ asks }) => asks)
    expect(nextQuestion([])).toBe(first)
    expect(nextQuestion([first!])).toBe(second)
    expect(furtherQuestions(first!)).toHaveLength(2)
    expect(furtherQuestions('Ours?')).toEqual([])
    const answered = (...lists: readonly string[][]) => lists.map((list, nth) => ({ seat: `s${nth}`, questions: list }))
    expect(nextToAnswer([first!, second!], answered([], []))).toEqual({ seat: 's0', question: first })
    expect(nextToAnswer([first!, second!], answered([first!], [first!]))).toEqual({ seat: 's1', question: second })
    expect(nextToAnswer([first!], answered([first!], [first!]))).toBeNull()
  })
})
