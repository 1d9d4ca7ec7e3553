import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ThingId } from '#rules/book/vocabulary'
import { bookPage } from '#rules/campaign/book-page'
import { lineOf } from '#rules/book/search'
import { thingsIn } from '#rules/book/things/lookup'
import type { PictureId } from '#rules/core/picture'
import { moveOf } from '#rules/thousand-faces/moves/all'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
const picture = `${'a'.repeat(64)}.jpg` as PictureId
const showing = () => live.played.chronicle.campaign.showing
const nothing = { tray: Array.from({ length: 9 }, () => null), next: null, live: [] }

beforeEach(async () => {
  localStorage.clear()
  const played = Played.table('The Drowned Bells', 'Kresk')
  played.campaign({ type: 'add-seat', player: 'Ada', character: '' })
  const seat = played.seats[0]!
  const item = {
    sort: 'other',
    name: 'Glass Eye',
    kind: 'gear',
    encumbrance: 0,
    power: null,
    slots: [],
    precious: false,
    secret: true,
    effect: 'sees Zq9 traitors',
    note: 'Zq9 note'
  }
  played.act({ type: 'gain-item', seat, item })
  played.act({ type: 'correct-move', seat, move: 'fury', level: '0', face: 'up', tokens: 0, reason: '' })
  const { id } = played.campaign({ type: 'add-thing', kind: 'thing', name: 'Glass Eye', sentence: 'Zq9 sentence' })
  played.campaign({ type: 'picture-thing', thing: `t${id}` as ThingId, picture })
  live = await LiveDashboard.mount(played, undefined, {
    'read-page': (asked: { readonly thing: ThingId }) => bookPage(played.chronicle, asked.thing),
    'find-in-book': () => {
      const { book, seats } = played.chronicle.campaign
      return { things: thingsIn(book).map(thing => lineOf(thing, { book, seats })), total: 1, counts: {}, log: [] }
    }
  })
  await live.press('q')
  await vi.waitFor(() => live.page.named('More for Glass Eye'), 20_000)
})
afterEach(() => live.page.end())

async function next(): Promise<unknown> {
  await vi.waitFor(async () => {
    await live.follow()
    expect(showing().next).not.toBeNull()
  }, 20_000)
  return showing().next
}

async function pickInMenuOf(name: string): Promise<void> {
  live.page.named(`More for ${name}`).focus()
  await live.press('Enter')
  const line = await vi.waitFor(() => live.page.named(/^Show to the table/), 20_000)
  line.focus()
  await live.press('Enter')
}

describe('showing from the board', () => {
  it('SH20 puts a character into Next, and F6 shows it over the open sheet', async () => {
    live.page.named('Show Kresk to the table…').focus()
    await live.press('Enter')
    const exhibit = { kind: 'person', title: 'Kresk', line: '', picture: null }
    expect(await next()).toEqual({ exhibit, to: 'table' })
    expect(live.dialog).toContain('Next, for the table')
    await live.press('F6')
    expect(showing()).toEqual({ ...nothing, live: [{ exhibit, to: 'table' }] })
    await live.click('Take away')
    expect(showing()).toEqual(nothing)
  })

  it('SH20 shows an item with the picture of its page, and nothing else of either', async () => {
    await pickInMenuOf('Glass Eye')
    const exhibit = { kind: 'item', title: 'Glass Eye', line: '', picture }
    expect(await next()).toEqual({ exhibit, to: 'table' })
    await live.click(/^Show now/)
    expect(showing().live).toEqual([{ exhibit, to: 'table' }])
  })

  it('SH20 shows a move card with what it is for', async () => {
    const { name, summary } = moveOf('fury')
    await pickInMenuOf(name)
    expect(await next()).toEqual({ exhibit: { kind: 'card', title: name, line: summary, picture: null }, to: 'table' })
  })

  it('SH20 offers no seat that has only a player’s name', async () => {
    expect(document.querySelectorAll('[aria-label^="Show "][aria-label$="to the table…"]')).toHaveLength(1)
    await live.press('Escape')
    await live.press('2')
    await live.press('q')
    await vi.waitFor(() => expect(live.dialog).not.toContain('Glass Eye'), 20_000)
    expect(document.querySelector('[aria-label^="Show "][aria-label$="to the table…"]')).toBeNull()
  })
})
