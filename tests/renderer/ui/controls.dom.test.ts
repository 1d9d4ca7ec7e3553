import { mount } from '@vue/test-utils'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import ChoiceList from '@/ui/ChoiceList.vue'
import NumberStepper from '@/ui/NumberStepper.vue'
import SegmentChoice from '@/ui/SegmentChoice.vue'
import { chooseByQuickArrows } from '@/ui/radio-keys'
import ToggleSwitch from '@/ui/ToggleSwitch.vue'
import { settled } from '../../support/mounted-dashboard'

beforeAll(() => chooseByQuickArrows(document))

const options = ['table', 'deck', 'log'].map(value => ({ value, label: value }))

async function press(on: Element, key: string): Promise<void> {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await settled()
  on.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
  await settled()
}

describe.each([
  ['a segment', SegmentChoice],
  ['a list of choices', ChoiceList]
])('%s', (_, component) => {
  const choice = (modelValue: string) =>
    mount(component, { props: { label: 'Pane', options, modelValue }, attachTo: document.body })

  it('is a group of radio buttons with one checked', () => {
    const one = choice('deck')
    expect(one.get('[role=radiogroup]').attributes('aria-label')).toBe('Pane')
    expect(one.findAll('[role=radio]').map(each => each.attributes('aria-checked'))).toEqual(['false', 'true', 'false'])
    one.unmount()
  })

  it('chooses by a click and by an arrow key, round the end', async () => {
    const one = choice('log')
    await one.findAll('[role=radio]')[1]?.trigger('click')
    const last = one.findAll<HTMLElement>('[role=radio]')[2]
    last?.element.focus()
    await settled()
    await press(last!.element, 'ArrowRight')
    expect(one.emitted('update:modelValue')).toEqual([['deck'], ['table']])
    one.unmount()
  })

  it('chooses by an arrow that is let go before the focus has moved', async () => {
    const one = choice('table')
    const first = one.get<HTMLElement>('[role=radio]').element
    first.focus()
    await settled()
    for (const kind of ['keydown', 'keyup'])
      first.dispatchEvent(new KeyboardEvent(kind, { key: 'ArrowRight', bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(one.emitted('update:modelValue')).toEqual([['deck']]), 20_000)
    one.unmount()
  })
})

it('a segment says a press on the chosen one too: its value may have come from further than the choices reach', async () => {
  const one = mount(SegmentChoice<string>, { props: { label: 'Pane', options, modelValue: 'deck' } })
  await one.findAll('[role=radio]')[1]?.trigger('click')
  expect(one.emitted('update:modelValue')).toEqual([['deck']])
  one.unmount()
})

describe('a number to step through', () => {
  const stepper = (modelValue: number, sign = false) =>
    mount(NumberStepper, { props: { label: 'Points', min: -2, max: 9, modelValue, sign }, attachTo: document.body })
  const said = (one: ReturnType<typeof stepper>): unknown => one.emitted('update:modelValue')

  it('is a spin button in a group of its name', () => {
    const one = stepper(3)
    expect(one.get('[role=group]').attributes('aria-label')).toBe('Points')
    expect(one.get('[role=spinbutton]').attributes()).toMatchObject({ 'aria-label': 'Points', 'aria-valuenow': '3' })
    one.unmount()
  })

  it('steps by its buttons, which rest at the ends', async () => {
    const one = stepper(9)
    expect(one.get('[aria-label="Points: one more"]').attributes('disabled')).toBeDefined()
    await one.get('[aria-label="Points: one less"]').trigger('click')
    expect(said(one)).toEqual([[8]])
    one.unmount()
  })

  it('steps by the arrows, and goes to an end by a key', async () => {
    const one = stepper(3)
    const field = one.get('input').element
    await press(field, 'ArrowUp')
    await press(field, 'ArrowDown')
    await press(field, 'End')
    expect(said(one)).toEqual([[4], [3], [9]])
    one.unmount()
  })

  it.each([
    ['12', [[9]]],
    ['-1', [[-1]]],
    ['', undefined]
  ])('takes “%s” when it is typed', async (text, out) => {
    const one = stepper(3)
    await one.get('input').setValue(text)
    await one.get('input').trigger('blur')
    expect(said(one)).toEqual(out)
    one.unmount()
  })

  it('writes its sign where that is wanted', () => {
    const one = stepper(2, true)
    expect(one.get('input').element.value).toBe('+2')
    one.unmount()
  })
})

describe('a switch', () => {
  it('turns by a click', async () => {
    const one = mount(ToggleSwitch, { props: { label: 'FAST move', modelValue: true } })
    expect(one.get('[role=switch]').attributes()).toMatchObject({ 'aria-checked': 'true', 'aria-label': 'FAST move' })
    await one.get('[role=switch]').trigger('click')
    expect(one.emitted('update:modelValue')).toEqual([[false]])
  })
})
