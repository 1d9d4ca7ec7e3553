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
  set['request']?.({}, 'camera', granted)
  expect(granted).toHaveBeenCalledExactlyOnceWith(false)
  expect(set['check']?.({}, 'camera')).toBe(false)
  expect(set['device']?.({})).toBe(false)
  const answered = vi.fn()
  set['load']?.({ url: 'https://example.com/' }, answered)
  set['load']?.({ url: 'app://hearthside/gm.html' }, answered)
  expect(answered.mock.calls).toEqual([[{ cancel: true }], [{ cancel: false }]])
})
