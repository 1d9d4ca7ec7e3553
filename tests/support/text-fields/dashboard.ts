import { vi } from 'vitest'
import type { Ask } from '#shared/contract'
import type { Played } from '../chronicle'
import { answersOfHost, LiveDashboard } from '../live-dashboard'
import { settled } from '../mounted-dashboard'
import type { Screen } from './visit'

/** The dashboard over a campaign, which can crash. */
export class WrittenDashboard implements Screen {
  private constructor(
    readonly played: Played,
    private live: LiveDashboard,
    private readonly answers: Parameters<typeof LiveDashboard.mount>[2]
  ) {}

  static async mount(played: Played, more: Parameters<typeof LiveDashboard.mount>[2] = {}): Promise<WrittenDashboard> {
    localStorage.clear()
    const answers = { ...answersOfHost(played), ...more }
    return new WrittenDashboard(played, await LiveDashboard.mount(played, undefined, answers), answers)
  }

  private earlier: Ask[] = []

  asked(): string {
    return JSON.stringify([this.earlier, this.live.page.asks])
  }

  async settle(): Promise<void> {
    await this.live.follow().catch(() => undefined) // what the rules refuse stays where it was typed
  }

  async crash(): Promise<void> {
    this.earlier = [...this.earlier, ...this.live.page.asks]
    const kept = Object.entries(localStorage)
    this.live.page.end()
    localStorage.clear()
    for (const [name, value] of kept) localStorage.setItem(name, String(value))
    this.live = await LiveDashboard.mount(this.played, undefined, this.answers)
  }

  end(): void {
    this.live.page.end()
  }
}

const named = (name: string | RegExp) => (each: HTMLElement) => {
  const words = (each.getAttribute('aria-label') ?? each.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return typeof name === 'string' ? words === name : name.test(words)
}

const pressed = 'button, summary, [role=tab], [role=radio], [role=menuitem], [role=option]'

/** Presses what is called so, one after the other: in an open menu or dialog, else anywhere. What is not there is passed over. */
export async function press(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const around = ['[role=menu]', '[role=dialog]', 'main', 'body'].flatMap(each => [
      ...document.querySelectorAll(each)
    ])
    const all = around.flatMap(each => [...each.querySelectorAll<HTMLElement>(pressed)])
    all.find(named(name))?.click()
    await vi.dynamicImportSettled()
    await settled()
  }
}

export function unfold(): void {
  for (const fold of document.querySelectorAll('details')) fold.open = true
}
