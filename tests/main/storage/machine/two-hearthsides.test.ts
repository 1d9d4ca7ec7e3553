import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { JsonCollection } from '#main/storage/machine/json-collection'
import { mergeChanges } from '#main/storage/machine/shared-json'
import { PreferencesStore } from '#main/storage/machine/preferences'
import { PreparedFoesStore } from '#main/storage/machine/prepared-foes'
import { privateJsonOn } from '#main/storage/machine/private-json'
import { RecentFiles } from '#main/storage/machine/recent-files'
import { ScreenSettingsFile } from '#main/storage/machine/screen-settings'
import { machineHere } from '#main/storage/machine/this-machine'
import { parserOf } from '#rules/core/parser'
import { ok } from '#rules/core/result'
import { publicScreens, sameFor } from '#shared/screens'
import { faultyDisk } from '../faulty-disk'
import { must, tempFolder } from '../toy'

/** Two Hearthsides of one user. */
async function twoUsers() {
  const folder = await tempFolder()
  const said: string[] = []
  const first = { ...machineHere, tell: (says: string) => void said.push(says) }
  const second = {
    ...first,
    machine: { ...machineHere.machine, pid: machineHere.machine.pid + 1, isAlive: () => true }
  }
  return { folder, said, first, second }
}

/** One change of each file that this user has, by the way that the program makes it. */
const changes: Readonly<
  Record<string, (here: typeof machineHere, folder: string) => Promise<{ readonly ok: boolean }>>
> = {
  'preferences.json': (here, folder) =>
    new PreferencesStore(here, join(folder, 'preferences.json')).save({ sounds: true }),
  'recent.json': (here, folder) => new RecentFiles(here, join(folder, 'recent.json')).remember('/a', 'A'),
  'modules.json': (here, folder) =>
    new JsonCollection(here, join(folder, 'modules.json'), parserOf(z.string())).add('one'),
  'screens.json': (here, folder) =>
    new ScreenSettingsFile(here, folder).save({ modes: sameFor(publicScreens, 'blank'), boards: [] }),
  'prepared-foes.json': (here, folder) =>
    new PreparedFoesStore(here, join(folder, 'prepared-foes.json')).update(file =>
      ok({ file: { ...file, made: 1 }, reply: null })
    )
}

describe('a lock that was left behind', () => {
  const left = { pid: 1, host: 'old-mac.home', started: 0, token: 'left' }

  test.each(Object.keys(changes))('of %s, by a machine of another name, is taken over and told', async name => {
    const { folder, said, first } = await twoUsers()
    const lock = join(folder, `${name}.lock`)
    await writeFile(lock, JSON.stringify(left))
    await utimes(lock, new Date(Date.now() - 61_000), new Date(Date.now() - 61_000))
    expect(await changes[name]?.(first, folder)).toMatchObject({ ok: true })
    expect(said).toEqual([expect.stringMatching(new RegExp(`${name}.*old-mac\\.home`))])
    expect(await readdir(folder)).toEqual([name])
  })

  test('by a process number that another program has now, or by a clock that was ahead, too', async () => {
    const { folder, first, second } = await twoUsers()
    for (const at of [Date.now() - 61_000, Date.now() + 86_400_000]) {
      const lock = join(folder, 'preferences.json.lock')
      await writeFile(lock, JSON.stringify({ ...left, host: first.machine.host, pid: first.machine.pid }))
      await utimes(lock, new Date(at), new Date(at))
      expect(await changes['preferences.json']?.(second, folder)).toMatchObject({ ok: true })
    }
  })

  test('for less than a minute has an owner, and the refusal says what to do', async () => {
    const { folder, said, first } = await twoUsers()
    await writeFile(join(folder, 'preferences.json.lock'), JSON.stringify(left))
    const refused = await changes['preferences.json']?.(first, folder)
    expect(refused).toMatchObject({ ok: false, error: { kind: 'failed', remedy: 'Try again in a moment' } })
    expect(said).toEqual([])
    expect(await readdir(folder)).toEqual(['preferences.json.lock'])
  })
})

