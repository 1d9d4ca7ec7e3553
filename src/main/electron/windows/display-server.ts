import { app } from 'electron'

/** What tells a program on Linux by which server it is shown. */
export interface Session {
  readonly platform: NodeJS.Platform
  /** The value of `--ozone-platform`, by which Chromium was told; empty where it was not. */
  readonly ozone: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Whether windows are placed by Wayland itself, where no program may put a window anywhere or learn where it is. Not so under XWayland.
 * Chromium decides the same way (`ui/linux/display_server_utils.cc`): the switch, else Wayland where the session is one.
 */
export function isPureWayland({ platform, ozone, env }: Session): boolean {
  if (platform !== 'linux') return false
  if (ozone !== '' && ozone !== 'auto') return ozone === 'wayland'
  if (env['XDG_SESSION_TYPE'] === 'wayland') return true
  return !env['DISPLAY'] && Boolean(env['WAYLAND_DISPLAY'])
}

/** Whether this program may put its windows where the Game Master wants them. */
export function mayPlaceWindows(): boolean {
  const ozone = app.commandLine.getSwitchValue('ozone-platform')
  return !isPureWayland({ platform: process.platform, ozone, env: process.env })
}
