import { afterEach, describe, expect, it } from 'vitest'
import type { CornersView, PursuitView } from '#rules/thousand-faces/minigames/view'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { seatId } from '../../../../support/sheets'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'

const chase: PursuitView = {
  kind: 'pursuit',
  joined: [seatId(1), seatId(2), seatId(3)],
  rabbit: seatId(1),
  rounds: [],
  running: false,
  score: { rabbit: 0, pursuers: 0 },
  winner: null,
  pursuersMayMove: false,
  rabbitFlips: { suit: 'blade', net: 0, value: 2 },
  next: { round: 2, alone: false, helpers: [seatId(2), seatId(3)], attributes: ['str', 'dex'] }
}
const locks: CornersView = {
  kind: 'corners',
  shape: 'line',
  seat: seatId(3),
  laid: [
    { card: '1', turn: 0 },
    { card: '2', turn: 0 },
    { card: '3', turn: 0 }
  ],
  contacts: [true, true],
  touches: [
    ['rat', 'rat'],
    ['ox', 'ox']
  ] as never,
  solved: true
}
let page: MountedDashboard
afterEach(() => page.end())

async function games(more: Parameters<typeof gmView>[0]): Promise<void> {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null, ...more }))))
  await page.press('z')
}

describe('the mini-games', () => {
  const answers = (): readonly unknown[] => page.asks.flatMap(each => (each.ask === 'answer' ? [each.answers] : []))
  const choose = (key: string): Promise<void> =>
    page.click(document.querySelector<HTMLElement>(`[data-choice="${key}"]`)!)

  it('V2 proposes no helper for a round of the pursuit: the table chooses, each time', async () => {
    await games({ game: chase })
    await page.press('Enter')
    expect(answers()).toEqual([])
    await choose(seatId(3))
    await page.press('Enter')
    expect(answers()).toMatchObject([{ does: 'run', helper: seatId(3), attribute: 'str', advantages: 0 }])
  })

  it('HA22 calls a player who flips on a phone for the round, takes the call back, or flips it here', async () => {
    await games({ game: chase, onPhone: [seatId(3)] })
    await choose('call')
    await choose(seatId(3))
    await page.press('Enter')
    expect(answers()).toMatchObject([{ does: 'call', helper: seatId(3), why: '' }])
    page.end()
    const call = {
      id: 4,
      seat: seatId(3),
      move: 'Pursuit',
      attribute: 'str',
      suit: 'blade',
      net: 0,
      cards: 1,
      fast: false,
      versus: null,
      helpers: [],
      why: '',
      round: { number: 2, ways: [] }
    } as const
    await games({ game: chase, onPhone: [seatId(3)], calls: [call] })
    expect(document.querySelector('.question-form')?.textContent).toContain('is called to flip round 2')
    await choose('recall')
    await page.press('Enter')
    expect(answers()).toMatchObject([{ does: 'recall' }])
  })

  it('offers to pay only with Shadow that there is', async () => {
    await games({ shadow: { free: 2, circled: 0 } })
    const ways = (): readonly string[] =>
      [...document.querySelectorAll('.question-form [role=radio] b')].map(each => each.textContent?.trim() ?? '')
    expect(ways()).toEqual(['Free only', 'Not paid'])
    page.end()
    await games({ shadow: { free: 0, circled: 0 } })
    expect(ways()).toEqual(['Not paid'])
    await page.press('Enter')
    expect(answers()).toMatchObject([{ pay: 'nothing' }])
  })

  it('QU2 the arrows up and down walk through an offered form, as through each form', async () => {
    await games({ shadow: { free: 2, circled: 0 } })
    const marked = (): string =>
      document.querySelector('.question-form [role=radio][aria-checked=true] b')?.textContent?.trim() ?? ''
    expect(marked()).toBe('Free only')
    await page.press('ArrowDown')
    expect(marked()).toBe('Not paid')
    await page.press('ArrowUp')
    expect(marked()).toBe('Free only')
  })

  it('goes from solved locks to the flip of the player who picked them', async () => {
    await games({ game: locks })
    await page.press('Enter')
    expect(answers()).toEqual([{ card: '1', does: 'solved' }])
    expect(document.querySelector('.panel')?.getAttribute('aria-label')).toBe('Flip for Sister Wren')
  })

  it('NP2 QU2 another card and giving up are selected by a digit, and nothing happens before Enter', async () => {
    await games({ game: { ...locks, solved: false, contacts: [false, true] } })
    const chosen = (): unknown =>
      document.querySelector('.question-form [role=radio][aria-checked=true]')?.getAttribute('data-choice') ?? null
    expect(chosen()).toBeNull()
    await page.press('Enter')
    await page.press('6')
    expect(chosen()).toBe('give-up')
    await page.press('5')
    expect(chosen()).toBe('replace')
    expect([answers(), page.commands()]).toEqual([[], []])
    await page.press('Enter')
    expect(answers()).toEqual([{ card: '1', does: 'replace' }])
    expect(chosen(), 'no second card by a second press').toBeNull()
  })

  it('QU2 V8 without Stamina another card says why not, by which rule, and has a button to recover', async () => {
    const sheets = gmView().sheets.map(each => (each.seat === seatId(3) ? { ...each, stamina: 0 } : each))
    await games({ sheets, game: { ...locks, solved: false, contacts: [false, true] } })
    const replace = document.querySelector('[data-choice=replace]')!
    expect(replace.getAttribute('aria-disabled')).toBe('true')
    expect(replace.textContent).toContain('Sister Wren has no Stamina left. Recover at least 1 Stamina, or give up. V8')
    expect(replace.parentElement?.querySelectorAll('.btn')).toHaveLength(1)
    await page.press('5')
    await page.press('Enter')
    expect(answers()).toEqual([])
  })

  it('QU2 a digit selects the card to swap with, Enter swaps, and Escape selects none', async () => {
    await games({ game: { ...locks, solved: false, contacts: [false, true] } })
    const cards = [...document.querySelectorAll<HTMLElement>('.corner-layout button')]
    cards[0]!.focus()
    await page.press('3')
    expect(page.commands()).toEqual([])
    expect(cards[2]!.classList).toContain('partner')
    await page.press('Escape')
    expect(cards[2]!.classList).not.toContain('partner')
    await page.press('Enter')
    await page.press('3')
    await page.press('Enter')
    const swaps = page.commands().filter(each => JSON.stringify(each).includes('"card":"3","turn":0},{"card":"2"'))
    expect(swaps).toEqual([
      {
        type: 'arrange-corners',
        laid: [
          { card: '3', turn: 0 },
          { card: '2', turn: 0 },
          { card: '1', turn: 0 }
        ]
      }
    ])
  })
})
