import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { games } from '@/games/registry'
import { panels } from '@/games/thousand-faces/board/panels'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { type SheetName, useGm } from '@/dashboard/store'
import { wordsOf } from '@/ui/press-guard'
import { pressStates } from '../support/double-press'
import { answersOfHost, LiveDashboard } from '../support/live-dashboard'
import { drawOutlines } from '../support/drawn-outlines'
import { LivePhone } from '../support/live-phone'
import { settled } from '../support/mounted-dashboard'
import { calledMoments } from '../support/moments/called'
import { moments } from '../support/moments/index'
import { phoneStates } from '../support/phone-states'
import { runs, someOf } from '../support/thorough'
import type { Played } from '../support/chronicle'

// NP1: a press twice, of the same place or of the same key, does what one press does. Each control is pressed once, the effect is noted, and it is pressed again. Nothing more may have happened. double-press.spec.ts taps in a real browser, where controls lie where they lie.

/** Milliseconds between two presses, one after the other: no player's second tap is faster or slower. */
const gaps = [50, 120, 250, 400, 500] as const
let nth = 0
const nextGap = (): number => gaps[nth++ % gaps.length] ?? 250

// On a machine of any load exactly this time passes between two presses.
let at = 1_000_000
const clock = performance.now
const { print } = window
const { getBoundingClientRect } = Element.prototype
beforeAll(() => {
  performance.now = () => at
  window.print = () => undefined
  return drawOutlines()
})
afterAll(() => {
  performance.now = clock
  window.print = print
  Element.prototype.getBoundingClientRect = getBoundingClientRect
})

/** What has happened since, by the campaign. */
function since({ chronicle }: Played, revision: number): readonly string[] {
  return chronicle.entries
    .slice(revision)
    .map(entry => (entry.kind === 'act' ? (entry.command as { readonly type: string }).type : entry.kind))
}

// ————— Phones. There is no layout here, so the worst layout is assumed: each new or changed control is under the finger.

const controls =
  'button, a[href], summary, input[type=checkbox], input[type=radio], [role=button], [role=tab], [role=switch], [role=radio]'
const nowhere = new DOMRect()
const far = new DOMRect(2000, 2000, 100, 40)
const under = new DOMRect(0, 0, 100, 40)
let isUnder: (element: Element) => boolean = () => true

beforeAll(() => {
  Element.prototype.getBoundingClientRect = function (this: Element) {
    if (isHidden(this)) return nowhere
    return isUnder(this) ? under : far
  }
})

function isHidden(element: Element): boolean {
  const fold = element.closest('details:not([open])')
  const isFolded = fold !== null && element.closest('summary')?.parentElement !== fold
  return isFolded || element.closest('[style*="display: none"], [hidden]') !== null
}

/** What can be pressed, in its order; the X-card and what opens another page are not for now. */
function pressable(): readonly HTMLElement[] {
  const skipped = /^(?:Pause|Pausing|This page as plain text)/
  return [...document.querySelectorAll<HTMLElement>(controls)].filter(
    each => !each.matches(':disabled, [data-never-held]') && !skipped.test(wordsOf(each)) && !isHidden(each)
  )
}

function tap(control: HTMLElement): void {
  const where = { clientX: 50, clientY: 20, button: 0, bubbles: true, cancelable: true, composed: true }
  control.dispatchEvent(new PointerEvent('pointerdown', { ...where, isPrimary: true }))
  control.dispatchEvent(new MouseEvent('mousedown', { ...where, detail: 1 }))
  control.dispatchEvent(new PointerEvent('pointerup', { ...where, isPrimary: true }))
  control.dispatchEvent(new MouseEvent('mouseup', { ...where, detail: 1 }))
  control.dispatchEvent(new MouseEvent('click', { ...where, detail: 1 }))
}

/** The same control on two phones is one: it is tried where it is first met. `npm run unit:thorough` tries each on every phone. */
const tried = new Set<string>()
const triesAnew = runs(0, 1) === 1
function isFresh(control: HTMLElement): boolean {
  const name = `${control.tagName} ${wordsOf(control).replaceAll(/\d+/g, '')}`
  return !tried.has(name) && Boolean(tried.add(name))
}

