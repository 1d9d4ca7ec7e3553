import { expect, it } from 'vitest'
import { CommandQueue } from '@/bridge/command-queue'

it('sends each command when the one before is answered', async () => {
  const queue = new CommandQueue()
  const heard: string[] = []
  const ask = (what: string) => async () => {
    heard.push(`${what} begins`)
    await Promise.resolve()
    heard.push(`${what} ends`)
  }
  await Promise.all([queue.send('first', ask('first')), queue.send('second', ask('second'))])
  expect(heard).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('goes on after a command that failed', async () => {
  const queue = new CommandQueue()
  const bad = queue.send('bad', () => Promise.reject(new Error('no')))
  const good = queue.send('good', () => Promise.resolve('yes'))
  await expect(bad).rejects.toThrow('no')
  expect(await good).toBe('yes')
})

it('sends a command once that is asked for twice, and again when the first is answered', async () => {
  const queue = new CommandQueue()
  let sent = 0
  const press = (): Promise<number> => queue.send({ type: 'flip' }, () => Promise.resolve(++sent))
  expect(await Promise.all([press(), press()])).toEqual([1, 1])
  expect(await press()).toBe(2)
})

it('takes commands that are equal to none for as many as there are', async () => {
  const queue = new CommandQueue()
  let sent = 0
  const undo = (): Promise<number> => queue.send(null, () => Promise.resolve(++sent))
  await Promise.all([undo(), undo()])
  expect(sent).toBe(2)
})
