import { afterEach, describe, expect, it } from 'vitest'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

/** What the button below the panel says, and the call beside it where it is there. */
const said = (): readonly string[] =>
  [...document.querySelectorAll('button')]
    .map(
      button =>
        button.textContent
          ?.replaceAll(/\s+/g, ' ')
          .replace(/[:⏎]?\s*(Shift)?\s*Enter$/, '')
          .trim() ?? ''
    )
    .filter(text => /^(Flip .|Shuffle |Call (Kresk|Wren)|Incapacitated|Kresk decides|Keep this)/.test(text))

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
    expect(said()).toEqual([expect.stringMatching(/^Call Kresk/), 'Flip it here'])
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
