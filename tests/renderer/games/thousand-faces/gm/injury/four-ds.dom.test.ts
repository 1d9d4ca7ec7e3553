import { afterEach, describe, expect, it } from 'vitest'
import { Played } from '../../../../../support/chronicle'
import { LiveDashboard } from '../../../../../support/live-dashboard'
import { settled } from '../../../../../support/mounted-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

/** The Four Ds of the first of so many blows, at their second step. */
async function opened(phones: boolean, blows = 1): Promise<Played> {
  const played = Played.table('The salt road', 'Kresk')
  const [seat] = played.seats
  if (phones) played.act({ type: 'set-phone-flips', seat: null, on: true })
  for (let nth = 1; nth <= blows; nth++)
    played.act({ type: 'open-attack', seat, power: { by: 'number', number: nth + 3 }, exertion: 'physical', from: '' })
  live = await LiveDashboard.mount(played)
  await live.press('x')
  return played
}
const dialog = (): HTMLElement | null => document.querySelector('[role=dialog]')
const step = (): string | undefined => dialog()?.querySelector('[aria-current=step]')?.textContent?.trim()

/** Somebody takes the first blow elsewhere, as a pain and nothing else. */
async function taken(played: Played, on: 'phone' | 'dashboard'): Promise<void> {
  const [seat] = played.seats as [NonNullable<(typeof played.seats)[0]>]
  const [attack] = (played.chronicle.campaign.boards[0]!.state as { attacks: readonly { id: number }[] }).attacks
  const split = { exhaustion: 4, harm: 0, wound: 0 }
  const command = {
    type: 'take-attack',
    attack: attack!.id,
    split,
    exhaustionOnto: [],
    harmOnto: [],
    woundOnto: null,
    relief: 'none',
    describe: ''
  }
  played.act(command, on === 'phone' ? { kind: 'seat', seat } : undefined)
  await live.show()
  await settled()
}

describe('the Four Ds while somebody else acts', () => {
  it('HA7 close when the player has taken the blow on the phone', async () => {
    const played = await opened(true)
    expect(step()).toContain('Decide')
    await taken(played, 'phone')
    expect(dialog()).toBeNull()
  })

  it('HA7 begin anew with the next blow, at its decision', async () => {
    const played = await opened(true, 2)
    await live.press('Enter')
    expect(step()).not.toContain('Decide')
    await taken(played, 'phone')
    expect(step()).toContain('Decide')
  })
})
