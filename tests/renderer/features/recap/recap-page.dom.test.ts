import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Evening } from '#rules/campaign/evening'
import type { RecapMoment, RecapPage } from '#rules/campaign/recap'
import { bridge } from '@/bridge/bridge'
import { useGm } from '@/dashboard/store'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

const calm = gmSnapshot(gmFrame(gmView({ pending: null })))
const moment = (entry: number, said: string): RecapMoment => ({
  entry,
  kind: 'story',
  weight: 50,
  parts: [said],
  after: 60_000,
  text: '',
  as: 'automatic'
})
const recap: RecapPage = {
  session: 6,
  subtitle: '',
  moments: [moment(3, 'The bell rang'), moment(5, 'Kresk fell')],
  leftOut: [moment(9, 'Wren rested')],
  count: 3,
  latest: 6,
  gmOnly: [moment(7, 'Yogran lied')],
  shown: false
}
const answers = { 'read-recap': recap, 'read-evening': { luck: [], gauges: [] } } as never
let page: MountedDashboard
afterEach(() => page.end())

async function open(): Promise<void> {
  page = await mountDashboard(calm, answers)
  await page.press('B', { shiftKey: true })
  await vi.waitFor(() => page.named(/Save the page/), 20_000)
  await settled()
}

describe('luck and points of a session', () => {
  /** A host that computes luck and points on request. */
  async function openSlowly(): Promise<(flips: number) => Promise<void>> {
    const waiting: ((evening: Evening) => void)[] = []
    const slowly = { ...(answers as object), 'read-evening': () => new Promise(done => waiting.push(done)) } as never
    page = await mountDashboard(calm, slowly)
    await page.press('B', { shiftKey: true })
    await vi.waitFor(() => page.named(/Save the page/), 20_000)
    await settled()
    return async flips => {
      expect(waiting).toHaveLength(1)
      waiting.pop()!({ luck: [{ seat: calm.frame!.seats[0]!.id, flips, luck: 1, band: 1 }], gauges: [] })
      await settled()
    }
  }
  const paper = (): string => document.querySelector('.recap-paper')?.textContent ?? ''

  afterEach(() => vi.unstubAllGlobals())

  it('PO8 are on the page that is saved and printed, however early the press', async () => {
    const saved: Blob[] = []
    const keep = (blob: Blob): string => (saved.push(blob), 'blob:')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: keep, revokeObjectURL: () => {} }))
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const answer = await openSlowly()
    expect(paper()).toContain('being worked out')
    await page.click(page.named(/Save the page/))
    await page.click(page.named('Print'))
    await page.press('p', { ctrlKey: true })
    expect([saved.length, print.mock.calls.length]).toEqual([0, 0])
    await answer(4)
    expect([saved.length, print.mock.calls.length]).toEqual([1, 2])
    expect(await saved[0]!.text()).toContain('4 flips')
    expect(paper()).not.toContain('being worked out')
  })

  it('PO8 are asked for again after play and undo, and the older ones stand until then', async () => {
    const answer = await openSlowly()
    await answer(4)
    await page.show({ ...calm, frame: { ...calm.frame!, revision: calm.frame!.revision + 1 } })
    expect(paper()).toContain('4 flips')
    await answer(5)
    expect(paper()).toContain('5 flips')
  })
})

describe('“Previously on…” on the dashboard', () => {
  it('tells the moments, and what only the Game Master knows without a button to tell it', async () => {
    await open()
    const editor = document.querySelector('main.recap .editor')?.textContent ?? ''
    for (const said of ['The bell rang.', 'Kresk fell.', 'Wren rested.', 'Yogran lied.']) expect(editor).toContain(said)
    expect(document.querySelector('.recap-paper')?.textContent).not.toMatch(/Wren|Yogran/)
    expect(document.querySelectorAll('[aria-label="Left out"] button')).toHaveLength(1)
  })

  it('rewords a moment by Enter, brings ours back when nothing was changed, and gives the focus back', async () => {
    await open()
    const reword = (): HTMLElement => page.named('Reword')
    await page.click(reword())
    const field = document.activeElement as HTMLInputElement
    expect(field.value).toBe('The bell rang.')
    field.value = 'A bell, at night.'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await page.press('Enter')
    await settled()
    await page.click(reword())
    await page.press('Enter')
    await settled()
    expect(page.commands()).toEqual([
      { type: 'word-moment', session: 6, entry: 3, text: 'A bell, at night.' },
      { type: 'word-moment', session: 6, entry: 3, text: '' }
    ])
    expect(document.activeElement).toBe(reword())
  })

  it('shows the table’s sentences on its screen, and none while the Game Master’s own recap is read', async () => {
    await open()
    await page.click(page.named(/Show on the table/))
    await page.click(page.named('For me', '[role=radio]'))
    await settled()
    await page.click(page.named(/Show on the table/))
    await settled()
    expect(page.commands()).toEqual([{ type: 'show-recap', session: 6, sentences: ['The bell rang.', 'Kresk fell.'] }])
  })

  it('PO10: says on page, paper and in the name of each file whom it is for, where that is not the whole table', async () => {
    const names: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement
    ) {
      names.push(this.download)
    })
    await open()
    const heads = async (): Promise<readonly (string | undefined)[]> => {
      names.length = 0
      await page.click(page.named('Markdown'))
      await page.click(page.named(/Save the page/))
      window.dispatchEvent(new Event('beforeprint'))
      names.push(document.title)
      window.dispatchEvent(new Event('afterprint'))
      return [...names, ...['.editor .label', '.recap-paper header'].map(at => document.querySelector(at)?.textContent)]
    }
    const choose = async (who: string): Promise<void> => {
      await page.click(page.named(who, '[role=radio]'))
      await settled()
    }
    for (const head of await heads()) expect(head).not.toContain('For ')
    expect(document.querySelector('.editor')?.textContent).not.toContain('Every player reads this line')
    await choose('For me')
    expect(names).toHaveLength(3)
    for (const head of await heads()) expect(head).toContain('For the Game Master’s eyes')
    expect(document.querySelector('.editor')?.textContent).toContain('Every player reads this line')
    await choose('What one missed')
    const missed = document.querySelector<HTMLSelectElement>('[aria-label="Who missed it"]')
    for (const head of await heads()) expect(head).toContain(`For ${missed?.selectedOptions[0]?.textContent}`)
    clicked.mockRestore()
    vi.unstubAllGlobals()
  })
})

describe('a campaign that is closed while its recap is read', () => {
  const closed = { ...calm, frame: null, file: null, preview: { ...calm.preview, frame: null }, serial: 2000 }
  const refusal = { ok: false, error: { kind: 'problem', problem: { kind: 'no-campaign' } } } as const

  it.each(['before', 'after'])('leaves no refusal behind when the answer comes %s the closing', async order => {
    let answer: (refused: typeof refusal) => void = () => {}
    page = await mountDashboard(calm, answers)
    await page.press('B', { shiftKey: true })
    await vi.waitFor(() => page.named(/Save the page/), 20_000)
    const gm = useGm()
    vi.spyOn(bridge(), 'ask').mockReturnValueOnce(new Promise(done => (answer = done)) as never)
    const asked = gm.ask<'read-evening'>({ ask: 'read-evening', session: 6, audience: 'table' }, 'recap')
    if (order === 'before') answer(refusal)
    await page.show(closed)
    answer(refusal)
    await asked
    await settled()
    expect(gm.lastDenial).toBeNull()
    expect(document.body.textContent).not.toContain('No campaign is open')
  })
})
