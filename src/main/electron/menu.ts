import { type MenuItemConstructorOptions, Menu, type BrowserWindow } from 'electron'
import { plainText } from '#rules/core/log-line'
import { nameOf } from '#rules/campaign/campaign'
import type { Ask, GmSnapshot, MenuCommand, PublicScreen, ScreenMode, ScreenModes } from '#shared/contract'

/** The effects of menu items: asks of the host, dialogs of the dashboard, actions of the desktop. */
export interface MenuActions {
  ask(ask: Ask): void
  command(command: MenuCommand): void
  showInFolder(): void
  quit(): void
}

type Items = MenuItemConstructorOptions[]

/**
 * The native menu for the present snapshot. Items send the same asks as the buttons. A page receives each key first. On
 * Windows and Linux the menu receives the keys that the page does not handle (Electron's `HandleKeyboardEvent` in
 * shell/browser/native_window_views.cc). On macOS the menu receives every key.
 */
export function menuFor(
  snapshot: GmSnapshot,
  does: MenuActions,
  platform: NodeJS.Platform,
  /** True in an unpacked build: developers can inspect its pages. */
  developing = false
): Items {
  return [
    ...(platform === 'darwin' ? [appMenu(does)] : []),
    { label: '&File', submenu: fileItems(snapshot, does, platform) },
    { label: '&Edit', submenu: editItems(snapshot, does) },
    { label: '&Table', submenu: tableItems(snapshot, does) },
    windowMenu(platform),
    { role: 'help', submenu: [...helpItems(does), ...(developing ? [separator, devTools] : [])] }
  ]
}

/**
 * The menu that macOS shows while players see the window in front. It contains nothing of the game, no names and no
 * recent files.
 */
export function audienceMenuFor(does: MenuActions): Items {
  return [appMenu(does), { role: 'windowMenu' }]
}

/** Electron's own menu also has Zoom, which works on macOS alone (lib/browser/api/menu-item-roles.ts). */
function windowMenu(platform: NodeJS.Platform): MenuItemConstructorOptions {
  if (platform === 'darwin') return { role: 'windowMenu' }
  return { label: '&Window', submenu: [{ role: 'minimize' }, { role: 'close' }] }
}

/** macOS keeps the program's own items under its name. */
function appMenu(does: MenuActions): MenuItemConstructorOptions {
  return {
    label: 'Hearthside',
    submenu: [
      { label: 'About Hearthside', click: () => does.command('about') },
      separator,
      { label: 'Settings…', accelerator: 'Cmd+,', click: () => does.command('settings') },
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { label: 'Quit Hearthside', accelerator: 'Cmd+Q', click: () => does.quit() }
    ]
  }
}

function fileItems(
  { file, frame, recents, preferences }: GmSnapshot,
  does: MenuActions,
  platform: NodeJS.Platform
): Items {
  const open = frame !== null
  const items: Items = [
    keyed('New Campaign…', 'CmdOrCtrl+N', () => does.command('new-campaign')),
    keyed('Open…', keyOf(preferences, 'open-file', 'Ctrl+O'), () =>
      does.ask({ ask: 'open', path: null, mode: 'edit' })
    ),
    { label: 'Open Recent', submenu: recentItems(recents, does) },
    separator,
    keyed('Save', keyOf(preferences, 'save-file', 'Ctrl+S'), () => does.ask({ ask: 'save' }), open),
    keyed('Save As…', keyOf(preferences, 'save-file-as', 'Ctrl+Shift+S'), () => does.command('save-as'), open),
    { label: 'Save a Copy…', enabled: open, click: () => does.command('save-copy') },
    { label: 'Copies of This Campaign…', enabled: open, click: () => does.command('backups') },
    { label: 'Show in Folder', enabled: file !== null, click: () => does.showInFolder() },
    separator,
    { label: 'Close Campaign', enabled: open, click: () => does.ask({ ask: 'close' }) }
  ]
  if (platform === 'darwin') return items
  return [
    ...items,
    separator,
    keyed('Settings…', 'CmdOrCtrl+,', () => does.command('settings')),
    { label: 'Quit', accelerator: 'CmdOrCtrl+Q', click: () => does.quit() }
  ]
}

function recentItems(recents: GmSnapshot['recents'], does: MenuActions): Items {
  if (recents.length === 0) return [{ label: 'No Recent Campaigns', enabled: false }]
  return recents.slice(0, 10).map(({ path, title, missing }) => ({
    label: literal(title || path),
    sublabel: path,
    enabled: !missing,
    click: () => does.ask({ ask: 'open', path, mode: 'edit' })
  }))
}

/** The page decides what undo means: the last act, or the last word in a text field. */
function editItems({ frame, preferences }: GmSnapshot, does: MenuActions): Items {
  const undo = frame?.undo ?? null
  const named = (line: NonNullable<typeof undo>['next']): string =>
    line && frame ? ` “${literal(plainText(line.parts, seat => nameOf(frame, seat)))}”` : ''
  return [
    shownOnly(
      `Undo${named(undo?.next ?? null)}`,
      keyOf(preferences, 'undo', 'Ctrl+Z'),
      () => does.command('undo'),
      (undo?.steps ?? 0) > 0
    ),
    shownOnly(
      `Redo${named(undo?.nextRedo ?? null)}`,
      keyOf(preferences, 'redo', 'Ctrl+Shift+Z'),
      () => does.command('redo'),
      (undo?.redoSteps ?? 0) > 0
    ),
    separator,
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    { role: 'selectAll' },
    separator,
    shownOnly('Find Anything…', keyOf(preferences, 'palette', 'Ctrl+K'), () => does.command('find'), frame !== null)
  ]
}

