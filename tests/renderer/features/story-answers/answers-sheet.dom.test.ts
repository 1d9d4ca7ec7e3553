import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerRow, AnswersPage } from '#rules/campaign/story-answers'
import type { SeatId } from '#rules/core/seat'
import { mountDashboard, type MountedDashboard, settled } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'
import { mainBoard } from '../../../support/sheets'

let page: MountedDashboard
const [kresk, wren] = ['s3', 's4'] as SeatId[]

const row = (more: Partial<AnswerRow>): AnswerRow => ({
  board: mainBoard,
  question: 'home',
  seat: kresk!,
  asks: 'What is home?',
  says: 'What is home?',
  typed: '',
  text: '',
  state: 'open',
  session: null,
  back: null,
  choices: [],
  ...more
})
const find = (seat: SeatId): AnswerRow =>
  row({
    question: 'find-self',
    seat,
    says: 'Who are you?',
    asks: 'Who are you?',
    choices: [{ says: 'stay', command: { type: 'answer-find', seat, answer: 'stay' } }]
  })
const answers: AnswersPage = {
  now: 'find',
  moments: [
    {
      id: 'hearth',
      title: 'The Hearth',
      questions: [{ question: 'home', of: 'each', follows: false, rows: [row({}), row({ seat: wren! })] }]
    },
    {
      id: 'find',
      title: 'Find',
      questions: [{ question: 'find-self', of: 'each', follows: false, rows: [find(kresk!), find(wren!)] }]
    }
  ],
  back: [row({ text: 'Bread', typed: 'Bread', state: 'answered', session: 1 })],
  met: []
}

beforeEach(async () => {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), { 'read-answers': answers })
  await page.press('H', { shiftKey: true })
  await vi.dynamicImportSettled()
  await settled()
})
afterEach(() => page.end())

const fields = (): HTMLTextAreaElement[] => [...page.dialog()!.querySelectorAll('textarea')]
async function type(field: HTMLTextAreaElement, text: string): Promise<void> {
  field.focus()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

describe('the questions of the game', () => {
  it('open by one key at the chapter that is played, with what comes back', async () => {
    expect(page.dialog()?.textContent).toContain('Who are you?')
    expect(page.dialog()?.textContent).toContain('Bread')
    await page.click(page.named('Came back'))
    expect(page.commands()).toEqual([
      { type: 'return-answer', board: mainBoard, question: 'home', seat: kresk, as: 'back' }
    ])
  })

  it('Enter writes an answer down and goes on to the next player', async () => {
    await type(fields()[0]!, 'Nobody, @Maud says')
    await page.press('Enter')
    expect(document.activeElement).toBe(fields()[1])
    expect(page.commands()).toEqual([
      {
        type: 'keep-answer',
        board: mainBoard,
        question: 'find-self',
        seat: kresk,
        moment: 'find',
        asked: 'Who are you?',
        text: 'Nobody, @Maud says'
      }
    ])
  })

  it('QU2 a word of Find is selected, then kept: it is before the answer and is the answer of the chapter', async () => {
    await page.click(page.named('Stay'))
    expect(page.commands()).toEqual([])
    await page.press('Escape')
    expect(page.dialog()?.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
    await page.click(page.named('Stay'))
    document.querySelector<HTMLElement>(':focus')?.blur()
    await page.press('1')
    await page.press('Enter')
    expect(page.commands()).toMatchObject([
      { type: 'keep-answer', question: 'find-self', seat: kresk, text: 'Stay:' },
      { type: 'answer-find', seat: kresk, answer: 'stay' }
    ])
  })

  it('a question of one’s own goes to one player or to the table', async () => {
    await type(fields().at(-1)!, 'Who sewed it?')
    await page.press('Enter')
    expect(page.commands()).toEqual([
      {
        type: 'keep-answer',
        board: mainBoard,
        question: null,
        seat: null,
        moment: 'find',
        asked: 'Who sewed it?',
        text: ''
      }
    ])
  })
})
