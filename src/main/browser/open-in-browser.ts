import { spawn } from 'node:child_process'

/** Opens an address in the system's browser, where there is one. @returns whether a program was started */
export function openInBrowser(url: string, environment: NodeJS.ProcessEnv): boolean {
  const command = openerFor(process.platform, environment)
  if (!command) return false
  const [program, ...words] = command
  const child = spawn(program, [...words, url], { detached: true, stdio: 'ignore' })
  // This machine has no such program: the printed address is enough.
  child.on('error', () => undefined)
  child.unref()
  return true
}

function openerFor(
  platform: NodeJS.Platform,
  { DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv
): readonly [string, ...string[]] | null {
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : null
}
