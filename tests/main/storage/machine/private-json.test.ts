import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { privateJsonAt } from '#main/storage/machine/private-json'
import { cryptoLuck } from '#main/host/crypto-luck'
import { fileNameFor } from '#main/host/file-name'
import { SerialQueue } from '#shared/serial-queue'
import { temporaryFolder } from '../../host/test-host'

test('what is kept comes back, also to the next one who asks', async () => {
  const path = join(await temporaryFolder(), 'deep', 'stage.json')
  await privateJsonAt(path).write({ port: 4748 })
  expect(await privateJsonAt(path).read()).toEqual({ port: 4748 })
})

test('only this user may read it, now and after the next change', async () => {
  const path = join(await temporaryFolder(), 'stage.json')
  const keep = privateJsonAt(path)
  for (const value of [1, 2]) {
    await keep.write(value)
    expect((await stat(path)).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600)
  }
})

test('nothing, and what is damaged, is nothing', async () => {
  const path = join(await temporaryFolder(), 'stage.json')
  expect(await privateJsonAt(path).read()).toBe(null)
  await writeFile(path, '{"port":')
  expect(await privateJsonAt(path).read()).toBe(null)
})

test('what cannot be written is left out, and nothing fails', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, 'x')
  await privateJsonAt(join(file, 'stage.json')).write(1)
  expect(await readFile(file, 'utf8')).toBe('x')
})

test('luck is whole, within bounds, and reaches every side', () => {
  const rolls = Array.from({ length: 2_000 }, () => cryptoLuck.below(20))
  expect(new Set(rolls)).toEqual(new Set(Array.from({ length: 20 }, (_, side) => side)))
  expect(cryptoLuck.below(1)).toBe(0)
})

test('turns are taken one after another, and a bad one spoils only itself', async () => {
  const turns = new SerialQueue()
  const order: string[] = []
  let finish = (): void => undefined
  const held = new Promise<void>(resolve => (finish = resolve))
  const slow = turns.run(async () => {
    await held
    order.push('slow')
  })
  const bad = turns.run(() => Promise.reject(new Error('bad')))
  const quick = turns.run(() => order.push('quick'))
  finish()
  await expect(bad).rejects.toThrow('bad')
  await Promise.all([slow, quick])
  expect(order).toEqual(['slow', 'quick'])
})

test.each([
  ['The Drowned Bells!', 'the-drowned-bells'],
  ['  Ångström’s 3rd  ', 'ångströms-3rd'],
  ['../../etc', 'etc'],
  ['???', 'campaign'],
  ['', 'campaign'],
  ['x'.repeat(200), 'x'.repeat(60)]
])('the file of %j is called %j', (title, name) => {
  expect(fileNameFor(title)).toBe(name)
})
