import { nextTick } from 'vue'
import { expect, test } from 'vitest'
import { useDrawer } from '@/dashboard/use-drawer'

test('the drawer takes the focus when it opens, and gives it back to the button that opened it', async () => {
  document.body.innerHTML =
    '<button id="spine">Log</button><aside id="gm-side" tabindex="-1"><div data-part="log"><button id="first">Save point</button></div></aside>'
  Element.prototype.scrollIntoView ??= () => undefined
  const { drawer, toggle } = useDrawer()
  document.getElementById('spine')?.focus()
  toggle('log')
  await nextTick()
  expect([drawer.value, document.activeElement?.id]).toEqual([true, 'first'])
  toggle(null)
  expect([drawer.value, document.activeElement?.id]).toEqual([false, 'spine'])
})

test('Esc in the column takes no focus away while no drawer is open', () => {
  document.body.innerHTML = '<button id="one">Log</button>'
  document.getElementById('one')?.focus()
  useDrawer().toggle(null)
  expect(document.activeElement?.id).toBe('one')
})
