import { flushPromises, mount } from '@vue/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { useHeldKeys } from '@/features/keys/use-held-keys'
import { defineLazyComponent } from '@/ui/lazy-component'

function page() {
  const heard: string[] = []
  const asked = ref(false)
  let arrive: (part: object) => void = () => undefined
  const Part = defineLazyComponent(() => new Promise<never>(resolve => (arrive = resolve as never)))
  const shown = mount(
    defineComponent(() => {
      useHeldKeys()
      return () => (asked.value ? h(Part) : null)
    }),
    { attachTo: document.body }
  )
  const listen = ({ key }: KeyboardEvent): void => void heard.push(key)
  window.addEventListener('keydown', listen)
  onTestFinished(() => {
    window.removeEventListener('keydown', listen)
    shown.unmount()
  })
  return { heard, ask: () => (asked.value = true), arrive: () => arrive({ render: () => h('p', 'here') }) }
}

function press(key: string, more: KeyboardEventInit = {}): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
}

it('keys pressed while a part is fetched are pressed again, in order, once it is there', async () => {
  const { heard, ask, arrive } = page()
  press('1')
  expect(heard).toEqual(['1'])
  ask()
  await flushPromises()
  press('f')
  press('Enter')
  expect(heard).toEqual(['1'])
  arrive()
  await vi.waitFor(() => expect(heard).toEqual(['1', 'f', 'Enter']))
})

it('what the browser does by itself is not held, nor what is written in a field', async () => {
  const { heard, ask, arrive } = page()
  const field = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => field.remove())
  ask()
  await flushPromises()
  press('r', { ctrlKey: true })
  press('Tab')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
  expect(heard).toEqual(['r', 'Tab', 'x'])
  arrive()
  await flushPromises()
})
