import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeTemporariesBeside } from '#main/storage/opening/claim-path'
import { realDisk } from '#main/storage/disk/disk'
import { tempFolder } from '../toy'

const dayMs = 86_400_000

test('what a killed process left of any file goes when it is a day old, and no other file does', async () => {
  const folder = await tempFolder()
  const now = Date.now()
  const ages = {
    '.hearthside-000000000000-old.tmp': dayMs + 60_000,
    '.hearthside-000000000000-new.tmp': dayMs - 60_000
  }
  const others = ['.hearthside-notes', 'novel.tmp', 'bells.hearth']
  for (const name of [...Object.keys(ages), ...others]) await writeFile(join(folder, name), name)
  for (const name of others) await utimes(join(folder, name), 0, 0)
  for (const [name, age] of Object.entries(ages)) await utimes(join(folder, name), now / 1000, (now - age) / 1000)
  await removeTemporariesBeside(realDisk, join(folder, 'bells.hearth'), now)
  expect((await readdir(folder)).toSorted()).toEqual(['.hearthside-000000000000-new.tmp', ...others].toSorted())
})

test('a leftover of another file that may not be removed does not prevent opening a campaign', async () => {
  const folder = await tempFolder()
  const left = join(folder, '.hearthside-000000000000-old.tmp')
  await writeFile(left, 'of somebody else')
  await utimes(left, 0, 0)
  const asked: string[] = []
  const disk = {
    ...realDisk,
    remove: (path: string) => {
      asked.push(path)
      return Promise.reject(Object.assign(new Error('not yours'), { code: 'EPERM' }))
    }
  }
  await removeTemporariesBeside(disk, join(folder, 'bells.hearth'), Date.now())
  expect(asked).toEqual([left])
})
