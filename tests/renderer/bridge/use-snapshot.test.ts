import { afterEach, expect, test, vi } from 'vitest'
import type { Bridge, Snapshot } from '#shared/contract'

const page = {
  show: (_snapshot: { serial: number }): void => undefined,
  become: (_state: string): void => undefined
}
type State = Parameters<Parameters<Bridge['onConnection']>[0]>[0]

/** The module with a bridge of this test; other tests of the same worker keep the real one. */
async function withBridge() {
  vi.resetModules()
  vi.doMock('@/bridge/bridge', () => ({
    bridge: (): Pick<Bridge, 'onSnapshot' | 'onConnection'> => ({
      onSnapshot(listener) {
        page.show = snapshot => listener(snapshot as Snapshot)
        return () => undefined
      },
      onConnection(listener) {
        page.become = state => listener(state as State)
        return () => undefined
      }
    })
  }))
  return import('@/bridge/use-snapshot')
}

afterEach(() => {
  vi.doUnmock('@/bridge/bridge')
  vi.resetModules()
})

test.each(['lost', 'revoked'])('a host that was started again counts anew after the line was %s', async state => {
  const { listenToNewest } = await withBridge()
  const taken: number[] = []
  listenToNewest(
    () => true,
    ({ serial }) => void taken.push(serial),
    () => undefined
  )
  page.show({ serial: 9 })
  page.show({ serial: 4 })
  expect(taken).toEqual([9])
  page.become(state)
  page.become('open')
  page.show({ serial: 1 })
  expect(taken).toEqual([9, 1])
})
