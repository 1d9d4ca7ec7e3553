import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importCampaign } from '#main/storage/opening/import-campaign'
import { CampaignStore } from '#main/storage/campaign-store'
import { realDisk } from '#main/storage/disk/disk'
import { safeFileName } from '#main/storage/disk/file-names'
import { CampaignFolder } from '#main/storage/machine/campaign-folder'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'
import { printedFile } from '../../../support/printed-file'

async function folderWithOutside() {
  const root = await tempFolder()
  const home = join(root, 'campaigns')
  await mkdir(home)
  await writeFile(join(root, 'outside.hearth'), '{\n  "title": "Outside"\n}')
  return { root, home, folder: new CampaignFolder(realDisk, home) }
}

describe('names of campaigns', () => {
  test.each([
    ['bells', 'bells.hearth'],
    ['bells.hearth', 'bells.hearth'],
    ['Bells.HEARTH', 'Bells.hearth'],
    ['  The Drowned Bells  ', 'The Drowned Bells.hearth'],
    ['Ça ira — Σίσυφος 2', 'Ça ira — Σίσυφος 2.hearth'],
    ['a.b', 'a.b.hearth'],
    ['e\u0301', '\u00e9.hearth'],
    ['console', 'console.hearth'],
    ['👩\u200d🚀 ❤\uFE0F', '👩\u200d🚀 ❤\uFE0F.hearth'],
    ['می\u200cخواهم', 'می\u200cخواهم.hearth']
  ])('%j is %j', (typed, name) => {
    expect(safeFileName(typed)).toEqual({ ok: true, value: name })
  })

  test.each([
    '',
    '   ',
    '.hearth',
    '.',
    '..',
    '...',
    '.hidden',
    'bells.',
    '../bells',
    '..\\bells',
    'a/b',
    'a\\b',
    '/etc/passwd',
    'C:\\x',
    'C:x',
    '\\\\server\\x',
    'a\u0000b',
    'a\nb',
    'a\u202eb',
    'con',
    'CON.hearth',
    'aux.txt',
    'com1',
    'LPT9.x',
    'com²',
    'nul ',
    'con .md',
    'CONIN$',
    'conout$.txt',
    'COM¹',
    'lpt0',
    'NUL  .txt',
    'a\u200bb',
    'a\u2060b',
    'a\ufeffb',
    'a\u00adb',
    'a\u200db',
    'a\ud800b',
    '\u{e0041}a',
    'a\u2028b',
    'a\u3164',
    'a:b',
    'a*',
    'a?',
    'a"b',
    '<a>',
    'a|b',
    'n'.repeat(201),
    'é'.repeat(101)
  ])('%j is refused', typed => {
    expect(safeFileName(typed)).toMatchObject({ ok: false, error: { kind: 'bad-name', name: typed } })
  })
})

