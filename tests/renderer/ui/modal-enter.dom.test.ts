import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import ModalDialog from '@/ui/ModalDialog.vue'
import PushButton from '@/ui/PushButton.vue'
import SegmentChoice from '@/ui/SegmentChoice.vue'
import ToggleSwitch from '@/ui/ToggleSwitch.vue'
import { useFocusWatch } from '@/ui/focus'
import { useEnter } from '@/ui/use-enter'
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

it.each([
  ['clicked, it leaves Enter to the dialog’s main button', true, 1, [true]],
  ['walked to, it keeps Enter for itself', false, 0, [true]]
] as const)('a switch: %s', async (_, byMouse, mains, turned) => {
  let pressed = 0
  const turns: boolean[] = []
  const Dialog = defineComponent(() => {
    useFocusWatch()
    return () =>
      h(ModalDialog, { open: true, title: 'Settings' }, () => [
        h(ToggleSwitch, { label: 'Sounds', modelValue: false, 'onUpdate:modelValue': (on: boolean) => turns.push(on) }),
        h(PushButton, { keys: 'Enter', onClick: () => pressed++ }, () => 'Keep')
      ])
  })
  const page = mount(Dialog, { attachTo: document.body })
  await settled()
  const toggle = document.querySelector<HTMLElement>('[role=switch]')!
  const type = (key: string): boolean =>
    toggle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  if (byMouse) {
    toggle.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    toggle.focus()
    toggle.click()
  } else {
    type('Tab')
    toggle.focus()
  }
  // As a browser does: an Enter that no handler took presses the focused button.
  if (type('Enter')) toggle.click()
  await settled()
  expect([pressed, turns]).toEqual([mains, turned])
  page.unmount()
})
