import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { h } from 'vue'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ok } from '#rules/core/result'
import { gm as gameMaster, type SeatId } from '#rules/core/seat'
import type { Answer, Ask } from '#shared/contract'
import HotSeat from '@/features/hot-seat/HotSeat.vue'
import { useRefusalSpot } from '@/features/refusals/use-refusal-spot'
import { useAsk } from '@/features/commands/use-host-reply'
import { useGm } from '@/dashboard/store'
import { at, board, type Board } from '../../../support/moments/company'
import { useHost } from '../../../support/page-bridge'
import { seen } from '../../../support/seen'
import { lastBoard, seatFrame } from '../../../support/small-game-screens'

/** The host behind the one bridge of this file. */
let answers: (asked: Ask) => unknown = () => null
beforeEach(() =>
  useHost({
    ask: async asked => answers(asked) as Answer<never>,
    onSnapshot: () => () => {},
    onConnection: () => () => {}
  })
)

let page: VueWrapper
afterEach(() => page.unmount())

/** Both have picked a die; Kresk sits under the cover, and the host plays what is sent. */
async function underTheCover(): Promise<{ readonly game: Board; readonly asked: Ask['ask'][] }> {
  const game = board('game-face', 'The bell rope')
  const [left, right] = game.seats as [SeatId, SeatId]
  const side = (seat: SeatId) => ({ who: { kind: 'seat', seat }, strong: 'spades', weak: 'hearts', dice: 'screen' })
  game.act(gameMaster, {
    type: 'begin',
    contestants: { left: side(left), right: side(right) },
    voice: null,
    variants: { bonus: 'lasting', ties: 'spent' }
  })
  game.act(at(left), { type: 'pick', side: 'left', suit: 'clubs' })
  game.act(at(right), { type: 'pick', side: 'right', suit: 'hearts' })
  const asked: Ask['ask'][] = []
  answers = ask => {
    asked.push(ask.ask)
    if (ask.ask === 'peek-seat') return ok({ frame: seatFrame(game, left) })
    if (ask.ask === 'answer-as-seat') game.played.answer(ask, at(left))
    return ok(null)
  }
  setActivePinia(createPinia())
  page = mount(HotSeat, { attachTo: document.body, props: { seat: left, board: lastBoard(game), name: 'Kresk' } })
  await flushPromises()
  return { game, asked }
}

const shown = (): string => document.querySelector('.hot-seat')?.textContent ?? ''
async function press(name: RegExp): Promise<void> {
  const button = [...document.querySelectorAll('.hot-seat button')].find(each => name.test(each.textContent ?? ''))
  if (!button) throw new Error(`nothing under the cover is called ${String(name)}`)
  ;(button as HTMLElement).click()
  await flushPromises()
}

describe('the hot-seat', () => {
  it('shows nothing of the hand before a player presses', async () => {
    await underTheCover()
    expect(shown()).toContain('Hand the laptop to Kresk')
    expect(shown()).not.toContain('Pick a die')
  })

  it('stays open after an act, so that the player sees their roll, and is covered at a press', async () => {
    const { asked } = await underTheCover()
    await press(/let me play/)
    await seen(() => expect(shown()).toContain('Roll under the cup'))
    expect(document.querySelector('.hot-seat .question-form')?.className).toContain('shared')
    await press(/Roll under the cup/)
    await seen(() => expect(shown()).toMatch(/You rolled \d/))
    expect(asked).toEqual(['peek-seat', 'answer-as-seat', 'peek-seat'])
    await press(/Cover the screen/)
    expect(shown()).not.toMatch(/You rolled/)
    expect(shown()).toContain('Hand the laptop to Kresk')
  })

  it('lets no user reach or hear what is behind it, until it is closed', async () => {
    const dashboard = document.createElement('div')
    document.body.append(dashboard)
    await underTheCover()
    expect(dashboard.inert).toBe(true)
    page.unmount()
    expect(dashboard.inert).toBe(false)
    dashboard.remove()
  })

  it('covers itself when the window is left', async () => {
    await underTheCover()
    await press(/let me play/)
    await seen(() => expect(shown()).toContain('Roll under the cup'))
    window.dispatchEvent(new Event('blur'))
    await flushPromises()
    expect(shown()).not.toContain('Roll under the cup')
  })
})

describe('the reason for a refusal', () => {
  it('is at its own button only, and disappears with that button', async () => {
    setActivePinia(createPinia())
    const store = useGm()
    const place = (ask: boolean) =>
      mount({
        setup() {
          const RefusalSpot = useRefusalSpot()
          if (ask) useAsk().refuse({ message: 'There is no place for it', remedy: 'Save a copy' })
          return () => h(RefusalSpot)
        }
      })
    const elsewhere = place(false)
    page = place(true)
    await flushPromises()
    expect(page.text()).toContain('Save a copy')
    expect(elsewhere.text()).toBe('')
    elsewhere.unmount()
    expect(store.lastDenial).not.toBeNull()
    page.unmount()
    expect(store.lastDenial).toBeNull()
  })
})
