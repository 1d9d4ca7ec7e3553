/**
 * What a real Electron does, and the double once did otherwise. Each names the file of Electron's source (`shell/…` and
 * `lib/…` of electron/electron at 45). `electron-differences.spec.ts` takes back one at a time, and a test must fail.
 */
export const differences = {
  'last-web-preferences': 'shell/browser/web_contents_preferences.cc: SaveLastPreferences keeps a fixed list',
  'screen-functions': 'shell/browser/api/electron_api_screen.cc: each function asks the system, not another function',
  'full-screen': 'shell/browser/native_window_mac.mm: SetFullScreen is a transition, SetBounds does nothing in it',
  'moved-event': 'shell/browser/native_window_views_win.cc: `moved` comes only after a person has dragged',
  'ready-to-show': 'shell/browser/api/electron_api_web_contents.cc: OnFirstNonEmptyLayout, which needs a frame',
  permissions: 'shell/browser/electron_permission_manager.cc: the handlers are asked about every permission',
  accelerators: 'shell/browser/ui/views/root_view.cc: keys of the menu that the page did not take',
  'window-states': 'shell/browser/native_window_views.cc: IsMinimized, IsMaximized, GetNormalBounds',
  'names-and-paths':
    'shell/browser/api/electron_api_app.cc, xdg-user-dirs: where documents lie, what the program is called',
  'window-manager': 'shell/browser/native_window_views.cc: Show activates; focusable:false is not managed on X11',
  'mixed-scale': 'shell/browser/native_window_views.cc: electron#10862, a window that changes its scale is resized',
  'second-instance': 'docs/api/app.md: Chromium adds its own switches and puts switches first',
  signals: 'shell/browser/electron_browser_main_parts_posix.cc: the first signal quits, the second kills',
  'hidden-pages': 'docs/api/browser-window.md: a minimised window is hidden unless it is not throttled',
  downloads: 'shell/browser/electron_download_manager_delegate.cc: a download asks where to, by a dialog',
  'content-size': 'shell/browser/native_window_views.cc: WindowBoundsToContentBounds takes frame and menu bar off',
  'bridge-depth': 'shell/renderer/api/electron_api_context_bridge.cc: kMaxRecursion is 1000'
} as const

export type Difference = keyof typeof differences

/** The systems that the double can play; they differ in what a window does. */
export type System = 'windows' | 'x11' | 'wayland' | 'macos'

export const platforms = { windows: 'win32', x11: 'linux', wayland: 'linux', macos: 'darwin' } as const

const own = Object.entries(platforms).find(([, platform]) => platform === process.platform)?.[0] as System | undefined

const played = {
  system: (process.env['HEARTHSIDE_DOUBLE_SYSTEM'] as System | undefined) ?? own ?? 'x11',
  taken: new Set(process.env['HEARTHSIDE_DOUBLE_REVERT']?.split(',') ?? [])
}

/** Which system is played now. */
export function systemNow(): System {
  return played.system
}

/** For tests of windows without an app, which play one system after the other. */
export function playSystem(system: System): void {
  played.system = system
}

/** Whether the double does here what Electron does. False where a run takes it back, to see a test fail. */
export function doesAsElectron(difference: Difference): boolean {
  return !played.taken.has(difference)
}
