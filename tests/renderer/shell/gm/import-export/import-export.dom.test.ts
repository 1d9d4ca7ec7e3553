import { afterEach, describe, expect, it } from 'vitest'
import { planFolder } from '#rules/campaign/book-folder'
import { thingsIn } from '#rules/book/things/lookup'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { settled } from '../../../../support/mounted-dashboard'
import { useGm } from '../../../../../src/renderer/shell/gm/store'

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
    expect(live.dialog).toContain('Would come in: 1 new page, 0 changed, 0 as they are')
    expect(live.dialog).toContain('Wrong.md, line 2: “kind” should be one of')
    expect(live.dialog).toContain('The mill.md, line 3: the link “Nobody” leads nowhere')
    await live.press('Enter')
    expect(thingsIn(played.chronicle.campaign.book).map(({ name }) => name)).toEqual(['Yogran', 'The mill'])
    expect(live.dialog).toContain('Taken in: 1 new page')
    expect(live.dialog).not.toContain('Take in 1 note')
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
