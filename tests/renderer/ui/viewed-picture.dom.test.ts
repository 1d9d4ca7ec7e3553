import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { nextTick, type Component } from 'vue'
import type { PictureId } from '#rules/core/picture'
import type { Answer, Snapshot } from '#shared/contract'
import StreamShown from '@/features/showing/StreamShown.vue'
import PhoneShown from '@/features/showing/PhoneShown.vue'
import TableShown from '@/features/showing/TableShown.vue'
import TablePage from '@/table/TablePage.vue'
import ViewedPicture from '@/ui/ViewedPicture.vue'
import { useHost } from '../../support/page-bridge'
import { tableSnapshot } from '../../support/snapshots'

const exhibit = { kind: 'picture', title: 'Map', line: '', picture: `${'a'.repeat(64)}.jpg` as PictureId } as const
const shown = { exhibit, pictureKey: 'one' }

/** A picture of that size has loaded. */
async function arrive(page: ReturnType<typeof mount>, width: number, height: number): Promise<void> {
  const image = page.get('img.shown-picture')
  Object.defineProperties(image.element, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  await image.trigger('load')
}

describe('a shown picture', () => {
  it.each([
    ['table', TableShown],
    ['phone', PhoneShown],
    ['stream', StreamShown]
  ] as [string, Component][])('SH13 that is missing leaves its words and no place: %s', async (_screen, component) => {
    const page = mount(component, { props: shown })
    await page.get('img').trigger('error')
    expect(page.find('.viewed-picture').exists()).toBe(false)
    expect(page.text()).toContain('Map')
    await page.setProps({ pictureKey: 'two' } as never)
    expect(page.get('img').attributes('src')).toBe('/picture/two')
  })

  it('SH5 waits for its picture when it appears, and never again: the game stays covered between two of them', async () => {
    const page = mount(TableShown, { props: shown })
    const isComing = (): boolean => page.attributes('data-coming') !== undefined
    expect(isComing()).toBe(true)
    await arrive(page, 1600, 900)
    expect(isComing()).toBe(false)
    await page.setProps({ pictureKey: 'two' })
    expect([isComing(), page.get('img').attributes('src')]).toEqual([false, '/picture/two'])
  })

  it('SH5 with a slow picture appears with its words, which then stay', async () => {
    const page = mount(TableShown, { props: shown })
    await page.trigger('animationend')
    expect(page.attributes('data-coming')).toBeUndefined()
  })
})

describe('SH13 all pixels of a picture are loaded where the screen draws more of them than the rendition has', () => {
  const { innerWidth, innerHeight, devicePixelRatio } = window
  afterEach(() => void Object.assign(window, { innerWidth, innerHeight, devicePixelRatio }))

  it.each([
    ['a phone', [390, 844, 3], [1920, 1080], false],
    ['a phone, of a picture as narrow', [390, 844, 3], [540, 1080], true],
    ['a screen of 1080 lines', [1920, 1080, 1], [1920, 1080], false],
    ['a wide screen of 1080 lines', [2560, 1080, 1], [1920, 1080], false],
    ['a screen of 2160 lines', [3840, 2160, 1], [1920, 1080], true]
  ] as const)('%s', async (_what, [width, height, points], size, wanted) => {
    Object.assign(window, { innerWidth: width, innerHeight: height, devicePixelRatio: points })
    const page = mount(ViewedPicture, { props: { src: '/picture/one', alt: '' } })
    await arrive(page, size[0], size[1])
    expect(page.find('.full-picture').exists()).toBe(wanted)
  })
})

it('CA18 a phone that watches upright says so, and shows a pause instead', async () => {
  const { screen, matchMedia } = window
  const matches = (query: string): boolean => /coarse|portrait/.test(query)
  const listens = { addEventListener: () => {}, removeEventListener: () => {} }
  Object.defineProperty(window, 'screen', { value: { width: 390, height: 844 }, configurable: true })
  Object.assign(window, { matchMedia: (query: string) => ({ ...listens, matches: matches(query) }) })
  const listeners = new Set<(snapshot: Snapshot) => void>()
  const show = (snapshot: Snapshot): void => listeners.forEach(each => each(snapshot))
  useHost({
    ask: async () => ({ ok: true, value: null }) as Answer<never>,
    onSnapshot: to => (listeners.add(to), () => {}),
    onConnection: to => (to('open'), () => {})
  })
  const page = mount(TablePage)
  show(tableSnapshot(null))
  await expect.poll(() => page.find('.turn-sideways').exists(), { timeout: 5_000 }).toBe(true)
  show(tableSnapshot(null, { paused: true }))
  await nextTick()
  expect(page.find('.turn-sideways').exists()).toBe(false)
  page.unmount()
  Object.defineProperty(window, 'screen', { value: screen, configurable: true })
  Object.assign(window, { matchMedia })
})
