import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type { Motion } from '@/games/game'
import TableRecap from '@/features/recap/TableRecap.vue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const long = `The bells rang ${'and rang '.repeat(30)}all night.`
const screenOf = (sentences: readonly string[], subtitle = '', motion: Motion = 'full') =>
  mount(TableRecap, {
    props: { title: 'The Drowned Bells', motion, recap: { session: 6, subtitle, sentences } }
  })
type Screen = ReturnType<typeof screenOf>

async function after(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await nextTick()
}
const read = (screen: Screen): string => screen.get('.sentence').text()
const marked = (screen: Screen): number => screen.findAll('[data-read]').length

describe('PO7 “Previously on…” on the table’s screen', () => {
  it('shows each sentence for 2.5 seconds and 50 ms a letter, between 4 and 12 seconds, then the title', async () => {
    const sixty = 'They came by night, and the lamp of the tower was out again.'
    const screen = screenOf(['They came by night.', sixty, long], 'The tide turns')
    expect([read(screen), screen.get('footer').text(), marked(screen)]).toEqual(['They came by night.', '1 of 3', 1])
    await after(3_999)
    expect(read(screen)).toBe('They came by night.')
    await after(1)
    expect([read(screen), screen.get('footer').text(), marked(screen)]).toEqual([sixty, '2 of 3', 2])
    await after(5_499)
    expect(read(screen)).toBe(sixty)
    await after(1)
    expect(read(screen)).toBe(long)
    await after(12_000)
    expect(screen.get('h1').text()).toBe('The Drowned Bells')
    expect(read(screen)).toBe('The Drowned BellsThe tide turns')
    expect(screen.get('footer').text()).toBe('')
  })

  it('stays at the title: no timer goes on behind it, and none behind a screen that is gone', async () => {
    const screen = screenOf(['They came by night.'])
    await after(60_000)
    expect([screen.get('h1').text(), vi.getTimerCount()]).toEqual(['The Drowned Bells', 0])
    const other = screenOf(['They came by night.'])
    expect(vi.getTimerCount()).toBe(1)
    other.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('begins anew when another recap is shown, and goes on where the same one is shown again', async () => {
    const screen = screenOf(['One.', 'Two.', 'Three.'])
    await after(4000)
    await screen.setProps({ recap: { session: 6, subtitle: '', sentences: ['One.', 'Two.', 'Three.'] } })
    expect(read(screen)).toBe('Two.')
    await screen.setProps({ recap: { session: 5, subtitle: '', sentences: ['Before that.', 'And then.'] } })
    expect([read(screen), marked(screen)]).toEqual(['Before that.', 1])
    await after(4000)
    expect(read(screen)).toBe('And then.')
  })

  it('shows the title at once where there is nothing to tell', () => {
    const screen = screenOf([])
    expect([screen.get('h1').text(), vi.getTimerCount()]).toEqual(['The Drowned Bells', 0])
  })

  it('tells each sentence to a screen reader, and moves only where movement is wanted', () => {
    expect(screenOf(['One.']).get('section').attributes()).toMatchObject({
      'aria-live': 'polite',
      'data-moves': 'true'
    })
    expect(screenOf(['One.'], '', 'still').get('section').attributes('data-moves')).toBeUndefined()
  })
})
