import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { h } from 'vue'
import { partsFetched } from '../../../src/renderer/ui/async-part'
import DropMenu from '../../../src/renderer/ui/DropMenu.vue'
import PopButton from '../../../src/renderer/ui/PopButton.vue'
import { settled } from '../../support/mounted-dashboard'

const lines = [
  { id: 'save', label: 'Save a copy' },
  { id: 'close', label: 'Close' }
]
let mounted: VueWrapper | undefined
afterEach(() => mounted?.unmount())

const opened = () => [...document.querySelectorAll('[role=menuitem]')].map(line => line.textContent?.trim())

async function stand(): Promise<void> {
  await settled()
  await partsFetched()
  await settled()
}

describe('a menu', () => {
  async function menu(): Promise<HTMLElement> {
    const one = mount(DropMenu, {
      props: { lines },
      slots: { default: () => h('button', 'Campaign') },
      attachTo: document.body
    })
    mounted = one
    await stand()
    return one.get<HTMLElement>('button').element
  }

  it('is its button alone until it is pressed, also where what it opens is fetched already', async () => {
    const button = await menu()
    button.focus()
    button.click()
    await stand()
    expect(opened()).toEqual(['Save a copy', 'Close'])
    mounted?.unmount()
    const second = await menu()
    await stand()
    expect(second.isConnected).toBe(true)
    expect([second.getAttribute('aria-haspopup'), second.getAttribute('aria-expanded'), opened()]).toEqual([
      'menu',
      'false',
      []
    ])
  })

  it('opens by the arrow down', async () => {
    const button = await menu()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
    await stand()
    expect(opened()).toEqual([])
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
    await stand()
    expect(opened()).toEqual(['Save a copy', 'Close'])
  })

  it('says which line was picked', async () => {
    ;(await menu()).click()
    await stand()
    document.querySelector<HTMLElement>('[role=menuitem]')?.click()
    await stand()
    expect(mounted?.emitted('pick')).toEqual([['save']])
  })
})

it('a button that opens something beside it makes that as it first opens, and has the focus again when it closes', async () => {
  const one = mount(PopButton, {
    props: { side: 'top' },
    slots: { button: () => 'More', default: () => h('input') },
    attachTo: document.body
  })
  mounted = one
  await stand()
  const button = one.get<HTMLElement>('button').element
  button.focus()
  button.click()
  await stand()
  expect(document.querySelector('[role=dialog] input')).not.toBeNull()
  expect(button.isConnected).toBe(false)
  const now = one.get<HTMLElement>('button').element
  now.click()
  await stand()
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(document.activeElement).toBe(now)
})
