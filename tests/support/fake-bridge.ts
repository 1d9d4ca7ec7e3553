import type { Page } from '@playwright/test'
import type { Ask, Answer, Snapshot, ScreenKind } from '#shared/contract'

/** What a test can do with the bridge that it put into a page. */
export interface FakeBridge {
  /** Everything that the page asked so far, oldest first. */
  asks(): Promise<readonly Ask[]>
  /** The host shows the page something new. */
  show(showing: Snapshot): Promise<void>
  /** From now on asks of this kind are answered so. */
  answer(kind: Ask['ask'], answer: Answer): Promise<void>
  connection(state: 'connecting' | 'open' | 'lost' | 'replaced' | 'revoked'): Promise<void>
}

interface FakeWindow {
  hearthside: unknown
  fakeHearthside: {
    readonly asks: Ask[]
    show(showing: Snapshot): void
    answer(kind: Ask['ask'], answer: Answer): void
    connection(state: string): void
  }
}

/** Puts `window.hearthside` into the page before it loads: it shows `first`, records every ask and answers `ok(null)`. */
export async function fakeBridge(page: Page, screen: ScreenKind, first: Snapshot): Promise<FakeBridge> {
  await page.addInitScript(install, { screen, first })
  const call = <Name extends keyof FakeWindow['fakeHearthside']>(name: Name, args: readonly unknown[]): Promise<void> =>
    page.evaluate(
      ([method, given]) => {
        const fake = (window as unknown as FakeWindow).fakeHearthside as unknown as Record<
          string,
          (...all: unknown[]) => void
        >
        fake[method]?.(...given)
      },
      [name, args] as const
    )
  return {
    asks: () => page.evaluate(() => (window as unknown as FakeWindow).fakeHearthside.asks),
    show: showing => call('show', [showing]),
    answer: (kind, answer) => call('answer', [kind, answer]),
    connection: state => call('connection', [state])
  }
}

/** Runs inside the page, before its own scripts: it must not refer to anything outside itself. */
function install({ screen, first }: { readonly screen: ScreenKind; readonly first: Snapshot }): void {
  const showingListeners = new Set<(showing: Snapshot) => void>()
  const connectionListeners = new Set<(state: string) => void>()
  const answers = new Map<string, Answer>()
  let current = first
  let connected = 'open'
  const fake: FakeWindow['fakeHearthside'] = {
    asks: [],
    show(showing) {
      current = showing
      for (const listener of showingListeners) listener(showing)
    },
    answer(kind, answer) {
      answers.set(kind, answer)
    },
    connection(state) {
      connected = state
      for (const listener of connectionListeners) listener(state)
    }
  }
  const bridge = {
    screen,
    onSnapshot(listener: (showing: Snapshot) => void) {
      showingListeners.add(listener)
      queueMicrotask(() => listener(current))
      return () => showingListeners.delete(listener)
    },
    onConnection(listener: (state: string) => void) {
      connectionListeners.add(listener)
      queueMicrotask(() => listener(connected))
      return () => connectionListeners.delete(listener)
    },
    ask(ask: Ask) {
      fake.asks.push(structuredClone(ask))
      return Promise.resolve(answers.get(ask.ask) ?? { ok: true, value: null })
    }
  }
  const target = window as unknown as FakeWindow
  target.hearthside = bridge
  target.fakeHearthside = fake
}
