import { describe, expect, it } from 'vitest'
import { capsOf, deedOf, keyMap, type Press } from '../../../../src/renderer/shell/gm/keys'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  at: 'nowhere',
  tied: 0,
  ...more
})

describe('deedOf', () => {
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
  ] as const)('reads %s as %s', (key, deed, nth) => {
    expect(deedOf(press(key))).toEqual({ deed, nth })
  })

  it('undoes with Ctrl+Z and redoes with Ctrl+Y or Ctrl+Shift+Z', () => {
    expect(deedOf(press('z', { ctrl: true }))?.deed).toBe('undo')
    expect(deedOf(press('y', { ctrl: true }))?.deed).toBe('redo')
    expect(deedOf(press('Z', { ctrl: true, shift: true }))?.deed).toBe('redo')
  })

  it('saves with Ctrl+S, elsewhere with Ctrl+Shift+S, and opens with Ctrl+O', () => {
    expect(deedOf(press('s', { ctrl: true }))?.deed).toBe('save-file')
    expect(deedOf(press('S', { ctrl: true, shift: true }))?.deed).toBe('save-file-as')
    expect(deedOf(press('o', { ctrl: true }))?.deed).toBe('open-file')
  })

  it('finds the help whether or not the keyboard needs Shift for a question mark', () => {
    expect(deedOf(press('?', { shift: true }))?.deed).toBe('keys')
    expect(deedOf(press('?'))?.deed).toBe('keys')
  })

  it('never takes a letter, a digit or Enter from words being typed', () => {
    for (const key of ['s', '1', 'Enter', 'ArrowLeft', '?']) expect(deedOf(press(key, { at: 'text' }))).toBeNull()
    expect(deedOf(press('z', { at: 'text', ctrl: true }))).toBeNull()
  })

  it('lets the palette and the table screen be reached even while typing', () => {
    expect(deedOf(press('k', { at: 'text', ctrl: true }))?.deed).toBe('palette')
    expect(deedOf(press('F9', { at: 'text' }))?.deed).toBe('freeze')
  })

  it('leaves Enter to a control that was walked to', () => {
    expect(deedOf(press('Enter', { at: 'control' }))).toBeNull()
    expect(deedOf(press('Enter', { at: 'nowhere' }))?.deed).toBe('flip')
  })

  it('means cards by letters as long as tied cards wait, and only as many as there are', () => {
    expect(deedOf(press('a', { tied: 2 }))).toEqual({ deed: 'choose-card', nth: 0 })
    expect(deedOf(press('d', { tied: 4 }))).toEqual({ deed: 'choose-card', nth: 3 })
    expect(deedOf(press('d', { tied: 2 }))?.deed).toBe('attribute-dex')
    expect(deedOf(press('a'))).toBeNull()
  })

  it('leaves keys with Alt and unknown keys alone', () => {
    expect(deedOf(press('s', { alt: true }))).toBeNull()
    expect(deedOf(press('j', { ctrl: true }))).toBeNull()
    expect(deedOf(press('Pause'))).toBeNull()
  })
})

describe('the key map', () => {
  it('gives no stroke to two deeds', () => {
    const strokes = keyMap
      .filter(binding => binding.deed !== 'choose-card')
      .flatMap(binding => binding.strokes.map(({ key, ctrl, shift }) => `${ctrl ?? ''}${shift ?? ''}${key}`))
    expect(new Set(strokes).size).toBe(strokes.length)
  })

  it('shows the caps of a deed as they are pressed', () => {
    expect(capsOf('undo')).toBe('Ctrl Z')
  })
})
