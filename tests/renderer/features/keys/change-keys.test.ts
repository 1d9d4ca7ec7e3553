import { afterEach, describe, expect, it } from 'vitest'
import { alsoMeans, checkKey, keysReset, keysWith } from '@/features/keys/change-keys'
import { refusalOfKey } from '@/features/keys/refused-keys'
import { isSingle, strokeOf } from '@/features/keys/strokes'
import { actionOf, chooseKeys, keyMap } from '@/features/keys/keys'

const note = { action: 'note', nth: 0 } as const
afterEach(() => chooseKeys({ keys: {}, singleKeys: true }))

describe('strokeOf', () => {
  it('has the Shift of a sign in the sign, whatever the keyboard needs for it', () => {
    const bare = { ctrl: false, shift: true, alt: false }
    expect(strokeOf({ ...bare, key: '?' })).toBe('?')
    expect(strokeOf({ ...bare, key: '1' })).toBe('1')
    expect(strokeOf({ ...bare, key: 'v' })).toBe('Shift+V')
    expect(strokeOf({ ...bare, key: 'F9' })).toBe('Shift+F9')
    expect(strokeOf({ key: 'ArrowLeft', ctrl: true, shift: false, alt: true })).toBe('Ctrl+Alt+←')
  })

  it('tells which strokes are single keys', () => {
    expect(['S', 'Shift+S', '1', '+', 'Ä', '`'].filter(each => !isSingle(each))).toEqual([])
    expect(['Enter', 'F9', '←', 'Ctrl+S', 'Alt++', ''].filter(isSingle)).toEqual([])
  })
})

describe('keys that must not be taken', () => {
  it.each([
    'Esc',
    'Tab',
    'Enter',
    'Space',
    'Shift+Tab',
    '↓',
    'Backspace',
    'Ctrl+W',
    'Ctrl+P',
    'Alt+F4',
    'F5',
    'F12',
    'Dead'
  ])('refuses %s in words', stroke => expect(refusalOfKey(stroke, ['N'])).toMatch(/\w.*Press another/))

  it('gives a key back to the action that was delivered with it', () => {
    expect(refusalOfKey('Enter', ['Enter'])).toBeNull()
    expect(checkKey(keyMap.value, { action: 'less-advantage', nth: 0 }, '←')).toEqual({ kind: 'fine' })
  })

  it('refuses none of the delivered keys to its own action', () => {
    const refused = keyMap.value.filter(({ delivered }) => delivered.some(stroke => refusalOfKey(stroke, delivered)))
    expect(refused).toEqual([])
  })
})

describe('changing keys', () => {
  it('takes a free key, and keeps nothing that is as delivered', () => {
    expect(checkKey(keyMap.value, note, 'Ä')).toEqual({ kind: 'fine' })
    expect(keysWith(keyMap.value, [[note, 'Ä']])).toEqual({ note: ['Ä'] })
    chooseKeys({ keys: { note: ['Ä'] }, singleKeys: true })
    expect(keysWith(keyMap.value, [[note, 'N']])).toEqual({})
  })

  it('says whose a key is, and whether the two may swap', () => {
    expect(checkKey(keyMap.value, note, 'X')).toEqual({
      kind: 'taken',
      by: { action: 'damage', nth: 0 },
      says: 'A blow: the Four Ds',
      mayTakeMine: true
    })
    expect(checkKey(keyMap.value, { action: 'flip', nth: 0 }, 'X')).toMatchObject({ kind: 'taken', mayTakeMine: false })
  })

  it('tells what a key means at other times, both ways, and takes it from no action', () => {
    expect(checkKey(keyMap.value, note, 'W')).toMatchObject({ kind: 'taken', says: 'Go to whoever has to decide' })
    chooseKeys({ keys: { 'who-decides': [''] }, singleKeys: true })
    const weak = '“Strike the weak spot, or not” while an exchange is open'
    expect(checkKey(keyMap.value, note, 'W')).toEqual({ kind: 'shared', says: weak })
    const ally = { action: 'exchange-ally', nth: 0 } as const
    const damage = '“A blow: the Four Ds” at other times'
    expect(checkKey(keyMap.value, ally, 'X')).toEqual({ kind: 'shared', says: damage })
    expect(checkKey(keyMap.value, ally, 'R')).toMatchObject({ kind: 'taken', says: 'Roll the attack power again' })
    expect(checkKey(keyMap.value, ally, '3')).toMatchObject({ kind: 'refused' })
    expect(checkKey(keyMap.value, ally, 'H')).toEqual({ kind: 'fine' })
    expect(alsoMeans(keyMap.value, 'exchange-square', 'C')).toBe('“Change the scene” at other times')
    chooseKeys({ keys: { shuffle: ['Ä'] }, singleKeys: true })
    expect(keysReset(keyMap.value, 'shuffle')).toEqual({})
  })

  it('gives every action its delivered keys back, and takes them from the actions that have them', () => {
    chooseKeys({ keys: { note: ['X'], damage: ['N'] }, singleKeys: true })
    const keys = keysReset(keyMap.value, 'damage')
    expect(keys).toEqual({ note: [''] })
    expect(keysReset(keyMap.value)).toEqual({})
  })

  it('changes every key of every action that is no answer in a list, and switches it off', () => {
    for (const { id, delivered, lettered } of keyMap.value)
      for (const nth of lettered ? [] : delivered.keys()) {
        const place = { action: id, nth }
        chooseKeys({ keys: keysWith(keyMap.value, [[place, 'Ctrl+Alt+F2']]), singleKeys: true })
        expect(
          actionOf({ key: 'F2', ctrl: true, shift: false, alt: true, at: 'nowhere', lettered: 0, now: [id] })
        ).toEqual(place)
        chooseKeys({ keys: keysWith(keyMap.value, [[place, '']]), singleKeys: true })
        expect(keyMap.value.find(each => each.id === id)?.keys[nth]).toBe('')
        chooseKeys({ keys: {}, singleKeys: true })
      }
  })
})
