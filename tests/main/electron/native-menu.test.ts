import type { MenuItemConstructorOptions } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'

interface Item {
  readonly type: string
  checked: boolean
  readonly submenu?: { readonly items: readonly Item[] }
}

const system = vi.hoisted(() => ({ menu: null as { items: Item[] } | null, built: 0 }))
vi.mock('electron', () => {
  const build = (template: MenuItemConstructorOptions[]): { items: Item[] } => ({
    items: template.map(each => ({
      type: each.type ?? 'normal',
      checked: each.checked ?? false,
      ...(Array.isArray(each.submenu) && { submenu: build(each.submenu) })
    }))
  })
  return {
    Menu: {
      buildFromTemplate: build,
      getApplicationMenu: () => system.menu,
      setApplicationMenu(menu: { items: Item[] }) {
        system.menu = menu
        system.built += 1
      }
    }
  }
})

beforeEach(() => {
  system.menu = null
  system.built = 0
})

const items = (undo: string, table: boolean): MenuItemConstructorOptions[] => [
  { label: undo },
  { label: 'Table', submenu: [{ label: 'Table Screen', type: 'checkbox', checked: table }] }
]

test('a menu that says the same is not built again', async () => {
  const { NativeMenu } = await import('#main/electron/menu')
  const menu = new NativeMenu()
  for (const undo of ['Undo “a”', 'Undo “a”', 'Undo “b”', 'Undo “b”']) menu.show(items(undo, false), [])
  expect(system.built).toBe(2)
})

test('a mark that the system has set on a click is corrected where the click had no effect', async () => {
  const { NativeMenu } = await import('#main/electron/menu')
  const menu = new NativeMenu()
  menu.show(items('Undo', false), [])
  const mark = (): Item | undefined => system.menu?.items[1]?.submenu?.items[0]
  mark()!.checked = true
  menu.show(items('Undo', false), [])
  expect(mark()?.checked).toBe(false)
  expect(system.built).toBe(2)
})

test.each([
  ['linux', 2],
  ['win32', 2],
  ['darwin', 0]
])('on %s the players’ windows are without a menu after each', async (platform, times) => {
  const { NativeMenu } = await import('#main/electron/menu')
  const menu = new NativeMenu()
  const removeMenu = vi.fn(() => expect(system.menu).not.toBeNull())
  const own = process.platform
  Object.defineProperty(process, 'platform', { value: platform })
  for (const undo of ['Undo “a”', 'Undo “b”']) menu.show(items(undo, false), [{ removeMenu } as never])
  Object.defineProperty(process, 'platform', { value: own })
  expect(removeMenu).toHaveBeenCalledTimes(times)
})
