import { afterEach, describe, expect, it } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { asFlip, freshDraft } from '@/games/thousand-faces/flip/draft'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

/** What the button below the panel says, and the call beside it where it is there. */
const said = (): readonly string[] =>
  [...document.querySelectorAll('.panel button')]
    .map(
      button =>
        button.textContent
          ?.replaceAll(/\s+/g, ' ')
          .replace(/[:⏎]?\s*(Shift)?\s*Enter$/, '')
          .trim() ?? ''
    )
    .filter(text =>
      /^(Flip .|Shuffle |Call (Kresk|Wren)|Incapacitated|Kresk decides|Keep this|Hand it to|Make a GM)/.test(text)
    )

/** Kresk is chosen, after these acts. */
async function withActs(...acts: readonly ((played: Played) => object)[]): Promise<Played> {
  const played = Played.table('The salt road', 'Kresk', 'Wren')
  for (const act of acts) played.act(act(played))
  live = await LiveDashboard.mount(played)
  await live.press('1')
  return played
}

const kresk = (played: Played) => played.seats[0]!
const onPhone = (played: Played) => ({ type: 'set-phone-flips', seat: kresk(played), on: true })
const down = (played: Played) => ({ type: 'lose-stamina', seat: kresk(played), points: 10, reason: 'a fall' })
const realCards = (played: Played) => ({ type: 'use-cards', seat: kresk(played), cards: 'physical' })
/** Fifteen real cards are recorded in the Discard pile. */
const playedOut = Array.from({ length: 15 }, (_, index) => (played: Played) => ({
  type: 'correct',
  seat: kresk(played),
  correction: { what: 'card', card: String(index + 1), from: 'deck', to: 'discard' },
  reason: 'played before'
}))

describe('the Flip button', () => {
  it('F6 HA1 flips for a player who does not flip on a phone, and calls no player', async () => {
    await withActs()
    expect(said()).toEqual(['Flip one card'])
  })

  it('HA2 of a player who flips on a phone it is the call', async () => {
    await withActs(onPhone)
    expect(said()).toEqual([expect.stringMatching(/^Call Kresk/), expect.stringMatching(/^Flip it here/)])
  })

  it('F10 of a character who is down it says so, and calls no player', async () => {
    await withActs(down)
    expect(said()).toEqual(['Incapacitated'])
    live.page.end()
    await withActs(onPhone, down)
    expect(said()).toEqual(['Incapacitated'])
  })

  it('D4 real cards are shuffled before the call, and before the flip', async () => {
    await withActs(realCards, ...playedOut)
    expect(said()).toContain('Shuffle the deck first')
    live.page.end()
    await withActs(onPhone, realCards, ...playedOut)
    expect(said()).toContain('Shuffle the deck first')
    expect(said().join()).not.toContain('Call Kresk')
  })
})

it.each([
  ['a press', () => live.click('Wren decides first')],
  ['Enter', () => live.press('Enter')]
])('leads by %s to the player who decides first, and is gold meanwhile', async (_, go) => {
  const played = Played.table('The salt road', 'Kresk', 'Wren')
  const [, wren] = played.seats
  played.act({ type: 'use-cards', seat: wren, cards: 'physical' })
  played.act(asFlip(wren!, freshDraft))
  live = await LiveDashboard.mount(played)
  for (const key of ['Escape', 'Escape', '1']) await live.press(key)
  const button = live.page.named('Wren decides first')
  expect([button.classList.contains('chooses'), button.classList.contains('ember')]).toEqual([true, false])
  await go()
  expect(document.querySelector('.seat-row.selected')?.getAttribute('data-seat')).toBe(wren)
  expect(live.page.commands()).toEqual([])
})

it('NP3 has Enter after a menu that was opened by the mouse', async () => {
  await withActs()
  await live.click(/Live/)
  expect(document.querySelector('[role=menu]')).not.toBeNull()
  await live.press('Escape')
  expect(document.querySelector('[role=menu]')).toBeNull()
  await live.press('Enter')
  expect(live.page.commands()).toMatchObject([{ type: 'flip' }])
})

