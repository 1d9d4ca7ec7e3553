import { describe, expect, it } from 'vitest'
import { actionOf, chooseKeys, type KeyPress } from '@/features/keys/keys'
import { pressedKey } from '@/features/keys/strokes'
import { typedKey } from '@/ui/typed-key'

type Held = { readonly shift?: boolean; readonly ctrl?: boolean; readonly alt?: boolean; readonly graph?: boolean }

const pressed = (key: string, code: string, { shift = false, ctrl = false, alt = false, graph = false }: Held = {}) =>
  ({
    key,
    code,
    shiftKey: shift,
    ctrlKey: ctrl,
    altKey: alt,
    metaKey: false,
    getModifierState: (name: string) => graph && name === 'AltGraph'
  }) as KeyboardEvent

const meaning = (event: KeyboardEvent, more: Partial<KeyPress> = {}) =>
  actionOf({ ...pressedKey(event), at: 'nowhere', lettered: 0, ...more })

describe('the key that is meant', () => {
  it.each([
    ['Cyrillic я', pressed('я', 'KeyZ'), 'z'],
    ['Cyrillic Я with Shift', pressed('Я', 'KeyZ', { shift: true }), 'Z'],
    ['Cyrillic ж, which is no letter here', pressed('ж', 'Semicolon'), ';'],
    ['Cyrillic ё', pressed('ё', 'Backquote'), '`'],
    ['Greek ; on Q', pressed(';', 'KeyQ'), 'q'],
    ['Hebrew / on Q', pressed('/', 'KeyQ'), 'q'],
    ['Arabic, two letters by one key', pressed('لا', 'KeyB'), 'b'],
    ['Thai, a vowel sign', pressed('ั', 'KeyY'), 'y'],
    ['an Arabic digit', pressed('٣', 'Digit3'), '3'],
    ['a Persian digit of the numeric keypad', pressed('۷', 'Numpad7'), '7'],
    ['⌥ on a Mac', pressed('ß', 'KeyS', { alt: true }), 's'],
    ['⌥ on a Mac, a dead key', pressed('Dead', 'KeyE', { alt: true }), 'e'],
    ['⌥ and a digit on a Mac', pressed('¡', 'Digit1', { alt: true }), '1'],
    ['French 2 without Shift', pressed('é', 'Digit2'), '2'],
    ['French 6 without Shift', pressed('-', 'Digit6'), '6'],
    ['French 9 without Shift', pressed('ç', 'Digit9'), '9'],
    ['French 3 with Shift', pressed('3', 'Digit3', { shift: true }), '3'],
    ['Czech 4 without Shift', pressed('č', 'Digit4'), '4'],
    ['a digit of the numeric keypad', pressed('4', 'Numpad4'), '4'],
    ['QWERTZ z', pressed('z', 'KeyY'), 'z'],
    ['AZERTY a', pressed('a', 'KeyQ'), 'a'],
    ['Dvorak s', pressed('s', 'Semicolon'), 's'],
    ['Dvorak , on W', pressed(',', 'KeyW'), ','],
    ['AZERTY , on M', pressed(',', 'KeyM'), ','],
    ['a German umlaut', pressed('ö', 'Semicolon'), 'ö'],
    ['American !', pressed('!', 'Digit1', { shift: true }), '!'],
    ['a sign by AltGr', pressed('@', 'KeyQ', { graph: true, ctrl: true, alt: true }), '@'],
    ['a sign by AltGr on a digit', pressed('{', 'Digit7', { graph: true, ctrl: true, alt: true }), '{'],
    ['Enter', pressed('Enter', 'Enter'), 'Enter'],
    ['an arrow on a layer of letters', pressed('ArrowLeft', 'KeyH'), 'ArrowLeft'],
    ['F4', pressed('F4', 'F4'), 'F4']
  ])('%s', (_, event, key) => {
    expect(typedKey(event)).toBe(key)
  })
})

describe('what keys do on other keyboards', () => {
  it('undoes and finds on a Cyrillic and a Greek keyboard', () => {
    expect(meaning(pressed('я', 'KeyZ', { ctrl: true }))?.action).toBe('undo')
    expect(meaning(pressed('Я', 'KeyZ', { ctrl: true, shift: true }))?.action).toBe('redo')
    expect(meaning(pressed('л', 'KeyK', { ctrl: true }), { at: 'text' })?.action).toBe('palette')
    expect(meaning(pressed('ζ', 'KeyZ', { ctrl: true }))?.action).toBe('undo')
    expect(meaning(pressed('Ξ', 'KeyJ', { shift: true }))?.action).toBe('session')
    expect(meaning(pressed('ы', 'KeyS'))?.action).toBe('attribute-str')
    expect(meaning(pressed(';', 'KeyQ'))?.action).toBe('character')
  })

  it('picks letters of a tie on a Cyrillic keyboard', () => {
    expect(meaning(pressed('и', 'KeyB'), { lettered: 2 })).toMatchObject({ nth: 1 })
  })

  it('picks every seat on a French keyboard without Shift', () => {
    const row = ['&', 'é', '"', "'", '(', '-', 'è', '_', 'ç']
    const seats = row.map((key, at) => meaning(pressed(key, `Digit${at + 1}`)))
    expect(new Set(seats.map(each => each?.action)).size).toBe(1)
    expect(seats.map(each => each?.nth)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('leaves a key that was chosen by its own character what it was chosen for', () => {
    chooseKeys({ keys: { note: ['É'] }, singleKeys: true })
    expect(meaning(pressed('é', 'Digit2'))?.action).toBe('note')
    chooseKeys({ keys: { note: ['Я'] }, singleKeys: true })
    expect(meaning(pressed('я', 'KeyZ'))?.action).toBe('note')
    chooseKeys({ keys: {}, singleKeys: true })
    expect(meaning(pressed('é', 'Digit2'))?.action).not.toBe('note')
  })
})
