import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { cutTextsAt } from '@/features/whole-text/cut-texts'
import WholeText from '@/features/whole-text/WholeText.vue'

let tip: VueWrapper | null = null
afterEach(() => {
  tip?.unmount()
  tip = null
  document.body.replaceChildren()
})

/** Puts this into the page; what is `data-cut` is wider than its place. */
function lay(html: string): (selector: string) => HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  for (const each of place.querySelectorAll<HTMLElement>('[data-cut]')) {
    each.style.textOverflow = 'ellipsis'
    Object.defineProperty(each, 'scrollWidth', { value: 200 })
    Object.defineProperty(each, 'clientWidth', { value: 90 })
  }
  return selector => place.querySelector<HTMLElement>(selector)!
}

it('a control says whole what is cut in it, by its title where that says more', () => {
  const at = lay(
    '<button id="a"><b data-cut>Constance-Philippa of\n the Drowned Bells</b><i>whole</i></button><button id="b" title="Ash (only you see it)"><b data-cut>Ash</b></button>'
  )
  expect(cutTextsAt(at('#a'))).toEqual(['Constance-Philippa of the Drowned Bells'])
  expect(cutTextsAt(at('#b'))).toEqual(['Ash (only you see it)'])
})

it('beside a name that nothing can rest on, the controls of its row say it', () => {
  const at = lay(
    '<ul><li><b data-cut>Old Tamsin Vey</b><button id="c">Remove</button><a href="#x"><b data-cut>Brindle</b></a></li><li><button id="d">Add</button></li></ul>'
  )
  expect(cutTextsAt(at('#c'))).toEqual(['Old Tamsin Vey'])
  expect(cutTextsAt(at('#d'))).toEqual([])
})

it('beside what was taken back just now, the button that does it again says it', () => {
  const at = lay('<nav><span data-cut>Taken back, 6 acts: Kresk: Mix It Up</span><button>Redo all</button></nav>')
  expect(cutTextsAt(at('button'))).toEqual(['Taken back, 6 acts: Kresk: Mix It Up'])
})

it('of a list whose field keeps the focus, the active option is meant', () => {
  const at = lay('<input aria-activedescendant="two"><p id="one" data-cut>One</p><p id="two" data-cut>Two of many</p>')
  expect(cutTextsAt(at('input'))).toEqual(['Two of many'])
})

it('the tip stays while the keyboard is there, and Escape closes it and nothing else', async () => {
  const at = lay('<button id="a"><b data-cut>Sister Wren</b></button><button id="b">Ash</button>')
  tip = mount(WholeText, { attachTo: document.body })
  const shown = async (): Promise<string | undefined> => {
    await new Promise(resolve => setTimeout(resolve))
    return document.querySelector('[role="tooltip"]')?.textContent?.trim()
  }
  at('#a').focus()
  expect(await shown()).toBe('Sister Wren')
  at('#b').focus()
  expect(await shown()).toBeUndefined()
  at('#a').focus()
  expect(await shown()).toBe('Sister Wren')
  let reached = false
  at('#a').addEventListener('keydown', () => (reached = true))
  at('#a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(await shown()).toBeUndefined()
  expect(reached).toBe(false)
  at('#a').dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }))
  expect(await shown()).toBeUndefined()
})

it('the tip disappears with the control beside it', async () => {
  const at = lay('<button id="a"><b data-cut>Toll thug, attack 3</b></button>')
  tip = mount(WholeText, { attachTo: document.body })
  at('#a').focus()
  await vi.waitFor(() => expect(document.querySelector('[role="tooltip"]')?.textContent).toContain('Toll thug'))
  at('#a').remove()
  await vi.waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeNull(), 1000)
})
