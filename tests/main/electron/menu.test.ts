import { describe, expect, it, vi } from 'vitest'
import type { MenuItemConstructorOptions } from 'electron'
import { audienceMenuFor, menuFor } from '../../../src/main/electron/menu'
import { gmFrame, gmSnapshot } from '../../support/snapshots'
import type { Preferences } from '#shared/contract'

// No function of Electron is called here; its package throws where its program is missing.
vi.mock('electron', () => ({}))

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

/** Every item of a menu and of the menus inside it. */
function everyItem(items: readonly MenuItemConstructorOptions[]): readonly MenuItemConstructorOptions[] {
  return items.flatMap(each => [each, ...(Array.isArray(each.submenu) ? everyItem(each.submenu) : [])])
}

function menuOf(change: object, platform: NodeJS.Platform = 'linux'): readonly MenuItemConstructorOptions[] {
  return everyItem(menuFor({ ...gmSnapshot(gmFrame()), ...change }, nothing, platform))
}

describe('what the page has no key for', () => {
  it.each(['linux', 'win32', 'darwin'] as const)('is registered by the menu on %s', platform => {
    for (const label of ['New Campaign…', 'Open…', 'Save', 'Save As…', 'Settings…']) {
      const item = menuOf({}, platform).find(each => each.label === label)
      expect(item?.accelerator, label).toBeDefined()
      expect(item?.registerAccelerator, label).toBeUndefined()
    }
  })

  it('is not the key of Undo: that is for the words, where words are typed, and for nothing over a dialog', () => {
    const undo = menuOf({}).find(each => each.label?.startsWith('Undo'))
    expect(undo).toMatchObject({ accelerator: 'CmdOrCtrl+Z', registerAccelerator: false })
  })
})

describe('texts that a user wrote', () => {
  const ampersands = (items: readonly MenuItemConstructorOptions[]): readonly string[] =>
    items.map(each => each.label ?? '').filter(label => label.includes('Salt'))

  it('keep their “&”, which is no mnemonic', () => {
    const recents = [{ path: '/salt.hearth', title: 'Salt & Iron && Co', missing: false }]
    const displays = [{ id: 'Salt & Iron 1×1', name: 'Salt & Iron', width: 1, height: 1, primary: true }]
    expect(ampersands(menuOf({ recents, displays }))).toEqual(['Salt && Iron &&&& Co', 'Salt && Iron (1 × 1)'])
  })

  it('keep it in the act that Undo names', () => {
    const line = { parts: ['Salt & Iron'] }
    const frame = { ...gmFrame(), undo: { ...gmFrame().undo, next: line, nextRedo: line, steps: 1, redoSteps: 1 } }
    expect(ampersands(menuOf({ frame }))).toEqual(['Undo “Salt && Iron”', 'Redo “Salt && Iron”'])
  })
})

it('the chosen display is marked also while it is not connected, and no other', () => {
  const snapshot = gmSnapshot(gmFrame())
  const preferences = { ...snapshot.preferences, display: 'Projector 1×1' }
  const displays = [{ id: 'Laptop 2×2', name: 'Laptop', width: 2, height: 2, primary: true }]
  const marked = menuOf({ preferences, displays }).filter(each => each.id?.startsWith('display:') && each.checked)
  expect(marked.map(each => each.label)).toEqual(['Projector 1×1 (Not Connected)'])
})

it.each(['linux', 'win32'] as const)('offers nothing that does nothing on %s', platform => {
  const roles = menuOf({}, platform).map(each => each.role)
  expect(roles).not.toContain('zoom')
  expect(roles).not.toContain('windowMenu')
})

it('shows the developer tools where nothing is packed, and only there', () => {
  const tools = (developing: boolean): boolean =>
    everyItem(menuFor(gmSnapshot(gmFrame()), nothing, 'linux', developing)).some(each => each.role === 'toggleDevTools')
  expect([tools(true), tools(false)]).toEqual([true, false])
})

it('on macOS the menu over the players’ windows tells nothing of the game', () => {
  const items = everyItem(audienceMenuFor(nothing))
  expect(items.map(each => each.label ?? each.role).join()).not.toMatch(/Undo|Redo|Recent|Table|Open|“/)
  expect(items.map(each => each.label)).toContain('Quit Hearthside')
})