describe('two Hearthsides that run', () => {
  test('keep each other’s settings, also those that only a later version knows', async () => {
    const { folder, first, second } = await twoUsers()
    const path = join(folder, 'preferences.json')
    await writeFile(path, '{"later":{"a":1},"paper":"letter"}')
    const [one, other] = [new PreferencesStore(first, path), new PreferencesStore(second, path)]
    await Promise.all([one.read(), other.read()])
    must(await one.save({ sounds: true }))
    must(await other.save({ theme: 'parchment' }))
    expect(await one.read()).toMatchObject({ sounds: true, theme: 'parchment', paper: 'letter' })
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
      later: { a: 1 },
      paper: 'letter',
      sounds: true,
      theme: 'parchment'
    })
  })

  test('change at the same moment, and every change is there', async () => {
    const { folder, first, second } = await twoUsers()
    const path = join(folder, 'recent.json')
    const [one, other] = [new RecentFiles(first, path), new RecentFiles(second, path)]
    await Promise.all(
      [1, 2, 3, 4].flatMap(nth => [one.remember(`/one-${nth}`, ''), other.remember(`/other-${nth}`, '')])
    )
    expect(await one.list()).toHaveLength(8)
  })

  test('a setting that the disk refused is kept with the next one', async () => {
    const { folder, first } = await twoUsers()
    let refuses = true
    const disk = faultyDisk(({ what }) => (refuses && what === 'rename' ? 'ENOSPC' : null))
    const kept = new PreferencesStore({ ...first, disk }, join(folder, 'preferences.json'))
    expect((await kept.save({ sounds: true })).ok).toBe(false)
    refuses = false
    must(await kept.save({ theme: 'contrast' }))
    expect(await kept.read()).toMatchObject({ sounds: true, theme: 'contrast' })
  })

  test('keep each other’s screens and each other’s links', async () => {
    const { folder, first, second } = await twoUsers()
    const [one, other] = [new ScreenSettingsFile(first, folder), new ScreenSettingsFile(second, folder)]
    const live = sameFor(publicScreens, 'live')
    must(await one.save({ modes: live, boards: [] }))
    await Promise.all([one.read(), other.read()])
    must(await one.save({ modes: { ...live, table: 'blank' }, boards: [] }))
    must(await other.save({ modes: { ...live, overlay: 'blank' }, boards: [] }))
    expect((await one.read()).modes).toEqual({ ...live, table: 'blank', overlay: 'blank' })
    const links = [first, second].map(each => privateJsonOn(each, join(folder, 'stage.json')))
    await links[0]?.write({ seats: { a: { s1: 'x' }, b: { s1: 'y' } } })
    await Promise.all(links.map(each => each.read()))
    await links[0]?.write({ seats: { a: { s1: 'x' }, b: { s1: 'y' }, c: { s1: 'z' } } })
    await links[1]?.write({ seats: { a: { s1: 'x' } } })
    expect(await links[0]?.read()).toEqual({ seats: { a: { s1: 'x' }, c: { s1: 'z' } } })
  })

  test.each([
    [{ a: 1 }, { a: 2 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
    [{ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    [null, { a: 1 }, { b: 1 }, { a: 1, b: 1 }],
    [[1], [1, 2], [1, 3], [1, 2]],
    [{ a: { x: 1 } }, { a: { x: 1, y: 1 } }, { a: { x: 2 } }, { a: { x: 2, y: 1 } }]
  ])('of %j, mine %j, the file’s %j: %j', (base, mine, file, merged) => {
    expect(mergeChanges(base, mine, file)).toEqual(merged)
  })

  test('a damaged file is put aside once, and never what the other one has just written', async () => {
    const { folder, first, second } = await twoUsers()
    const path = join(folder, 'preferences.json')
    await writeFile(path, '{"sounds":')
    const [one, other] = [new PreferencesStore(first, path), new PreferencesStore(second, path)]
    await Promise.all([one.save({ sounds: true }), other.read(), other.save({ theme: 'contrast' })])
    expect(await one.read()).toMatchObject({ sounds: true, theme: 'contrast' })
    expect((await readdir(folder)).filter(name => name.includes('broken'))).toHaveLength(1)
  })
})
