import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { computed, defineComponent, h } from 'vue'
import type { BoardId } from '#rules/campaign/types'
import { fail, ok } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { BoardCommand } from '#rules/registry'
import type { Answer, Ask } from '#shared/contract'
import CommandButton from '@/features/commands/CommandButton.vue'
import { useRefusalSpot } from '@/features/refusals/use-refusal-spot'
import { provideShownBoard } from '@/features/boards/shown-board'
import { useGm } from '@/dashboard/store'
import { useHost } from '../../../support/page-bridge'
import { gmSnapshot } from '../../../support/snapshots'

const shown = gmSnapshot()
const lose = (points: number): BoardCommand => ({ type: 'lose-stamina', seat: 's1' as SeatId, points, reason: '' })

let asked: Ask[] = []
let waiting: ((answer: Answer) => void)[] = []
let done = 0
let page: VueWrapper

beforeEach(() => {
  useHost({
    ask: async (ask: Ask) => {
      asked.push(ask)
      return new Promise(resolve => waiting.push(resolve as never)) as never
    },
    onSnapshot: () => () => {},
    onConnection: () => () => {}
  })
  asked = []
  waiting = []
  done = 0
  setActivePinia(createPinia())
  useGm().snapshot = shown
})
afterEach(() => page.unmount())

/** The button on board b1, with a spot for refusals in the same place. */
function show(props: { readonly command: BoardCommand | (() => BoardCommand); readonly plain?: boolean }): void {
  const place = defineComponent(() => {
    const RefusalSpot = useRefusalSpot()
    return () => [h(CommandButton, { ...props, onDone: () => done++ }, () => 'Lose it'), h(RefusalSpot)]
  })
  page = mount(
    defineComponent(() => {
      provideShownBoard(computed(() => 'b1' as BoardId))
      return () => h(place)
    })
  )
}

async function answer(value: Answer): Promise<void> {
  waiting.shift()?.(value)
  await flushPromises()
}

const refused = fail({
  kind: 'refused',
  because: 'no-stamina',
  explanation: { message: ['Kresk has no Stamina left'], remedy: ['Let Kresk rest first'] }
} as never) as Answer

describe('a button that sends a command', () => {
  it('sends it to its board, says that it is on its way, and reports to its component when it is done', async () => {
    show({ command: lose(1) })
    await page.get('button').trigger('click')
    const revision = shown.frame?.revision
    expect(asked).toEqual([{ ask: 'act', revision, board: 'b1', command: lose(1) }])
    expect(page.get('button').attributes('aria-busy')).toBe('true')
    expect(done).toBe(0)
    await answer(ok(null) as never)
    expect(page.get('button').attributes('aria-busy')).toBeUndefined()
    expect(done).toBe(1)
  })

  it('puts the command together when it is pressed', async () => {
    let points = 1
    show({ command: () => lose(points) })
    points = 3
    await page.get('button').trigger('click')
    expect(asked).toMatchObject([{ command: { points: 3 } }])
    await answer(ok(null) as never)
  })

  it('says beside it what was refused and what instead, and is not done', async () => {
    show({ command: lose(9) })
    await page.get('button').trigger('click')
    await answer(refused)
    expect(done).toBe(0)
    expect(page.text()).toContain('Kresk has no Stamina left')
    expect(page.text()).toContain('Let Kresk rest first')
    expect(page.get('button').attributes('title')).toBe('Kresk has no Stamina left')
    useGm().lastDenial = null
    await flushPromises()
    expect(page.get('button').attributes('title')).toBeUndefined()
  })

  it('says what to do where the host gives no answer at all', async () => {
    useHost({
      ask: () => Promise.reject(new Error('no such channel')),
      onSnapshot: () => () => {},
      onConnection: () => () => {}
    })
    show({ command: lose(1) })
    await page.get('button').trigger('click')
    await flushPromises()
    expect(page.text()).toContain('Hearthside did not answer (no such channel).')
    expect(page.text()).toContain('Reload this page, then look whether it was done')
    expect(page.get('button').attributes('aria-busy')).toBeUndefined()
  })

  it('has no style of its own where it is plain, and does the same', async () => {
    show({ command: lose(1), plain: true })
    const button = page.get('button')
    expect([button.classes(), button.attributes('type'), button.text()]).toEqual([[], 'button', 'Lose it'])
    await button.trigger('click')
    await answer(ok(null) as never)
    expect([asked.length, done]).toEqual([1, 1])
  })
})
