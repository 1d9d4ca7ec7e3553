import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import { screens } from '@/games/screens'
import { isIdle, newsOf } from '@/table/board-on-table'
import duelTable from '../../../src/renderer/games/game-face/board/TableBoard.vue?raw'
import TableScreen from '@/table/TableScreen.vue'
import { momentOf } from '../../support/moments/index'
import { tableSnapshot } from '../../support/snapshots'

function tableOf(moment: string): { board: BoardFrame<'table'>; frame: Frame<'table'> } {
  const frame = frameFor(momentOf(moment)().played.chronicle, { kind: 'table' })
  const board = frame.boards.at(-1)
  if (!board) throw new Error('no board is open')
  return { board, frame }
}

async function shown(moment: string, atRest: boolean): Promise<string> {
  const { board, frame } = tableOf(moment)
  const part = (await screens[board.system].pages.table?.load())!
  const page = mount(part as never, { props: { board, frame, motion: 'still', atRest } as never })
  await flushPromises()
  const text = page.text()
  page.unmount()
  return text
}

const over = [
  ['face-of-angels: it is won', /against/],
  ['game-face: decided', /Round|Sudden death/],
  ['prophecy: the dice have fallen', /difficulty/]
] as const
const going = [
  ['face-of-angels: a card lies', /against/],
  ['game-face: cups down', /Round/],
  ['prophecy: on stage', /difficulty/]
] as const

describe('a smaller game on the table', () => {
  it.each(over)('TB11 what is over leaves when the table rests: %s', async (moment, told) => {
    expect(await shown(moment, false)).toMatch(told)
    expect(await shown(moment, true)).not.toMatch(told)
  })

  it.each(going)('TB11 what goes on stays while the table rests: %s', async (moment, told) => {
    expect(await shown(moment, true)).toMatch(told)
  })

  it.each([...over, ...going].map(([moment]) => moment))(
    'TB11 the table knows when something new is shown: %s',
    moment => {
      const { board, frame } = tableOf(moment)
      expect(newsOf({ kind: 'board', board, frame })).not.toBe(`${board.id} `)
    }
  )
})

describe('numbers of a smaller game', () => {
  it('TB9 no counter is drawn at 0, and piles only after the deal', async () => {
    const before = await shown('face-of-angels: before the deal', false)
    expect(before).not.toMatch(/\b0\b|Draw pile|Discard/)
    expect(await shown('face-of-angels: dealt', false)).toMatch(/Draw pile\s*\d+\s*Discard(?!\s*0)/)
  })

  it('TB9 the heads of the score are at least 1/30 of the height', () => {
    const size = /--score-text: ([\d.]+)cqh/.exec(duelTable)?.[1]
    expect(Number(size)).toBeGreaterThanOrEqual(100 / 30)
  })
})

describe('the landscape behind a scene', () => {
  it('TB12 is there while only the scene is shown, and not behind a game that is played', () => {
    const idle = (moment: string, atRest = false): boolean => isIdle({ kind: 'board', ...tableOf(moment) }, atRest)
    expect(idle('game-face: nobody called')).toBe(true)
    expect(idle('game-face: cups down')).toBe(false)
    expect(idle('game-face: decided', true)).toBe(true)
    expect(idle('face-of-angels: dealt')).toBe(true)
    expect(idle('face-of-angels: a card lies', true)).toBe(false)
    expect(idle('prophecy: the outline', true)).toBe(false)
  })

  it('TB12 is drawn by the table screen', async () => {
    const { frame } = tableOf('game-face: nobody called')
    await screens['game-face'].pages.table?.load()
    const table = mount(TableScreen, { props: { snapshot: { ...tableSnapshot(null), mode: 'live', frame } } })
    await flushPromises()
    expect(table.find('.scape').exists()).toBe(true)
    table.unmount()
  })
})
