import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '@playwright/test'
import { campaigns as moments } from '../pictures/campaigns'
import { aRecap } from '../campaigns/a-recap'
import { clocksAndMarks } from '../campaigns/clocks-and-marks'
import { theBook } from '../campaigns/the-book'
import { campaignPages, dashboardSheets, fileDialogs, settingsSections } from '../pictures/sheets'
import { busyPreparation } from '../support/busy-preparation'
import { aFlipIsCalled } from '../support/called-flip'
import { crowdOf } from '../support/crowd'
import { printed } from '../support/frozen'
import { calledMoments } from './called'
import type { Place } from './cells'
import { Tour } from './tour'

// Every screen and state in every cell of its place. Nothing fails here: scripts/screens.mjs prints the matrix and judges it.

const { env } = process
const only = new RegExp(env['SCREENS_ONLY'] ?? '', 'i')
const fast = env['SCREENS_FAST'] === '1'
const places = env['SCREENS_PLACES'] ? (env['SCREENS_PLACES'].split(',') as readonly Place[]) : null
const file = env['SCREENS_FILE'] ?? join(import.meta.dirname, '../../test-results/screens.json')
const isWanted = (...names: readonly string[]): boolean => names.some(name => only.test(name))

const crowds = [1, 5, 8, 12].map(
  count => [`thousand-faces: ${count} at the table`, () => printed('crowd', crowdOf(count).chronicle)] as const
)
const evenings = {
  'thousand-faces: a flip is called': aFlipIsCalled,
  'thousand-faces: before the next session': () => busyPreparation(8, 4),
  'thousand-faces: clocks and marks': clocksAndMarks,
  'thousand-faces: a recap': aRecap,
  'thousand-faces: a full book': theBook
}
const campaigns = {
  ...moments,
  ...Object.fromEntries(crowds),
  ...Object.fromEntries(Object.entries(evenings).map(([name, make]) => [name, () => printed('evening', make())]))
}
const calm = 'thousand-faces: nothing waits'

let tour: Tour

test.beforeAll(async ({ browser }) => {
  tour = await Tour.begin(browser, fast, places)
})
test.afterEach(() => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(tour.found))
})
test.afterAll(() => tour.end())

if (isWanted('welcome'))
  test('welcome', async () => {
    await tour.dashboard('welcome')
    await tour.visit('welcome, a new campaign', { name: '', open: [{ button: /new campaign/i }] })
  })

for (const [moment, make] of Object.entries(campaigns))
  if (isWanted(moment))
    test(moment, async () => {
      await tour.open(moment, make())
      await tour.dashboard(`${moment}, gm`)
      await tour.others(moment)
    })

for (const [moment, { nth, make }] of Object.entries(calledMoments))
  if (isWanted(moment))
    test(moment, async () => {
      await tour.open(moment, printed('called', make()))
      await tour.phones(moment, [nth])
    })

if (isWanted('join page'))
  test('join page', async () => {
    await tour.open('thousand-faces: 8 at the table', campaigns['thousand-faces: 8 at the table']!())
    await tour.join()
  })

for (const [moment, visits] of [
  [calm, [...dashboardSheets, ...fileDialogs, ...settingsSections]],
  ['thousand-faces: before the next session', campaignPages],
  ['thousand-faces: a full book', campaignPages.slice(0, 2)],
  ['thousand-faces: foes', dashboardSheets],
  ['thousand-faces: 8 at the table', dashboardSheets]
] as const)
  for (const visit of visits)
    if (isWanted(`${moment}, sheet ${visit.name}`))
      test(`${moment}, sheet ${visit.name}`, async () => {
        await tour.open(moment, campaigns[moment]!())
        await tour.visit(`${moment}, sheet ${visit.name}`, visit)
      })
