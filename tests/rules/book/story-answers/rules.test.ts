import { describe, expect, it } from 'vitest'
import type { CampaignCommand } from '#rules/campaign/types'
import { decideAnswers } from '#rules/book/story-answers/rules'
import { begin } from '#rules/core/slice'
import { mostAnswers } from '#rules/book/story-answers/model'
import { thingsIn } from '#rules/book/things/lookup'
import { bookPage } from '#rules/campaign/book-page'
import { frameFor } from '#rules/campaign/frame'
import { plainText } from '#rules/core/log-line'
import { Played } from '../../../support/chronicle'

const table = (): Played => Played.table('The Drowned Bells', 'Kresk', 'Wren')
const answers = ({ chronicle }: Played) => chronicle.campaign.book.answers
const keep = (played: Played, more: object = {}): CampaignCommand =>
  ({
    type: 'keep-answer',
    board: played.board,
    question: 'home',
    moment: 'hearth',
    seat: played.seats[0],
    asked: 'What is home?',
    text: '@Maud, and her oven',
    ...more
  }) as CampaignCommand
const key = (played: Played) => ({ board: played.board, question: 'home', seat: played.seats[0]! })

describe('answers that the game asks for', () => {
  it('AN1 keeps one answer for each question and player, with the session, and can be taken back', () => {
    const played = table()
    const before = played.chronicle.campaign
    played.campaign(keep(played))
    expect(thingsIn(played.chronicle.campaign.book).map(({ name, kind }) => [name, kind])).toEqual([['Maud', 'person']])
    played.undo()
    expect(played.chronicle.campaign).toEqual(before)
    played.redo()
    played.campaign({ type: 'begin-session', at: 0 })
    played.campaign(keep(played, { text: 'Her oven' }))
    played.campaign(keep(played, { seat: played.seats[1], text: 'Silence' }))
    played.campaign(keep(played, { seat: null, text: 'Bread' }))
    expect(answers(played).map(({ seat, text, session }) => [seat, text, session])).toEqual([
      [played.seats[0], 'Her oven', 1],
      [played.seats[1], 'Silence', 1],
      [null, 'Bread', 1]
    ])
    played.campaign({ type: 'drop-answer', ...key(played) })
    expect(answers(played)).toHaveLength(2)
  })

  it('AN1 refuses what has no question or no seat, and more than the book keeps', () => {
    const played = table()
    const why = (command: unknown) => played.denied({ kind: 'act', board: null, command })
    expect(why(keep(played, { asked: '  ' }))).toBe('no-question')
    expect(why(keep(played, { seat: 's99' }))).toBe('unknown-seats')
    expect(why({ type: 'drop-answer', ...key(played) })).toBe('no-such-answer')
    expect(why({ type: 'return-answer', ...key(played), as: 'back' })).toBe('no-such-answer')
    const { book, seats } = played.chronicle.campaign
    const one = { ...key(played), moment: '', asked: 'Why?', text: '', session: 0, back: null }
    const answers = Array.from({ length: mostAnswers }, (_, nth) => ({ ...one, question: `q${nth}` }))
    const act = begin({ ...book, answers }, state => state)
    const decided = decideAnswers['keep-answer'](act as never, keep(played) as never, { next: 9, seats, session: 0 })
    expect(!decided.ok && decided.error.because).toBe('answers-full')
  })

  it('AN2 marks what came back with the session, and not any more', () => {
    const played = table()
    played.campaign(keep(played))
    played.campaign({ type: 'begin-session', at: 0 })
    played.campaign({ type: 'return-answer', ...key(played), as: 'back' })
    expect(answers(played)[0]!.back).toBe(1)
    played.campaign(keep(played, { text: 'Another' }))
    expect(answers(played)[0]!.back).toBe(1)
    played.campaign({ type: 'return-answer', ...key(played), as: 'open' })
    expect(answers(played)[0]!.back).toBeNull()
  })

  it('AN3 a question of the Game Master’s own stays unanswered with whom it is about', () => {
    const played = table()
    played.campaign({ type: 'add-thing', kind: 'person', name: 'Yogran', sentence: '' })
    const yogran = thingsIn(played.chronicle.campaign.book)[0]!.id
    const asked = played.campaign(keep(played, { question: null, asked: 'Who sewed @Yogran the pocket?', text: '' }))
    const page = bookPage(played.chronicle, yogran)!
    expect(page.answers).toEqual([
      { question: `q${asked.id}`, seat: played.seats[0], says: 'Who sewed Yogran the pocket?', text: '', session: 0 }
    ])
    played.campaign(
      keep(played, { question: `q${asked.id}`, asked: 'Who sewed @Yogran the pocket?', text: 'His mother' })
    )
    played.campaign({ type: 'rename-thing', thing: yogran, name: 'Jogran' })
    expect(bookPage(played.chronicle, yogran)!.answers.map(({ says, text }) => [says, text])).toEqual([
      ['Who sewed Jogran the pocket?', 'His mother']
    ])
  })

  it('AN4 only the Game Master reads them', () => {
    const played = table()
    const audiences = [
      { kind: 'table' },
      { kind: 'overlay' },
      ...played.seats.map(seat => ({ kind: 'seat', seat }) as const)
    ] as const
    // The numbers of the newest act are in every frame, whatever it was.
    const seen = () =>
      audiences.map(each =>
        JSON.stringify({ ...(frameFor(played.chronicle, each as never) as object), revision: 0, entry: 0 })
      )
    const before = seen()
    played.campaign(keep(played))
    played.campaign({ type: 'return-answer', ...key(played), as: 'back' })
    expect(seen()).toEqual(before)
    const { log } = frameFor(played.chronicle, { kind: 'gm' })
    const names = (id: string): string => played.chronicle.campaign.seats.find(seat => seat.id === id)!.character
    expect(log.slice(-2).map(({ line }) => plainText(line.parts, names))).toEqual([
      'Kresk on “What is home?”: Maud, and her oven',
      'Kresk on “What is home?”: it came back'
    ])
  })
})
