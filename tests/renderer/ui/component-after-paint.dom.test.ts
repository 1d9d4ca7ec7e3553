import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { isFetching, componentsFetched } from '../../../src/renderer/ui/lazy-component'
import { defineComponentAfterPaint } from '../../../src/renderer/ui/after-paint'
import { settled } from '../../support/mounted-dashboard'

const Late = defineComponent(() => () => 'the part')

it('a later part is loaded once, is waited for, and is there at once wherever it is shown again', async () => {
  let arrive: (part: typeof Late) => void = () => {}
  const load = vi.fn(() => new Promise<typeof Late>(resolve => (arrive = resolve)))
  const use = defineComponentAfterPaint(load)
  const Place = defineComponent(() => {
    const part = use(() => true)
    return () => (part.value ? h(part.value) : 'plain')
  })
  const first = mount(Place)
  expect([first.text(), isFetching()]).toEqual(['plain', true])
  arrive(Late)
  await componentsFetched()
  await settled()
  const second = mount(Place)
  expect([first.text(), second.text(), load.mock.calls.length]).toEqual(['the part', 'the part', 1])
  first.unmount()
  second.unmount()
})

it('a later part that did not come is fetched again for the next request', async () => {
  const load = vi.fn(() => Promise.resolve(Late)).mockRejectedValueOnce(new Error('the host is away'))
  const use = defineComponentAfterPaint(load)
  const pressed = ref(false)
  const Place = defineComponent(() => {
    const part = use(() => pressed.value)
    return () => (part.value ? h(part.value) : 'plain')
  })
  pressed.value = true
  const first = mount(Place)
  await componentsFetched()
  await settled()
  expect([first.text(), load.mock.calls.length]).toEqual(['plain', 1])
  const second = mount(Place)
  await componentsFetched()
  await settled()
  expect([first.text(), second.text(), load.mock.calls.length]).toEqual(['the part', 'the part', 2])
  first.unmount()
  second.unmount()
})
