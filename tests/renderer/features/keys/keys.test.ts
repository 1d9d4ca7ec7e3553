import { afterEach, describe, expect, it } from 'vitest'
import { actionOf, capsOf, chooseKeys, keyMap, type KeyPress, withKey } from '@/features/keys/keys'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
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
    expect(actionOf(press('a'))?.action).toBe('party')
    expect(actionOf(press('h'))?.action).toBe('prompts')
  })

  it('leaves keys with Alt and unknown keys alone', () => {
    expect(actionOf(press('s', { alt: true }))).toBeNull()
    expect(actionOf(press('j', { ctrl: true }))).toBeNull()
    expect(actionOf(press('Pause'))).toBeNull()
  })
})

describe('the key map', () => {
  it('gives no stroke to two actions that count at the same times', () => {
    const strokes = keyMap.value
      .filter(binding => !binding.lettered)
      .flatMap(({ delivered, during = '' }) => delivered.map(stroke => `${stroke} ${during}`))
    expect(new Set(strokes).size).toBe(strokes.length)
  })

  it('shows the caps of an action as they are pressed', () => {
    expect(capsOf('undo')).toBe('Ctrl Z')
  })
})

describe('keys that count only at times', () => {
  afterEach(() => chooseKeys({ keys: {}, singleKeys: true }))
  const now = ['exchange-roll-again', 'exchange-ally'] as const

  it('go before what the same keys mean on the board, and only then', () => {
    expect(actionOf(press('r', { now }))).toEqual({ action: 'exchange-roll-again', nth: 0 })
    expect(actionOf(press('h', { now, lettered: 8 }))?.action).toBe('exchange-ally')
    expect(actionOf(press('c', { now }))?.action).toBe('scene')
    expect(actionOf(press('r'))?.action).toBe('shuffle')
    expect(actionOf(press('r', { now, at: 'text' }))).toBeNull()
  })

  it('are changed and switched off as any other, and take no key from the board', () => {
    chooseKeys({ keys: { 'exchange-roll-again': ['Alt+Y'], 'exchange-ally': ['X'] }, singleKeys: true })
    expect(actionOf(press('y', { alt: true, now }))?.action).toBe('exchange-roll-again')
    expect(actionOf(press('r', { now }))?.action).toBe('shuffle')
    expect(actionOf(press('x', { now }))?.action).toBe('exchange-ally')
    expect([capsOf('damage'), capsOf('exchange-ally')]).toEqual(['X', 'X'])
    chooseKeys({ keys: {}, singleKeys: false })
    expect(actionOf(press('r', { now }))).toBeNull()
    expect(capsOf('exchange-roll-again')).toBe('')
  })
})

describe('changed keys', () => {
  afterEach(() => chooseKeys({ keys: {}, singleKeys: true }))

  it('mean the action that the GM gave them to, and show on its caps', () => {
    chooseKeys({ keys: { shuffle: ['Alt+Y'], undo: ['Ctrl+Alt+Z'] }, singleKeys: true })
    expect(actionOf(press('y', { alt: true }))).toEqual({ action: 'shuffle', nth: 0 })
    expect(actionOf(press('r'))).toBeNull()
    expect(actionOf(press('z', { ctrl: true }))).toBeNull()
    expect(capsOf('shuffle')).toBe('Alt Y')
    expect(withKey('Undo', 'undo')).toBe('Undo (Ctrl Alt Z)')
  })

  it('go before a delivered key, which then does nothing else', () => {
    chooseKeys({ keys: { note: ['R'] }, singleKeys: true })
    expect(actionOf(press('r'))?.action).toBe('note')
    expect(capsOf('shuffle')).toBe('')
    expect(withKey('Shuffle', 'shuffle')).toBe('Shuffle')
  })

  it('keep their places where an action has several', () => {
    chooseKeys({ keys: { 'pick-seat': ['!', '', 'Ä'] }, singleKeys: true })
    expect(actionOf(press('!', { shift: true }))).toEqual({ action: 'pick-seat', nth: 0 })
    expect(actionOf(press('2'))).toBeNull()
    expect(actionOf(press('ä'))).toEqual({ action: 'pick-seat', nth: 2 })
    expect(actionOf(press('4'))).toEqual({ action: 'pick-seat', nth: 3 })
  })

  it('are as delivered where a choice is unreadable, forbidden or of an action that there is not', () => {
    chooseKeys({
      keys: { note: ['Escape', 'x'], scene: ['Ctrl+W'], 'of-old': ['U'], __proto__: ['I'] },
      singleKeys: true
    })
    expect(actionOf(press('w', { ctrl: true }))).toBeNull()
    expect(actionOf(press('c'))?.action).toBe('scene')
    expect(actionOf(press('u'))?.action).toBe('moves')
  })

  it('belong to the first of two actions that were given the same', () => {
    chooseKeys({ keys: { damage: ['Y'], note: ['Y'] }, singleKeys: true })
    expect(actionOf(press('y'))?.action).toBe('damage')
    expect(capsOf('note')).toBe('')
  })

  it('do nothing by themselves once single keys are off; Enter, F keys, arrows and combinations do', () => {
    chooseKeys({ keys: { note: ['Ctrl+Alt+N'] }, singleKeys: false })
    for (const key of ['s', '1', '?', '`', 'R']) expect(actionOf(press(key, { shift: key === 'R' })), key).toBeNull()
    expect(actionOf(press('a', { lettered: 2 }))).toBeNull()
    expect(actionOf(press('Enter'))?.action).toBe('flip')
    expect(actionOf(press('ArrowLeft'))?.action).toBe('less-advantage')
    expect(actionOf(press('F9'))?.action).toBe('freeze')
    expect(actionOf(press('n', { ctrl: true, alt: true }))?.action).toBe('note')
    expect(capsOf('attribute-str')).toBe('')
  })

  it('reach over words that are typed only for finding anything, and only by a combination', () => {
    chooseKeys({ keys: { palette: ['Alt+K'], note: ['Ctrl+Alt+N'] }, singleKeys: true })
    expect(actionOf(press('k', { at: 'text', alt: true }))?.action).toBe('palette')
    expect(actionOf(press('n', { at: 'text', ctrl: true, alt: true }))).toBeNull()
    chooseKeys({ keys: { palette: ['Y'] }, singleKeys: true })
    expect(actionOf(press('y', { at: 'text' }))).toBeNull()
  })
})
