import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { defineComponent, h, type PropType } from 'vue'
import type { Frame } from '#rules/campaign/types'
import type { AudienceKind } from '#rules/core/audience'
import { defineLazyComponent } from '@/ui/lazy-component'
import ActSpeech from '@/ui/speech/ActSpeech.vue'

type AnyFrame = Frame<AudienceKind>

/** A snapshot in which this sentence is the newest line. */
function frame(revision: number, words: string): AnyFrame {
  const line = { parts: [words], tone: 'plain' }
  const entry = { entry: revision, at: revision, standing: 'stands', kind: 'act', board: null, line }
  return { revision, cause: 'act', undo: null, seats: [], log: [entry] } as unknown as AnyFrame
}

const question = defineComponent(
  () => () => h('section', { 'data-spoken': '' }, h('h2', 'The GM asks you to flip Strength'))
)

/** A phone's page with a part that is fetched when something is asked, and the words that it says. */
function pageWith(load: () => Promise<typeof question>, asked = false): VueWrapper {
  const Part = defineLazyComponent(load)
  const Page = defineComponent({
    props: { acts: { type: Object as PropType<{ before: AnyFrame; now: AnyFrame }>, required: true }, asked: Boolean },
    setup: props => () => h('div', [props.asked ? h(Part) : null, h(ActSpeech, props.acts)])
  })
  return mount(Page, {
    props: { acts: { before: frame(0, ''), now: frame(1, 'The tide turns') }, asked },
    global: { config: { errorHandler: () => undefined } }
  })
}

const heard = (page: VueWrapper): string => page.get('[data-announcements]').text().trim()
afterEach(() => vi.useRealTimers())

it('SK2 a question for the player is spoken first, also where its part is still being loaded', async () => {
  let arrive = (): void => undefined
  const page = pageWith(() => new Promise(resolve => (arrive = () => resolve(question))))
  await flushPromises()
  expect(heard(page)).toBe('The tide turns')
  await page.setProps({
    acts: { before: frame(1, 'The tide turns'), now: frame(2, 'The GM calls on Wren') },
    asked: true
  })
  await flushPromises()
  expect(heard(page)).toBe('The tide turns')
  arrive()
  await vi.waitFor(() => expect(heard(page)).toBe('The GM asks you to flip Strength. The GM calls on Wren'))
  page.unmount()
})

it('SK2 where the part comes late on a slow network the act is spoken meanwhile, and the question when it is there', async () => {
  vi.useFakeTimers()
  let arrive = (): void => undefined
  const page = pageWith(() => new Promise(resolve => (arrive = () => resolve(question))), true)
  await vi.advanceTimersByTimeAsync(1400)
  expect(heard(page)).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  expect(heard(page)).toBe('The tide turns')
  arrive()
  await vi.advanceTimersByTimeAsync(10)
  expect(heard(page)).toBe('The GM asks you to flip Strength')
  page.unmount()
})

it('SK2 no listener waits for a part that cannot be fetched', async () => {
  const page = pageWith(() => Promise.reject(new Error('no network')), true)
  await vi.waitFor(() => expect(heard(page)).toBe('The tide turns'), 1000)
  page.unmount()
})
