import { needReady } from './world'

interface Template {
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
  readonly click?: (item: MenuItem, window: null, event: object) => void
  readonly submenu?: readonly Template[] | Menu
}

const roles = new Set(
  (
    'about services hide hideothers unhide quit cut copy paste selectall delete minimize close zoom front help window ' +
    'windowmenu editmenu appmenu filemenu viewmenu togglefullscreen undo redo'
  ).split(' ')
)
const fields = new Set(
  'label role type accelerator registerAccelerator enabled checked visible sublabel id click submenu'.split(' ')
)
const keys =
  /^(?:(?:CmdOrCtrl|CommandOrControl|Cmd|Command|Ctrl|Control|Alt|Option|Shift|Super|Meta)\+)*(?:[A-Z0-9,./;'[\]\\`=-]|Plus|Space|Tab|F\d{1,2}|Up|Down|Left|Right|Home|End|PageUp|PageDown|Esc|Escape|Return|Enter|Delete|Backspace|Insert)$/

/** One item, judged as Electron judges it when the menu is built. */
export class MenuItem {
  readonly label: string
  readonly type: string
  readonly role: string | undefined
  readonly accelerator: string | undefined
  readonly registerAccelerator: boolean
  readonly enabled: boolean
  readonly sublabel: string
  readonly submenu: Menu | undefined
  checked: boolean
  readonly #click: Template['click']

  constructor(given: Template) {
    for (const field of Object.keys(given))
      if (!fields.has(field)) throw new Error(`electron double: a menu item does not know ${field}`)
    const { role, submenu, accelerator } = given
    if (role !== undefined && !roles.has(role.toLowerCase())) throw new Error(`electron double: no menu role ${role}`)
    if (accelerator !== undefined && !keys.test(accelerator)) throw new TypeError(`Invalid accelerator: ${accelerator}`)
    this.type = given.type ?? (submenu ? 'submenu' : 'normal')
    if (this.type !== 'separator' && given.label === undefined && role === undefined)
      throw new TypeError('A menu item needs a label, a role, or to be a separator')
    this.label = given.label ?? (role ? nameOf(role) : '')
    this.role = role
    this.accelerator = accelerator
    this.registerAccelerator = given.registerAccelerator ?? true
    this.enabled = given.enabled ?? true
    this.checked = given.checked ?? false
    this.sublabel = given.sublabel ?? ''
    this.#click = given.click
    this.submenu = submenu instanceof Menu || submenu === undefined ? submenu : Menu.buildFromTemplate(submenu)
  }

  click(): void {
    if (this.type === 'checkbox') this.checked = !this.checked
    if (this.type === 'radio') this.checked = true
    this.#click?.(this, null, {})
  }
}

/** “Help” for `help`, “Window” for `windowMenu`. */
function nameOf(role: string): string {
  const word = role.replace(/Menu$/, '')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

let current: Menu | null = null

export class Menu {
  private constructor(readonly items: readonly MenuItem[]) {}

  static buildFromTemplate(template: readonly Template[]): Menu {
    return new Menu(template.map(each => new MenuItem(each)))
  }

  static setApplicationMenu(menu: Menu | null): void {
    needReady('Menu')
    current = menu
  }

  static getApplicationMenu(): Menu | null {
    return current
  }
}
