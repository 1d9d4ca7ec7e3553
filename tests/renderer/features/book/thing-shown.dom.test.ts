import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ThingId } from '#rules/book/vocabulary'
import { bookPage } from '#rules/campaign/book-page'
import type { PictureId } from '#rules/core/picture'
import { useGm } from '@/dashboard/store'
import { useBookStore } from '@/features/book/book-store'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { pngOf } from '../../../support/tiny-pictures'

let live: LiveDashboard
let thing: ThingId
/** A file is read in tasks of its own: the act that it ends in is waited for, then played. */
async function until(expected: () => void): Promise<void> {
  const before = acts
  await vi.waitFor(() => expect((acts = live.page.commands().length)).toBeGreaterThan(before), 20_000)
  await live.follow()
  expected()
}
let acts = 0
const picture = (letter: string) => `${letter.repeat(64)}.jpg` as PictureId
const photograph = new File([new Uint8Array(pngOf(2, 2))], 'maud.png', { type: 'image/png' })
const says = () => document.querySelector('.page')?.textContent ?? ''
const campaign = () => live.played.chronicle.campaign
const pictured = () => bookPage(live.played.chronicle, thing)!.picture

/** The parts of a browser's canvas that drawing a picture again needs. */
function drawWithoutBrowser(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 2, close: () => {} }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => {}, getImageData: () => ({ data: [] }) })
      convertToBlob = async () => new Blob(['drawn anew'])
    }
  )
}

beforeEach(async () => {
  acts = 0
  localStorage.clear()
  drawWithoutBrowser()
  const played = Played.table('The Drowned Bells', 'Kresk')
  const { id } = played.campaign({ type: 'add-thing', kind: 'person', name: 'Maud', sentence: 'rows alone' })
  thing = `t${id}` as ThingId
  let kept = 0
  live = await LiveDashboard.mount(played, undefined, {
    'read-page': (asked: { readonly thing: ThingId }) => bookPage(played.chronicle, asked.thing),
    'keep-picture': () => ({ picture: picture('abc'[kept++] ?? 'd') })
  })
})
afterEach(() => live.page.end())

async function openPage(): Promise<void> {
  useBookStore().thing = thing
  await live.press('b')
  await vi.waitFor(() => live.page.named(/Add a picture/), 20_000)
}

/** What a browser sends when something is dropped on, or pasted into, the page. */
async function bring(
  type: 'drop' | 'paste',
  onto: EventTarget,
  file = photograph,
  ...others: readonly File[]
): Promise<Event> {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const files = [file, ...others]
  Object.assign(event, { dataTransfer: { files }, clipboardData: { files } })
  onto.dispatchEvent(event)
  await live.follow()
  return event
}

describe('the picture of a thing', () => {
  it('SH6 is dropped anywhere on its page, replaced by a pasted one, and taken away', async () => {
    await openPage()
    await bring('drop', document.querySelector('.page')!)
    await until(() => expect(pictured()).toBe(picture('a')))
    expect((await bring('paste', document.body)).defaultPrevented).toBe(true)
    await until(() => expect(pictured()).toBe(picture('b')))
    live.page.named(/Replace the picture/)
    await live.click(/Take the picture away/)
    expect(pictured()).toBeNull()
    expect(document.activeElement).toBe(live.page.named(/Add a picture/))
  })

  it('SH6 is picked by the keyboard in the dialog for files', async () => {
    await openPage()
    const input = document.querySelector<HTMLInputElement>('section[aria-label="Picture"] input[type=file]')!
    const opened = vi.spyOn(input, 'click')
    live.page.named(/Add a picture/).focus()
    await live.press('Enter')
    expect(opened).toHaveBeenCalledOnce()
    Object.defineProperty(input, 'files', { value: [photograph] })
    input.dispatchEvent(new Event('change'))
    await until(() => expect(pictured()).toBe(picture('a')))
  })

  it('SH8 says why a file is refused, and leaves a text field its paste', async () => {
    await openPage()
    await bring('drop', document.querySelector('.page')!, new File(['a page'], 'maud.png', { type: 'image/png' }))
    await vi.waitFor(() => expect(says()).toContain('that cannot be shown here'))
    await live.click('Change the page')
    expect((await bring('paste', document.querySelector('.page textarea, .page input')!)).defaultPrevented).toBe(false)
    expect(live.page.asks.some(({ ask }) => ask === 'keep-picture')).toBe(false)
  })
})

