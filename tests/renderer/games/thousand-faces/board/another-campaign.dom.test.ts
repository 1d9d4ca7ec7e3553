import { afterEach, expect, it } from 'vitest'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

it('keeps the choices after Save as, and begins another campaign without the seat, the move and the odds that were chosen in the last one', async () => {
  localStorage.clear()
  const first = Played.table('The Salt Road', 'Kresk', 'Wren', 'Astra')
  live = await LiveDashboard.mount(first, '/home/gm/salt-road.hearth')
  for (const key of ['3', 'Enter', 'd', ']']) await live.press(key)
  const gmChoices = useGmChoices()
  gmChoices.setUp(first.seats[2]!, { move: 'Mix It Up' })
  gmChoices.oddsOpen = true
  gmChoices.putAside('blow 1')
  gmChoices.open('recover')
  expect(gmChoices).toMatchObject({ chosen: first.seats[2], touched: true })
  const page = live.page

  await live.turnTo(first, '/home/gm/salt-road-copy.hearth')
  expect(gmChoices, 'after Save as').toMatchObject({ chosen: first.seats[2], oddsOpen: true, panel: 'recover' })

  const second = Played.table('The Drowned Bells', 'Ada', 'Bo', 'Cy')
  second.campaign({ type: 'show-guide' })
  await live.turnTo(second, '/home/gm/drowned-bells.hearth')
  expect(live.page).toBe(page)
  expect(document.querySelector('.seat-row.selected')?.getAttribute('data-seat')).toBe(second.seats[0])
  expect(gmChoices).toMatchObject({ chosen: null, touched: false, fresh: null, oddsOpen: false })
  expect(gmChoices.draftOf(second.seats[2]!)).toMatchObject({ attribute: 'str', net: 0, move: '' })
  expect([gmChoices.panel, gmChoices.aside.size]).toEqual(['flip', 0])
  expect(live.next).toContain('Start session 1')
  expect(document.querySelector('.next-strip .ember')?.textContent).toContain('Start session 1')
  expect(document.querySelectorAll('.panel .press.ember')).toHaveLength(0)
})
