import { describe, expect, it } from 'vitest'
import { capsOf, actionOf, keyMap, type Press } from '../../../../src/renderer/shell/gm/keys'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  at: 'nowhere',
  lettered: 0,
  ...more
})

describe('actionOf', () => {
  it.each([
    ['1', 'pick-seat', 0],
    ['8', 'pick-seat', 7],
    ['s', 'attribute-str', 0],
    ['S', 'attribute-str', 0],
    ['ArrowLeft', 'less-advantage', 0],
    ['ArrowRight', 'more-advantage', 0],
    ['Enter', 'flip', 0],
    ['x', 'damage', 0],
    ['r', 'shuffle', 0],
    ['g', 'shadow', 0],
    ['p', 'save-point', 0],
    ['F9', 'freeze', 0]
  ] as const)('reads %s as %s', (key, action, nth) => {
    expect(actionOf(press(key))).toEqual({ action, nth })
  })

  it('undoes with Ctrl+Z and redoes with Ctrl+Y or Ctrl+Shift+Z', () => {
    expect(actionOf(press('z', { ctrl: true }))?.action).toBe('undo')
    expect(actionOf(press('y', { ctrl: true }))?.action).toBe('redo')
    expect(actionOf(press('Z', { ctrl: true, shift: true }))?.action).toBe('redo')
  })

  it('saves with Ctrl+S, elsewhere with Ctrl+Shift+S, and opens with Ctrl+O', () => {
    expect(actionOf(press('s', { ctrl: true }))?.action).toBe('save-file')
    expect(actionOf(press('S', { ctrl: true, shift: true }))?.action).toBe('save-file-as')
    expect(actionOf(press('o', { ctrl: true }))?.action).toBe('open-file')
  })

  it('finds the help whether or not the keyboard needs Shift for a question mark', () => {
    expect(actionOf(press('?', { shift: true }))?.action).toBe('keys')
    expect(actionOf(press('?'))?.action).toBe('keys')
  })

  it('never takes a letter, a digit or Enter from words being typed', () => {
    for (const key of ['s', '1', 'Enter', 'ArrowLeft', '?']) expect(actionOf(press(key, { at: 'text' }))).toBeNull()
    expect(actionOf(press('z', { at: 'text', ctrl: true }))).toBeNull()
  })

  it('lets the palette and the table screen be reached even while typing', () => {
    expect(actionOf(press('k', { at: 'text', ctrl: true }))?.action).toBe('palette')
    expect(actionOf(press('F9', { at: 'text' }))?.action).toBe('freeze')
  })

  it('leaves Enter to a control that was walked to', () => {
    expect(actionOf(press('Enter', { at: 'control' }))).toBeNull()
    expect(actionOf(press('Enter', { at: 'nowhere' }))?.action).toBe('flip')
  })

  it('means cards by letters as long as tied cards wait, and only as many as there are', () => {
    expect(actionOf(press('a', { lettered: 2 }))).toEqual({ action: 'choose-card', nth: 0 })
    expect(actionOf(press('d', { lettered: 4 }))).toEqual({ action: 'choose-card', nth: 3 })
    expect(actionOf(press('d', { lettered: 2 }))?.action).toBe('attribute-dex')
    expect(actionOf(press('B', { shift: true, lettered: 2 }))?.action).toBe('recap')
    expect(actionOf(press('a'))).toBeNull()
  })

  it('leaves keys with Alt and unknown keys alone', () => {
    expect(actionOf(press('s', { alt: true }))).toBeNull()
    expect(actionOf(press('j', { ctrl: true }))).toBeNull()
    expect(actionOf(press('Pause'))).toBeNull()
  })
})

describe('the key map', () => {
  it('gives no stroke to two actions', () => {
    const strokes = keyMap
      .filter(binding => binding.id !== 'choose-card')
      .flatMap(binding => binding.strokes.map(({ key, ctrl, shift }) => `${ctrl} ${shift} ${key}`))
    expect(new Set(strokes).size).toBe(strokes.length)
  })

  it('shows the caps of an action as they are pressed', () => {
    expect(capsOf('undo')).toBe('Ctrl Z')
  })
})
