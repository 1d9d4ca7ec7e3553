import { expect, test, vi } from 'vitest'
import type { Bridge, Snapshot } from '#shared/contract'
import { listenToNewest, type ConnectionState } from '../../../src/renderer/bridge/use-snapshot'

const page = vi.hoisted(() => ({
  show: (_snapshot: { serial: number }): void => undefined,
  become: (_state: string): void => undefined
}))
vi.mock('../../../src/renderer/bridge/bridge', () => ({
  bridge: (): Pick<Bridge, 'onSnapshot' | 'onConnection'> => ({
    onSnapshot(listener) {
      page.show = snapshot => listener(snapshot as Snapshot)
      return () => undefined
    },
    onConnection(listener) {
      page.become = state => listener(state as ConnectionState)
      return () => undefined
    }
  })
}))

test.each(['lost', 'revoked'])('a host that was started again counts anew after the line was %s', state => {
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
