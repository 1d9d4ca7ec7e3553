import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { vi } from 'vitest'
import { nextTick } from 'vue'
import { fail } from '#rules/core/result'
import type { Answer, Ask, Denial, GmSnapshot, Snapshot } from '#shared/contract'
import { games, loadEarly } from '@/games/registry'
import GmPage from '@/dashboard/GmPage.vue'
import { guardPresses } from '@/ui/press-guard'
import { componentsFetched } from '@/ui/lazy-component'
import { useHost } from './page-bridge'

/** The whole dashboard in a DOM without a browser. Its host records each request and answers `ok(null)`, an empty book, or the given answer. `LiveDashboard` plays each request. */
export interface MountedDashboard {
  readonly asks: Ask[]
  show(snapshot: GmSnapshot): Promise<void>
  /** The commands that boards and the campaign were sent, oldest first. */
  commands(): readonly unknown[]
  /**
   * A key at the focus, as a browser delivers it. An Enter that no handler took presses the focused button.
   * @param afterMs so long after the last one
   */
  press(key: string, more?: KeyboardEventInit, afterMs?: number): Promise<void>
  /** A click with the mouse, which moves the focus as well. */
  click(what: HTMLElement): Promise<void>
  /** The button, tab or menu line of that name. */
  named(name: string | RegExp, selector?: string): HTMLElement
  dialog(): HTMLElement | null
  /** Why the host, or a `blocked` action, says no: message and remedy. Empty while nothing is refused. */
  refusal(): string
  end(): void
}

// Components that a browser loads when they are first shown are here from the start.
await loadEarly('gm', 'gmHead', 'gmStrip', 'gmSide', 'gmSpine')
await Promise.all(
  Object.values(
    import.meta.glob([
      '../../src/renderer/dashboard/SheetStack.vue',
      '../../src/renderer/games/thousand-faces/*/*Panel.vue'
    ])
  ).map(load => load())
)
await Promise.all(Object.values(games).flatMap(game => Object.values(game.sheets ?? {}).map(sheet => sheet.load())))

/** A person presses a key a second: nothing that has just appeared is pressed by the next key (NP1). Milliseconds. */
const betweenKeys = 1000
let passed = 0
const clock = performance.now.bind(performance)
performance.now = () => clock() + passed
/** Also where a test has set the page's own timers aside. */
const nextTask = setImmediate
const nextFrame = (): Promise<void> => new Promise(resolve => nextTask(() => nextTask(resolve)))

/** An answer that is a refusal, from a function among the answers. */
export class Denied {
  constructor(readonly denial: Denial) {}
}

/** Drawings of cards, the preview of the table and the tip of a cut text have their own tests. They are a third of a page's time. */
const stubs = { DashboardDrawings: true, TablePreview: true, WholeText: true }

/** Nothing of what is looked for; names are looked for with every letter behind an @. */
export const emptyBook = { things: [], total: 0, counts: {}, log: [] }

/** @param answers by what is asked; a function is given the ask */
export async function mountDashboard(
  first: GmSnapshot,
  answers: { readonly [Kind in Ask['ask']]?: unknown } = {},
  denials: { readonly [Kind in Ask['ask']]?: Denial } = {}
): Promise<MountedDashboard> {
  const asks: Ask[] = []
  let show: (snapshot: Snapshot) => void = () => {}
  useHost({
    ask: async asked => {
      asks.push(asked)
      const denial = denials[asked.ask]
      const answer = answers[asked.ask] ?? (asked.ask === 'find-in-book' ? emptyBook : null)
      const value: unknown = typeof answer === 'function' ? await answer(asked) : answer
      if (value instanceof Denied) return fail(value.denial) as Answer<never>
      return (denial ? fail(denial) : { ok: true, value }) as Answer<never>
    },
    onSnapshot(to) {
      show = to
      to(first)
      return () => {}
    },
    onConnection(to) {
      to('open')
      return () => {}
    }
  })
  const stopGuarding = guardPresses()
  const pinia = createPinia()
  const page: VueWrapper = mount(GmPage, { attachTo: document.body, global: { plugins: [pinia], stubs } })
  // However busy the machine: what the page fetches at once is there before anything is pressed.
  await vi.dynamicImportSettled()
  await settled()
  setActivePinia(pinia) // the page before may have acted once more at its end
  return {
    asks,
    async show(snapshot) {
      show(snapshot)
      await settled()
    },
    commands: () => asks.flatMap(asked => (asked.ask === 'act' ? [asked.command] : [])),
    async press(key, more = {}, afterMs = betweenKeys) {
      await nextFrame()
      passed += afterMs
      const target = document.activeElement ?? document.body
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
      // happy-dom takes Alt for AltGraph, which no dashboard key has.
      const holds = event.getModifierState.bind(event)
      event.getModifierState = name => name !== 'AltGraph' && holds(name)
      const taken = !target.dispatchEvent(event)
      if (!taken && key === 'Enter' && target instanceof HTMLButtonElement) target.click()
      await settled()
    },
    async click(what) {
      what.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      what.focus()
      what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
      await settled()
    },
    named(name, selector = 'button, [role=menuitem], a') {
      const all = [...document.querySelectorAll<HTMLElement>(selector)]
      const found = all.find(each => matches(nameOf(each), name))
      if (!found) throw new Error(`nothing here is called ${String(name)}`)
      return found
    },
    dialog: () => document.querySelector('[role=dialog]'),
    refusal() {
      const beside = document.querySelector('.refusal .says')
      // Where no component shows it, a banner at the top of the page does.
      const above = [...document.querySelectorAll('.banner.gold p')].at(-1)
      return ((beside ?? above)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    },
    end() {
      stopGuarding()
      page.unmount()
    }
  }
}

/** Everything that was set going has come to rest: Vue's queue, and the timers of length nothing that dialogs use. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    await nextTick()
    await new Promise(resolve => setTimeout(resolve))
  }
  await componentsFetched()
  await nextTick()
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name)
}
