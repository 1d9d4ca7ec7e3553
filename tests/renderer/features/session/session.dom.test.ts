import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGm } from '@/dashboard/store'
import { asFlip, freshDraft } from '@/games/thousand-faces/flip/draft'
import { gm } from '#rules/core/seat'
import { frameFor } from '#rules/campaign/frame'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'

const hour = 3_600_000
let live: LiveDashboard

/** A campaign of so many sessions, the last of which began so long ago. */
function campaign(sessions: number, hoursAgo: number, ...names: readonly string[]): Played {
  const played = Played.table('The Salt Road', ...(names.length ? names : ['Kresk', 'Wren']))
  for (let session = 1; session <= sessions; session++) {
    played.campaign({ type: 'begin-session', at: Date.now() - hoursAgo * hour })
    played.act({ type: 'open-session', session })
  }
  played.act({ type: 'begin-chapter', chapter: 1 })
  return played
}

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => live.page.end())

const steps = (): readonly string[] =>
  [...document.querySelectorAll('.step-bar li')].map(each => each.textContent?.trim() ?? '')
const current = () => live.played.chronicle.campaign.current

describe('a session that is due', () => {
  it('SE6 is asked for above the foot on a new day, starts by one key, and its opener opens', async () => {
    live = await LiveDashboard.mount(campaign(2, 24))
    expect(live.next).toMatch(/Start session 3 first\?/)
    await live.press('N', { shiftKey: true })
    expect(live.played.chronicle.campaign.session).toBe(3)
    expect(live.dialog).toContain('Session 3 begins')
    expect(live.next).toBe('')
  })

  it('SE6 never blocks: a flip is made, and play goes on without a session by one key', async () => {
    live = await LiveDashboard.mount(campaign(2, 24))
    await live.press('1')
    await live.press('Enter')
    expect(live.played.chronicle.entries.at(-1)).toMatchObject({ command: { type: 'flip' } })
    expect(live.next).toMatch(/Start session 3 first\?/)
    await live.press('P', { shiftKey: true })
    expect(live.next).toBe('')
    expect(live.played.chronicle.campaign.session).toBe(2)
    live.played.undo()
    await live.show()
    expect(live.next).toMatch(/Start session 3 first\?/)
  })

  it('SE6 says nothing in the same evening, and is asked for once the session has ended', async () => {
    live = await LiveDashboard.mount(campaign(2, 2))
    expect(live.next).toBe('')
    live.played.campaign({ type: 'end-session' })
    await live.show()
    expect(live.next).toMatch(/Start session 3 first\?/)
  })

  it('SE6 the end of an evening leads to the next session, also after a seat was picked', async () => {
    live = await LiveDashboard.mount(campaign(2, 2))
    await live.press('1')
    live.played.campaign({ type: 'end-session' })
    await live.show()
    const ember = [...document.querySelectorAll('.ember')].map(each => each.textContent?.trim())
    expect(ember).toEqual([expect.stringContaining('Start session 3')])
  })

  it('SE7 a first session opens at its end once it is played, whatever the guide left out', async () => {
    const played = campaign(1, 0.1)
    played.act(asFlip(played.seats[0]!, freshDraft))
    live = await LiveDashboard.mount(played)
    useGm().sheet = 'session'
    await live.follow()
    expect(live.page.dialog()?.querySelector('h2')?.textContent).toBe('End session 1')
  })

  it('SE7 a later session opens at its end once a player has flipped in it, with its steps left out', async () => {
    const played = campaign(1, 24)
    played.act(asFlip(played.seats[0]!, freshDraft))
    played.campaign({ type: 'begin-session', at: Date.now() - 0.1 * hour })
    live = await LiveDashboard.mount(played)
    useGm().sheet = 'session'
    await live.follow()
    const title = (): string | undefined => live.page.dialog()?.querySelector('h2')?.textContent ?? undefined
    expect(title()).toBe('Session 2 begins')
    await live.press('Escape')
    const command = asFlip(played.seats[1]!, freshDraft)
    const draft = played.chronicle.consider({ kind: 'act', board: played.board, command }, gm, played.luck)
    if (!draft.ok) throw new Error('the flip was refused')
    played.chronicle.append(played.chronicle.complete(draft.value, Date.now()))
    await live.show()
    useGm().sheet = 'session'
    await live.follow()
    expect(title()).toBe('End session 2')
  })

  it('SE6 waits until a player has decided', async () => {
    const played = campaign(2, 24)
    played.act({ type: 'use-cards', seat: played.seats[1], cards: 'physical' })
    played.act(asFlip(played.seats[1]!, freshDraft))
    live = await LiveDashboard.mount(played)
    expect(live.next).toBe('')
    expect(document.querySelector('.still-open')?.textContent).toContain('which card came up')
  })

  it('only the board itself says that nothing is open', async () => {
    live = await LiveDashboard.mount(campaign(2, 2))
    const strip = (): string => document.querySelector('.app-strip')?.textContent ?? ''
    expect(strip()).toMatch(/Session 2.*nothing is open/)
    useGm().page = 'stage'
    await vi.waitFor(() => expect(strip()).not.toContain('nothing is open'))
    expect(strip()).toContain('Session 2')
  })

  it('SE7 opens at its end well after its beginning, and at its steps before that', async () => {
    for (const [hoursAgo, title] of [
      [1, 'End session 2'],
      [0.1, 'Session 2 begins']
    ] as const) {
      // prettier-ignore
      const played = campaign(1, 24)
      played.campaign({ type: 'begin-session', at: Date.now() - hoursAgo * hour })
      live = await LiveDashboard.mount(played)
      useGm().sheet = 'session'
      await live.follow()
      expect(live.page.dialog()?.querySelector('h2')?.textContent).toBe(title)
      if (hoursAgo === 1) live.page.end()
    }
  })

  it('SE7 is asked to be ended after three and a half hours; its page says what is open', async () => {
    const played = campaign(2, 4)
    played.act({ type: 'begin-tutorial', minutes: 10, at: 1 })
    live = await LiveDashboard.mount(played)
    expect(live.next).toMatch(/End session 2\?.*4 hours ago/)
    await live.press('P', { shiftKey: true })
    expect(live.next).toBe('')
    await live.press('J', { shiftKey: true })
    expect(live.dialog).toContain('Its first steps…')
    expect(live.dialog).toMatch(/Chapter 1.*The tutorial scene runs/)
    await live.press('Enter')
    expect(current().ended).toBe(true)
    expect(live.next).toMatch(/Start session 3 first\?/)
  })
})

