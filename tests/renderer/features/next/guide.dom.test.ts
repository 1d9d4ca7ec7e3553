import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { tutorialRanks } from '#rules/thousand-faces/characters/creation'
import type { State } from '#rules/thousand-faces/state'
import type { GmView } from '#rules/thousand-faces/view'
import { chooseKeys } from '@/features/keys/keys'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { settled } from '../../../support/mounted-dashboard'

let live: LiveDashboard

beforeEach(() => localStorage.clear())
afterEach(() => live.page.end())

const does = (): Promise<void> => live.press('N', { shiftKey: true })
const skips = (): Promise<void> => live.press('P', { shiftKey: true })
/** A new campaign, which begins with the guide. */
function campaign(...names: readonly string[]): Played {
  const played = Played.table('The Salt Road', ...names)
  played.campaign({ type: 'show-guide' })
  return played
}
const preferencesAsked = (): readonly object[] =>
  live.page.asks.flatMap(asked => (asked.ask === 'set-preferences' ? [asked.preferences] : []))
/** Whatever was done elsewhere: on a sheet, on a phone. */
async function meanwhile(command: object): Promise<void> {
  live.played.act(command)
  await live.show()
}

describe('the guide of a first session', () => {
  it('SE8 says one step after the other in the order of a first session, until the first flip of chapter 1', async () => {
    live = await LiveDashboard.mount(campaign())
    const seen: string[] = []
    const look = (): void => {
      seen.push(live.next)
      const why = document.querySelector('.next-why')?.textContent ?? ''
      expect(why.length, `fits into the strip of a laptop: ${why}`).toBeLessThan(66)
    }
    look()
    live.played.campaign({ type: 'add-seat', player: 'Ada', character: 'Kresk' })
    await live.show()
    look()
    await does()
    look()
    await skips()
    look()
    await skips()
    look()
    await does()
    look()
    for (const key of ['1', 's', 'Enter']) await live.press(key)
    await does()
    look()
    for (let step = 0; step < 8; step++) {
      await skips()
      look()
    }
    await meanwhile({ type: 'write-goal', goal: 'Bring the bells home' })
    look()
    live.played.campaign({ type: 'set-scene', title: 'Home', subtitle: '' })
    await live.show()
    look()
    await does()
    look()
    await live.press('Enter')
    look()
    await skips()
    look()
    await skips()
    look()
    const says = [
      'Add the players',
      'Start session 1',
      'Ask what stays out of this story',
      'How long shall the campaign be?',
      'Play a tutorial scene',
      'Play the tutorial scene',
      'Write the Touchstone list',
      'Pick the move cards',
      'Lay the six points',
      'Ask the questions',
      'Choose a Fateful Moment',
      'Pack up',
      'Name The Hearth',
      'Write the shared goal down',
      'Set the first scene',
      'Begin chapter 1',
      'Make the first flip',
      'Look at Ideas once',
      'Look at Tonight once'
    ]
    const met = seen.flatMap(each => says.find(words => each.includes(words)) ?? [])
    expect([...new Set(met)]).toEqual(says)
    expect(seen.at(-1)).toBe('')
    // It waits for the foes, the day in town and the end of the session.
    expect(preferencesAsked()).toEqual([])
  })

  it('SE8 leads to the end of the tutorial scene once all have flipped', async () => {
    live = await LiveDashboard.mount(campaign('Kresk', 'Wren'))
    await does()
    await skips()
    await skips()
    await does()
    expect(live.next).toContain('Play the tutorial scene')
    for (const key of ['1', 's', 'Enter']) await live.press(key)
    expect(live.next).toContain('Play the tutorial scene')
    for (const key of ['2', 's', 'Enter']) await live.press(key)
    expect(live.next).toMatch(/^NextEverybody has flipped.*End the tutorial scene/)
  })

  it('SE8 does not offer a tutorial scene again that was ended without a flip', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    await does()
    await skips()
    await skips()
    await does()
    expect(live.next).toContain('Play the tutorial scene')
    await does()
    expect(live.next).toMatch(/^NextWrite the Touchstone list/)
  })

  it('SE8 asks what the story must leave out, in a note that all may read', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    await does()
    await does()
    expect(live.dialog).toMatch(/^What stays out of this story.*A line never comes up/)
    expect(document.querySelector('[role=dialog] [role=radio][aria-checked=true]')?.textContent).toContain('The table')
    await live.press('Escape')
    expect(live.next, 'a note that was not written is still to be asked for').toContain('stays out of this story')
    await does()
    const field = document.querySelector<HTMLInputElement>('[role=dialog] :is(input, textarea)')!
    field.value = 'Lines: harm to animals'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await live.click(/^Write it down/)
    expect(live.next).toContain('How long shall the campaign be?')
    expect(live.played.chronicle.entries.at(-1)).toMatchObject({ events: [{ type: 'line-noted', limits: true }] })
  })

  it('SE8 a step that is done by play gives way to the round of a fight, and the foes’ turn leads', async () => {
    live = await LiveDashboard.mount(campaign('Kresk', 'Wren'))
    await does()
    await skips()
    await skips()
    await does()
    expect(live.next).toContain('Play the tutorial scene')
    const [kresk, wren] = live.played.seats
    const thug = { name: 'Toll thug', kind: 'guard', stamina: 4, power: 'd6', squares: 0, note: '', count: 1 }
    await meanwhile({ type: 'add-foes', ...thug })
    await meanwhile({ type: 'reveal-foes' })
    expect(live.next).toMatch(/^NextBegin the fight.*Begin round 1/)
    await does()
    expect(live.page.commands().at(-1)).toEqual({ type: 'next-turn' })
    await meanwhile({ type: 'give-spotlight', seat: kresk })
    expect(live.next).toBe('')
    expect(document.querySelector('.round-strip')?.textContent).toContain('Round 1')
    for (const seat of [kresk, wren]) await meanwhile({ type: 'mark-turn', seat, as: 'acted' })
    expect(live.next).toMatch(/^NextThe foes’ turn/)
    await does()
    expect(live.next).toBe('')
    await meanwhile({ type: 'clear-foes' })
    expect(live.next).toContain('Play the tutorial scene')
  })

  it('SE8 has Enter and the one ember button until a flip is set up', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    const ember = (): readonly string[] =>
      [...document.querySelectorAll('.app .btn.ember')].map(button => button.textContent ?? '')
    expect(ember()).toEqual(['Start session 1Enter'])
    await live.press('s')
    expect(ember()).toEqual(['Flip one cardEnter'])
    await live.press('Enter')
    expect(live.page.commands().at(-1)).toMatchObject({ type: 'flip', attribute: 'str' })
    live.page.end()
    live = await LiveDashboard.mount(campaign('Kresk'))
    await live.press('Enter')
    expect(live.next).toMatch(/^NextAsk what stays out/)
    expect(ember()).toEqual(['Note them…Enter'])
  })

  it('R12 gives all characters ranks when the tutorial scene begins, except those who have six points', async () => {
    const played = campaign('Kresk', 'Willow', 'Tam', 'Quill', 'Wren')
    const laid = { str: 'anvil', dex: 'blade', int: 'crown' } as const
    played.act({ type: 'set-ranks', seat: played.seats[4]!, ranks: laid })
    live = await LiveDashboard.mount(played)
    await does()
    await skips()
    await skips()
    expect(live.next).toContain('Play a tutorial scene')
    await does()
    expect(live.next).toContain('Play the tutorial scene')
    const { sheets } = played.chronicle.campaign.boards[0]!.state as State
    const [first, second, third] = Object.values(tutorialRanks)
    expect(sheets.map(({ ranks }) => ranks)).toEqual([first, second, third, first, laid])
  })

  it('SE8 shows the recap once, before the next session is asked for', async () => {
    const played = campaign('Kresk')
    live = await LiveDashboard.mount(played)
    await does()
    for (let step = 0; step < 20 && live.next; step++) await skips()
    live.played.campaign({ type: 'end-session' })
    await live.show()
    expect(live.next).toMatch(/^NextRead what happened/)
    await does()
    expect(live.next).toMatch(/^SessionStart session 2 first/)
    expect(document.querySelector('.app-rail [aria-current=page]')?.textContent).toContain('Previously')
  })

  it('SE6 the next session is the ember act when the next evening begins, until a flip is set up', async () => {
    const played = Played.table('The Salt Road', 'Kresk')
    played.campaign({ type: 'begin-session', at: Date.now() - 7 * 24 * 3_600_000 })
    played.campaign({ type: 'end-session' })
    live = await LiveDashboard.mount(played)
    const ember = (): readonly string[] =>
      [...document.querySelectorAll('.app .btn.ember')].map(button => button.textContent ?? '')
    expect(ember()).toEqual(['Start session 2Enter'])
    await live.press('s')
    expect(ember()).toEqual(['Flip one cardEnter'])
    live.page.end()
    live = await LiveDashboard.mount(played)
    await live.press('Enter')
    expect(played.chronicle.campaign.session).toBe(2)
  })

  it('SE8 opens the page where a step is done', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    await does()
    for (let step = 0; step < 3; step++) await skips()
    await does()
    expect(live.dialog).toContain('Creating the characters')
    expect(document.querySelector('.step-bar [aria-current=step]')?.textContent).toContain('Touchstones')
    await live.press('Escape')
    for (let step = 0; step < 8 && !live.next.includes('shared goal'); step++) await skips()
    await does()
    const goal = document.activeElement as HTMLInputElement
    expect(goal.getAttribute('aria-label')).toMatch(/shared goal/)
    goal.value = 'Bring the bells home'
    goal.dispatchEvent(new Event('input', { bubbles: true }))
    await live.press('Enter')
    expect(live.page.commands().at(-1)).toEqual({ type: 'write-goal', goal: 'Bring the bells home' })
    expect(live.dialog, 'Enter writes it, and closes the page that was opened for it').toBe('')
  })

  it('SE8 names the keys as they are now, on its buttons and in its words', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    await does()
    await skips()
    await skips()
    await does()
    expect(live.next).toContain('Each flips once: 1 – 9, S, D or I, Enter.')
    const caps = (): readonly string[] =>
      [...document.querySelectorAll('.next-strip kbd')].map(cap => cap.textContent ?? '')
    expect(caps()).toEqual(['⇧P', '⇧N'])
    chooseKeys({ keys: { 'next-step': ['Alt+N'] }, singleKeys: false })
    await settled()
    expect(live.next).toContain('Each flips once: a player, an attribute, Enter.')
    expect(caps()).toEqual(['Alt N'])
    chooseKeys({ keys: {}, singleKeys: true })
  })

  it('SE8 reads what is done from the campaign: undone, a step is there again', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    await does()
    expect(live.next).toContain('stays out of this story')
    live.played.undo()
    await live.show()
    expect(live.next).toContain('Start session 1')
  })

  it('SE8 is left by a button, in the campaign and for the next ones, and comes back by the palette', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    await live.click('Leave the guide')
    expect(live.next).toMatch(/^SessionStart session 1 first\?/)
    expect(preferencesAsked()).toEqual([{ guide: false }])
    live.page.end()
    live = await LiveDashboard.mount(live.played)
    expect(live.next).toMatch(/^Session/)
    await live.press('k', { ctrlKey: true })
    const field = document.querySelector<HTMLInputElement>('.palette input')!
    field.value = 'show the guide'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await live.follow()
    await live.press('Enter')
    expect(live.next).toMatch(/^NextStart session 1/)
  })

  it('SE8 goes on where it was in another browser: the campaign keeps which steps were passed', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    for (let step = 0; step < 4; step++) await skips()
    expect(live.next).toContain('Touchstone')
    live.page.end()
    localStorage.clear()
    live = await LiveDashboard.mount(live.played, '/media/stick/the-same.hearth')
    expect(live.next).toContain('Touchstone')
    live.played.undo()
    await live.show()
    expect(live.next).toContain('Play a tutorial scene')
  })

  it('SE8 an undo takes back what a step did, before the step itself', async () => {
    live = await LiveDashboard.mount(campaign('Kresk'))
    await does()
    await skips()
    await skips()
    await does()
    expect(live.next).toContain('Play the tutorial scene')
    live.played.undo()
    await live.show()
    expect((frameFor(live.played.chronicle, { kind: 'gm' }).boards[0]!.view as GmView).economy.tutorial).toBeNull()
  })

  it('SE8 is in no campaign that did not begin with it', async () => {
    live = await LiveDashboard.mount(Played.table('The Salt Road', 'Kresk'))
    expect(live.next).toMatch(/^SessionStart session 1/)
    expect(preferencesAsked()).toEqual([])
  })
})
