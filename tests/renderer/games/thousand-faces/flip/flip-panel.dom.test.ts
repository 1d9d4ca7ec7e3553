import { afterEach, describe, expect, it, vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { cardOf } from '#rules/thousand-faces/cards'
import { moves } from '#rules/thousand-faces/moves/all'
import type { State } from '#rules/thousand-faces/state'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { Played } from '../../../../support/chronicle'
import { Fight } from '../../../../support/fight/a-fight'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { seen } from '../../../../support/seen'
import { gmSnapshot, preferences } from '../../../../support/snapshots'

let live: LiveDashboard
afterEach(() => live.page.end())

/** A calm dashboard with one player, after so many flips without a Critical Success. */
async function afterFlips(count: number): Promise<void> {
  const played = flipped(count)
  live = await LiveDashboard.mount(played)
  const calm = { ...preferences, detail: 'calm' as const }
  await live.page.show({
    ...gmSnapshot(frameFor(played.chronicle, { kind: 'gm' }), { serial: 2000 }),
    preferences: calm
  })
}

function flipped(count: number): Played {
  for (let seed = 1; seed < 400; seed++) {
    const played = new Played(undefined, seed)
    played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'The Salt Road', settings: {} })
    played.campaign({ type: 'add-seat', player: '', character: 'Kresk' })
    const flip = { type: 'flip', seat: played.seats[0], attribute: 'str', net: 0, move: '', fast: false }
    try {
      for (let done = 0; done < count; done++)
        played.act({ ...flip, hasText: { check: true, cross: false }, versus: null, supporters: [] })
      return played
    } catch {
      // A Critical Success waits for a decision: another seed.
    }
  }
  throw new Error(`no luck for ${count} flips`)
}

const isUnfolded = (): string | null => document.querySelector('.odds-bar')?.getAttribute('aria-expanded') ?? null

it('shows the odds of a full deck as one bar', async () => {
  await afterFlips(0)
  await vi.waitFor(() => expect(isUnfolded()).toBe('false'))
})

it('unfolds the odds by itself where few cards are left', async () => {
  await afterFlips(14)
  await live.press('1')
  await vi.waitFor(() => expect(isUnfolded()).toBe('true'))
  expect(document.querySelector('.odds-bar')?.children, 'the ladder stands in place of the bar').toHaveLength(1)
})

it('keeps the odds folded, and leaves out the four sentences, beside the cards of the last flip', async () => {
  await afterFlips(14)
  useGmChoices().fresh = (live.played.chronicle.campaign.boards[0]!.state as State).flips.count
  await vi.waitFor(() => expect(isUnfolded()).toBe('false'))
  expect(document.querySelector('.means')).toBeNull()
  useGmChoices().fresh = null
  useGmChoices().oddsOpen = false
  await vi.waitFor(() => expect(isUnfolded()).toBe('true'))
})

it('says few words in the ladder of a calm panel, where the card has sentences', async () => {
  await afterFlips(0)
  const bumRush = moves.find(({ name }) => name === 'Bum Rush')!
  useGmChoices().setUp(live.played.seats[0]!, {
    move: bumRush.name,
    card: { move: bumRush.id, item: null, load: 'counts', slots: [], claims: [] }
  })
  useGmChoices().oddsOpen = true
  await vi.waitFor(() => expect(document.querySelectorAll('.ladder .t')).toHaveLength(4))
  const words = [...document.querySelectorAll('.ladder .t')].map(each => each.textContent ?? '')
  expect(words.join()).not.toContain('Expend')
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThan(27)
  expect(document.querySelector('.ladder .t[title*=Expend]')).not.toBeNull()
})

/** A flip of two cards that count the same. */
function tied(): Played {
  for (let seed = 1; seed < 400; seed++) {
    const played = new Played(undefined, seed)
    played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'The Salt Road', settings: {} })
    played.campaign({ type: 'add-seat', player: 'Joon', character: 'Kresk' })
    const flip = { type: 'flip', seat: played.seats[0], attribute: 'str', net: 1, move: 'Discern', fast: false }
    played.act({ ...flip, hasText: { check: true, cross: false }, versus: null, supporters: [] })
    const { state } = played.chronicle.campaign.boards[0]!
    const { pending } = state as State
    if (pending?.kind === 'tie' && new Set(pending.among.map(({ card }) => cardOf(card).xp)).size > 1) return played
  }
  throw new Error('no tie by luck')
}

