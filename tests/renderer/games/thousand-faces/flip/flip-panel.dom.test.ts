import { afterEach, expect, it, vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
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
  await vi.waitFor(() => expect(isUnfolded()).toBe('true'))
})
