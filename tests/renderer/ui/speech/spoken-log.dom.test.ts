import { Virtual } from '@guidepup/virtual-screen-reader'
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Bridge, Snapshot } from '#shared/contract'
import GmPage from '../../../../src/renderer/shell/gm/GmPage.vue'
import SeatPage from '../../../../src/renderer/shell/seat/SeatPage.vue'
import TablePage from '../../../../src/renderer/shell/table/TablePage.vue'
import { loadEarly } from '../../../../src/renderer/games/registry'
import { loadEarlyScreens } from '../../../../src/renderer/games/screens'
import { Played } from '../../../support/chronicle'
import { frozenSaves } from '../../../support/frozen'
import { settled } from '../../../support/mounted-dashboard'
import { gmShowing, tableShowing } from '../../../support/showings'

/** Three readers listen from here on. */
const begins = 126
const canary = 'Qanarium'

const save = frozenSaves().find(({ name }) => name.endsWith('the-drowned-bells'))!
const listeners = new Set<(snapshot: Snapshot) => void>()
const bridge = {
  ask: async () => ({ ok: true, value: null }),
  onSnapshot: (to: (snapshot: Snapshot) => void) => (listeners.add(to), () => listeners.delete(to)),
  onConnection: (to: (state: 'open') => void) => (to('open'), () => {})
} as unknown as Bridge

interface Listener {
  readonly page: string
  readonly reader: Virtual
  readonly end: () => void
}
let listening: readonly Listener[] = []

/** One page in a frame of its own, with somebody who listens to it. */
async function listenTo(page: string, component: object): Promise<Listener> {
  const place = document.body.appendChild(document.createElement('div'))
  const mounted = mount(component, { attachTo: place, global: { plugins: [createPinia()] } })
  const reader = new Virtual()
  await reader.start({ container: mounted.element.parentElement! })
  return { page, reader, end: () => (void reader.stop(), mounted.unmount()) }
}

async function heard({ reader }: Listener): Promise<readonly string[]> {
  const said = (await reader.spokenPhraseLog()).filter(each => /^(?:polite|assertive): /.test(each))
  await reader.clearSpokenPhraseLog()
  return said.map(each => each.replaceAll('\u00A0', ' ').trim())
}

beforeAll(async () => {
  Object.assign(window, { hearthside: bridge })
  await Promise.all([loadEarly('gm', 'gmHead', 'gmSide'), loadEarlyScreens('table'), loadEarlyScreens('seat')])
})
afterAll(() => listening.forEach(each => each.end()))

/** What every page is shown of the campaign as it stands. */
function show(chronicle: Chronicle, serial: number): void {
  const yours = chronicle.campaign.seats[0]!.id
  const table = tableShowing(frameFor(chronicle, { kind: 'table' }))
  const gm = { ...gmShowing(frameFor(chronicle, { kind: 'gm' })), preview: table }
  const phone = { ...table, kind: 'seat', frame: frameFor(chronicle, { kind: 'seat', seat: yours }), seat: yours }
  for (const each of [gm, table, phone]) for (const to of listeners) to({ ...each, serial } as Snapshot)
}

/** @returns what each listener heard since they were asked last, one line each */
async function heardSince(): Promise<readonly string[]> {
  await settled()
  await vi.dynamicImportSettled()
  await settled()
  const each = listening.map(async one => (await heard(one)).map(phrase => `${one.page}: ${phrase}`))
  return (await Promise.all(each)).flat()
}

it('SK2 every act of a session is announced once on each page that may know of it, in twelve words at most', async () => {
  const played = new Played()
  const parse = entryParser()
  const append = (raw: unknown): void => {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(entry.error.message)
    played.chronicle.append(entry.value)
  }
  save.entries.slice(0, begins).forEach(append)
  const pages = { gm: GmPage, table: TablePage, phone: SeatPage }
  for (const [page, component] of Object.entries(pages)) listening = [...listening, await listenTo(page, component)]
  show(played.chronicle, begins)
  await heardSince()

  const acts: readonly (() => void)[] = [
    ...save.entries.slice(begins).map(raw => () => append(raw)),
    () => played.campaign({ type: 'write-note', text: `${canary} is behind it`, audience: 'gm' }),
    () => played.campaign({ type: 'write-note', text: 'The tide turns', audience: 'table' }),
    () => played.undo(),
    () => played.redo(),
    () => played.undo(3)
  ]
  const log: string[] = []
  for (const act of acts) {
    act()
    show(played.chronicle, played.chronicle.revision)
    const entry = played.chronicle.entries.at(-1)!
    const said = await heardSince()
    log.push(entry.kind === 'act' ? (entry.command as { readonly type: string }).type : entry.kind)
    log.push(...said.map(each => `  ${each}`))
    expect(said.filter(each => each.startsWith('gm: '))).toHaveLength(1)
    for (const page of ['table', 'phone']) {
      const there = said.filter(each => each.startsWith(page))
      expect(there.length).toBeLessThanOrEqual(1)
      expect(there.join()).not.toContain(canary)
    }
    for (const each of said) expect(each.replace(/^\w+: \w+: /, '').split(' ').length).toBeLessThanOrEqual(12)
  }
  await expect(`${log.join('\n')}\n`).toMatchFileSnapshot('./spoken-log.txt')
}, 60_000)
