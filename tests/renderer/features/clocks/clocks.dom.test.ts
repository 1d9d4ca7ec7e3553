import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SeenClock } from '#rules/clocks/view'
import ClockList from '@/features/clocks/parts/ClockList.vue'

const start = 1_700_000_000_000
const ring = (name: string): SeenClock => ({
  face: 'shown',
  name,
  note: 'The stair is gone.',
  measure: { kind: 'segments', size: 6, filled: 3, sign: 'skull' }
})
const down: SeenClock = {
  face: 'shown',
  name: 'Break',
  note: '',
  measure: { kind: 'countdown', length: 60_000, ran: 0, since: start }
}

describe('the clocks that players see', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }))
  afterEach(() => void vi.useRealTimers())

  it('CL10 are eight at most, and the rest are counted', () => {
    const clocks = Array.from({ length: 11 }, (_, nth) => ring(`Clock ${nth + 1}`))
    const list = mount(ClockList, { props: { clocks } })
    expect(list.findAll('.clock-item')).toHaveLength(8)
    expect(list.text()).toContain('Clock 8')
    expect(list.text()).not.toContain('Clock 9')
    expect(list.text()).toContain('and 3 more')
  })

  it('CL3 say the name of a hidden one and nothing else', () => {
    const hidden = mount(ClockList, { props: { clocks: [{ face: 'hidden', name: 'The guard' }] } })
    expect(hidden.text()).toBe('The guardhidden')
    expect(mount(ClockList, { props: { clocks: [ring('The flood')], withNotes: true } }).text()).toBe(
      'The flood3 of 6The stair is gone.'
    )
  })

  it('CL5 count down to the second and say that the time is up', async () => {
    const list = mount(ClockList, { props: { clocks: [down] } })
    expect(list.text()).toBe('Break1:00')
    await vi.advanceTimersByTimeAsync(20_200)
    expect(list.text()).toBe('Break0:40')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(list.text()).toBe('Breaktime is up')
  })

  it('CL2 show a number in the middle of its ring, and nothing else', () => {
    const strikes: SeenClock = { face: 'shown', name: 'Strikes', note: '', measure: { kind: 'count', count: 7 } }
    expect(
      mount(ClockList, { props: { clocks: [strikes] } })
        .find('svg')
        .text()
    ).toBe('7')
  })

  it('CL10 stand still on a frozen screen', async () => {
    const list = mount(ClockList, { props: { clocks: [down], held: true } })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(list.text()).toBe('Break1:00')
  })

  it('DI7 are as late as the snapshot that they are on', () => {
    expect(mount(ClockList, { props: { clocks: [down], late: -20_000 } }).text()).toBe('Break0:40')
    expect(mount(ClockList, { props: { clocks: [down], late: 5000 } }).text()).toBe('Break1:00')
  })
})
