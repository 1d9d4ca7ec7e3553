import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { settled } from '../../../support/mounted-dashboard'

let live: LiveDashboard
let keys = 0

beforeEach(() => {
  localStorage.clear()
  keys = 0
})
afterEach(() => live.page.end())

const five = ['Kresk Half-Tide', 'Constance-Philippa of the Drowned Bells', 'Sister Wren', 'Old Tamsin Vey', 'Brindle']

/** A campaign whose session so-and-so has ended. */
function between(sessions: number): Played {
  const played = Played.table('The Drowned Bells', ...five)
  for (let session = 1; session <= sessions; session++) {
    played.campaign({ type: 'begin-session', at: Date.now() - 3_600_000 })
    played.campaign({ type: 'end-session' })
  }
  return played
}

async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  keys++
  await live.press(key, more)
  await settled()
}

/** Text is typed where the focus is: no key of the forty. */
async function type(text: string): Promise<void> {
  const field = document.activeElement as HTMLTextAreaElement
  expect(field.tagName, `a field for “${text}”`).toBe('TEXTAREA')
  field.value = text
  field.setSelectionRange(text.length, text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

async function write(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await type(text)
    await press('Enter')
  }
}

async function open(): Promise<void> {
  await press('W', { shiftKey: true })
  await vi.waitFor(() => expect(document.querySelector('.preparation textarea')).not.toBeNull(), 20_000)
  await settled()
}

const prepared = () => live.played.chronicle.campaign.book.prepared

describe('the page before a session', () => {
  it('BN1: a session is prepared by 40 keys at most beside text', async () => {
    live = await LiveDashboard.mount(between(6))
    await open()
    await write('The bell rings, and nobody pulls it.')
    for (const name of five) await write(`Something for ${name}`)
    await write('Do they ring the ninth bell?', 'They ring it. The harbour floods.', 'They leave it. The Dean sails.')
    await write('Who carries Tamsin?', 'One of them.', 'Nobody.')
    for (let nth = 0; nth < 3; nth++) await press('ArrowDown')
    await write('@"The Organist", only hands', '@"The sluice stair", wet and loud', '@Inspector Quill counts the bells')
    await press('ArrowDown')
    await write('Yogran sold the map', 'The ninth bell is a ship’s hull')
    await press('ArrowDown')
    await write('4 eel-catchers, one with a net', 'The tide-wraith')
    await press('ArrowDown')
    await write('Candles')
    console.log(`${prepared().length} lines prepared by ${keys} keys beside text`)
    expect(prepared().map(({ kind }) => kind)).toEqual([
      'first-line',
      'player',
      'player',
      'player',
      'player',
      'player',
      'fork',
      'fork',
      'may-come',
      'may-come',
      'may-come',
      'secret',
      'secret',
      'foes',
      'foes',
      'other'
    ])
    expect(prepared().every(({ session }) => session === 7)).toBe(true)
    expect(
      prepared()
        .filter(({ kind }) => kind === 'fork')
        .map(({ branches }) => branches.length)
    ).toEqual([2, 2])
    expect(keys).toBeLessThanOrEqual(40)
  })

  it('BN5: a tick in the column is an act: it keeps its time, is undone, and what is open goes to the next page', async () => {
    const played = between(1)
    const line = { session: 2, branches: [], seat: null, shelf: null } as const
    played.campaign({ type: 'prepare-line', ...line, kind: 'other', text: 'A song' })
    played.campaign({ type: 'prepare-line', ...line, kind: 'other', text: 'A lamp' })
    played.campaign({ type: 'begin-session', at: Date.now() })
    live = await LiveDashboard.mount(played)
    await press('L', { shiftKey: true })
    const rail = (): string => document.querySelector('.tonight')?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
    expect(rail()).toMatch(/0 of 2 used.*A song.*A lamp/)
    await live.page.click(live.page.named('Used: A song', '[role=checkbox]'))
    await live.follow()
    expect(rail()).toMatch(/1 of 2 used.*A song\s*\d\d:\d\d/)
    played.undo()
    await live.show()
    expect(rail()).toMatch(/0 of 2 used/)
    played.redo()
    played.campaign({ type: 'end-session' })
    await live.show()
    expect(rail()).toMatch(/0 of 1 used.*A lamp.*from session 2/)
    expect(rail()).not.toContain('A song')
    await press('L', { shiftKey: true })
    expect(document.querySelector('.tonight')).toBeNull()
  })

  it('BN5 BN8: the count of the column covers the names of the book, which have boxes as lines have', async () => {
    const played = between(0)
    const line = { type: 'prepare-line', session: 1, kind: 'other', branches: [], seat: null, shelf: null } as const
    for (const text of ['A song', 'A lamp']) played.campaign({ ...line, text })
    played.campaign({ type: 'add-thing', kind: 'person', name: 'Maud', sentence: '' })
    played.campaign({ type: 'add-thing', kind: 'secret', name: 'The hull', sentence: '' })
    live = await LiveDashboard.mount(played)
    await press('L', { shiftKey: true })
    const count = (): string => document.querySelector('.tonight header span')?.textContent?.trim() ?? ''
    const boxes = (): number => document.querySelectorAll('.tonight [role=checkbox]').length
    expect([count(), boxes()]).toEqual(['0 of 4 used', 4])
    await live.page.click(live.page.named('Used: Maud', '[role=checkbox]'))
    await live.follow()
    expect([count(), boxes()]).toEqual(['1 of 4 used', 4])
  })

  it('BN5: the key leads to the first line that is not used, the arrows go on, Space ticks', async () => {
    const played = between(0)
    const line = { type: 'prepare-line', session: 1, kind: 'other', branches: [], seat: null, shelf: null } as const
    for (const text of ['A song', 'A lamp', 'A rope']) played.campaign({ ...line, text })
    played.campaign({
      type: 'tick-line',
      line: played.chronicle.campaign.book.prepared[0]!.id,
      session: 1,
      at: 1,
      branch: null
    })
    live = await LiveDashboard.mount(played)
    await press('L', { shiftKey: true })
    await press('L', { shiftKey: true })
    await press('L', { shiftKey: true })
    const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null
    expect(focused()).toBe('Used: A lamp')
    await press('ArrowDown')
    expect(focused()).toBe('Used: A rope')
    await press('ArrowUp')
    await press('Enter')
    expect(prepared().map(({ used }) => used !== null)).toEqual([true, true, false])
  })

  it('BN1: foes that were prepared on this machine are written by a press, and set up from the column', async () => {
    const thing = { name: 'Eels at the quay', where: 'the quay', note: '', foes: [] }
    const shelf = { foes: [], encounters: [{ id: 'e2', changedAt: 1, thing }], aside: null }
    live = await LiveDashboard.mount(between(0), undefined, { 'list-prepared-foes': shelf })
    await open()
    await live.page.click(live.page.named('Eels at the quay'))
    await live.follow()
    expect(prepared()).toMatchObject([{ kind: 'foes', text: 'Eels at the quay', shelf: 'e2' }])
    await live.click('Take it into play')
    await live.click('Set up')
    await vi.waitFor(() => expect(live.dialog).toContain('Prepared foes'), 20_000)
    expect(document.querySelector<HTMLInputElement>('[role=dialog] .chosen input')?.value).toBe('Eels at the quay')
  })

  it('BN5: the way of a fork that was taken is ticked by its button', async () => {
    const played = between(0)
    const fork = {
      type: 'prepare-line',
      session: 1,
      kind: 'fork',
      text: 'Left or right?',
      seat: null,
      shelf: null
    } as const
    played.campaign({ ...fork, branches: ['The stair', 'The quay'] })
    played.campaign({ type: 'begin-session', at: Date.now() })
    live = await LiveDashboard.mount(played)
    await press('L', { shiftKey: true })
    await live.page.click(live.page.named('The quay'))
    await live.follow()
    expect(prepared()[0]!.used).toMatchObject({ session: 1, branch: 1 })
  })

  it('BN8: the book’s people and secrets are written by a press, or ticked in play without that', async () => {
    const played = between(0)
    played.campaign({ type: 'add-thing', kind: 'person', name: 'Maud', sentence: 'A ferrywoman' })
    played.campaign({ type: 'add-thing', kind: 'secret', name: 'The hull', sentence: '' })
    live = await LiveDashboard.mount(played)
    await open()
    await live.page.click(live.page.named('Maud'))
    await live.follow()
    expect(prepared()).toMatchObject([{ kind: 'may-come', text: expect.stringMatching(/^@\{t\d+\}$/) }])
    await live.click('Take it into play')
    await live.page.click(live.page.named('Used: The hull', '[role=checkbox]'))
    await live.follow()
    expect(prepared().at(-1)).toMatchObject({ kind: 'secret', used: { session: 1 } })
  })

  it('BN1: a line that is emptied is taken away, and Escape leaves the line and keeps what was typed', async () => {
    const played = between(0)
    const line = { type: 'prepare-line', session: 1, kind: 'other', branches: [], seat: null, shelf: null } as const
    played.campaign({ ...line, text: 'A song' })
    live = await LiveDashboard.mount(played)
    await open()
    const field = (): HTMLTextAreaElement => document.querySelector('[aria-label="And also"] textarea')!
    field().focus()
    await type('Something else')
    await live.press('Escape')
    expect(prepared()).toMatchObject([{ text: 'Something else' }])
    field().focus()
    await write('')
    expect(prepared()).toEqual([])
  })

  it('BN7: what is owed leads to where it is settled', async () => {
    live = await LiveDashboard.mount(between(1))
    await open()
    await live.page.click(live.page.named(/1 XP for everybody/))
    await live.follow()
    await vi.waitFor(() => expect(live.dialog).toContain('session 2'), 20_000)
  })

  it('is reached from the rail, the palette, and the end of a session', async () => {
    const played = between(1)
    live = await LiveDashboard.mount(played)
    await live.page.click(live.page.named(/Prepare/))
    await vi.waitFor(() => expect(document.querySelector('main.preparation')).not.toBeNull(), 20_000)
    await settled()
    await press('Escape')
    await press('W', { shiftKey: true })
    expect(document.querySelector('main.preparation')).toBeNull()
    await press('J', { shiftKey: true })
    await vi.waitFor(() => live.page.named(/Before the next session…/), 20_000)
    await live.click(/Before the next session…/)
    expect(document.querySelector('main.preparation')).not.toBeNull()
  })
})
