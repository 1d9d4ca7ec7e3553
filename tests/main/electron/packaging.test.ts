import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))
const config = read('electron-builder.json') as Config
const about = read('package.json') as {
  main: string
  scripts: Record<string, string>
  devDependencies: Record<string, string>
}

interface Config {
  readonly asar: boolean
  readonly files: readonly string[]
  readonly electronFuses: Readonly<Record<string, boolean>>
  readonly fileAssociations: readonly { readonly ext: string; readonly role: string }[]
  readonly linux: { readonly target: readonly string[]; readonly icon: string }
  readonly win: { readonly target: readonly string[]; readonly icon: string }
  readonly mac: { readonly target: readonly string[]; readonly icon: string; readonly hardenedRuntime: boolean }
}

/** Design, section 7; each with the name under which a binary has it. */
const fuses = [
  ['runAsNode', FuseV1Options.RunAsNode, false],
  ['enableNodeOptionsEnvironmentVariable', FuseV1Options.EnableNodeOptionsEnvironmentVariable, false],
  ['enableNodeCliInspectArguments', FuseV1Options.EnableNodeCliInspectArguments, false],
  ['enableEmbeddedAsarIntegrityValidation', FuseV1Options.EnableEmbeddedAsarIntegrityValidation, true],
  ['onlyLoadAppFromAsar', FuseV1Options.OnlyLoadAppFromAsar, true],
  ['grantFileProtocolExtraPrivileges', FuseV1Options.GrantFileProtocolExtraPrivileges, false],
  ['enableCookieEncryption', FuseV1Options.EnableCookieEncryption, true]
] as const

test.each(fuses)('the fuse %s is set, in the config and in whatever was packed', async (name, fuse, wanted) => {
  expect(config.electronFuses[name]).toBe(wanted)
  for (const program of packed()) {
    const wire = await getCurrentFuseWire(program)
    // As they stand in the binary: the characters 0 and 1.
    expect(wire[fuse], `${program}: ${name}`).toBe((wanted ? '1' : '0').charCodeAt(0))
  }
})

test('integrity has something to check: one archive, with what runs in it and nothing to debug it by', () => {
  expect(config.asar).toBe(true)
  expect(config.files).toContain(about.main)
  expect(config.files).toContain('!**/*.map')
  expect(config.files.some(each => each.includes('browser'))).toBe(false)
})

test('every system has its packages, its icon, and campaigns of its own', () => {
  expect(config.linux.target).toEqual(['AppImage', 'deb'])
  expect(config.win.target).toEqual(['nsis'])
  expect(config.mac.target).toEqual(['dmg'])
  for (const { icon } of [config.linux, config.win, config.mac]) expect(existsSync(join(root, icon)), icon).toBe(true)
  for (const size of [16, 32, 48, 64, 128, 256, 512])
    expect(existsSync(join(root, config.linux.icon, `${size}x${size}.png`))).toBe(true)
  expect(config.fileAssociations).toMatchObject([{ ext: 'hearth', role: 'Editor' }])
})

test('the same Electron for everybody', () => {
  expect(about.devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/)
  expect(about.scripts['package']).toBe('node scripts/package.mjs')
})

/** Programs that `npm run package` has left in dist/, if it has run. */
function packed(): readonly string[] {
  const dist = join(root, 'dist')
  const folders = existsSync(dist) ? readdirSync(dist) : []
  return folders
    .flatMap(folder => [
      join(dist, folder, 'hearthside'),
      join(dist, folder, 'Hearthside.exe'),
      join(dist, folder, 'Hearthside.app', 'Contents', 'MacOS', 'Hearthside')
    ])
    .filter(each => existsSync(each))
}
