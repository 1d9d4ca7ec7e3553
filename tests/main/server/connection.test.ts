import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { printEarly } from '#main/server/connection'
import { FakeHost } from './test-clients'

test('the dashboard’s snapshot that is made before its page asks is seen by no page, and stays attached for nothing', async () => {
  const host = new FakeHost()
  printEarly(host)
  expect([...host.viewers].map(({ audience, campaign }) => ({ audience, campaign }))).toEqual([
    { audience: { kind: 'gm' }, campaign: null }
  ])
  await turn()
  expect(host.viewers.size).toBe(0)
})
