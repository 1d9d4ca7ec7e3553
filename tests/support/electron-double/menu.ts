import { theApp } from './app'
import { desk } from './native-window'
import { needReady } from './world'

// What each role brings with it and does: Electron's lib/browser/api/menu-item-roles.ts.

/** What a role does things to. */
interface RoleTarget {
  close(): void
  minimize(): void
  isFullScreen(): boolean
  setFullScreen(full: boolean): void
  readonly webContents: { edit(command: string): void; reload(): void }
}

interface Role {
  readonly label: string
  readonly accelerator?: string | undefined
  readonly registerAccelerator?: boolean
  readonly submenu?: readonly Template[]
  readonly does?: (window: RoleTarget) => void
  readonly quits?: boolean
}

/** Of the system that the app believes to be on: a test may say another. */
function roleOf(role: string, appName: string): Role | null {
  const isMac = process.platform === 'darwin'
  const edits =
    (command: string) =>
    ({ webContents }: RoleTarget): void =>
      webContents.edit(command)
  const roles: Readonly<Record<string, Role>> = {
    about: { label: process.platform === 'linux' ? 'About' : `About ${appName}` },
    services: { label: 'Services' },
    hide: { label: `Hide ${appName}`, accelerator: 'Command+H' },
    hideothers: { label: 'Hide Others', accelerator: 'Command+Alt+H' },
    unhide: { label: 'Show All' },
    quit: {
      label: isMac ? `Quit ${appName}` : process.platform === 'win32' ? 'Exit' : 'Quit',
      accelerator: process.platform === 'win32' ? undefined : 'CommandOrControl+Q',
      quits: true
    },
    cut: { label: 'Cut', accelerator: 'CommandOrControl+X', registerAccelerator: false, does: edits('cut') },
    copy: { label: 'Copy', accelerator: 'CommandOrControl+C', registerAccelerator: false, does: edits('copy') },
    paste: { label: 'Paste', accelerator: 'CommandOrControl+V', registerAccelerator: false, does: edits('paste') },
    selectall: { label: 'Select All', accelerator: 'CommandOrControl+A', does: edits('selectAll') },
    delete: { label: 'Delete', does: edits('delete') },
    undo: { label: 'Undo', accelerator: 'CommandOrControl+Z', does: edits('undo') },
    redo: {
      label: 'Redo',
      accelerator: process.platform === 'win32' ? 'Control+Y' : 'Shift+CommandOrControl+Z',
      does: edits('redo')
    },
    minimize: { label: 'Minimize', accelerator: 'CommandOrControl+M', does: window => window.minimize() },
    close: {
      label: isMac ? 'Close Window' : 'Close',
      accelerator: 'CommandOrControl+W',
      does: window => window.close()
    },
    zoom: { label: 'Zoom' },
    front: { label: 'Bring All to Front' },
    help: { label: 'Help' },
    window: { label: 'Window' },
    reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R', does: ({ webContents }) => webContents.reload() },
    toggledevtools: {
      label: 'Toggle Developer Tools',
      accelerator: isMac ? 'Alt+Command+I' : 'Ctrl+Shift+I'
    },
    togglefullscreen: {
      label: 'Toggle Full Screen',
      accelerator: isMac ? 'Control+Command+F' : 'F11',
      does: window => window.setFullScreen(!window.isFullScreen())
    },
    filemenu: { label: 'File', submenu: [isMac ? { role: 'close' } : { role: 'quit' }] },
    editmenu: {
      label: 'Edit',
      submenu: [{ role: 'undo' }, { role: 'redo' }, { role: 'cut' }, { role: 'copy' }, { role: 'paste' }]
    },
    viewmenu: {
      label: 'View',
      submenu: [{ role: 'reload' }, { role: 'toggleDevTools' }, { role: 'togglefullscreen' }]
    },
    windowmenu: {
      label: 'Window',
      submenu: [
        { role: 'minimize' },
        { role: 'zoom' },
        ...(isMac ? [{ type: 'separator' } as const, { role: 'front' }] : [{ role: 'close' }])
      ]
    }
  }
  return roles[role] ?? null
}

export interface Template {
  readonly label?: string
  readonly role?: string
  readonly type?: 'normal' | 'separator' | 'submenu' | 'checkbox' | 'radio'
  readonly accelerator?: string
  readonly registerAccelerator?: boolean
  readonly enabled?: boolean
  readonly checked?: boolean
  readonly visible?: boolean
  readonly sublabel?: string
  readonly id?: string
  readonly click?: (item: MenuItem, window: unknown, event: object) => void
  readonly submenu?: readonly Template[] | Menu
}

