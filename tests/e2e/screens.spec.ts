import { expect, test } from '@playwright/test'
import { campaigns } from '../pictures/campaigns'
import { crowdOf } from '../support/crowd'
import { printed } from '../support/frozen'
import { Tour } from '../screens/tour'

// The fast subset of `npm run screens`: players' screens at their smallest sizes, at the moments that show most.

const shown = {
  'thousand-faces: 8 at the table': () => printed('crowd', crowdOf(8).chronicle),
  ...Object.fromEntries(
    ['thousand-faces: a tie, somebody down', 'prophecy: on stage'].map(name => [name, campaigns[name]!] as const)
  )
}

let tour: Tour

test.beforeAll(async ({ browser }) => {
  tour = await Tour.begin(browser, true, ['table', 'stream', 'phone'])
})
test.afterAll(() => tour.end())

for (const [moment, make] of Object.entries(shown))
  test(`nothing is hidden, cut off, too small or too faint: ${moment}`, async () => {
    await tour.open(moment, make())
    await tour.others(moment)
    const wrong = tour.found
      .splice(0)
      .flatMap(({ screen, cell, faults }) => faults.map(({ check, where }) => `${screen}, ${cell}: ${check}: ${where}`))
    expect(wrong).toEqual([])
  })
