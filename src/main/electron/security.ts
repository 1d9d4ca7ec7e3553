import { app, shell, type Session, type WebContents } from 'electron'
import { isForDevServer, isOfDevServer } from './dev-server'
import { isOurs } from './protocol'

/** The only addresses outside the app: they open in the person's own browser after a click. */
const outside: ReadonlySet<string> = new Set([
  'https://creativecommons.org/licenses/by/3.0/',
  'https://creativecommons.org/licenses/by/4.0/',
  'https://creativecommons.org/licenses/by-nc-sa/2.5/',
  'https://openfontlicense.org/'
])

/** The facts about a requesting frame that a decision needs. */
interface AskingFrame {
  readonly requestingUrl?: string
  readonly isMainFrame: boolean
}

/** Denies every permission to every page of a session, except the one permission of our own pages. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, frame) => answer(mayHave(permission, frame)))
  session.setPermissionCheckHandler((_contents, permission, _origin, frame) => mayHave(permission, frame))
  session.setDevicePermissionHandler(() => false)
  // The app works offline: every request for a foreign page is cancelled.
  session.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !mayLoad(details.url) }))
}

/** Called before the app is ready, so that every session and every web contents is guarded. */
export function guardEverything(): void {
  app.on('session-created', guardSession)
  app.on('web-contents-created', (_event, contents) => guard(contents))
}

function guard(contents: WebContents): void {
  // A page may reload itself; every other navigation is prevented.
  const stay = (event: { preventDefault(): void }, url: string): void => {
    if (!isOurs(url) || withoutHash(url) !== withoutHash(contents.getURL())) event.preventDefault()
  }
  contents.on('will-navigate', event => stay(event, event.url))
  contents.on('will-redirect', event => stay(event, event.url))
  contents.on('will-frame-navigate', event => stay(event, event.url))
  contents.on('will-attach-webview', event => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url)
    return { action: 'deny' }
  })
}

/**
 * Our pages may write text to the clipboard when a person presses “Copy”; Chromium requires the press. The permission's
 * name is that of `navigator.clipboard.writeText` (Electron's shell/common/gin_converters/content_converter.cc).
 * Reading the clipboard is another permission.
 */
function mayHave(permission: string, { requestingUrl = '', isMainFrame }: AskingFrame): boolean {
  if (isForDevServer(permission)) return isOurs(requestingUrl)
  return permission === 'clipboard-sanitized-write' && isMainFrame && isOurs(requestingUrl)
}

/** Opens one of the listed addresses in the person's browser, and ignores every other address. */
function openOutside(url: string): void {
  if (outside.has(url)) void shell.openExternal(url)
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? ''
}

function mayLoad(url: string): boolean {
  const inside = isOurs(url) || url.startsWith('devtools://') || url.startsWith('data:') || url.startsWith('blob:')
  return inside || isOfDevServer(url)
}
