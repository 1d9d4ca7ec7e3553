import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gm as byGm } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import { Played } from './chronicle'
import { board } from './moments/company'
import { momentOf } from './moments/index'
import { entriesOnDisk } from './on-disk'

/** A state of the table in which everything is pressed twice. */
export interface PressState {
  readonly name: string
  readonly make: () => Played
  /** Whose phone, from 0. */
  readonly phone: number
  /** Keys that open the panels of the dashboard, one after the other; '' for the board as it is. */
  readonly panels: readonly string[]
}

const names = ['Kresk Half-Tide', 'Constance-Philippa of the Drowned Bells', 'Sister Wren'] as const
const guard = { kind: 'guard', stamina: 40, power: 'd4', squares: 0, note: '' } as const
const bare = { versus: null, supporters: [], item: null, load: 'counts', slots: [] } as const

function adventure(): Played {
  const played = Played.table('The Drowned Bells', ...names)
  for (const seat of played.seats) {
    played.act({ type: 'gain-xp', seat, amount: 4, reason: '' })
    played.act({ type: 'gain-item', seat, item: { sort: 'card', card: 'sword', name: '' } })
  }
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  return played
}

function called(): Played {
  const played = adventure()
  for (const seat of played.seats)
    played.act({
      type: 'call-flip',
      ask: { type: 'use-move', seat, move: 'mix-it-up', attribute: 'str', advantages: 0, ...bare },
      why: ''
    })
  return played
}

function fight(): Played {
  const played = adventure()
  const [seat, other] = played.seats
  played.act({ type: 'add-foes', name: 'Guard', ...guard, count: 2 })
  const { foes } = played.chronicle.campaign.boards[0]?.state as State
  for (const { id } of foes) played.act({ type: 'engage-foe', foe: id, seat })
  for (const struck of [seat, other])
    played.act({
      type: 'open-attack',
      seat: struck,
      power: { by: 'number', number: 4 },
      exertion: 'physical',
      from: 'A beam'
    })
  return played
}

/** One of the smaller games, at that moment. */
const at = (moment: string) => (): Played => momentOf(moment)().played

/** Without a pair and a lent die a scene has no dice. */
function withoutDice(): Played {
  const here = board('prophecy', 'Prophecy', 3)
  here.act(byGm, { type: 'sketch', parent: null, objective: 'wake the dragon' })
  return here.played
}

export const pressStates: readonly PressState[] = [
  { name: 'Thousand Faces: everybody is called', make: called, phone: 0, panels: ['', 'f', 'x', 'm', 'h'] },
  { name: 'Thousand Faces: two blows wait', make: fight, phone: 0, panels: ['', 'x', 'g', 'f'] },
  { name: 'Prophecy: no dice', make: withoutDice, phone: 0, panels: [''] },
  { name: 'Game Face', make: at('game-face: cups down'), phone: 1, panels: [''] },
  { name: 'The Face of Angels', make: at('face-of-angels: a card lies'), phone: 1, panels: [''] }
]

/** The number of requests to the host, from its newest snapshot on the dashboard. It is cheap, and read after each press. */
export class Acts {
  constructor(
    private readonly gm: Page,
    private readonly home: string
  ) {}

  async count(): Promise<number> {
    return Number(await this.gm.locator('[data-revision]').first().getAttribute('data-revision'))
  }

  /** Waits until nothing more comes. @returns what came after so many, as commands */
  async since(count: number, quietMs = 800): Promise<readonly string[]> {
    let known = -1
    let at = Date.now()
    for (;;) {
      const now = await this.count()
      if (now !== known) [known, at] = [now, Date.now()]
      else if (Date.now() - at >= quietMs) break
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    if (known === count) return []
    return entriesOnDisk(join(this.home, 'campaigns', 'evening.hearth'))
      .slice(count)
      .map(entry => {
        const { kind, command } = entry as { readonly kind: string; readonly command?: { readonly type?: string } }
        return kind === 'act' ? String(command?.type) : kind
      })
  }
}

/** What can be pressed on a page now, each once. */
export interface Pressed {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly repeats: boolean
}

const skipped = /^(Pause|Pausing|This page as plain text)/

/** Everything that can be pressed, by what it says; the middle of what of it can be hit. */
export async function controlsOn(page: Page): Promise<readonly Pressed[]> {
  const found = await page.evaluate(() => {
    const selector =
      'button, a[href], summary, input[type=checkbox], input[type=radio], [role=button], [role=tab], [role=switch], [role=radio]'
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap(each => {
      const { width, height } = each.getBoundingClientRect()
      if (width === 0 || height === 0 || each.matches(':disabled')) return []
      each.scrollIntoView({ block: 'center' })
      const { left, top } = each.getBoundingClientRect()
      const label = each.getAttribute('aria-label') ?? each.closest('label')?.textContent ?? each.textContent ?? ''
      return [
        {
          name: label.replace(/\s+/g, ' ').trim().slice(0, 60),
          x: left + width / 2,
          y: top + height / 2,
          repeats: each.matches('[data-repeats]')
        }
      ]
    })
  })
  const seen = new Set<string>()
  return found.filter(({ name }) => name !== '' && !skipped.test(name) && !seen.has(name) && seen.add(name))
}

/** Where the control of that name is now, in sight; null when it is gone. */
export async function placeOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number } | null> {
  return page.evaluate(wanted => {
    const selector =
      'button, a[href], summary, input[type=checkbox], input[type=radio], [role=button], [role=tab], [role=switch], [role=radio]'
    for (const each of document.querySelectorAll<HTMLElement>(selector)) {
      const label = each.getAttribute('aria-label') ?? each.closest('label')?.textContent ?? each.textContent ?? ''
      if (label.replace(/\s+/g, ' ').trim().slice(0, 60) !== wanted || each.matches(':disabled')) continue
      each.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = each.getBoundingClientRect()
      if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 }
    }
    return null
  }, name)
}
