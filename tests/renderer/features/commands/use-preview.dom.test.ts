import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { computed, defineComponent, h, ref } from 'vue'
import type { BoardId } from '#rules/campaign/types'
import { fail, ok } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { Ask } from '#shared/contract'
import { provideShownBoard } from '@/features/boards/shown-board'
import { useGm } from '@/dashboard/store'
import { usePreview } from '@/features/commands/use-host-reply'
import { useHost } from '../../../support/page-bridge'
import { gmSnapshot } from '../../../support/snapshots'

/** What the host was asked, and how each is answered when the test says so. */
let asked: Extract<Ask, { ask: 'preview' }>[] = []
let waiting: ((answer: unknown) => void)[] = []

const points = ref<number | null>(1)
let preview: ReturnType<typeof usePreview>
let page: VueWrapper
const shown = gmSnapshot()

beforeEach(() => {
  useHost({
    ask: async (ask: Ask) => {
      asked.push(ask as (typeof asked)[number])
      return new Promise(resolve => waiting.push(resolve)) as never
    },
    onSnapshot: () => () => {},
    onConnection: () => () => {}
  })
  asked = []
  waiting = []
  points.value = 1
  setActivePinia(createPinia())
  useGm().snapshot = shown
  const inner = defineComponent(() => {
    preview = usePreview(() =>
      points.value === null ? null : { type: 'lose-stamina', seat: 's1' as SeatId, points: points.value, reason: '' }
    )
    return () => h('i')
  })
  page = mount(
    defineComponent(() => {
      provideShownBoard(computed(() => 'b1' as BoardId))
      return () => h(inner)
    })
  )
})
afterEach(() => page.unmount())

async function answer(value: unknown): Promise<void> {
  waiting.shift()?.(value)
  await flushPromises()
}
const brings = (stamina: number) => ok({ lines: [], numbers: { stamina } })
const stamina = (): number | undefined => preview.certain.value?.numbers['stamina']

describe('the preview of a command', () => {
  it('is asked of the board on screen, for the picture on screen', async () => {
    expect(asked).toEqual([
      {
        ask: 'preview',
        revision: shown.frame?.revision ?? 0,
        board: 'b1',
        command: { type: 'lose-stamina', seat: 's1', points: 1, reason: '' }
      }
    ])
    expect(preview.certain.value).toBeNull()
    await answer(brings(9))
    expect(stamina()).toBe(9)
  })

  it('is asked one at a time, for the latest command, and the old one stands until then', async () => {
    await answer(brings(9))
    points.value = 2
    await flushPromises()
    points.value = 3
    await flushPromises()
    points.value = 4
    await flushPromises()
    expect(asked.length).toBe(2)
    expect(stamina()).toBe(9)
    await answer(brings(8))
    expect(asked.map(each => (each.command as { points: number }).points)).toEqual([1, 2, 4])
    await answer(brings(6))
    expect(stamina()).toBe(6)
  })

  it('is not asked again for an equal command, and is for another picture', async () => {
    await answer(brings(9))
    useGm().snapshot = { ...shown }
    await flushPromises()
    expect(asked.length).toBe(1)
    useGm().snapshot = { ...shown, frame: shown.frame && { ...shown.frame, revision: shown.frame.revision + 1 } }
    await flushPromises()
    expect(asked.length).toBe(2)
  })

  it('says why it would be refused, and forgets it once there is nothing to ask', async () => {
    const refused = {
      kind: 'refused',
      because: 'too-many',
      rule: 'CA1',
      explanation: { message: [], remedy: [] }
    } as const
    await answer(fail(refused))
    expect(preview.denial.value).toEqual(refused)
    expect(preview.certain.value).toBeNull()
    points.value = null
    await flushPromises()
    expect(preview.denial.value).toBeNull()
    expect(asked.length).toBe(1)
  })

  it('keeps what stood when the picture has gone meanwhile', async () => {
    await answer(brings(9))
    points.value = 2
    await flushPromises()
    await answer(fail({ kind: 'problem', problem: { kind: 'stale' } }))
    expect(stamina()).toBe(9)
    expect(preview.denial.value).toBeNull()
  })
})
