import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Audience } from '#rules/core/audience'
import type { Bridge, Snapshot } from '#shared/contract'
import { deliveredLayouts } from '#shared/overlay-layouts'
import GmPage from '@/dashboard/GmPage.vue'
import StreamPage from '@/stream/StreamPage.vue'
import PhonePage from '@/phone/PhonePage.vue'
import TablePage from '@/table/TablePage.vue'
import { loadEarly } from '@/games/registry'
import { loadEarlyScreens } from '@/games/screens'
import { openPlainText } from '@/ui/plain-text/plain-text-key'
import { frozenSaves } from '../../../support/frozen'
import { moments } from '../../../support/moments'
import { settled } from '../../../support/mounted-dashboard'
import { useHost } from '../../../support/page-bridge'
import { gmSnapshot, tableSnapshot } from '../../../support/snapshots'
import { runs } from '../../../support/thorough'
import { Watch } from '../../../support/torture/leaks'
import { RandomCampaign } from '../../../support/torture/player'

const pages = { gm: GmPage, table: TablePage, overlay: StreamPage, seat: PhonePage }
const listeners = new Set<(snapshot: Snapshot) => void>()
let newest: Snapshot | null = null
const bridge = {
  ask: async () => ({ ok: true, value: null }),
  onSnapshot: (to: (snapshot: Snapshot) => void) => (
    newest && to(newest),
    listeners.add(to),
    () => listeners.delete(to)
  ),
  onConnection: (to: (state: 'open') => void) => (to('open'), () => {})
} as unknown as Bridge
let end = (): void => {}

beforeAll(async () => {
  // Only a browser knows what a style sheet hides. Without a browser each element would be asked for missing styles.
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ display: 'inline-block' } as CSSStyleDeclaration)
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  useHost(bridge)
  await Promise.all([
    loadEarly('gm', 'gmHead', 'gmSide'),
    loadEarlyScreens('table'),
    loadEarlyScreens('seat'),
    import('@/ui/plain-text/show')
  ])
})
afterEach(() => end())

function showingOf(chronicle: Chronicle, audience: Audience): Snapshot {
  const table = tableSnapshot(frameFor(chronicle, { kind: 'table' }))
  const serial = chronicle.revision
  if (audience.kind === 'gm') return { ...gmSnapshot(frameFor(chronicle, audience)), preview: table, serial }
  const seat = audience.kind === 'seat' ? audience.seat : null
  const layout = audience.kind === 'overlay' ? { layout: deliveredLayouts[0] } : {}
  return { ...table, ...layout, kind: audience.kind, frame: frameFor(chronicle, audience), seat, serial } as Snapshot
}

/** The page of that audience on screen, and its plain text over it. */
async function open(chronicle: Chronicle, audience: Audience): Promise<void> {
  sessionStorage.clear()
  newest = showingOf(chronicle, audience)
  const app = document.body.appendChild(document.createElement('div'))
  app.id = 'app'
  const page = mount(pages[audience.kind], { attachTo: app, global: { plugins: [createPinia()] } })
  await ready()
  await openPlainText()
  await ready()
  end = () => {
    document.querySelector('dialog')?.dispatchEvent(new Event('close'))
    page.unmount()
    app.remove()
    listeners.clear()
    end = () => {}
  }
}

async function ready(): Promise<void> {
  await settled()
  await vi.dynamicImportSettled()
  await settled()
}

const text = (): string => document.querySelector('dialog .text')?.textContent ?? ''

/** Only a browser knows the spaces between words. */
const bare = (words: string): string => words.replaceAll(/\s/g, '')

const audiencesOf = (chronicle: Chronicle): readonly Audience[] => [
  { kind: 'gm' },
  { kind: 'table' },
  { kind: 'overlay' },
  { kind: 'seat', seat: chronicle.campaign.seats[0]!.id }
]

const isOfPlayers = ({ kind }: Audience): boolean => kind === 'table' || kind === 'seat'

function drownedBells(): Chronicle {
  const { entries } = frozenSaves().find(({ name }) => name.endsWith('the-drowned-bells'))!
  const parse = entryParser()
  const chronicle = Chronicle.begin()
  for (const raw of entries) {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(entry.error.message)
    chronicle.append(entry.value)
  }
  return chronicle
}
const at = (moment: string) => (): Chronicle => moments[moment]!().played.chronicle

