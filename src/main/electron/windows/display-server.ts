import { app } from 'electron'

/** The facts that determine the display server on Linux. */
export interface Session {
  readonly platform: NodeJS.Platform
  /** The value of the switch `--ozone-platform`; empty without the switch. */
  readonly ozone: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Whether Wayland itself places windows, so that no program can set or read their position. XWayland does not count.
 * Chromium decides the same way (`ui/linux/display_server_utils.cc`): the switch, else Wayland in a Wayland session.
 */
export function isPureWayland({ platform, ozone, env }: Session): boolean {
  if (platform !== 'linux') return false
  if (ozone !== '' && ozone !== 'auto') return ozone === 'wayland'
  if (env['XDG_SESSION_TYPE'] === 'wayland') return true
  return !env['DISPLAY'] && Boolean(env['WAYLAND_DISPLAY'])
}

/** Whether this program can place its windows. */
export function mayPlaceWindows(): boolean {
  const ozone = app.commandLine.getSwitchValue('ozone-platform')
  return !isPureWayland({ platform: process.platform, ozone, env: process.env })
}
