import { mount, type VueWrapper } from '@vue/test-utils'
import { vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { fail } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { Answer, Ask, Snapshot } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { loadEarlyScreens } from '@/games/screens'
import PhonePage from '@/phone/PhonePage.vue'
import { guardFocusedKeys, guardPresses } from '@/ui/press-guard'
import type { Played } from './chronicle'
import { settled } from './mounted-dashboard'
import { useHost } from './page-bridge'
import { tableSnapshot } from './snapshots'

const refused: Problem = { kind: 'unsupported', message: 'The rules say no', remedy: 'Do something else' }

await loadEarlyScreens('seat')

/** A player's phone over a played campaign: each ask of the phone happens or is refused, and is shown. */
export class LivePhone {
  /** What the page asked the host, oldest first. */
  readonly asks: Ask[] = []
  #show: (snapshot: Snapshot) => void = () => undefined
  #page: VueWrapper | null = null
  #stop: () => void = () => undefined

  private constructor(
    readonly played: Played,
    readonly seat: SeatId
  ) {}

  static async mount(played: Played, seat: SeatId): Promise<LivePhone> {
    const phone = new LivePhone(played, seat)
    useHost({
      ask: async (asked: Ask) => phone.#answer(asked) as never,
      onSnapshot: (to: (snapshot: Snapshot) => void) => {
        phone.#show = to
        to(phone.#snapshot())
        return () => undefined
      },
      onConnection: (to: (state: 'open') => void) => {
        to('open')
        return () => undefined
      }
    } as never)
    const stops = [guardPresses(), guardFocusedKeys()]
    phone.#stop = () => stops.forEach(stop => stop())
    phone.#page = mount(PhonePage, { attachTo: document.body })
    await phone.settled()
    return phone
  }

  end(): void {
    this.#stop()
    this.#page?.unmount()
    document.body.replaceChildren()
  }

  /** The phone receives what the others have played since. */
  show(): void {
    this.#show(this.#snapshot())
  }

  async settled(): Promise<void> {
    await vi.dynamicImportSettled()
    await settled()
  }

  #answer(asked: Ask): Answer<never> {
    this.asks.push(asked)
    const actor = { kind: 'seat', seat: this.seat } as const
    if (asked.ask !== 'act' && asked.ask !== 'answer') return { ok: true, value: null as never }
    try {
      if (asked.ask === 'answer') this.played.answer(asked, actor)
      else this.played.ask({ kind: 'act', board: asked.board, command: asked.command }, actor)
    } catch {
      return fail({ kind: 'problem', problem: refused })
    }
    this.#show(this.#snapshot())
    return { ok: true, value: null as never }
  }

  #serial = 1000
  #snapshot(): Snapshot {
    const { chronicle } = this.played
    return {
      ...tableSnapshot(frameFor(chronicle, { kind: 'table' })),
      kind: 'seat',
      serial: ++this.#serial,
      seat: this.seat,
      frame: frameFor(chronicle, { kind: 'seat', seat: this.seat })
    } as unknown as Snapshot
  }
}