describe('the opener', () => {
  beforeEach(async () => {
    live = await LiveDashboard.mount(campaign(1, 24, 'Kresk', 'Wren', 'Astra'))
    await live.press('N', { shiftKey: true })
  })

  it('SE3 goes through all steps by Enter alone, and gives its XP once', async () => {
    expect(steps()).toHaveLength(7)
    const seen: string[] = []
    useGm().page = 'recap'
    for (let presses = 0; presses < 7; presses++) {
      seen.push(document.querySelector('.step-bar [aria-current=step]')?.textContent?.trim() ?? '')
      await live.press('Enter')
    }
    expect(seen.map(each => each.replace(/^\d/, '').trim())).toEqual([
      'Who is here',
      'Previously on…',
      'Notes',
      'XP',
      'Touchstones',
      'Chapter and goal',
      'Who starts'
    ])
    expect(live.page.dialog()).toBeNull()
    expect(useGm().page, 'the play begins on the board').toBe('board')
    const given = live.page.commands().filter(each => (each as { type: string }).type === 'open-session')
    expect(given).toEqual([{ type: 'open-session', session: 2 }])
    expect(Object.keys(current().steps)).toHaveLength(6)
    expect(Object.values(current().steps).every(mark => mark === 'done')).toBe(true)
  })

  it('SE3 says what was skipped, and comes back to what is open', async () => {
    await live.click('Skip this')
    await live.press('Escape')
    await live.press('J', { shiftKey: true })
    expect(steps()[0]).toContain('skipped')
    expect(document.querySelector('.step-bar [aria-current=step]')?.textContent).toContain('Previously on…')
  })

  it('R11 strikes a touchstone in the step of the touchstones', async () => {
    live.played.act({ type: 'write-touchstone', title: 'The Long Ships', by: null })
    await live.show()
    for (let presses = 0; presses < 4; presses++) await live.press('Enter')
    expect(live.dialog).toContain('The Long Ships')
    await live.page.click(live.page.named(/^Strike a touchstone/))
    await live.page.click(live.page.named(/The Long Ships/, '[role=radio]'))
    await live.page.click(live.page.named(/^Strike it/))
    await live.follow()
    expect(live.dialog).not.toContain('The Long Ships')
  })

  it('SE4 a player who is away is a retired seat, and gets no XP', async () => {
    const away = live.page.named('Wren is here', '[role=switch]')
    await live.page.click(away)
    await live.follow()
    for (let presses = 0; presses < 4; presses++) await live.press('Enter')
    const log = frameFor(live.played.chronicle, { kind: 'gm' }).log.slice(-6)
    const gained = log.filter(each => JSON.stringify(each.line.parts).includes('Session Opener'))
    expect(gained).toHaveLength(2)
  })

  it('SE2 shows the recap to the table and takes it away', async () => {
    await live.press('Enter')
    const field = document.querySelector<HTMLTextAreaElement>('#recap-text')!
    field.value = 'The bells drowned.\n\nKresk knows why.'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(frameFor(live.played.chronicle, { kind: 'table' })).not.toHaveProperty('recap')
    const toggle = async (): Promise<void> => {
      await live.page.click(live.page.named('The recap is on the table screen', '[role=switch]'))
      await live.follow()
    }
    await toggle()
    const shown = { session: 1, subtitle: '', sentences: ['The bells drowned.', 'Kresk knows why.'] }
    expect(frameFor(live.played.chronicle, { kind: 'table' }).recap).toEqual(shown)
    await toggle()
    expect(frameFor(live.played.chronicle, { kind: 'table' })).not.toHaveProperty('recap')
  })

  it('SE2 says what the table leaves out of a recap of more or longer sentences', async () => {
    await live.press('Enter')
    const write = async (lines: readonly string[]): Promise<void> => {
      const field = document.querySelector<HTMLTextAreaElement>('#recap-text')!
      field.value = lines.join('\n')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await live.follow()
    }
    const twelve = Array.from({ length: 12 }, (_, nth) => `Sentence ${nth + 1}.`)
    await write(twelve)
    expect(live.dialog).not.toContain('The table shows')
    for (const lines of [[...twelve, 'One more.'], ['a'.repeat(301)]]) {
      await write(lines)
      expect(live.dialog).toContain('The table shows 12 sentences of up to 300 letters.')
    }
  })
})
