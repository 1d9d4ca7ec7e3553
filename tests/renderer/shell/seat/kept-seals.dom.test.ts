import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import type { NextShuffle } from '#shared/contract'
import { changedSeals, keepSeal, keptSeals, sealsAsText } from '../../../../src/renderer/shell/seat/kept-seals'
import { keptNumbers, numbersAsText } from '../../../../src/renderer/shell/seat/kept-numbers'
import SeatShuffle from '../../../../src/renderer/shell/seat/SeatShuffle.vue'
import { compared, numbersCompared } from '../../../support/check-page'
import { useHost } from '../../../support/page-bridge'

const seat = 's1' as SeatId
const seal = (digit: string): string => digit.repeat(64)
const told = (id: string, digit: string): NextShuffle => ({
  id,
  number: 1,
  seal: seal(digit),
  shaken: [seat],
  words: false,
  again: false
})

beforeEach(() => {
  localStorage.clear()
  useHost({ ask: async () => ({ ok: true, value: { taken: true } }) as never })
})

/** What is folded away is fetched when it is needed. */
async function fetched(): Promise<void> {
  await vi.dynamicImportSettled()
  await flushPromises()
}
async function unfold(page: VueWrapper): Promise<void> {
  await page.get('summary').trigger('click')
  await flushPromises()
  await fetched()
}

it('SF9 a phone keeps each seal that it was told, over a reload, and gives them as the page that checks takes them', async () => {
  const page = mount(SeatShuffle, { props: { next: told('c/1', 'a'), seat } })
  await page.setProps({ next: told('c/2', 'b') })
  await page.setProps({ next: told('c/2', 'b') })
  page.unmount()
  const again = mount(SeatShuffle, { props: { next: told('c/3', 'c'), seat } })
  expect(again.text()).toBe('The next shuffle is sealed')
  await unfold(again)
  expect(again.text()).toContain('Seals that this phone was told and keeps: 3')
  const text = sealsAsText(keptSeals(window))
  expect(text).toBe(`c/1 ${seal('a')}\nc/2 ${seal('b')}\nc/3 ${seal('c')}`)
  const recorded = [
    { id: 'c/1', seal: seal('a') },
    { id: 'c/2', seal: seal('d') }
  ]
  expect(compared(text, recorded)).toEqual({ same: 1, other: ['c/2'], gone: [], elsewhere: 1 })
  again.unmount()
})

it('SF11 a phone keeps each number that was taken, tells of one that was not, and its lines say which were used', async () => {
  const sent: { readonly id: string; readonly bytes: string }[] = []
  useHost({
    ask: async (ask: { readonly ask: string; readonly id: string; readonly bytes: string }) => {
      if (ask.ask === 'shake') sent.push({ id: ask.id, bytes: ask.bytes })
      return { ok: true, value: { taken: sent.length < 3 } } as never
    }
  } as never)
  const fresh = { ...told('c/1', 'a'), shaken: [] }
  const page = mount(SeatShuffle, { props: { next: fresh, seat } })
  await fetched()
  await page.setProps({ next: told('c/1', 'a') })
  await unfold(page)
  expect(page.text()).toContain('Your phone has added its number.')
  for (const _ of [1, 2]) {
    await page.get('button').trigger('click')
    await fetched()
  }
  expect(page.text()).toContain('It was not added: four numbers from one phone are enough')
  expect(page.text()).toContain('Numbers that this phone has added and keeps: 2.')
  const kept = numbersAsText(keptNumbers(seat, window))
  expect(kept).toBe(
    sent
      .slice(0, 2)
      .map(({ id, bytes }) => `${id} ${bytes}`)
      .join('\n')
  )
  expect(keptNumbers('s2' as SeatId, window)).toEqual([])
  const first = [{ id: 'c/1', shakes: [sent[0]!.bytes] }]
  expect(numbersCompared(kept, first)).toEqual({ used: 1, unused: ['c/1'], elsewhere: 0 })
  expect(compared(kept, [])).toEqual({ same: 0, other: [], gone: [], elsewhere: 0 })
  page.unmount()
})

it('SF11 a host that knows none of a phone’s numbers any more is sent the same ones again', async () => {
  const sent: string[] = []
  useHost({
    ask: async (ask: { readonly bytes: string }) => {
      sent.push(ask.bytes)
      return { ok: true, value: { taken: true } } as never
    }
  } as never)
  const fresh = { ...told('c/1', 'a'), shaken: [] }
  const page = mount(SeatShuffle, { props: { next: fresh, seat } })
  await fetched()
  await page.setProps({ next: told('c/1', 'a') })
  await page.setProps({ next: fresh })
  await fetched()
  page.unmount()
  const again = mount(SeatShuffle, { props: { next: fresh, seat } })
  await fetched()
  expect(sent).toHaveLength(3)
  expect(new Set(sent).size).toBe(1)
  again.unmount()
})

it('SF9 a phone that is told another seal for the same shuffle says so, and keeps both', async () => {
  const page = mount(SeatShuffle, { props: { next: told('c/1', 'a'), seat } })
  expect(page.find('[role=alert]').exists()).toBe(false)
  await page.setProps({ next: told('c/1', 'b') })
  await fetched()
  expect(page.find('[role=alert]').text()).toContain('two different seals for c/1')
  expect(keptSeals(window).map(each => each.seal)).toEqual([seal('a'), seal('b')])
  page.unmount()
})

it('SF9 a browser that keeps nothing, or keeps something else there, keeps no seal and fails at nothing', () => {
  const none = {
    get localStorage(): Storage {
      throw new Error('denied')
    }
  } as unknown as Window
  keepSeal({ id: 'c/1', seal: seal('a') }, none)
  expect(keptSeals(none)).toEqual([])
  localStorage.setItem('hearthside-seals', 'what\nis this')
  expect(keptSeals(window)).toEqual([])
  for (let nth = 1; nth <= 1002; nth++) keepSeal({ id: `c/${nth}`, seal: seal('a') }, window)
  expect(keptSeals(window)).toHaveLength(1000)
  expect(keptSeals(window)[0]?.id).toBe('c/3')
  expect(changedSeals(keptSeals(window))).toEqual([])
})