describe('NP1 a tap twice on a phone does what one does', () => {
  it.each(someOf(phoneStates, 25))(
    '$name',
    async ({ make }) => {
      const wrong: string[] = []
      if (triesAnew) tried.clear()
      for (let isMore = true; isMore;) {
        const { played, seat } = make()
        const { revision } = played.chronicle
        localStorage.clear()
        at += 10_000
        isUnder = () => true
        const phone = await LivePhone.mount(played, seat)
        // A press that only opens or asks leaves the campaign as it was. The same phone goes on, and opened controls are pressed too.
        while (isMore && played.chronicle.revision === revision) {
          const control = pressable().find(isFresh)
          isMore = control !== undefined
          if (control) wrong.push(...(await twice(phone, control)))
        }
        phone.end()
      }
      expect(wrong).toEqual([])
    },
    300_000
  )

  /** Presses it, then whatever is new since, or says something else, and itself once more. */
  async function twice(phone: LivePhone, control: HTMLElement): Promise<readonly string[]> {
    const { played } = phone
    const { revision } = played.chronicle
    at += 10_000
    const name = wordsOf(control)
    const words = new Map(pressable().map(each => [each, wordsOf(each)]))
    isUnder = each => each === control
    tap(control)
    await phone.settled()
    const once = since(played, revision)
    const gap = nextGap()
    at += gap
    const changed = pressable().filter(each => each !== control && words.get(each) !== wordsOf(each))
    const again = [...changed, ...(control.matches('[data-repeats]') ? [] : [control])]
    for (const second of again.filter(each => !each.matches('[data-repeats]'))) {
      if (!second.isConnected || isHidden(second)) continue
      isUnder = each => each === control || each === second
      tap(second)
      await phone.settled()
      const both = since(played, revision)
      if (both.join() !== once.join())
        return [`${name}, after ${gap} ms ${wordsOf(second)}: ${once.join()} became ${both.join()}`]
    }
    return []
  }

  it('is tried on every one of them', () => {
    expect(tried.size).toBeGreaterThan(triesAnew ? 5 : 15)
  })
})

// ————— The dashboard. Enter, and figures, in every panel, every sheet and every page.

const shellSheets = [
  ...['palette', 'keys', 'scene', 'save-point', 'note', 'new-board', 'export', 'import', 'seats', 'session'],
  ...['prompts', 'codes', 'clocks', 'marks', 'answers', 'print']
] as readonly SheetName[]
const pages = ['board', 'book', 'recap', 'preparation', 'stage', 'stream', 'settings'] as const

