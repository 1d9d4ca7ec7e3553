import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import ModalDialog from '../../../src/renderer/ui/ModalDialog.vue'
import PushButton from '../../../src/renderer/ui/PushButton.vue'
import SegmentChoice from '../../../src/renderer/ui/SegmentChoice.vue'
import { useEnter } from '../../../src/renderer/ui/use-enter'
import { settled } from '../../support/mounted-dashboard'

it('a key that pressed a dialog’s button presses nothing behind it, though what had the focus is gone', async () => {
  const options = [{ value: 1, label: 'One' }]
  let pressed = 0
  let behind = 0
  const page = mount(
    defineComponent(() => {
      useEnter(() => behind++)
      const press = () => {
        pressed++
        document.querySelector('[role=radio]')?.remove()
      }
      return () =>
        h(ModalDialog, { open: true, title: 'Damage' }, () => [
          h(SegmentChoice, { label: 'How', options, modelValue: 1 }),
          h(PushButton, { keys: 'Enter', onClick: press }, () => 'Take it')
        ])
    }),
    { attachTo: document.body }
  )
  await settled()
  const radio = document.activeElement
  expect(radio?.getAttribute('role')).toBe('radio')
  radio?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await settled()
  expect([pressed, behind]).toEqual([1, 0])
  page.unmount()
})
