import { app, shell, type Session, type WebContents } from 'electron'
import { isForDevServer, isOfDevServer } from './dev-server'
import { isOurs } from './protocol'

/** The only addresses that ever leave the app, and only into the person's own browser, when they click on them. */
const outside: ReadonlySet<string> = new Set([
  'https://creativecommons.org/licenses/by/3.0/',
  'https://creativecommons.org/licenses/by/4.0/',
  'https://creativecommons.org/licenses/by-nc-sa/2.5/',
  'https://openfontlicense.org/'
])

/** What a frame that asks for a permission says of itself, as far as a decision needs it. */
interface AskingFrame {
  readonly requestingUrl?: string
  readonly isMainFrame: boolean
}

/** Every page of every session is denied everything, but for the one permission of our own pages. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, frame) => answer(mayHave(permission, frame)))
  session.setPermissionCheckHandler((_contents, permission, _origin, frame) => mayHave(permission, frame))
  session.setDevicePermissionHandler(() => false)
  // The app works offline for ever: a request that is not for our own pages is not made.
  session.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !mayLoad(details.url) }))
}

/** Called before the app is ready: every session and every web contents that ever comes to be, so that none is forgotten. */
export function guardEverything(): void {
  app.on('session-created', guardSession)
  app.on('web-contents-created', (_event, contents) => guard(contents))
}

function guard(contents: WebContents): void {
  // A page may load itself again; there is nowhere else to go.
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
 * A page of ours may put a text on the clipboard when a person presses “Copy”; Chromium asks for the press itself. The name is that of
 * `navigator.clipboard.writeText` (Electron's shell/common/gin_converters/content_converter.cc). Reading the clipboard has another one.
 */
function mayHave(permission: string, { requestingUrl = '', isMainFrame }: AskingFrame): boolean {
  if (isForDevServer(permission)) return isOurs(requestingUrl)
  return permission === 'clipboard-sanitized-write' && isMainFrame && isOurs(requestingUrl)
}

/** Opens one of the few addresses that we link to in the person's browser; any other is ignored. */
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
