import { expect, test } from 'vitest'
import { Session } from '#main/browser/gm-access'

test('the end waits until each browser that was let in is kept', async () => {
  const kept: unknown[] = []
  let letGo = (): void => undefined
  const slow = new Promise<void>(resolve => (letGo = resolve))
  const session = await Session.load({
    read: async () => null,
    async write(value) {
      await slow
      kept.push(value)
    }
  })
  const secret = session.redeem(session.mintLink())
  const end = session.kept().then(() => kept.length)
  expect([secret === null, kept.length]).toEqual([false, 0])
  letGo()
  expect(await end).toBe(1)
})
