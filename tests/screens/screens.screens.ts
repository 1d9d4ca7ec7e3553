import { expect, test } from '@playwright/test'
import { campaigns as moments } from '../pictures/campaigns'
import { aRecap } from '../campaigns/a-recap'
import { clocksAndMarks } from '../campaigns/clocks-and-marks'
import { theBook } from '../campaigns/the-book'
import {
  campaignPages,
  creationSteps,
  dashboardSheets,
  fileDialogs,
  settingsSections,
  townSheets
} from '../pictures/sheets'
import { thousandFacesMoments } from '../pictures/thousand-faces'
import { busyPreparation } from '../support/busy-preparation'
import { Played } from '../support/chronicle'
import { crowdOf } from '../support/crowd'
import { printed } from '../support/frozen'
import { calledMoments } from '../support/moments/called'
import { moments as boards } from '../support/moments/index'
import { Tour } from './tour'
import type { Chronicle } from '#rules/campaign/chronicle'
import type { State } from '#rules/thousand-faces/state'

/** Two players; one of them is called for a flip on the own phone. */
function aFlipIsCalled(): Chronicle {
  const played = Played.table('Called flips', 'Kresk Half-Tide', 'Constance-Philippa of the Drowned Bells')
  const [seat] = played.seats
  const text = { check: true, cross: false }
  const flip = { type: 'flip', seat, attribute: 'dex', net: 0, move: 'Slip the Net', fast: false, hasText: text }
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  played.act({ type: 'call-flip', ask: { ...flip, versus: null, supporters: [] }, why: 'The net closes over you.' })
  return played.chronicle
}

/** The fullest table: eight players, twelve foes with long names, markers on both, a character down, a waiting tie. */
function twelveFoes(): Played {
  const played = crowdOf(8)
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  const foes = { type: 'add-foes', count: 6, power: 'd6', squares: 1, note: '' }
  played.act({ ...foes, name: 'Tide Warden of the Drowned Bells', kind: 'guard', stamina: 8 })
  played.act({ ...foes, name: 'Bell-Eater', kind: 'monster', stamina: 15 })
  for (const { id } of state().foes) played.act({ type: 'show-foe', as: 'revealed', foe: id })
  played.act({ type: 'set-format', format: 'two-rounds' })
  const marker = { type: 'add-marker', lasts: 'until-removed', seenBy: 'table', shape: 'circle' }
  for (const seat of played.seats.slice(1, 5))
    played.act({ ...marker, on: { what: 'character', seat }, word: 'up in the old bell tower' })
  played.act({ ...marker, on: { what: 'foe', foe: state().foes[0]!.id }, word: 'sees only lantern light' })
  flipUntilTied(played, state)
  return played
}

function flipUntilTied(played: Played, state: () => State): void {
  const flip = { type: 'flip', attribute: 'str', net: 2, move: 'Hold the gate', fast: false, supporters: [] }
  for (const seat of played.seats) {
    played.act({ ...flip, seat, hasText: { check: true, cross: false }, versus: null })
    if (state().pending?.kind === 'tie') return
    if (state().pending?.kind === 'critical') played.act({ type: 'answer-critical', take: 'nothing' })
  }
  throw new Error('nobody turned a tie')
}

// Every screen and state in every cell of its place (cells.ts).
// `npm run screens -- --grep "a tie"` measures some of them, and `-- --last-failed` what failed. SCREENS_PLACES (dashboard, table,
// stream, phone) and SCREENS_THEMES keep to some places and themes.

const crowds = [1, 5, 8, 12].map(
  count => [`thousand-faces: ${count} at the table`, () => printed('crowd', crowdOf(count).chronicle)] as const
)
const evenings = {
  'thousand-faces: twelve foes and a tie at a full table': () => twelveFoes().chronicle,
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
  tour = await Tour.begin(browser, false)
})
test.afterAll(() => tour.end())

/** A test of the matrix fails with every fault that it found. */
function screens(title: string, visit: () => Promise<void>): void {
  test(title, async () => {
    await visit()
    expect(tour.takeFaults()).toEqual([])
  })
}

screens('welcome', async () => {
  await tour.dashboard('welcome')
  await tour.visit('welcome, a new campaign', { name: '', open: [{ button: /new campaign/i }] })
})

for (const [moment, make] of Object.entries(campaigns))
  screens(moment, async () => {
    await tour.open(moment, make)
    await tour.dashboard(`${moment}, gm`)
    await tour.others(moment)
  })

screens('two banners', async () => {
  const sameCampaign = ({ chronicle }: Played) => printed('two-banners', chronicle)
  await tour.open('two banners, before', () => sameCampaign(thousandFacesMoments[calm]!()))
  await tour.open('two banners', () => sameCampaign(boards['game-face: decided']!().played), 'not shown')
  await tour.paused('two banners, gm')
})

screens('two notices', async () => {
  const make = (): Buffer => printed('two-notices', thousandFacesMoments[calm]!().chronicle)
  await tour.open('two notices', make)
  await tour.meddle(make())
  await tour.dashboard('two notices, gm')
})

screens('players’ screens at rest', async () => {
  await tour.open('thousand-faces: 8 at the table', campaigns['thousand-faces: 8 at the table']!)
  await tour.atRest('thousand-faces: 8 at the table')
})

for (const [moment, make] of Object.entries(calledMoments))
  screens(moment, async () => {
    const { played, called = 0 } = make()
    await tour.open(moment, () => printed('called', played.chronicle))
    await tour.phones(moment, [called])
  })

screens('join page', async () => {
  await tour.open('thousand-faces: 8 at the table', campaigns['thousand-faces: 8 at the table']!)
  await tour.join()
})

for (const [moment, visits] of [
  [calm, [...dashboardSheets, ...fileDialogs, ...settingsSections]],
  ['thousand-faces: before the next session', campaignPages],
  ['thousand-faces: a full book', campaignPages.slice(0, 2)],
  ['thousand-faces: foes', dashboardSheets],
  ['thousand-faces: characters in the making', creationSteps],
  ['thousand-faces: wares and a day in town', townSheets],
  ['thousand-faces: 8 at the table', dashboardSheets],
  ['thousand-faces: twelve foes and a tie at a full table', dashboardSheets.filter(({ name }) => name === 'foes')]
] as const)
  for (const visit of visits)
    screens(`${moment}, sheet ${visit.name}`, async () => {
      await tour.open(moment, campaigns[moment]!)
      await tour.visit(`${moment}, sheet ${visit.name}`, visit)
    })
