import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { publicCampaign } from '#rules/campaign/public-campaign'
import type { SeatId } from '#rules/core/seat'
import type { GmSnapshot } from '#shared/contract'
import { games } from '@/games/registry'
import type { Played } from '../../../support/chronicle'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { firstAlone, gmAlone, paperCompany } from '../../../support/paper-company'
import { gmSnapshot, tableSnapshot } from '../../../support/snapshots'

await Promise.all(Object.values(games).map(game => game.papers?.()))
let page: MountedDashboard
const played: Played = paperCompany(3)

/** The host’s answers to what papers ask for, made of the campaign. */
const answers = {
  'peek-table': () => publicCampaign(played.chronicle),
  'peek-seat': ({ seat }: { readonly seat: SeatId }) => ({
    seat,
    frame: frameFor(played.chronicle, { kind: 'seat', seat })
  })
} as never

async function open(paper?: string, more: Partial<GmSnapshot> = {}): Promise<void> {
  const frame = frameFor(played.chronicle, { kind: 'gm' })
  const table = frameFor(played.chronicle, { kind: 'table' })
  page = await mountDashboard(gmSnapshot(frame, { preview: tableSnapshot(table), ...more }), answers)
  await page.press('p', { ctrlKey: true })
  await vi.dynamicImportSettled()
  await settled()
  if (paper) await choose(paper)
}

async function choose(paper: string): Promise<void> {
  page.named(paper, '[role=radio]').click()
  await vi.dynamicImportSettled()
  await settled()
}

const papers = (): readonly Element[] => [...document.querySelectorAll('.papers .paper')]
const text = (): string => document.querySelector('.papers')?.textContent ?? ''

beforeEach(() => vi.stubGlobal('print', vi.fn()))
afterEach(() => {
  page.end()
  vi.unstubAllGlobals()
})

describe('PG2 papers for players', () => {
  it('are made of each player’s own frame, and contain nothing of the Game Master’s or of another player’s', async () => {
    await open()
    expect(papers()).toHaveLength(3)
    expect(page.asks.flatMap(each => (each.ask === 'peek-seat' ? [each.seat] : []))).toEqual(played.seats)
    const [first, second, third] = papers().map(paper => paper.textContent ?? '')
    expect(first).toContain(firstAlone)
    expect(`${second}${third}`).not.toContain(firstAlone)
    for (const secret of gmAlone) expect(text()).not.toContain(secret)
    await choose('Party sheet')
    expect(text()).toContain('Yogran')
    for (const secret of [...gmAlone, firstAlone]) expect(text()).not.toContain(secret)
  })

  it('say of the Game Master’s papers whose they are', async () => {
    for (const paper of ['Game Master’s worksheet', 'Play on without Hearthside']) {
      await open(paper)
      expect(text()).toContain(gmAlone[2])
      expect(papers().map(each => each.getAttribute('data-audience'))).toEqual(['gm'])
      page.end()
    }
    await open('Character sheets')
    expect(new Set(papers().map(each => each.getAttribute('data-audience')))).toEqual(new Set(['table']))
  })
})

it('JN1 the paper of codes begins with the common code, before the code of each player’s own screen', async () => {
  const [seat] = played.seats as [SeatId]
  const { deviceServer } = gmSnapshot(null)
  const links = [{ seat, url: 'http://192.168.0.2:4748/seat#own', connected: false }]
  const join = { ...deviceServer.join, url: 'http://192.168.0.2:4748/join#common' }
  await open('Codes for phones', { deviceServer: { ...deviceServer, on: true, reach: 'lan', seats: links, join } })
  const codes = [...document.querySelectorAll('.papers svg[role=img]')].map(each => each.getAttribute('aria-label'))
  expect(codes.slice(0, 2)).toEqual(['Code for everybody', expect.stringMatching(/^Code for /)])
  expect(text()).toContain('wait until the Game Master lets you in')
})

describe('PG3 the sheet Print', () => {
  it('has the focus on the paper that is chosen', async () => {
    await open()
    const at = document.activeElement
    expect([at?.getAttribute('role'), at?.getAttribute('aria-checked')]).toEqual(['radio', 'true'])
    expect(at?.textContent).toContain('Character sheets')
  })

  it('prints for the chosen players, and cannot print while none is chosen', async () => {
    await open()
    page.named('Sister Wren', '.dialog .pill').click()
    await settled()
    expect(papers().map(paper => paper.querySelector('h1')?.textContent)).not.toContain('Sister Wren')
    for (const pill of document.querySelectorAll<HTMLElement>('.dialog .pill[aria-pressed=true]')) pill.click()
    await settled()
    expect(papers()).toEqual([])
    expect(page.named(/^Print…/).getAttribute('aria-disabled')).toBe('true')
    page.named(/^Print…/).click()
    expect(window.print).not.toHaveBeenCalled()
  })

  it('asks for the size of the paper once for this machine, and prints what the preview shows', async () => {
    await open('Party sheet')
    page.named('Letter', '[role=radio]').click()
    await settled()
    expect(page.asks.at(-1)).toEqual({ ask: 'set-preferences', preferences: { paper: 'letter' } })
    page.named(/^Print…/).click()
    expect(window.print).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelector('.print-copy')?.textContent).toBe(text())
    window.dispatchEvent(new Event('afterprint'))
  })
})
