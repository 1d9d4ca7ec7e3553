import { afterEach, describe, expect, it } from 'vitest'
import { useGm } from '@/dashboard/store'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { settled } from '../../../support/mounted-dashboard'
import { longEvening } from '../../../support/paper-company'

let live: LiveDashboard
const bare = { hasText: { check: true, cross: false }, versus: null, supporters: [] }
afterEach(() => live.page.end())

const state = (played: Played): State => played.chronicle.campaign.boards[0]?.state as State
const words = (selector: string): string =>
  [...document.querySelectorAll(selector)].map(each => each.textContent?.replaceAll(/\s+/g, ' ').trim()).join(' ')

describe('Recover', () => {
  async function recover(played: Played): Promise<string> {
    live = await LiveDashboard.mount(played)
    useGmChoices().open('recover')
    await settled()
    return words('.panel-scroll, .press')
  }

  it('says what holds the cards where Harm keeps them from coming back', async () => {
    const says = await recover(longEvening(1))
    expect(says).toMatch(/Harm and Wounds hold \d cards?\. A Rest may bring some back/)
    expect(says).not.toContain('All 0')
  })

  it('says that no card is exhausted, and offers none', async () => {
    const says = await recover(Played.table('The Salt Road', 'Kresk'))
    expect(says).toContain('No card is exhausted')
    expect(says).not.toContain('All 0')
  })
})

describe('a Flashback', () => {
  /** A flip with that result, as luck has it. */
  function flipped(result: number): Played {
    for (let seed = 1; seed < 400; seed++) {
      const played = new Played(undefined, seed)
      played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'The Salt Road', settings: {} })
      played.campaign({ type: 'add-seat', player: '', character: 'Kresk' })
      const [seat] = played.seats
      played.act({ type: 'gain-xp', seat, amount: 3, reason: '' })
      played.act({ type: 'flip', seat, attribute: 'str', net: 0, move: null, fast: false, ...bare })
      const { sheets, pending } = state(played)
      if (sheets[0]?.lastFlip?.result === result && pending === null) return played
    }
    throw new Error(`no flip came to ${result}`)
  }

  async function besideResult(result: number): Promise<string> {
    const played = flipped(result)
    live = await LiveDashboard.mount(played)
    useGmChoices().fresh = state(played).sheets[0]?.lastFlip?.serial ?? 0
    useGmChoices().open('flip')
    await settled()
    return words('.said')
  }

  it('is not offered beside the best result, and beside a poor one it is', async () => {
    expect(await besideResult(1)).toMatch(/Flashback, 1 XP/)
    live.page.end()
    const best = await besideResult(3)
    expect(best).not.toBe('')
    expect(best).not.toMatch(/Flashback/)
  })
})

describe('a save point', () => {
  it('is named by scene and time: the scene may begin or end there', async () => {
    const played = Played.table('The Salt Road', 'Kresk')
    played.campaign({ type: 'set-scene', title: 'The inn at Gull Bay', subtitle: '' })
    live = await LiveDashboard.mount(played)
    useGm().sheet = 'save-point'
    await settled()
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input')
    expect(field?.value).toMatch(/^The inn at Gull Bay, \d{1,2}[:.]\d{2}/)
  })
})
