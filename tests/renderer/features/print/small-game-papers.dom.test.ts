import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Component } from 'vue'
import { frameFor } from '#rules/campaign/frame'
import { publicCampaign } from '#rules/campaign/public-campaign'
import AngelsWorksheet from '@/games/face-of-angels/paper/WorksheetPaper.vue'
import DuelParty from '@/games/game-face/duel/PartyPaper.vue'
import { moments } from '../../../support/moments'

function paper(of: Component, props: object): HTMLElement {
  const shown = mount(of, { props: props as never }).element as HTMLElement
  expect(shown.className).toContain('paper')
  return shown
}

describe('papers of the smaller games', () => {
  it('PG2 the worksheet of The Face of Angels has the acts that are left and every record, and says whose it is', () => {
    const { chronicle } = moments['face-of-angels: a card lies']!().played
    const frame = frameFor(chronicle, { kind: 'gm' })
    const board = frame.boards.at(-1)!
    if (board.system !== 'face-of-angels') throw new Error('another game')
    const shown = paper(AngelsWorksheet, { board, frame })
    expect(shown.dataset['audience']).toBe('gm')
    const headings = [...shown.querySelectorAll('h2')].map(each => each.textContent)
    const names = board.view.protagonists.map(({ seat }) => frame.seats.find(({ id }) => id === seat)?.character)
    expect(headings).toEqual([
      'Before the prologue is over',
      ...board.view.acts.filter(({ number }) => number >= board.view.act.number).map(({ name }) => name),
      ...names,
      'While we play'
    ])
  })

  it('PG2 the party sheet of Game Face has both sides and their dice, and not what lies under the cups', () => {
    const { chronicle } = moments['game-face: cups down']!().played
    const { frame, known } = publicCampaign(chronicle)
    const board = frame.boards.at(-1)!
    const shown = paper(DuelParty, { board, frame, known })
    expect(shown.dataset['audience']).toBe('table')
    expect(shown.querySelectorAll('tbody tr')).toHaveLength(8)
    expect(shown.textContent).toContain('no rounds won yet')
    expect(shown.textContent).not.toContain('cup')
  })
})
