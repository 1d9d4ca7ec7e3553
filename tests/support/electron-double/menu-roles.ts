import type { Template } from './menu'

// What each role brings with it and does: Electron's lib/browser/api/menu-item-roles.ts.

/** What a role does things to. */
export interface RoleTarget {
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
export function roleOf(role: string, appName: string): Role | null {
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