describe('NP1 a key twice on the dashboard does what one does', () => {
  let live: LiveDashboard
  /** What one press of a key did, where it did something. */
  const acts: string[] = []
  afterEach(() => live.page.end())

  async function mount(played: Played): Promise<void> {
    localStorage.clear()
    live = await LiveDashboard.mount(played, '/home/gm/evening.hearth', answersOfHost(played))
  }

  /** What was asked for happens, or is refused. */
  async function follow(): Promise<void> {
    for (;;) {
      try {
        return await live.follow()
      } catch {
        // refused: the next one
      }
    }
  }

  async function press(key: string, afterMs: number): Promise<void> {
    at += afterMs
    await live.page.press(key)
    await follow()
  }

  async function twice(place: string, keys: readonly string[], open: () => unknown): Promise<readonly string[]> {
    const wrong: string[] = []
    const { played } = live
    for (const key of keys) {
      at += 10_000
      const gm = useGm()
      gm.sheet = null
      gm.page = 'board'
      await settled()
      // The element that kept the focus after the last press is not pressed again.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await open()
      await settled()
      const { revision } = played.chronicle
      await press(key, 10_000)
      const once = since(played, revision)
      if (once.length > 0) acts.push(`${place}: ${key}: ${once.join()}`)
      const gap = nextGap()
      await press(key, gap)
      const both = since(played, revision)
      if (both.join() !== once.join())
        wrong.push(`${place}: ${key} after ${gap} ms: ${once.join()} became ${both.join()}`)
      const steps = played.chronicle.revision - revision
      if (steps > 0) played.undo(steps)
      if (steps > 0) await live.show()
    }
    return wrong
  }

  it('in every panel, sheet and page: Enter', async () => {
    await mount(pressStates[0]!.make())
    const wrong: string[] = []
    const places: readonly (readonly [string, () => unknown])[] = [
      ...panels.map(({ id }) => [`panel ${id}`, () => useGmChoices().open(id)] as const),
      ...[...shellSheets, ...(Object.keys(games['thousand-faces'].sheets ?? {}) as SheetName[])].map(
        id => [`sheet ${id}`, () => (useGm().sheet = id)] as const
      ),
      ...pages.map(id => [`page ${id}`, () => (useGm().page = id)] as const)
    ]
    for (const [place, open] of someOf(places, 4)) wrong.push(...(await twice(place, ['Enter'], open)))
    expect(wrong).toEqual([])
    expect(acts.length, 'panels in which Enter does something').toBeGreaterThan(runs(1, 3))
  }, 300_000)

  it('in every panel while blows wait: Enter and figures', async () => {
    await mount(pressStates[1]!.make())
    const wrong: string[] = []
    for (const { id } of someOf(panels, 5))
      wrong.push(...(await twice(`panel ${id}`, ['Enter', '1', '2'], () => useGmChoices().open(id))))
    expect(wrong).toEqual([])
  }, 300_000)

  it.each(someOf(Object.keys({ ...moments, ...calledMoments }), 24))(
    'on the board of %s',
    async name => {
      const { played } = { ...moments, ...calledMoments }[name]!()
      await mount(played)
      const board = played.chronicle.campaign.boards.at(-1)!.id
      expect(await twice(name, ['Enter', '1', '2'], () => (useGm().board = board))).toEqual([])
    },
    300_000
  )

  /** Opens one question after the other, completes its form by its own controls, and presses Enter twice. */
  async function formsTwice(place: string, open: () => unknown): Promise<readonly string[]> {
    const wrong: string[] = []
    const { played } = live
    await open()
    await settled()
    for (const title of [null, ...closedForms().map(wordsOf)]) {
      at += 10_000
      const closed = title === null ? null : closedForms().find(each => wordsOf(each) === title)
      if (title !== null && !closed) continue
      if (closed) await live.page.click(closed)
      if (!(await completed())) continue
      const { revision } = played.chronicle
      await press('Enter', 10_000)
      const once = since(played, revision)
      if (once.length > 0) answered.push(`${place}: ${title ?? 'what is asked'}: ${once.join()}`)
      const gap = nextGap()
      await press('Enter', gap)
      const both = since(played, revision)
      if (both.join() !== once.join())
        wrong.push(`${place}: ${title ?? 'what is asked'} after ${gap} ms: ${once.join()} became ${both.join()}`)
      const steps = played.chronicle.revision - revision
      if (steps > 0) played.undo(steps)
      if (steps > 0) await live.show()
    }
    return wrong
  }

  const closedForms = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button.folded')]

  it.each(someOf(Object.keys(moments), 9))(
    'QU2 in every form of a question on the board of %s',
    async name => {
      const { played } = moments[name]!()
      await mount(played)
      expect(await formsTwice(name, () => (useGm().board = played.chronicle.campaign.boards.at(-1)!.id))).toEqual([])
    },
    300_000
  )

  it('QU2 in every form of a question of A Thousand Faces', async () => {
    const wrong: string[] = []
    for (const { make } of pressStates.slice(0, 2)) {
      await mount(make())
      for (const { id } of someOf(panels, 4))
        wrong.push(...(await formsTwice(`panel ${id}`, () => useGmChoices().open(id))))
      live.page.end()
    }
    await mount(pressStates[0]!.make())
    expect(wrong).toEqual([])
    expect(answered.length, answered.join('\n')).toBeGreaterThan(runs(5, 12))
  }, 300_000)
})

/** What one press of Enter did in a form, where it did something. */
const answered: string[] = []

/** Whether Enter commits a form now, once each of its fields has an answer. */
async function completed(): Promise<boolean> {
  const commit = (): HTMLElement | null =>
    [...document.querySelectorAll<HTMLElement>('[data-enter]')].find(each => formOf(each) !== null) ?? null
  for (let round = 0; round < 8; round++) {
    const form = formOf(commit())
    if (!form) return false
    if (commit()?.getAttribute('aria-disabled') !== 'true') break
    for (const field of form.querySelectorAll<HTMLElement>('[role=radiogroup], [role=group]'))
      if (!field.querySelector('[aria-checked=true]')) choiceOf(field, round)?.click()
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (field.value !== '') continue
      field.value = /^\d/.test(field.placeholder) ? field.placeholder : '1'
      for (const kind of ['input', 'change', 'blur']) field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    await settled()
  }
  // A number in a field belongs to the field. Enter commits in a field too, but is pressed on the board here.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return commit()?.getAttribute('aria-disabled') !== 'true'
}

/** The form of the commit button: beside it, or above it in a panel. */
function formOf(commit: HTMLElement | null): HTMLElement | null {
  const around = commit?.closest('.asked-question, .panel, [role=dialog], section, aside')
  return around?.querySelector<HTMLElement>('.question-form') ?? null
}

/** The next possible choice of a field, another one in each round. */
function choiceOf(field: HTMLElement, round: number): HTMLElement | null {
  const possible = [...field.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled=true], :disabled)')]
  return possible[round % Math.max(1, possible.length)] ?? null
}
