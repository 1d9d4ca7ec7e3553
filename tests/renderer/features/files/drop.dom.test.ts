import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GmSnapshot } from '#shared/contract'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmSnapshot } from '../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

/** Drops a file on the page, with the events of a browser. */
async function drop(name: string, text = '{}'): Promise<void> {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { files: [new File([text], name)], items: [{ type: '' }], types: ['Files'] } })
  ;(document.querySelector('.welcome') ?? document.body).dispatchEvent(event)
  // The file is looked into first.
  for (let turn = 0; turn < 10; turn++) await settled()
}

/** Holds a file over a part of the page, or takes it away from there. */
async function hold(type: 'dragenter' | 'dragleave', part: Element): Promise<void> {
  const event = new Event(type, { bubbles: true, cancelable: true })
  part.dispatchEvent(Object.assign(event, { dataTransfer: { files: [], items: [{ type: '' }], types: ['Files'] } }))
  await settled()
}

/** The page with everything that comes after its first paint. */
async function open(snapshot: GmSnapshot): Promise<void> {
  page = await mountDashboard(snapshot)
  await vi.waitFor(() => {
    const over = Object.assign(new Event('dragover', { cancelable: true }), { dataTransfer: { types: ['Files'] } })
    window.dispatchEvent(over)
    expect(over.defaultPrevented).toBe(true)
  }, 20_000)
}

const asked = (): readonly string[] => page.asks.map(each => each.ask)

describe('a file that is dropped on the dashboard', () => {
  it('asks before it closes the campaign that is open, and opens nothing after a no', async () => {
    await open(gmSnapshot())
    await drop('Salt and Iron.hearth')
    expect(page.dialog()?.textContent).toContain('Open Salt and Iron.hearth?')
    expect(asked()).not.toContain('import')
    await page.click(page.named('Cancel'))
    expect(page.dialog()).toBeNull()
    expect(asked()).not.toContain('import')
  })

  it('is opened once that is wanted', async () => {
    await open(gmSnapshot())
    await drop('Salt and Iron.hearth', '{"format":"hearthside"}')
    await page.click(page.named('Open it'))
    expect(page.asks.find(each => each.ask === 'import')).toEqual({
      ask: 'import',
      name: 'Salt and Iron.hearth',
      text: '{"format":"hearthside"}'
    })
  })

  it('is identified before the open campaign would be closed for it', async () => {
    await open(gmSnapshot())
    await drop('goblin.json', '[{"name": "Goblin", "ac": 15, "hp": 7}]')
    expect(page.dialog()).toBeNull()
    expect(document.querySelector('.banners')?.textContent).toContain(
      'goblin.json is not a campaign, but a statblock of another game'
    )
    expect(asked()).not.toContain('import')
  })

  it('is answered by name when it cannot be a campaign', async () => {
    await open(gmSnapshot())
    await drop('map.png')
    expect(page.dialog()).toBeNull()
    expect(document.querySelector('.banners')?.textContent).toContain('map.png is not a campaign')
    expect(asked()).not.toContain('import')
  })

  it('is opened at once while no campaign is open, and answered there too', async () => {
    await open(gmSnapshot(null))
    await vi.waitFor(() => page.named(/^New campaign/), 20_000)
    const welcome = document.querySelector('.welcome')!
    await hold('dragenter', welcome)
    await hold('dragenter', welcome.firstElementChild!)
    await hold('dragleave', welcome)
    expect(welcome.textContent).toContain('Let go to open it')
    await drop('map.png')
    expect(welcome.textContent).not.toContain('Let go to open it')
    expect(document.querySelector('.welcome')?.textContent).toContain('map.png is not a campaign')
    await drop('Salt and Iron.hearth')
    expect(page.dialog()).toBeNull()
    expect(asked()).toContain('import')
  })
})