it.each([
  ['A Thousand Faces of Adventure', drownedBells],
  ['The Face of Angels', at('face-of-angels: a card lies')],
  ['Game Face', at('game-face: the reveal')],
  ['Prophecy', at('prophecy: on stage')]
] as const)(
  'SK4 every page of %s has a plain text, with its headings and names, without a picture',
  async (_, play) => {
    const chronicle = play()
    // Every page of one game; of the others the pages that are theirs alone.
    const isWhole = play === drownedBells
    const read = isWhole
      ? audiencesOf(chronicle)
      : runs(audiencesOf(chronicle).filter(isOfPlayers), audiencesOf(chronicle))
    for (const audience of read) {
      await open(chronicle, audience)
      // What was folded away comes a moment later.
      await vi.waitFor(() => {
        const page = document.querySelector('#app')!.cloneNode(true) as Element
        for (const closed of page.querySelectorAll('select, [inert], [aria-hidden=true]')) closed.remove()
        const names = chronicle.campaign.seats.map(({ character }) => character)
        const headings = [...page.querySelectorAll('h1, h2')].map(each => each.textContent)
        const there = [...headings, ...names.filter(name => page.textContent.includes(name))]
        expect(there.length, audience.kind).toBeGreaterThan(0)
        for (const words of there) expect(bare(text()), audience.kind).toContain(bare(words))
      })
      expect(text()).not.toMatch(/undefined|NaN|\[object/)
      expect(document.querySelectorAll('dialog svg, dialog img, dialog canvas')).toHaveLength(0)
      end()
    }
  },
  20_000
)

it('SK4 the plain text of table, stream and phone holds nothing that is not theirs', async () => {
  const watch = new Watch()
  const random = new RandomCampaign(16, {
    typed: (path, _, of) => watch.typed(`${of} ${path}`),
    extremes: 3,
    chance: 60,
    secrets: 60
  })
  let [secrets, seen] = [0, 0]
  for (let state = 0; state < runs(2, 4); state++) {
    random.until(60, ({ entry }) => entry && watch.keep(random, entry))
    const { chronicle } = random.played
    for (const audience of audiencesOf(chronicle).slice(1)) {
      const closed = watch.gmOnly(chronicle, [audience])
      await open(chronicle, audience)
      const read = new Set(text().match(/Zq\d+z/g))
      expect(
        [...read].filter(each => closed.has(each)),
        audience.kind
      ).toEqual([])
      secrets += closed.size
      seen += read.size
      end()
    }
  }
  expect(secrets).toBeGreaterThan(runs(150, 500))
  expect(seen).toBeGreaterThan(runs(5, 10))
}, 20_000)

it('SK4 it follows the page while it is open, unfolds what is folded, and leaves the page as it was', async () => {
  const app = document.body.appendChild(document.createElement('div'))
  app.id = 'app'
  app.innerHTML =
    '<button id="opener">Read</button><details><summary>Log</summary><p>It rained</p></details><p id="turn">Joon</p><p data-announcements></p>'
  document.querySelector<HTMLElement>('#opener')!.focus()
  await openPlainText()
  await ready()
  expect(text()).toContain('It rained')
  document.querySelector('#turn')!.textContent = 'Margit'
  document.querySelector('[data-announcements]')!.textContent = 'Margit flips'
  await vi.waitFor(() => expect(text()).toContain('Margit'))
  expect(text()).not.toContain('Margit flips')
  expect(document.querySelector('dialog [data-announcements]')?.textContent.trim()).toBe('Margit flips')
  const f4 = new KeyboardEvent('keydown', { key: 'F4', bubbles: true, cancelable: true })
  document.querySelector('dialog .text')!.dispatchEvent(f4)
  expect(document.querySelector('dialog')).toBeNull()
  expect(document.querySelector('details')?.open).toBe(false)
  expect(document.activeElement?.id).toBe('opener')
  app.remove()
})

it('SK4 it is copied as text; where a browser gives no clipboard, its words are chosen and copied', async () => {
  document.body.innerHTML = '<div id="app"><h1>The table</h1><ul><li>Joon</li></ul></div>'
  const written: string[] = []
  const commands: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (words: string) => void written.push(words) },
    configurable: true
  })
  document.execCommand = command => commands.push(command) > 0
  await openPlainText()
  await ready()
  const copy = (): void =>
    [...document.querySelectorAll<HTMLElement>('dialog button')]
      .find(each => each.textContent.trim() === 'Copy')
      ?.click()
  copy()
  await ready()
  expect(written).toEqual(['# The table\n\n- Joon'])
  expect(commands).toEqual([])
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  copy()
  await ready()
  expect(commands).toEqual(['copy'])
  expect(document.querySelector('dialog [role=status]')?.textContent).toBe('Copied.')
  await openPlainText()
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'clipboard')
})
