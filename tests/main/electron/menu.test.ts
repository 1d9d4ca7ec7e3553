import { describe, expect, it } from 'vitest'
import { menuFor } from '../../../src/main/electron/menu'
import { gmFrame, gmSnapshot } from '../../support/snapshots'
import type { Preferences } from '#shared/contract'

const nothing = { ask() {}, command() {}, showInFolder() {}, quit() {} }

/** The accelerator that the menu shows for the item whose label begins so. */
function shownFor(label: string, keys: Preferences['keys']): string | undefined {
  const snapshot = gmSnapshot(gmFrame())
  const menu = menuFor({ ...snapshot, preferences: { ...snapshot.preferences, keys } }, nothing, 'linux')
  const items = menu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
  return items.find(item => item.label?.startsWith(label))?.accelerator?.toString()
}

describe('the native menu', () => {
  it('shows the keys as they were delivered', () => {
    expect(shownFor('Save', {})).toBe('CmdOrCtrl+S')
    expect(shownFor('Redo', {})).toBe('CmdOrCtrl+Shift+Z')
  })

  it('shows the keys that the GM has chosen, where a menu can show them', () => {
    expect(shownFor('Save', { 'save-file': ['Ctrl+Alt+B'] })).toBe('CmdOrCtrl+Alt+B')
    expect(shownFor('Undo', { undo: ['F4'] })).toBe('F4')
    expect(shownFor('Redo', { redo: ['', 'Alt+Y'] })).toBe('Alt+Y')
  })

  it.each([[''], ['Y'], ['Ctrl+Ä'], ['nonsense+']])('shows nothing for %j', key => {
    expect(shownFor('Undo', { undo: [key] })).toBeUndefined()
  })
})