describe('showing a thing', () => {
  it('SH10 puts it into Next, says what follows, and F6 shows it', async () => {
    await openPage()
    expect(says()).toContain('Puts it into Next (name)')
    live.page.named('Show to the table…').focus()
    await live.press('Enter')
    await until(() => expect(campaign().showing.next).not.toBeNull())
    const exhibit = { kind: 'person', title: 'Maud', line: '', picture: null }
    expect(campaign().showing).toMatchObject({ next: { exhibit, to: 'table' }, live: [] })
    expect(says()).toMatch(/Next, for the table\. Show it now \(F6\)/)
    await live.press('F6')
    expect(campaign().showing).toMatchObject({ next: null, live: [{ exhibit, to: 'table' }] })
    expect(says()).toMatch(/Shown now, to the table/)
  })

  it('SH10 is one press in the column for tonight', async () => {
    live.played.campaign({ type: 'begin-session', at: Date.now() })
    await live.show()
    await live.press('L', { shiftKey: true })
    await vi.waitFor(() => live.page.named('Show Maud to the table…'))
    await live.click('Show Maud to the table…')
    await until(() => expect(campaign().showing.next?.exhibit.title).toBe('Maud'))
    expect(document.querySelector('.tonight [role=status]')?.textContent).toContain('Next F6')
  })
})

describe('the tray', () => {
  it('SH1 takes a picture that is picked onto its first free place, and asks for its caption', async () => {
    await live.press('S', { shiftKey: true })
    const input = await vi.waitFor(() => document.querySelector<HTMLInputElement>('main input[type=file]')!)
    Object.defineProperty(input, 'files', { value: [photograph] })
    input.dispatchEvent(new Event('change'))
    await until(() => expect(campaign().showing.tray[0]?.picture).toBe(picture('a')))
    await vi.waitFor(() => expect(document.querySelector('[aria-label="Words to show"]')).not.toBeNull())
  })

  it('SH8 says on a place of the tray why a file is refused, also one of several, and that a place is empty', async () => {
    await live.press('S', { shiftKey: true })
    const place = await vi.waitFor(() => document.querySelector('.place')!, 20_000)
    await bring('drop', place, new File(['\0\0\0\x24ftypheic'], 'IMG_1'))
    await vi.waitFor(() => expect(document.body.textContent).toContain('IMG_1 is a HEIC'))
    await bring('drop', place, photograph, new File(['x'], 'more.png'))
    await vi.waitFor(() => expect(document.body.textContent).toContain('These are several files'))
    expect(live.page.asks.some(({ ask }) => ask === 'keep-picture')).toBe(false)
    await live.press('2', { altKey: true })
    expect(document.body.textContent).toContain('Place 2 of the tray is empty')
  })

  it('SH8 says of a campaign that can only be read that it takes no pictures', async () => {
    await live.press('S', { shiftKey: true })
    const place = await vi.waitFor(() => document.querySelector('.place')!, 20_000)
    const { snapshot } = useGm()
    const save = { kind: 'read-only', message: 'It is open elsewhere', remedy: 'Close it there' } as const
    useGm().snapshot = { ...snapshot!, file: { ...snapshot!.file!, save } }
    await bring('drop', place)
    await vi.waitFor(() => expect(document.body.textContent).toContain('it takes no pictures'))
    expect(live.page.asks.some(({ ask }) => ask === 'keep-picture')).toBe(false)
  })

  it('SH1 takes a picture that is dropped anywhere on the stage, not for a campaign', async () => {
    await live.press('S', { shiftKey: true })
    await vi.waitFor(() => live.page.named('Picture…'))
    await bring('drop', document.querySelector('main')!)
    await until(() => expect(campaign().showing.tray[0]?.picture).toBe(picture('a')))
    expect(live.page.asks.map(({ ask }) => ask).filter(ask => /^(?:open|import)$/.test(ask))).toEqual([])
  })
})
