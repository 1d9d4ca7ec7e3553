import { afterEach, describe, expect, it, vi } from 'vitest'
import type { State } from '#rules/face-of-angels/state'
import type { CardId } from '#rules/face-of-angels/vocabulary'
import { cardName } from '#rules/face-of-angels/cards'
import { LiveDashboard } from '../../support/live-dashboard'
import type { Board } from '../../support/moments/company'
import { faceOfAngelsMoments } from '../../support/moments/face-of-angels'
import { gameFaceMoments } from '../../support/moments/game-face'

let live: LiveDashboard
afterEach(() => live.page.end())

async function open({ played }: Board, game: 'Duel' | 'Angels'): Promise<void> {
  localStorage.clear()
  live = await LiveDashboard.mount(played)
  await live.click(game)
}

const showing = () => live.played.chronicle.campaign.showing

/** Presses a button of SH21. @returns what is in Next */
async function put(name: string | RegExp): Promise<unknown> {
  const button = await vi.waitFor(() => live.page.named(name), 20_000)
  button.focus()
  await live.press('Enter')
  await vi.waitFor(async () => {
    await live.follow()
    expect(showing().next).not.toBeNull()
  }, 20_000)
  return showing().next?.exhibit
}

const stateOf = ({ played }: Board): State => played.chronicle.campaign.boards.at(-1)?.state as State
const handNames = (board: Board, who: string): readonly string[] =>
  (stateOf(board).piles.hands[who] ?? []).map(card => cardName(card as CardId))

describe('showing cards from where they stand', () => {
  it('SH21: puts the open trick into Next, and F6 shows it', async () => {
    const angels = faceOfAngelsMoments['face-of-angels: a point card is picked']()
    await open(angels, 'Angels')
    const exhibit = await put(/^Show .* against .* to the table…$/)
    const laid = stateOf(angels).contest?.phase
    const cards = laid?.at === 'trick' ? laid.trick.laid.map(one => cardName(one.card)) : []
    expect(cards.length).toBeGreaterThan(2)
    for (const card of cards) expect(JSON.stringify(exhibit)).toContain(card)
    expect(showing().live).toEqual([])
    await live.press('F6')
    expect(showing().live).toEqual([{ exhibit, to: 'table' }])
  })

  it('SH21: shows the World’s hand by its own button alone, and no card of a player', async () => {
    const angels = faceOfAngelsMoments['face-of-angels: dealt']()
    await open(angels, 'Angels')
    const buttons = (): readonly string[] =>
      [...document.querySelectorAll('[data-rule=SH20]')].map(each => each.getAttribute('aria-label') ?? '')
    await vi.waitFor(() => expect(buttons()).toEqual(['Show The World’s hand to the table…']), 20_000)
    const exhibit = JSON.stringify(await put('Show The World’s hand to the table…'))
    for (const card of handNames(angels, 'world')) expect(exhibit).toContain(card)
    for (const seat of angels.seats)
      for (const card of handNames(angels, seat)) expect(exhibit + document.body.innerHTML).not.toContain(card)
  })

  it('SH21: offers each of the two in a duel, and no seat that has only a player’s name', async () => {
    const duel = gameFaceMoments['game-face: the reveal']()
    const left = duel.seats[0]!
    duel.played.campaign({ type: 'rename-seat', seat: left, player: 'Joon', character: '' })
    await open(duel, 'Duel')
    const shown = (): readonly string[] =>
      [...document.querySelectorAll('[data-rule=SH20]')].map(each => each.getAttribute('aria-label') ?? '')
    await vi.waitFor(() => expect(shown()).toEqual([expect.stringMatching(/^Show [^J].* to the table…$/)]), 20_000)
    expect(await put(/^Show .* to the table…$/)).toMatchObject({ kind: 'person', line: '', picture: null })
  })
})
