import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { h } from 'vue'
import DropMenu from '@/ui/DropMenu.vue'
import PopButton from '@/ui/PopButton.vue'
import { settled } from '../../support/mounted-dashboard'

const lines = [
  { id: 'save', label: 'Save a copy' },
  { id: 'close', label: 'Close' }
]
let mounted: VueWrapper | undefined
afterEach(() => mounted?.unmount())

const opened = () => [...document.querySelectorAll('[role=menuitem]')].map(line => line.textContent?.trim())

describe('a menu', () => {
  async function menu(): Promise<HTMLElement> {
    const one = mount(DropMenu, {
      props: { lines },
      slots: { default: () => h('button', 'Campaign') },
      attachTo: document.body
    })
    mounted = one
    await settled()
    return one.get<HTMLElement>('button').element
  }

  it('is closed until it is pressed', async () => {
    const button = await menu()
    const says = () => [button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded'), opened()]
    expect(says()).toEqual(['menu', 'false', []])
    button.focus()
    button.click()
    await settled()
    expect(says()).toEqual(['menu', 'true', ['Save a copy', 'Close']])
  })

  it('opens by the arrow down', async () => {
    const button = await menu()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
    await settled()
    expect(opened()).toEqual([])
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
    await settled()
    expect(opened()).toEqual(['Save a copy', 'Close'])
  })

  it('says which line was picked', async () => {
    ;(await menu()).click()
    await settled()
    document.querySelector<HTMLElement>('[role=menuitem]')?.click()
    await settled()
    expect(mounted?.emitted('pick')).toEqual([['save']])
  })
})

it('a button that opens something beside it has the focus again when that closes', async () => {
  const one = mount(PopButton, {
    props: { side: 'top' },
    slots: { button: () => 'More', default: () => h('input') },
    attachTo: document.body
  })
  mounted = one
  await settled()
  const button = one.get<HTMLElement>('button').element
  button.focus()
  button.click()
  await settled()
  expect(document.querySelector('[role=dialog] input')).not.toBeNull()
  button.click()
  await settled()
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(document.activeElement).toBe(button)
})
