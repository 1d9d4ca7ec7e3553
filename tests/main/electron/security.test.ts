import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'

const { app } = vi.hoisted(() => ({ app: {} as EventEmitter }))
vi.mock('electron', () => ({ app, shell: {}, protocol: {} }))

beforeEach(() => {
  Object.setPrototypeOf(app, EventEmitter.prototype)
  app.removeAllListeners()
})

type Handler = (...args: unknown[]) => unknown

/** A session that has just come to be, and what was set on it. */
function freshSession() {
  const set: Record<string, Handler> = {}
  const taking =
    (name: string) =>
    (handler: Handler): void =>
      void (set[name] = handler)
  const session = {
    setPermissionRequestHandler: taking('request'),
    setPermissionCheckHandler: taking('check'),
    setDevicePermissionHandler: taking('device'),
    webRequest: { onBeforeRequest: taking('load') }
  }
  return { session, set }
}

test('every session that ever comes to be is denied permissions, devices and other addresses', async () => {
  const { guardEverything } = await import('#main/electron/security')
  guardEverything()
  const { session, set } = freshSession()
  app.emit('session-created', session)
  const granted = vi.fn()
  set['request']?.({}, 'camera', granted, ourPage)
  expect(granted).toHaveBeenCalledExactlyOnceWith(false)
  expect(set['check']?.({}, 'camera', 'app://hearthside/', ourPage)).toBe(false)
  expect(set['device']?.({})).toBe(false)
  const answered = vi.fn()
  set['load']?.({ url: 'https://example.com/' }, answered)
  set['load']?.({ url: 'app://hearthside/gm.html' }, answered)
  expect(answered.mock.calls).toEqual([[{ cancel: true }], [{ cancel: false }]])
})

const ourPage = { requestingUrl: 'app://hearthside/gm.html', isMainFrame: true }
const copying = 'clipboard-sanitized-write'

test.each<readonly [string, { readonly requestingUrl?: string; readonly isMainFrame: boolean }, boolean]>([
  [copying, ourPage, true],
  [copying, { ...ourPage, requestingUrl: 'app://hearthside/table.html' }, true],
  [copying, { ...ourPage, isMainFrame: false }, false],
  [copying, { ...ourPage, requestingUrl: 'https://example.com/' }, false],
  [copying, { ...ourPage, requestingUrl: 'app://elsewhere/gm.html' }, false],
  // A check of a frame that belongs to no page has no address.
  [copying, { isMainFrame: false }, false],
  ...['clipboard-read', 'deprecated-sync-clipboard-read', 'fullscreen', 'media', 'unknown'].map(
    each => [each, ourPage, false] as const
  )
])('%s asked for by %j: %s', async (permission, frame, granted) => {
  const { guardSession } = await import('#main/electron/security')
  const { session, set } = freshSession()
  guardSession(session as never)
  const answer = vi.fn()
  set['request']?.({}, permission, answer, frame)
  expect(answer).toHaveBeenCalledExactlyOnceWith(granted)
  expect(set['check']?.({}, permission, 'app://hearthside/', frame)).toBe(granted)
})