it('F6 shows a tie alone: its cards, what each brings, and who chooses; Enter does nothing', async () => {
  const played = tied()
  live = await LiveDashboard.mount(played)
  await live.page.show({
    ...gmSnapshot(frameFor(played.chronicle, { kind: 'gm' }), { serial: 2000 }),
    preferences: { ...preferences, detail: 'calm' as const }
  })
  const panel = document.querySelector('.panel')!
  await vi.waitFor(() => expect(panel.querySelectorAll('.tied .pick')).toHaveLength(2))
  expect([...panel.querySelectorAll('.tied .letter')].map(cap => cap.textContent)).toEqual(['A', 'B'])
  expect(panel.textContent).toContain('Kresk takes one of two')
  expect([...panel.querySelectorAll('.pick')].map(each => each.textContent.slice(1)).toSorted()).toEqual([
    expect.stringContaining('and 1 XPUsually best'),
    expect.stringMatching(/no XP$/)
  ])
  expect(panel.querySelector('.press')?.textContent).toBe('Joon chooses: A or B')
  const results = moves.find(({ name }) => name === 'Discern')?.results ?? []
  expect(results.some(text => text && panel.textContent.includes(`Discern · ${text}`))).toBe(true)
  for (const absent of ['.odds-bar', '.moves', '.btn.ember', '[data-enter]'])
    expect(panel.querySelector(absent), absent).toBeNull()
})

/** Ada mixes it up until a result of three checks asks for its effects. */
function flipUntilOutcome(fight: Fight): void {
  const plain = { versus: null, supporters: [], item: null, load: 'counts', slots: [] }
  for (let tries = 0; tries < 60; tries++) {
    fight.act({ type: 'use-move', seat: fight.ada, move: 'mix-it-up', attribute: 'str', advantages: 1, ...plain })
    const { pending } = fight.state
    if (pending?.kind === 'tie') fight.act({ type: 'choose', card: pending.suggested })
    if (fight.state.pending?.kind === 'critical') fight.act({ type: 'answer-critical', take: 'nothing' })
    if (fight.state.outcomes.some(({ result }) => result === 3)) return
    for (const { id } of fight.state.outcomes) fight.act({ type: 'drop-outcome', outcome: id })
    for (const { id } of fight.state.followUps) fight.act({ type: 'close-follow-up', followUp: id })
  }
  throw new Error('sixty flips, and none of three checks')
}

const question = (): string | null => document.querySelector<HTMLElement>('.question-form')?.textContent ?? null
const showsCards = (): boolean => document.querySelector('.felt') !== null

it('RC2 real cards are named in the panel of the player who turns them, and in no other', async () => {
  const played = Played.table('The salt road', 'Kresk', 'Wren')
  const [, wren] = played.seats
  const flip = { type: 'flip', seat: wren, attribute: 'str', net: 0, move: null, fast: false, versus: null }
  played.act({ type: 'use-cards', seat: wren, cards: 'physical' })
  played.act({ ...flip, hasText: { check: true, cross: false }, supporters: [] })
  live = await LiveDashboard.mount(played)
  const panel = (): Element | null => document.querySelector('.panel')
  await seen(() => expect(panel()?.querySelector('.naming'), 'in the panel of Wren, who turns cards').toBeTruthy())
  await live.press('Escape')
  await live.press('Escape')
  await live.press('1')
  await seen(() => expect(panel()?.querySelector('.naming'), 'in the panel of Kresk, who turns none').toBeNull())
  expect(panel()?.textContent).toContain('Wren decides first')
})

describe('the cards of a flip beside a question', () => {
  it('are shown beside the question of a result, also when the campaign was opened after the flip', async () => {
    const fight = new Fight()
    flipUntilOutcome(fight)
    live = await LiveDashboard.mount(fight.played)
    await live.press('1')
    await seen(() => expect(question()).not.toBeNull())
    expect(showsCards(), 'FlipPanel draws the cards of the flip').toBe(true)
  })

  it('are absent beside a blow that follows no flip', async () => {
    const fight = new Fight()
    fight.blow()
    live = await LiveDashboard.mount(fight.played)
    await live.press('2')
    await seen(() => expect(question()).not.toBeNull())
    expect(showsCards(), 'FlipPanel draws the cards of the flip').toBe(false)
  })

  it('stay beside a blow while they are the newest flip of that player', async () => {
    const fight = new Fight()
    live = await LiveDashboard.mount(fight.played)
    await live.press('2')
    fight.act({
      type: 'flip',
      seat: fight.bo,
      attribute: 'str',
      net: 0,
      move: '',
      fast: false,
      hasText: { check: true, cross: false },
      versus: null,
      supporters: []
    })
    await live.show()
    fight.blow()
    await live.show()
    await seen(() => expect(question()).not.toBeNull())
    expect(showsCards(), 'FlipPanel draws the cards of the flip').toBe(true)
    // The foes' turn of a round: the exchange of that player is over.
    fight.act({ type: 'begin-fight-round' })
    fight.act({ type: 'give-spotlight', seat: null })
    await live.show()
    await seen(() => expect(showsCards(), 'FlipPanel draws the cards of the flip').toBe(false))
  })
})
