import { Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron'

/** The application's menu in the system. */
export class NativeMenu {
  #template = ''
  #marks = ''

  /**
   * Builds the menu when its content or a mark differs from the present one. After a click the system sets marks by
   * itself (`click` in Electron's lib/browser/api/menu-item.ts), also when the click has no effect. Building closes an
   * open menu.
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
 * On Windows and Linux each window contains the menu, hidden or not. Alt would open it on the projector and show the
 * last acts. Every new menu and every new window restores it (Electron's lib/browser/api/menu.ts and base-window.ts).
 */
export function removeMenus(audience: readonly BrowserWindow[]): void {
  if (process.platform === 'darwin') return
  for (const window of audience) window.removeMenu()
}

/** The marks of all items, in order. */
function marksOf(menu: Menu | null): string {
  return (menu?.items ?? [])
    .map(({ type, checked, submenu }) =>
      submenu ? `(${marksOf(submenu)})` : type === 'checkbox' || type === 'radio' ? (checked ? 'x' : '.') : ''
    )
    .join('')
}