describe('the Flip button while a flip is shown', () => {
  const kinds = (): readonly string[] => live.page.commands().map(each => (each as { readonly type: string }).type)

  /** Kresk has flipped, and nothing is left to decide. */
  async function afterFlip(): Promise<Played> {
    const played = await withActs()
    await live.press('Enter')
    return played
  }

  it('NP3 Enter does not flip again, but hands the spotlight on', async () => {
    const played = await afterFlip()
    expect(said()).toEqual(['Hand it to Wren', 'Flip again…'])
    await live.press('Enter')
    expect(kinds()).toEqual(['flip', 'give-spotlight'])
    expect(document.querySelector('.seat-row.selected')?.getAttribute('data-seat')).toBe(played.seats[1])
    expect(said()).toEqual(['Flip one card'])
  })

  it('NP3 Z5 a failure leads to the GM move that it left due, and the handing on stands beside it', async () => {
    const played = await withActs()
    const owes = (): boolean => (played.chronicle.campaign.boards[0]!.state as State).gmMovesOwed.length > 0
    for (let flips = 0; flips < 9 && !owes(); flips++) played.act(asFlip(kresk(played), freshDraft))
    await live.show()
    expect(said()).toEqual(['Make a GM move…', 'Hand it to Wren', 'Flip again…'])
    expect([...document.querySelectorAll('.panel .ember')].map(each => each.textContent)).toEqual([
      expect.stringMatching(/^\s*Make a GM move…/)
    ])
    const before = live.page.commands().length
    await live.press('Enter')
    expect(live.dialog).toContain('Which move do you make? 1 owed.')
    expect(live.page.commands()).toHaveLength(before)
    await live.press('Escape')
    played.act({ type: 'play-gm-move', kind: 'escalate', what: '' })
    await live.show()
    expect(said()).toEqual(['Hand it to Wren', 'Flip again…'])
  })

  it('NP3 names the next player in one word, so that the button has room for it', async () => {
    const played = await afterFlip()
    const character = 'Constance-Philippa of the Drowned Bells'
    played.campaign({ type: 'rename-seat', seat: played.seats[1]!, player: '', character })
    await live.show()
    expect(said()).toEqual(['Hand it to Constance', 'Flip again…'])
  })

  it.each([
    ['a picked player, also the same again', () => live.press('1')],
    ['a picked attribute', () => live.press('d')],
    ['a press on Flip again', () => live.click('Flip again…')],
    ['another scene', () => live.played.campaign({ type: 'set-scene', title: 'The quay', subtitle: '' }) && live.show()]
  ])('NP3 flips again after %s', async (_, pick) => {
    await afterFlip()
    await pick()
    expect(said()).toEqual(['Flip one card'])
    await live.press('Enter')
    expect(kinds().filter(kind => kind === 'flip')).toHaveLength(2)
  })

  it('NP3 what follows a flip is still due after the page was loaded anew', async () => {
    const played = await afterFlip()
    live.page.end()
    live = await LiveDashboard.mount(played)
    expect(said()).toEqual(['Hand it to Wren', 'Flip again…'])
    await live.press('Enter')
    expect(kinds()).toEqual(['give-spotlight'])
    live.page.end()
    live = await LiveDashboard.mount(played)
    expect(said(), 'the spotlight was handed on').toEqual(['Flip one card'])
  })

  it('NP3 a flip of an earlier scene is not shown when the page is loaded anew', async () => {
    const played = await afterFlip()
    played.campaign({ type: 'set-scene', title: 'The quay', subtitle: '' })
    live.page.end()
    live = await LiveDashboard.mount(played)
    expect(said()).toEqual(['Flip one card'])
  })

  it('NP3 without a next player Enter does nothing', async () => {
    await afterFlip()
    live.played.campaign({ type: 'retire-seat', seat: live.played.seats[1]! })
    await live.show()
    expect(said()).toEqual(['Flip again…'])
    await live.press('Enter')
    expect(kinds()).toEqual(['flip'])
  })

  it('NP3 HA2 a player who flips on a phone is not called again by Enter', async () => {
    await withActs(onPhone)
    await live.click(/^Flip it here/)
    expect(said()).toEqual(['Hand it to Wren', 'Flip again…'])
  })
})
