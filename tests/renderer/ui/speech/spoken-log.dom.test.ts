import { Virtual } from '@guidepup/virtual-screen-reader'
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import { gm, type SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import type { State } from '#rules/thousand-faces/state'
import type { Bridge, Snapshot } from '#shared/contract'
import GmPage from '@/dashboard/GmPage.vue'
import PhonePage from '@/phone/PhonePage.vue'
import TablePage from '@/table/TablePage.vue'
import { loadEarly } from '@/games/registry'
import { loadEarlyScreens } from '@/games/screens'
import { Played } from '../../../support/chronicle'
import { frozenSaves } from '../../../support/frozen'
import { settled } from '../../../support/mounted-dashboard'
import { useHost } from '../../../support/page-bridge'
import { gmSnapshot, tableSnapshot } from '../../../support/snapshots'

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

/** One page in a frame of its own, with a listener that records its speech. */
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
  useHost(bridge)
  await Promise.all([loadEarly('gm', 'gmHead', 'gmSide'), loadEarlyScreens('table'), loadEarlyScreens('seat')])
  // A page waits for fetched parts as long as a listener would. On a busy machine Vite needs longer.
  await Promise.all(
    Object.values(import.meta.glob('../../../../src/renderer/games/*/**/Phone*.vue')).map(load => load())
  )
})
afterAll(() => listening.forEach(each => each.end()))

/** The present snapshot of every page. */
function show(chronicle: Chronicle, serial: number): void {
  const yours = chronicle.campaign.seats[0]!.id
  const table = tableSnapshot(frameFor(chronicle, { kind: 'table' }))
  const master = { ...gmSnapshot(frameFor(chronicle, { kind: 'gm' })), preview: table }
  const phone = { ...table, kind: 'seat', frame: frameFor(chronicle, { kind: 'seat', seat: yours }), seat: yours }
  for (const each of [master, table, phone]) for (const to of listeners) to({ ...each, serial } as Snapshot)
}

/** @returns what each listener heard since they were asked last, one line each */
async function heardSince(): Promise<readonly string[]> {
  await settled()
  await vi.dynamicImportSettled()
  await settled()
  const each = listening.map(async one => (await heard(one)).map(phrase => `${one.page}: ${phrase}`))
  return (await Promise.all(each)).flat()
}

/** The next step; `unheard`: its speech is not recorded. */
type Act = () => unknown

/** The tie is broken. Then the Game Master calls the player of this phone, who flips there (HA2, HA3). */
function calledOnThePhone(played: Played): readonly Act[] {
  const [own] = played.seats
  const flip = {
    type: 'flip',
    seat: own,
    attribute: 'str',
    net: 0,
    move: null,
    fast: false,
    hasText: { check: true, cross: false },
    versus: null,
    supporters: []
  }
  return [
    () => {
      const { pending } = played.chronicle.campaign.boards[0]!.state as State
      if (pending?.kind === 'tie') played.act({ type: 'choose', card: pending.among[0]!.card })
      return 'unheard'
    },
    () => played.act({ type: 'set-phone-flips', seat: null, on: true }),
    () => played.act({ type: 'call-flip', ask: flip, why: 'The net closes over you' }),
    () => played.act({ type: 'answer-call', seat: own, call: 1 }, { kind: 'seat', seat: own! })
  ]
}

