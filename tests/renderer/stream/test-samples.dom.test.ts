import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { Frame } from '#rules/campaign/types'
import type { AudienceSnapshot } from '#shared/contract'
import { deliveredLayouts, shownLayout } from '#shared/overlay-layouts'
import type { LayoutKind } from '#shared/overlay-vocabulary'
import type { OverlayLayout } from '#shared/overlay-layout-schema'
import { streams } from '@/games/streams'
import StreamScreen from '@/stream/StreamScreen.vue'
import { board } from '../../support/moments/company'
import { tableSnapshot } from '../../support/snapshots'

const smaller = ['face-of-angels', 'game-face', 'prophecy'] as const
type Smaller = (typeof smaller)[number]

/** The look of a sample where the layout has space for one, and the words beside it. */
const samples: Readonly<Record<Smaller, { readonly shows: string; readonly says: RegExp; readonly on: LayoutKind[] }>> =
  {
    'face-of-angels': {
      shows: '.last-card .playing-card',
      says: /Test: Kresk Half-Tide/,
      on: ['strip', 'corners', 'flip']
    },
    'game-face': {
      shows: '.overlay-duel .die',
      says: /Test: Kresk.* wins the round/,
      on: ['strip', 'corners', 'flip']
    },
    prophecy: { shows: '.overlay-story .dice-waves .fallen', says: /Test.*Success/s, on: ['strip', 'corners', 'flip'] }
  }

let page: VueWrapper | undefined
afterEach(() => page?.unmount())

async function streamOf(game: Smaller, layout: OverlayLayout): Promise<VueWrapper> {
  const { main, parts } = streams[game]
  await Promise.all([...Object.values(main), ...Object.values(parts)].map(each => each.load()))
  const frame = frameFor(board(game, 'A small game', 3).played.chronicle, { kind: 'overlay' }) as Frame<'overlay'>
  const snapshot = {
    ...tableSnapshot(null),
    kind: 'overlay',
    mode: 'live',
    frame,
    layout: shownLayout(layout),
    tests: 0
  }
  page = mount(StreamScreen, { props: { snapshot: snapshot as AudienceSnapshot<'overlay'> }, attachTo: document.body })
  await flushPromises()
  return page
}

const testOn = async (stream: VueWrapper): Promise<void> => {
  const { snapshot } = stream.props() as { snapshot: AudienceSnapshot<'overlay'> }
  await stream.setProps({ snapshot: { ...snapshot, tests: (snapshot.tests ?? 0) + 1 } } as never)
  await flushPromises()
}

/** A stream whose Game Master has opened no game, or not even a campaign. */
async function emptyStream(layout: OverlayLayout, title: string | null): Promise<VueWrapper> {
  const { chronicle } = board('prophecy', 'A small game', 1).played
  const frame =
    title === null ? null : { ...(frameFor(chronicle, { kind: 'overlay' }) as Frame<'overlay'>), boards: [] }
  const mode = frame ? 'live' : 'waiting'
  const snapshot = { ...tableSnapshot(null), kind: 'overlay', mode, frame, layout: shownLayout(layout), tests: 0 }
  page = mount(StreamScreen, { props: { snapshot: snapshot as AudienceSnapshot<'overlay'> }, attachTo: document.body })
  await flushPromises()
  return page
}

describe.each([null, 'a campaign'])('a test of the stream while no game is open: %s', title => {
  it.each(deliveredLayouts)('DI8: shows a sample where the layout has its things: $name', async layout => {
    const stream = await emptyStream(layout, title)
    expect(stream.find('.overlay-shown').exists()).toBe(false)
    await testOn(stream)
    await expect.poll(() => stream.find('.stack .overlay-shown').exists()).toBe(true)
    expect(stream.get('.overlay-shown').text()).toContain('A name and a line of yours stand here.')
    const { snapshot } = stream.props() as { snapshot: AudienceSnapshot<'overlay'> }
    await stream.setProps({ snapshot: { ...snapshot, mode: 'blank', frame: null } } as never)
    expect(stream.find('.overlay-shown').exists()).toBe(false)
  })
})

describe.each(smaller)('a test of the stream in %s', game => {
  it.each(deliveredLayouts.flatMap(layout => [layout, { ...layout, format: 'tall' as const }]))(
    'DI8: shows a sample marked as a test: $name, $format',
    async layout => {
      const stream = await streamOf(game, layout)
      const { shows, says, on } = samples[game]
      expect(stream.find(shows).exists()).toBe(false)
      await testOn(stream)
      expect(stream.get('[role=status]').text()).toBe('Test: this link works')
      expect(stream.find(shows).exists()).toBe(on.includes(layout.kind))
      if (on.includes(layout.kind)) expect(stream.text()).toMatch(says)
    }
  )
})