function tableItems({ frame, modes, open, paused, displays, preferences }: GmSnapshot, does: MenuActions): Items {
  const screen = (name: string, kind: 'table' | 'overlay'): MenuItemConstructorOptions => ({
    label: name,
    type: 'checkbox',
    checked: open[kind] > 0,
    click: () => does.ask({ ask: open[kind] > 0 ? 'close-screen' : 'open-screen', screen: kind })
  })
  return [
    screen('Table Screen', 'table'),
    screen('Stream Overlay', 'overlay'),
    // Left out where the program may not place windows.
    ...(displays.length > 0
      ? [{ label: 'Table Screen On', submenu: displayItems(displays, preferences.display, does) }]
      : []),
    separator,
    ...everythingItems(does),
    { label: 'Table Screen Only', submenu: modeItems(modes, 'table', does) },
    { label: 'Stream Only', submenu: modeItems(modes, 'overlay', does) },
    { label: 'Phones Only', submenu: modeItems(modes, 'phones', does) },
    separator,
    {
      label: paused ? 'Go On After the Pause' : 'Pause (X-card)',
      enabled: frame !== null,
      click: () => does.ask({ ask: paused ? 'resume' : 'pause' })
    }
  ]
}

/** Without a mark: the screens may differ, and a menu always marks one radio item. */
function everythingItems(does: MenuActions): Items {
  const item = (label: string, mode: ScreenMode): MenuItemConstructorOptions => ({
    label,
    click: () => does.ask({ ask: 'set-screen-mode', screens: 'all', mode })
  })
  return [item('Everything Live', 'live'), item('Freeze Everything', 'freeze'), item('Blank Everything', 'blank')]
}

function modeItems(modes: ScreenModes, screens: PublicScreen, does: MenuActions): Items {
  const item = (label: string, mode: ScreenMode): MenuItemConstructorOptions => ({
    id: `${screens}:${mode}`,
    label,
    type: 'radio',
    checked: modes[screens] === mode,
    click: () => does.ask({ ask: 'set-screen-mode', screens, mode })
  })
  return [item('Live', 'live'), item('Freeze', 'freeze'), item('Blank', 'blank')]
}

function displayItems(displays: GmSnapshot['displays'], chosen: string | null, does: MenuActions): Items {
  const to = (label: string, id: string | null): MenuItemConstructorOptions => ({
    id: `display:${id ?? 'other'}`,
    label,
    type: 'radio',
    checked: chosen === id,
    click: () => does.ask({ ask: 'set-preferences', preferences: { display: id } })
  })
  const isHere = chosen === null || displays.some(({ id }) => id === chosen)
  return [
    to('Automatic (the Projector, If There Is One)', null),
    ...displays.map(({ id, name, width, height }) => to(`${literal(name)} (${width} × ${height})`, id)),
    // A menu marks the first radio item when none is marked. Without this item that would be a display that was not
    // chosen.
    ...(isHere ? [] : [to(`${literal(chosen)} (Not Connected)`, chosen)])
  ]
}

function helpItems(does: MenuActions): Items {
  return [
    { label: 'All Keys', click: () => does.command('keys') },
    { label: 'About Hearthside', click: () => does.command('about') }
  ]
}

const separator: MenuItemConstructorOptions = { type: 'separator' }
const devTools: MenuItemConstructorOptions = { role: 'toggleDevTools' }

/**
 * The accelerator of a dashboard action, whose key the GM may have changed. Null when a menu cannot show it. Single
 * keys have none, because on macOS the menu would take them from text fields.
 */
function keyOf({ keys }: GmSnapshot['preferences'], action: string, delivered: string): string | null {
  const chosen = keys[action]?.find(key => key !== '') ?? (keys[action]?.length ? '' : delivered)
  return /^(?:Ctrl|Alt)\+(?:Alt\+)?(?:Shift\+)?(?:[A-Z0-9]|F\d{1,2})$|^F\d{1,2}$/.test(chosen)
    ? chosen.replace('Ctrl+', 'CmdOrCtrl+')
    : null
}

/** The menu handles the key wherever the page does not, also while text is typed. */
function keyed(
  label: string,
  accelerator: string | null,
  click: () => void,
  enabled = true
): MenuItemConstructorOptions {
  return { label, ...(accelerator && { accelerator }), enabled, click }
}

/**
 * Shows the key without handling it, because the page handles it. In text fields it has another effect, and over a
 * dialog none. Applies to Windows and Linux; on macOS the menu handles every key.
 */
function shownOnly(...item: Parameters<typeof keyed>): MenuItemConstructorOptions {
  return { ...keyed(...item), registerAccelerator: false }
}

/** Escapes a text that a person wrote: a menu would turn a single “&” into an underlined letter. */
function literal(text: string): string {
  return text.replaceAll('&', '&&')
}

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