/** Of each smaller game a call that this phone answers (PR49, GF33, A41), and a secret act (GF25, A36). */
function inSmallerGames(played: Played): readonly Act[] {
  const [own, other] = played.seats as [SeatId, SeatId]
  const on = (
    system: SystemId,
    before: readonly object[],
    acts: readonly (readonly [object, SeatId?])[]
  ): readonly Act[] => [
    () => {
      played.campaign({ type: 'open-board', system, title: system, settings: null })
      for (const command of before) played.act(command, gm, played.chronicle.campaign.focus!)
      return 'unheard'
    },
    ...acts.map(
      ([command, seat]) =>
        () =>
          played.act(command, seat ? { kind: 'seat', seat } : gm, played.chronicle.campaign.focus!)
    )
  ]
  const call = (what: string, why: string): readonly [object] => [{ type: 'call-player', seats: [own], what, why }]
  const answer = (given: object): readonly [object, SeatId] => [
    { type: 'answer-call', seat: own, call: 1, answer: given },
    own
  ]
  const side = (seat: SeatId) => ({ who: { kind: 'seat', seat }, strong: 'spades', weak: 'hearts', dice: 'screen' })
  const acting = { as: 'protagonist' }
  return [
    ...on('prophecy', story, [call('roll', 'The rope is in your hand'), answer({ type: 'roll', dice: null })]),
    ...on(
      'game-face',
      [
        {
          type: 'begin',
          contestants: { left: side(own), right: side(other) },
          voice: null,
          variants: { bonus: 'lasting', ties: 'spent' }
        }
      ],
      [
        call('pick-and-roll', 'Quick'),
        answer({ type: 'pick', side: 'left', suit: 'diamonds' }),
        [{ type: 'pick', side: 'right', suit: 'clubs' }, other],
        [{ ...answer({ type: 'roll', side: 'left' })[0], call: 2 }, own]
      ]
    ),
    ...on(
      'face-of-angels',
      [{ type: 'start-game' }],
      [
        call('contest', 'What do you want of him'),
        answer({ type: 'call-contest', who: own, acting, respondent: 'world', kind: 'ordinary' }),
        [{ type: 'write-secret', who: other, words: canary }, other]
      ]
    )
  ]
}

/** A scene on stage that waits for its dice. */
const story: readonly object[] = [
  { type: 'add-object', name: 'Kresk', kind: 'person', player: gm },
  { type: 'add-object', name: 'The bell', kind: 'thing', player: null },
  { type: 'attach', object: 'o1', text: 'Stubborn', category: null, about: null },
  { type: 'attach', object: 'o2', text: 'Rings at low tide', category: null, about: null },
  { type: 'sketch', parent: null, objective: 'Ring it' },
  { type: 'bring', scene: 'c5', object: 'o2' },
  { type: 'perform', scene: 'c5', at: 1000 }
]

it('SK2 every act of a session is announced once on each page that may know of it, in twelve words at most', async () => {
  const played = new Played()
  const parse = entryParser()
  const append = (raw: unknown): void => {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(entry.error.message)
    played.chronicle.append(entry.value)
  }
  save.entries.slice(0, begins).forEach(append)
  const pages = { gm: GmPage, table: TablePage, phone: PhonePage }
  for (const [page, component] of Object.entries(pages)) listening = [...listening, await listenTo(page, component)]
  show(played.chronicle, begins)
  await heardSince()

  const acts: readonly Act[] = [
    ...save.entries.slice(begins).map(raw => () => append(raw)),
    () => played.campaign({ type: 'write-note', text: `${canary} is behind it`, audience: 'gm' }),
    () => played.campaign({ type: 'write-note', text: 'The tide turns', audience: 'table' }),
    () => played.undo(),
    () => played.redo(),
    () => played.undo(3),
    ...calledOnThePhone(played),
    ...inSmallerGames(played)
  ]
  const log: string[] = []
  for (const act of acts) {
    if (act() === 'unheard') {
      show(played.chronicle, played.chronicle.revision)
      await heardSince()
      continue
    }
    show(played.chronicle, played.chronicle.revision)
    const entry = played.chronicle.entries.at(-1)!
    const said = await heardSince()
    log.push(entry.kind === 'act' ? (entry.command as { readonly type: string }).type : entry.kind)
    log.push(...said.map(each => `  ${each}`))
    expect(said.filter(each => each.startsWith('gm: '))).toHaveLength(1)
    for (const page of ['table', 'phone']) {
      const there = said.filter(each => each.startsWith(page))
      expect(there.slice(1), there.join(' | ')).toEqual([])
      expect(there.join()).not.toContain(canary)
      expect(there.join()).not.toMatch(page === 'table' ? /diamonds|clubs/i : /clubs/i)
    }
    for (const each of said) expect(each.replace(/^\w+: \w+: /, '').split(' ').length).toBeLessThanOrEqual(12)
  }
  await expect(`${log.join('\n')}\n`).toMatchFileSnapshot('./spoken-log.txt')
}, 60_000)
