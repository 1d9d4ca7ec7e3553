import { Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron'

/** The application's menu as the system has it. */
export class NativeMenu {
  #template = ''
  #marks = ''

  /**
   * Builds the menu where it says something else than the one before, or shows a mark that is not so: on a click the system sets marks
   * by itself (`click` in Electron's lib/browser/api/menu-item.ts), also where nothing comes of the click. Building closes an open menu.
   * @param audience the windows that players look at
   */
  show(items: MenuItemConstructorOptions[], audience: readonly BrowserWindow[]): void {
    const template = JSON.stringify(items)
    if (template === this.#template && marksOf(Menu.getApplicationMenu()) === this.#marks) return
    const menu = Menu.buildFromTemplate(items)
    this.#template = template
    this.#marks = marksOf(menu)
    Menu.setApplicationMenu(menu)
    removeMenus(audience)
  }
}

/**
 * On Windows and Linux each window has the menu in itself, hidden or not: Alt would open it, and with it the last acts, on the projector.
 * Every new menu and every new window brings it back (Electron's lib/browser/api/menu.ts and base-window.ts).
 */
export function removeMenus(audience: readonly BrowserWindow[]): void {
  if (process.platform === 'darwin') return
  for (const window of audience) window.removeMenu()
}

/** Which items are marked, in their order. */
function marksOf(menu: Menu | null): string {
  return (menu?.items ?? [])
    .map(({ type, checked, submenu }) =>
      submenu ? `(${marksOf(submenu)})` : type === 'checkbox' || type === 'radio' ? (checked ? 'x' : '.') : ''
    )
    .join('')
}