const fields = new Set(
  'label role type accelerator registerAccelerator enabled checked visible sublabel id click submenu'.split(' ')
)
const keys =
  /^(?:(?:CmdOrCtrl|CommandOrControl|Cmd|Command|Ctrl|Control|Alt|Option|Shift|Super|Meta)\+)*(?:[A-Z0-9,./;'[\]\\`=-]|Plus|Space|Tab|F\d{1,2}|Up|Down|Left|Right|Home|End|PageUp|PageDown|Esc|Escape|Return|Enter|Delete|Backspace|Insert)$/

/** One item, as Electron makes it of its template (lib/browser/api/menu-item.ts). */
export class MenuItem {
  readonly label: string
  readonly type: string
  readonly role: string | undefined
  readonly accelerator: string | undefined
  readonly registerAccelerator: boolean
  readonly enabled: boolean
  readonly sublabel: string
  readonly submenu: Menu | undefined
  readonly id: string | undefined
  /** The radio items of one menu, up to a separator, of which one is marked. */
  group: readonly MenuItem[] = []
  #checked: boolean
  readonly #click: Template['click']

  constructor(given: Template) {
    for (const field of Object.keys(given))
      if (!fields.has(field)) throw new Error(`electron double: a menu item does not know ${field}`)
    this.role = given.role?.toLowerCase()
    const role = this.role === undefined ? null : roleOf(this.role, theApp.name)
    if (this.role !== undefined && !role) throw new Error(`electron double: no menu role ${given.role}`)
    const accelerator = given.accelerator ?? role?.accelerator
    if (accelerator !== undefined && !keys.test(accelerator)) throw new TypeError(`Invalid accelerator: ${accelerator}`)
    const submenu = given.submenu ?? role?.submenu
    this.type = given.type ?? (submenu ? 'submenu' : 'normal')
    if (this.type !== 'separator' && given.label === undefined && !role)
      throw new TypeError('A menu item needs a label, a role, or to be a separator')
    this.label = given.label ?? role?.label ?? ''
    this.accelerator = accelerator
    this.registerAccelerator = given.registerAccelerator ?? role?.registerAccelerator ?? true
    this.enabled = given.enabled ?? true
    this.#checked = given.checked ?? false
    this.sublabel = given.sublabel ?? ''
    this.id = given.id
    this.#click = given.click
    this.submenu = submenu instanceof Menu || submenu === undefined ? submenu : Menu.buildFromTemplate(submenu)
  }

  get checked(): boolean {
    return this.#checked
  }

  /** Marking a radio item takes the mark from the others of its group (`insertItemByType` in lib/browser/api/menu.ts). */
  set checked(checked: boolean) {
    if (this.type === 'radio') for (const other of this.group) other.#checked = other === this
    else this.#checked = checked
  }

  /** The mark is set by the system before the app hears of the click. A role does what it is, else the app's own function runs. */
  click(event: object = {}, window: RoleTarget | null = focusedWindow()): void {
    if (this.type === 'checkbox' || this.type === 'radio') this.checked = !this.checked
    const role = this.role === undefined ? null : roleOf(this.role, theApp.name)
    if (role?.quits) return theApp.quit()
    if (role?.does && window) return role.does(window)
    this.#click?.(this, window, event)
  }
}

let current: Menu | null = null

/** A window as the menu sees it; windows know menus, and not the other way round. */
interface MenuHolder extends RoleTarget {
  setMenu(menu: Menu | null): void
}

function focusedWindow(): RoleTarget | null {
  return desk.focused as unknown as MenuHolder | null
}

export class Menu {
  private constructor(readonly items: readonly MenuItem[]) {}

  static buildFromTemplate(template: readonly Template[]): Menu {
    const items = template.map(each => new MenuItem(each))
    let group: MenuItem[] = []
    for (const item of items) {
      if (item.type === 'separator') group = []
      if (item.type !== 'radio') continue
      group.push(item)
      item.group = group
    }
    return new Menu(items)
  }

  /** Everywhere but on macOS the menu is put into every window that there is (lib/browser/api/menu.ts). */
  static setApplicationMenu(menu: Menu | null): void {
    needReady('Menu')
    current = menu
    desk.hasMenu = menu !== null
    built.count += 1
    if (process.platform === 'darwin') return
    for (const window of [...desk.stack] as unknown as readonly MenuHolder[]) window.setMenu(menu)
  }

  static getApplicationMenu(): Menu | null {
    return current
  }
}

/** How often the app gave the system another menu. */
export const built = { count: 0 }

/** Before the app has a menu of its own there is Electron's (lib/browser/default-menu.ts). */
export function setDefaultMenu(): void {
  current ??= Menu.buildFromTemplate(['filemenu', 'editmenu', 'viewmenu', 'windowmenu'].map(role => ({ role })))
}

/** A pressed key, as a page reports it. */
export interface Stroke {
  readonly key: string
  readonly ctrl: boolean
  readonly alt: boolean
  readonly shift: boolean
  readonly meta: boolean
}

/**
 * The enabled item whose accelerator this is. Only what is registered counts (`GenerateAcceleratorTable` in
 * shell/browser/ui/accelerator_util.cc); macOS knows no such difference.
 */
export function itemFor(menu: Menu | null, stroke: Stroke): MenuItem | null {
  for (const item of menu?.items ?? []) {
    const isIts =
      item.accelerator !== undefined &&
      (item.registerAccelerator || process.platform === 'darwin') &&
      isStroke(item.accelerator, stroke)
    if (isIts) return item.enabled ? item : null
    const inside = item.submenu ? itemFor(item.submenu, stroke) : null
    if (inside) return inside
  }
  return null
}

/** The menu that Alt and this letter open (`RootView::HandleKeyEvent` in shell/browser/ui/views/root_view.cc). */
export function submenuFor(menu: Menu | null, letter: string): MenuItem | null {
  return menu?.items.find(({ label }) => /(?:^|[^&])&([^&])/.exec(label)?.[1]?.toLowerCase() === letter) ?? null
}

function isStroke(accelerator: string, { key, ctrl, alt, shift, meta }: Stroke): boolean {
  const parts = accelerator.split('+').map(each => each.toLowerCase())
  const name = parts.pop() ?? ''
  const isMac = process.platform === 'darwin'
  const has = (...names: string[]): boolean => parts.some(each => names.includes(each))
  const either = has('cmdorctrl', 'commandorcontrol')
  return (
    key.toLowerCase() === name &&
    ctrl === (has('ctrl', 'control') || (either && !isMac)) &&
    meta === (has('cmd', 'command', 'super', 'meta') || (either && isMac)) &&
    alt === has('alt', 'option') &&
    shift === has('shift')
  )
}
