import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PreferencesStore } from '#main/storage/machine/preferences'
import { deliveredLayouts } from '#shared/overlay-layouts'
import { layoutKinds } from '#shared/overlay-vocabulary'
import { defaultPreferences } from '#shared/preferences'
import { RecentFiles } from '#main/storage/machine/recent-files'
import { machineHere as here } from '#main/storage/machine/this-machine'
import { faultyDisk } from '../faulty-disk'
import { manualClock } from '../manual-clock'
import { must, tempFolder } from '../toy'

describe('recent campaigns', () => {
  test('the latest first, each once, twelve at most, and known when they are missing', async () => {
    const folder = await tempFolder()
    const clock = manualClock()
    const recents = new RecentFiles({ ...here, clock }, join(folder, 'user', 'recent.json'))
    expect(await recents.list()).toEqual([])
    await writeFile(join(folder, 'c3.hearth'), '')
    for (let number = 1; number <= 14; number++)
      must(await recents.remember(join(folder, `c${number}.hearth`), `C${number}`))
    clock.pass(1000)
    must(await recents.remember(join(folder, 'c3.hearth'), 'C3 again'))
    const list = await recents.list()
    expect(list).toHaveLength(12)
    expect(list[0]).toEqual({
      path: join(folder, 'c3.hearth'),
      title: 'C3 again',
      openedAt: clock.now(),
      left: null,
      missing: false
    })
    expect(list[1]).toMatchObject({ title: 'C14', missing: true })
    must(await recents.forget(join(folder, 'c14.hearth')))
    expect((await recents.list())[1]?.title).toBe('C13')
  })

  test('how a campaign was left is known until it is left again', async () => {
    const recents = new RecentFiles(here, join(await tempFolder(), 'recent.json'))
    const left = { session: 2, scene: 'The inn', line: 'Kresk fell', owed: ['1 GM move'] }
    must(await recents.remember('/c', 'C', left))
    must(await recents.remember('/c', 'C, renamed'))
    expect(await recents.list()).toMatchObject([{ title: 'C, renamed', left }])
    must(await recents.remember('/c', 'C', { ...left, session: 3 }))
    expect(await recents.list()).toMatchObject([{ left: { session: 3 } }])
  })

  test('remembered at the same time, none is forgotten', async () => {
    const recents = new RecentFiles(here, join(await tempFolder(), 'recent.json'))
    await Promise.all([1, 2, 3, 4].map(number => recents.remember(`/c${number}`, 'C')))
    expect(await recents.list()).toHaveLength(4)
  })

  test.each(['', '{', '{"a":1}', '[{"path":7}]', '\u0000'])(
    'a damaged list (%j) is put aside and begun again',
    async text => {
      const folder = await tempFolder()
      const path = join(folder, 'recent.json')
      await writeFile(path, text)
      const recents = new RecentFiles(here, path)
      expect(await recents.list()).toEqual([])
      must(await recents.remember('/c', 'C'))
      expect(await recents.list()).toHaveLength(1)
      const aside = (await readdir(folder)).filter(name => name.includes('broken'))
      expect(aside).toHaveLength(text === '' ? 0 : 1)
      if (aside[0] !== undefined) expect(await readFile(join(folder, aside[0]), 'utf8')).toBe(text)
    }
  )
})

describe('preferences', () => {
  test('are the defaults until the GM sets some', async () => {
    const path = join(await tempFolder(), 'user', 'preferences.json')
    const kept = new PreferencesStore(here, path)
    expect(await kept.read()).toEqual(defaultPreferences)
    must(await kept.save({ ...defaultPreferences, theme: 'parchment', tableScale: 0.9, display: 'HDMI-1' }))
    expect(await new PreferencesStore(here, path).read()).toMatchObject({
      theme: 'parchment',
      tableScale: 0.9,
      display: 'HDMI-1'
    })
  })

  test('a preference that is unknown does not cost the others', async () => {
    const path = join(await tempFolder(), 'preferences.json')
    await writeFile(path, '{"theme":"neon","sounds":true,"tableScale":40}')
    expect(await new PreferencesStore(here, path).read()).toEqual({ ...defaultPreferences, sounds: true })
  })

  test('DI10: the size of the one overlay of older files is the size of every layout', async () => {
    const path = join(await tempFolder(), 'preferences.json')
    await writeFile(path, '{"overlayScale":1.25}')
    const { layouts } = await new PreferencesStore(here, path).read()
    expect(layouts.map(({ id, scale }) => [id, scale])).toEqual(layoutKinds.map(kind => [kind, 1.25]))
  })

  test('DI10: an unreadable layout is as delivered, the others and the copies stay', async () => {
    const path = join(await tempFolder(), 'preferences.json')
    const [strip, corners, ...others] = deliveredLayouts
    const copy = { ...strip, id: 'copy-1', name: 'Upright', format: 'tall' }
    const saved = [{ ...strip, delay: 99 }, { ...corners, delay: 3 }, copy, ...others.slice(1), { id: 'copy-2' }, 7]
    await writeFile(path, JSON.stringify({ layouts: saved }))
    const { layouts } = await new PreferencesStore(here, path).read()
    expect(layouts).toEqual([strip, { ...corners, delay: 3 }, ...others, copy])
  })

  test('one unreadable key does not cost the other keys', async () => {
    const path = join(await tempFolder(), 'preferences.json')
    const many = Array.from({ length: 99 }, () => 'Y')
    await writeFile(
      path,
      JSON.stringify({ singleKeys: 'no', keys: { note: ['Alt+N'], flip: 7, scene: many, gone: [''] } })
    )
    expect(await new PreferencesStore(here, path).read()).toEqual({
      ...defaultPreferences,
      keys: { note: ['Alt+N'], flip: [], scene: [], gone: [''] }
    })
  })

  test('that cannot be read are the usual ones, and the damaged file is kept', async () => {
    const folder = await tempFolder()
    await writeFile(join(folder, 'preferences.json'), '{"theme":')
    expect(await new PreferencesStore(here, join(folder, 'preferences.json')).read()).toEqual(defaultPreferences)
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^preferences\.json\.broken-/)])
  })

  test('on a disk that refuses: the usual ones, and keeping says why not', async () => {
    const folder = await tempFolder()
    const kept = new PreferencesStore({ ...here, disk: faultyDisk(() => 'EIO') }, join(folder, 'preferences.json'))
    expect(await kept.read()).toEqual(defaultPreferences)
    expect(await kept.save(defaultPreferences)).toMatchObject({ error: { kind: 'not-written', code: 'EIO' } })
    await mkdir(join(folder, 'p'))
    expect(await new PreferencesStore(here, join(folder, 'p')).read()).toEqual(defaultPreferences)
  })
})
