import { needBeforeReady } from './world'

// Chromium loads no scheme that was not compiled into it. So a page of `app://hearthside/…` is loaded from
// `https://hearthside.app.invalid/…`. Every such request is caught before it leaves. The code under test sees `app://` only.

interface Privileges {
  readonly standard?: boolean
  readonly secure?: boolean
  readonly supportFetchAPI?: boolean
  readonly codeCache?: boolean
}

const privileged = new Map<string, Privileges>()
let called = false

export function registerSchemesAsPrivileged(
  schemes: readonly { readonly scheme: string; readonly privileges?: Privileges }[]
): void {
  needBeforeReady('protocol.registerSchemesAsPrivileged')
  if (called) throw new Error('electron double: registerSchemesAsPrivileged forgets what an earlier call said')
  called = true
  for (const { scheme, privileges = {} } of schemes) privileged.set(scheme, privileges)
}

function privilegesOf(scheme: string): Privileges {
  return privileged.get(scheme) ?? {}
}

/** The address under which the browser loads what the app calls by its own scheme. */
export function toBrowser(url: string): string {
  const parsed = new URL(url)
  const scheme = parsed.protocol.slice(0, -1)
  if (!privileged.has(scheme)) return url
  const { standard, secure } = privilegesOf(scheme)
  if (!standard || !secure)
    throw new Error(
      `electron double: ${scheme}: is not registered as standard and secure; its pages would have no origin`
    )
  return `https://${parsed.host}.${scheme}.invalid${url.slice(`${scheme}://${parsed.host}`.length)}`
}

/** The address that the app sees. */
export function toApp(url: string): string {
  const [, host, scheme, rest] = /^https:\/\/([^/?#]*)\.(\w+)\.invalid(.*)$/s.exec(url) ?? []
  return scheme !== undefined && privileged.has(scheme) ? `${scheme}://${host}${rest}` : url
}
