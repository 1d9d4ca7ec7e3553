import { expect } from '@playwright/test'
import { campaigns } from '../pictures/campaigns'
import { crowdOf } from '../support/crowd'
import { dashboardSheets } from '../pictures/sheets'
import { printed } from '../support/frozen'
import { Tour } from '../screens/tour'
import { test } from './test'

// The fast subset of `npm run screens`: every screen at its smallest sizes, at the moments that show most.

const shown = {
  'thousand-faces: 8 at the table': () => printed('crowd', crowdOf(8).chronicle),
  ...Object.fromEntries(
    ['thousand-faces: a tie, somebody down', 'face-of-angels: a card lies', 'game-face: the reveal'].map(
      name => [name, campaigns[name]!] as const
    )
  )
}

/** The fullest moment; the others are looked at by `npm run e2e:long`. */
const quick = 'thousand-faces: 8 at the table'

let tour: Tour

test.beforeAll(async ({ browser }) => {
  tour = await Tour.begin(browser, true)
})
test.afterAll(() => tour.end())

for (const [moment, make] of Object.entries(shown))
  test(
    `nothing is hidden, cut off, too small or too faint: ${moment}`,
    { tag: moment === quick ? [] : '@long' },
    async () => {
      await tour.open(moment, make)
      await tour.dashboard(moment)
      await tour.others(moment)
      expect(tour.takeFaults()).toEqual([])
    }
  )

test('nothing is hidden, cut off, too small or too faint: what failed before', { tag: '@long' }, async () => {
  const crowd = 'thousand-faces: 8 at the table'
  await tour.open(crowd, shown[crowd])
  for (const visit of dashboardSheets.filter(({ name }) => ['marker', 'damage', 'shadow'].includes(name)))
    await tour.visit(`${crowd}, sheet ${visit.name}`, visit)
  const fight = 'thousand-faces: a fight in rounds'
  await tour.open(fight, campaigns[fight]!)
  await tour.others(fight)
  expect(tour.takeFaults()).toEqual([])
})
