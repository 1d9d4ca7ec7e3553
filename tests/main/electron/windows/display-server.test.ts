import { expect, test, vi } from 'vitest'

vi.mock('electron', () => ({ app: {} }))

const wayland = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' }

// As Chromium chooses (`ui/linux/display_server_utils.cc`): the switch, else Wayland where the session is one.
test.each([
  ['a session of Wayland', 'linux', '', wayland, true],
  ['the same with XWayland beside it', 'linux', '', { ...wayland, DISPLAY: ':0' }, true],
  ['the same, where Chromium is to choose', 'linux', 'auto', { ...wayland, DISPLAY: ':0' }, true],
  ['XWayland, which was asked for', 'linux', 'x11', { ...wayland, DISPLAY: ':0' }, false],
  [
    'Wayland, which was asked for in a session of X11',
    'linux',
    'wayland',
    { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' },
    true
  ],
  ['a session of X11', 'linux', '', { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' }, false],
  ['X11 by hand', 'linux', '', { DISPLAY: ':0' }, false],
  ['a compositor by hand', 'linux', '', { XDG_SESSION_TYPE: 'tty', WAYLAND_DISPLAY: 'wayland-1' }, true],
  ['no server at all', 'linux', 'headless', {}, false],
  ['Windows', 'win32', '', wayland, false],
  ['macOS', 'darwin', '', wayland, false]
] as const)('ST11 %s', async (_where, platform, ozone, env, expected) => {
  const { isPureWayland } = await import('#main/electron/windows/display-server')
  expect(isPureWayland({ platform, ozone, env })).toBe(expected)
})
