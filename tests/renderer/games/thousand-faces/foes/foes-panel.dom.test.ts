import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { useGm } from '@/dashboard/store'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { settled } from '../../../../support/mounted-dashboard'

let live: LiveDashboard
let played: Played
const state = (): State => played.chronicle.campaign.boards[0]!.state as State
const form = (rule: string): HTMLElement | null => document.querySelector(`.question-form[data-rule=${rule}]`)
const asks = (rule: string): string => form(rule)?.querySelector('.asks')?.textContent ?? ''
const chosen = (): readonly string[] =>
  [...document.querySelectorAll('.question-form [aria-checked=true] b, .question-form [aria-pressed=true] b')].map(
    each => each.textContent ?? ''
  )

const heading = (): string => document.querySelector('.panel h2')?.textContent ?? ''
const commit = (): string => document.querySelector('.panel .press')?.textContent ?? ''
/** What each row of the foes’ turn says. */
const rows = (): readonly string[] =>
  [...document.querySelectorAll('.foe-turn .foe')].map(row =>
    [...row.querySelectorAll('b, small')]
      .map(each => each.textContent ?? '')
      .filter(Boolean)
      .join(' ')
  )

beforeEach(() => {
  localStorage.clear()
  played = Played.table('At the lock', 'Ada', 'Bo')
  const guard = { kind: 'guard', stamina: 6, power: 'd4', squares: 0, note: '', count: 1 } as const
  played.act({ type: 'add-foes', ...guard, name: 'Eel' })
  played.act({ type: 'add-foes', ...guard, name: 'Guard' })
  played.act({ type: 'reveal-foes' })
  const [eel, other] = state().foes
  played.act({ type: 'engage-foe', foe: eel!.id, seat: played.seats[0] })
  played.act({ type: 'engage-foe', foe: other!.id, seat: played.seats[1] })
})
afterEach(() => live.page.end())

async function foes(): Promise<void> {
  live = await LiveDashboard.mount(played)
  await live.press('1')
  await live.press('o')
}

describe('the panel of the foes', () => {
  it('N2 U8 asks the same question as X, with the foe that fights this player; Enter strikes', async () => {
    await foes()
    expect(asks('N2')).toBe('Who or what strikes Ada, and how hard?')
    expect(chosen()).toEqual(expect.arrayContaining(['Foes', 'Eel, d4']))
    await live.press('Enter')
    expect(state().attacks).toMatchObject([{ seat: played.seats[0], from: 'Eel' }])
    expect(form('FU8')).not.toBeNull()
  })

  it('QU2 an arrow to the side turns to the next player, and to the foe that fights them', async () => {
    await foes()
    await live.press('ArrowRight')
    expect(asks('N2')).toContain('strikes Bo')
    expect(chosen()).toContain('Guard, d4')
    await live.press('Enter')
    expect(state().attacks).toMatchObject([{ seat: played.seats[1], from: 'Guard' }])
  })

  it('U3 QU2 a foe that is picked is hit: Enter asks for the attack power, and then hits', async () => {
    await foes()
    await live.click(/^Eel, /)
    expect(asks('U7')).toBe('Ada hits Eel. With what?')
    await live.press('Enter')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Attack power')
    const power = document.activeElement as HTMLInputElement
    power.value = '4'
    power.dispatchEvent(new Event('input', { bubbles: true }))
    power.dispatchEvent(new Event('change', { bubbles: true }))
    power.blur()
    await settled()
    await live.press('Enter')
    expect(state().foes[0]).toMatchObject({ name: 'Eel', stamina: 2 })
  })

  it('Z2 what Shadow makes of a foe is asked beside the hit', async () => {
    played.act({ type: 'gain-shadow', amount: 3, seat: null, reason: '' })
    await foes()
    await live.click(/^Eel, /)
    await live.click('Shadow')
    await live.page.click(document.querySelector<HTMLElement>('[data-choice=foe-d6]')!)
    await live.press('Enter')
    expect(state().foes[0]).toMatchObject({ power: 'd6' })
    expect(state().shadow.free).toBe(1)
  })

  it('J12 an ally has a question of its own beside the strike', async () => {
    played.act({ type: 'correct-journey', to: 1, reason: '' })
    played.act({ type: 'spend-journey', use: 'arrival', seat: null, what: 'Yogran' })
    await foes()
    await live.click('Yogran')
    expect(asks('J12')).toContain('What does Yogran do in this turn?')
    for (const key of ['2', '5', 'Enter']) await live.press(key)
    expect(state().allies[0]?.did).toMatchObject({ deed: 'tie-up', foe: state().foes[1]?.id })
  })

  it('RO9 the foes’ turn asks foe by foe, comes back after each blow, and ends in the next round', async () => {
    played.act({ type: 'set-format', format: 'two-rounds' })
    played.act({ type: 'engage-foe', foe: state().foes[0]!.id, seat: null })
    played.act({ type: 'begin-fight-round' })
    for (const seat of played.seats) {
      played.act({ type: 'give-spotlight', seat })
      played.act({ type: 'mark-turn', seat, as: 'acted' })
    }
    live = await LiveDashboard.mount(played)
    await live.press('2')
    await live.press('e')
    expect(useGmChoices().panel).toBe('foes')
    expect(heading()).toBe('Who strikes?')
    expect(rows()).toEqual(['Eel rolls d4 strikes Ada', 'Guard rolls d4 strikes Bo'])
    expect(commit()).toContain('Eel strikes Ada')
    // Digits select the second foe, then its first target.
    for (const key of ['2', '3']) await live.press(key)
    expect(commit()).toContain('Guard strikes Ada')
    await live.press('Enter')
    expect(state().attacks).toMatchObject([{ seat: played.seats[0], from: 'Guard' }])
    expect(form('FU8')?.textContent).toContain('Guard strikes Ada')
    await live.press('Enter')
    expect(rows()).toEqual(['Eel rolls d4 strikes Ada', 'Guard has struck'])
    for (const key of ['Enter', 'Enter']) await live.press(key)
    expect(state().round).toMatchObject({ number: 1, foes: [2, 1] })
    expect(commit()).toContain('Begin round 2')
    await live.press('Enter')
    expect(state().round?.number).toBe(2)
    expect(useGmChoices().panel).toBe('flip')
  })

  it('RO9 the tracker of the foes is one press away in their turn', async () => {
    played.act({ type: 'set-format', format: 'two-rounds' })
    played.act({ type: 'begin-fight-round' })
    for (const seat of played.seats) played.act({ type: 'mark-turn', seat, as: 'acted' })
    await foes()
    await live.click('Change the foes…')
    expect(form('RO9')).toBeNull()
    expect(document.querySelectorAll('.foe-row-gm')).toHaveLength(2)
  })

  it('U9 the fight is run as a digit and Enter say, and its end clears the foes only when it is chosen', async () => {
    await foes()
    await live.click('How is the fight run?…')
    await live.press('Enter')
    expect([state().format, state().foes]).toMatchObject([null, { length: 2 }])
    await live.press('2')
    expect(state().format).toBeNull()
    await live.press('Enter')
    expect(state().format).toBe('two-rounds')
    await live.click('Players, then foes…')
    await live.press('5')
    expect(asks('U9')).toBe('How is the fight run?')
    expect(form('U9')?.textContent).toContain('2 foes will be gone, 2 still standing')
    expect(state().foes).toHaveLength(2)
    await live.press('Enter')
    expect(state().foes).toEqual([])
    played.undo()
    expect(state().foes).toHaveLength(2)
  })
})

