import { afterEach, expect, it } from 'vitest'
import { walkRadios } from '@/ui/radio-keys'

afterEach(() => document.body.replaceChildren())

/** Presses a key on one of three radio buttons. @returns where the focus is after it, what was chosen, and whether the key was used up */
function press(from: string, key: string, held: KeyboardEventInit = {}, disabled = ''): [string, string[], boolean] {
  const group = document.createElement('div')
  const chosen: string[] = []
  group.append(
    ...['table', 'deck', 'log'].map(id => {
      const radio = document.createElement('button')
      radio.id = id
      radio.disabled = id === disabled
      radio.setAttribute('role', 'radio')
      radio.addEventListener('click', () => chosen.push(id))
      return radio
    })
  )
  group.addEventListener('keydown', walkRadios)
  document.body.append(group)
  const target = document.getElementById(from)!
  target.focus()
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  target.dispatchEvent(event)
  return [document.activeElement?.id ?? '', chosen, event.defaultPrevented]
}

it.each([
  ['deck', 'ArrowRight', 'log'],
  ['deck', 'ArrowDown', 'log'],
  ['deck', 'ArrowLeft', 'table'],
  ['deck', 'ArrowUp', 'table'],
  ['log', 'ArrowRight', 'table'],
  ['table', 'ArrowLeft', 'log']
])('from %s, %s chooses %s', (from, key, to) => {
  expect(press(from, key)).toEqual([to, [to], true])
})

it.each([
  ['Home', 'table'],
  ['PageUp', 'table'],
  ['End', 'log'],
  ['PageDown', 'log']
])('%s goes to %s and chooses nothing', (key, to) => {
  expect(press('deck', key)).toEqual([to, [], true])
})

it('a radio button that cannot be pressed is gone past', () => {
  expect(press('table', 'ArrowRight', {}, 'deck')).toEqual(['log', ['log'], true])
})

it('Enter presses no radio button, and no other key or key with another is heard', () => {
  expect(press('deck', 'Enter')).toEqual(['deck', [], true])
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }])
    expect(press('deck', 'ArrowRight', held)).toEqual(['deck', [], false])
  expect(press('deck', 'x')).toEqual(['deck', [], false])
})
