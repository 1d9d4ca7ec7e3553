import { afterEach, describe, expect, it } from 'vitest'
import { planFolder } from '#rules/campaign/book-folder'
import { thingsIn } from '#rules/book/things/lookup'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { settled } from '../../../support/mounted-dashboard'
import { useGm } from '@/dashboard/store'

let live: LiveDashboard
afterEach(() => live.page.end())

const files = [
  { path: 'The mill.md', text: 'Owned by [[Yogran]].\n\n[[Nobody]]' },
  { path: 'Wrong.md', text: '---\nkind: dragon\n---\n' }
]

async function openSheet(sheet: 'export' | 'import'): Promise<Played> {
  const played = Played.table('The Drowned Bells', 'Kresk')
  played.campaign({ type: 'add-thing', kind: 'person', name: 'Yogran', sentence: 'A rat.' })
  const answers = { 'plan-book': planFolder(played.chronicle, files, 'x'), 'export-book': { name: 'book', files } }
  live = await LiveDashboard.mount(played, '/home/gm/out-and-in.hearth', answers)
  useGm().sheet = sheet
  await live.follow()
  return played
}

async function choose(label: string, ...files: readonly File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  for (let turn = 0; turn < 5; turn++) await settled()
}

describe('OI4 OI6 Import', () => {
  it('tells first what a folder would change, takes it in with Enter, and offers it no second time', async () => {
    const played = await openSheet('import')
    await choose('Folder of notes', ...files.map(({ path, text }) => new File([text], path)))
    expect(live.page.asks.at(-1)).toEqual({ ask: 'plan-book', files })
    expect(live.dialog).toContain('Would come in: 2 new pages, 0 changed, 0 as they are')
    expect(live.dialog).toContain('Wrong.md, line 2: “kind” should be one of')
    expect(live.dialog).toContain('The mill.md, line 3: the link “Nobody” leads nowhere')
    await live.press('Enter')
    expect(thingsIn(played.chronicle.campaign.book).map(({ name }) => name)).toEqual(['Yogran', 'The mill', 'Wrong'])
    expect(live.dialog).toContain('Taken in: 2 new pages')
    expect(live.dialog).not.toContain('Take in 2 notes')
  })

  it('says what is too much before anything is read, and reads the parts that are chosen', async () => {
    await openSheet('import')
    const note = (path: string, length: number) =>
      Object.defineProperty(new File(['x'.repeat(length)], 'x.md'), 'webkitRelativePath', { value: path })
    const big = Array.from({ length: 10 }, (_, nth) => note(`V/World/${nth}.md`, 300_000))
    await choose('Folder of notes', ...big, ...big.map((_, nth) => note(`V/Rules/${nth}.md`, 300_000)))
    expect(live.page.asks.filter(({ ask }) => ask.includes('book') || ask.includes('notes'))).toEqual([])
    expect(live.dialog).toContain('V/World10 notes, 3.0 MB')
    expect(live.dialog).toContain('3.0 MB chosen; one step takes 3.8 MB')
    await live.click('V/Rules')
    expect(live.dialog).toContain('6.0 MB chosen; one step takes 3.8 MB. Leave some out')
    await live.click(/^Read 20 notes/)
    expect(live.page.asks.filter(({ ask }) => ask.includes('book') || ask.includes('notes'))).toEqual([])
    await live.click('V/World')
    await live.click(/^Read 10 notes/)
    for (let turn = 0; turn < 40; turn++) await settled()
    const sent = live.page.asks.flatMap(each => ('files' in each ? each.files : []))
    expect(sent.map(({ path }) => path)).toEqual(Array.from({ length: 10 }, (_, nth) => `V/Rules/${nth}.md`))
    expect(live.page.asks.every(each => !('files' in each) || each.files.length <= 2)).toBe(true)
    expect(live.dialog).toContain('Would come in')
  })

  it('is called off while it reads', async () => {
    await openSheet('import')
    const slow = Object.defineProperty(new File(['x'], 'A.md'), 'arrayBuffer', {
      value: () => new Promise(() => undefined)
    })
    await choose('Folder of notes', slow)
    expect(document.querySelector('progress')).not.toBeNull()
    await live.click('Cancel')
    expect(document.querySelector('progress')).toBeNull()
    expect(live.dialog).toContain('Read 1 note')
    expect(live.page.asks.filter(({ ask }) => ask === 'plan-book')).toEqual([])
  })

  it('says what is wrong with a file that is no archive', async () => {
    await openSheet('import')
    await choose('Archive of notes', new File(['hello'], 'x.zip'))
    await settled()
    expect(live.dialog).toContain('no .zip archive')
  })
})

describe('OI1 OI3 Export', () => {
  it('asks for the notes of the one who is chosen', async () => {
    await openSheet('export')
    await live.click('What the table knows')
    await live.click(/Save as .zip/)
    expect(live.page.asks.at(-1)).toEqual({ ask: 'export-book', holds: 'players' })
  })
})