describe('the beginning and the end of a fight', () => {
  const ember = (): readonly string[] =>
    [...document.querySelectorAll('.ember')].map(each => each.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '')
  const thug = { name: 'Thug', kind: 'guard', stamina: 4, power: 'd4', squares: 0, note: '', count: 2 } as const

  beforeEach(() => {
    played = Played.table('At the lock', 'Ada', 'Bo')
  })

  it('NP3 builds an encounter by Enter, then reveals the foes, then begins round 1', async () => {
    await foes()
    expect(ember()).toEqual(['Build an encounter…Enter'])
    await live.press('Enter')
    expect(live.dialog).toContain('An encounter')
    await live.press('Escape')
    played.act({ type: 'add-foes', ...thug })
    await live.show()
    expect(ember()).toEqual(['Reveal all 2 hidden foesEnter'])
    await live.press('Enter')
    expect(state().foes.every(({ revealed }) => revealed)).toBe(true)
    expect(ember()).toEqual(['Begin round 1Enter'])
    await live.press('Enter')
    expect(state()).toMatchObject({ format: 'two-rounds', round: { number: 1 } })
    expect(useGmChoices().panel).toBe('flip')
    played.undo()
    expect(state(), 'one press is one undo').toMatchObject({ format: null, round: null })
  })

  it('U2 a foe that joins a fight is named as hidden until it is revealed', async () => {
    played.act({ type: 'add-foes', ...thug })
    played.act({ type: 'reveal-foes' })
    played.act({ type: 'next-turn' })
    played.act({ type: 'add-foes', ...thug, name: 'Late thug', count: 1 })
    await foes()
    const hidden = (): readonly string[] =>
      [...document.querySelectorAll('.foe-row-gm')].flatMap(row =>
        row.textContent?.includes('hidden') ? [row.querySelector('b')?.textContent?.trim() ?? ''] : []
      )
    expect(hidden()).toEqual(['Late thug'])
    await live.click('Reveal the hidden foe')
    expect(hidden()).toEqual([])
  })

  it('N2 lets a foe strike before any round, by one press more', async () => {
    played.act({ type: 'add-foes', ...thug })
    await foes()
    expect(form('N2')).toBeNull()
    await live.click('A foe strikes at once…')
    expect(form('N2')).not.toBeNull()
  })

  it('U8 ends a fight by its button, which asks first, and lets one foe leave in its details', async () => {
    played.act({ type: 'add-foes', ...thug })
    const [first, second] = state().foes
    played.act({ type: 'engage-foe', foe: first!.id, seat: played.seats[0] })
    await foes()
    await live.click(/^Thug 1, /)
    await live.click('Leaves')
    expect(state().foes.map(({ id }) => id)).toEqual([second!.id])
    played.act({ type: 'engage-foe', foe: second!.id, seat: played.seats[0] })
    await live.show()
    await live.click('End the fight…')
    expect(document.querySelector('.ask-first')?.textContent).toContain('1 foe will be gone, 1 still standing')
    expect(commit(), 'Enter rolls no blow meanwhile').toBe('')
    await live.click('No')
    expect(state().foes).toHaveLength(1)
    await live.click('End the fight…')
    await live.click('All foes leave')
    expect(state().foes).toEqual([])
  })

  it('U8 finds the end of a fight, and a foe that leaves, under Find anything', async () => {
    played.act({ type: 'add-foes', ...thug })
    await foes()
    for (const [query, line] of [
      ['end the fight', 'End the fight: all foes leave…'],
      ['remove foe', 'Thug 1 leaves']
    ] as const) {
      useGm().sheet = 'palette'
      await live.follow()
      const field = document.querySelector<HTMLInputElement>('[role=dialog] input')!
      field.value = query
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await settled()
      expect(live.dialog).toContain(line)
      await live.press('Escape')
    }
  })
})