describe('the campaigns folder', () => {
  test('a campaign whose name is refused today is still listed and reached', async () => {
    const { home, folder } = await folderWithOutside()
    for (const name of ['con .md.hearth', 'a\u200bb.hearth'])
      await writeFile(join(home, name), '{\n  "title": "Old"\n}')
    expect(must(await folder.list()).map(({ title }) => title)).toEqual(['Old', 'Old'])
    expect(must(await folder.pathOf('con .md.hearth'))).toBe(join(home, 'con .md.hearth'))
    expect(await folder.pathOf('con .txt.hearth')).toMatchObject({ ok: false })
    expect(await folder.pathOf('a\u202eb.hearth')).toMatchObject({ ok: false })
  })

  test('is made when it is not there, and empty then', async () => {
    const folder = new CampaignFolder(realDisk, join(await tempFolder(), 'not', 'yet'))
    expect(must(await folder.list())).toEqual([])
  })

  test('lists campaigns with their titles, and nothing else', async () => {
    const { root, home, folder } = await folderWithOutside()
    const first = { entries: acts(1, 1), digest: digest('The "Drowned" Bells') }
    const store = must(await CampaignStore.create(join(home, 'bells.hearth'), first, toySetup(root)))
    must(await store.append(act(2), digest()))
    await writeFile(join(home, 'damaged.hearth'), '{ "title')
    await writeFile(join(home, 'notes.txt'), 'x')
    await writeFile(join(home, '.hidden.hearth'), 'x')
    await mkdir(join(home, 'deep.hearth'))
    await symlink(join(root, 'outside.hearth'), join(home, 'link.hearth'))
    await symlink('bells.hearth', join(home, 'alias.hearth'))
    expect(must(await folder.list()).map(({ name, title }) => [name, title])).toEqual([
      ['alias.hearth', 'The "Drowned" Bells'],
      ['bells.hearth', 'The "Drowned" Bells'],
      ['damaged.hearth', null]
    ])
    must(await store.close())
  })

  test('nothing outside of it can be reached', async () => {
    const { root, home, folder } = await folderWithOutside()
    await symlink(join(root, 'outside.hearth'), join(home, 'link.hearth'))
    await symlink(join(root, 'not-there.hearth'), join(home, 'dangling.hearth'))
    await symlink('/etc/hostname', join(home, 'host.hearth'))
    await symlink(root, join(home, 'up'))
    await mkdir(join(root, 'campaigns2'))
    await writeFile(join(root, 'campaigns2', 'x.hearth'), '{}')
    await symlink(join(root, 'campaigns2', 'x.hearth'), join(home, 'sibling.hearth'))
    const places = [
      '../outside.hearth',
      join(root, 'outside.hearth'),
      join(home, '..', 'outside.hearth'),
      join(home, 'up', 'outside.hearth'),
      'link.hearth',
      join(home, 'link.hearth'),
      'dangling',
      'sibling',
      'host',
      join(root, 'campaigns2', 'x.hearth'),
      '/etc/passwd',
      `${home}\u0000/../x`,
      home,
      join(home, 'notes.txt/..')
    ]
    for (const place of places)
      expect(await folder.pathOf(place), place).toMatchObject({ ok: false, error: { kind: 'bad-name' } })
  })

  test('a campaign is found by its name or by its path, there or not yet', async () => {
    const { home, folder } = await folderWithOutside()
    await writeFile(join(home, 'bells.hearth'), '{}')
    for (const place of ['bells', 'bells.hearth', join(home, 'bells.hearth')]) {
      expect(must(await folder.pathOf(place))).toBe(join(home, 'bells.hearth'))
    }
    expect(must(await folder.pathOf('new one'))).toBe(join(home, 'new one.hearth'))
  })

  test('a name is used as it is on disk, however its accents are written', async () => {
    const { home, folder } = await folderWithOutside()
    const name = 'e\u0301.hearth'
    await writeFile(join(home, name), '{}')
    expect(must(await folder.list()).map(file => file.path)).toEqual([join(home, name)])
  })

  test('works when the folder itself is a link', async () => {
    const { root, home } = await folderWithOutside()
    await writeFile(join(home, 'bells.hearth'), '{}')
    await symlink(home, join(root, 'linked'))
    const folder = new CampaignFolder(realDisk, join(root, 'linked'))
    expect(must(await folder.list()).map(file => file.path)).toEqual([join(home, 'bells.hearth')])
    expect(must(await folder.pathOf(join(root, 'linked', 'bells.hearth')))).toBe(join(home, 'bells.hearth'))
  })

  test('finds a free name', async () => {
    const { home, folder } = await folderWithOutside()
    await writeFile(join(home, 'Bells.hearth'), '{}')
    await writeFile(join(home, 'bells 2.hearth'), '{}')
    expect(must(await folder.freePath('bells'))).toBe(join(home, 'bells 3.hearth'))
    expect(must(await folder.freePath('tower'))).toBe(join(home, 'tower.hearth'))
    expect(await folder.freePath('../x')).toMatchObject({ error: { kind: 'bad-name' } })
  })

  test('a folder that cannot be made is a problem, not a crash', async () => {
    const root = await tempFolder()
    await writeFile(join(root, 'file'), '')
    const folder = new CampaignFolder(realDisk, join(root, 'file', 'campaigns'))
    expect(await folder.list()).toMatchObject({ error: { kind: 'not-written' } })
    expect(await folder.pathOf('bells')).toMatchObject({ error: { kind: 'not-written' } })
    expect(await folder.freePath('bells')).toMatchObject({ error: { kind: 'not-written' } })
  })
})

describe('bringing in a text', () => {
  const head = { ...digest(), versions: { file: 1, toy: 1 }, savedBy: 'x', id: 'in' }
  const text = printedFile(head, acts(1, 2)).toString()

  test('writes it when it is a campaign', async () => {
    const folder = await tempFolder()
    const world = toySetup(folder)
    must(await importCampaign(join(folder, 'in.hearth'), text, world))
    expect(must(await CampaignStore.open(join(folder, 'in.hearth'), 'read-only', toySetup(folder))).entries).toEqual(
      acts(1, 2)
    )
    expect(await importCampaign(join(folder, 'in.hearth'), text, world)).toMatchObject({
      error: { kind: 'name-taken' }
    })
  })

  test.each([
    ['', 'the whole file'],
    ['[]', 'the whole file'],
    [text.slice(0, -9), 'line 14'],
    [text.replace('"add":1}]', '"add":null}]'), 'entries.0.events.0.add']
  ])('writes nothing when it is none', async (bad, place) => {
    const folder = await tempFolder()
    expect(await importCampaign(join(folder, 'in.hearth'), bad, toySetup(folder))).toMatchObject({
      error: { kind: 'unreadable', damagedAt: place }
    })
    expect(await realDisk.list(folder)).toEqual([])
  })
})
