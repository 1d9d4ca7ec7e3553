import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))
const config = read('electron-builder.json') as Config
const about = read('package.json') as {
  main: string
  desktopName: string
  devDependencies: Record<string, string>
}

interface Config {
  readonly asar: boolean
  readonly electronDist: string
  readonly files: readonly string[]
  readonly electronFuses: Readonly<Record<string, boolean>>
  readonly fileAssociations: readonly { readonly ext: string; readonly role: string }[]
  readonly toolsets: { readonly appimage: string }
  readonly linux: {
    readonly target: readonly string[]
    readonly icon: string
    readonly executableArgs: readonly string[]
    readonly syncDesktopName: boolean
  }
  readonly win: { readonly target: readonly string[]; readonly icon: string }
  readonly mac: { readonly target: readonly string[]; readonly icon: string; readonly hardenedRuntime: boolean }
}

interface Scheme {
  readonly properties: object
  readonly definitions: Readonly<Record<string, { readonly properties?: object }>>
}

const shippedPackages = ['@polka/url', 'lowdb', 'mrmime', 'sirv', 'steno', 'totalist', 'ws', 'zod']

/** Design, section 7; each with the name under which a binary has it. */
const fuses = [
  ['runAsNode', FuseV1Options.RunAsNode, false],
  ['enableNodeOptionsEnvironmentVariable', FuseV1Options.EnableNodeOptionsEnvironmentVariable, false],
  ['enableNodeCliInspectArguments', FuseV1Options.EnableNodeCliInspectArguments, false],
  ['enableEmbeddedAsarIntegrityValidation', FuseV1Options.EnableEmbeddedAsarIntegrityValidation, true],
  ['onlyLoadAppFromAsar', FuseV1Options.OnlyLoadAppFromAsar, true],
  ['grantFileProtocolExtraPrivileges', FuseV1Options.GrantFileProtocolExtraPrivileges, false],
  // There are no cookies here; to encrypt them Chromium would ask for the person's keychain.
  ['enableCookieEncryption', FuseV1Options.EnableCookieEncryption, false]
] as const

test.each(fuses)('the fuse %s is set in the config', (name, _fuse, wanted) => {
  expect(config.electronFuses[name]).toBe(wanted)
})

// Left out, and counted as left out, where nothing has been packed.
test.skipIf(packed().length === 0).each(fuses)('the fuse %s is set in what was packed', async (name, fuse, wanted) => {
  for (const program of packed()) {
    const wire = await getCurrentFuseWire(program)
    // As in the binary: the characters 0 and 1.
    expect(wire[fuse], `${program}: ${name}`).toBe((wanted ? '1' : '0').charCodeAt(0))
  }
})

test('integrity has something to check: one archive, with what runs in it and nothing to debug it by', () => {
  expect(config.asar).toBe(true)
  expect(config.files).toContain(about.main)
  expect(config.files).toContain('!**/*.map')
  expect(config.files).toContain('!node_modules/zod/**') // bundled: what is needed of it, without its languages
  expect(config.files.some(each => each.includes('browser'))).toBe(false)
})

test('nothing that compiles or bundles is shipped beside the bundle', () => {
  const lock = read('package-lock.json') as {
    packages: Record<string, { dev?: true; optional?: true; devOptional?: true }>
  }
  const shipped = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional
  )
  // lowdb brings steno, sirv three small ones.
  expect(shipped.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual(shippedPackages)
})

test('a workflow runs no action that could change under its name, and installs nothing where it may write', () => {
  const folder = join(root, '.github', 'workflows')
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, used = ''] of text.matchAll(/uses: (\S+)/g)) expect(used, name).toMatch(/^\.\/|@[0-9a-f]{40}$/)
    for (const job of text.split(/^ {2}(?=[\w-]+:$)/m).filter(each => each.includes('contents: write')))
      expect(job, name).not.toMatch(/npm|npx|node |checkout/)
  }
})

test('every system has its icon, and opens campaigns with the app', () => {
  for (const { icon } of [config.linux, config.win, config.mac]) expect(existsSync(join(root, icon)), icon).toBe(true)
  for (const size of [16, 32, 48, 64, 128, 256, 512])
    expect(existsSync(join(root, config.linux.icon, `${size}x${size}.png`))).toBe(true)
  expect(config.fileAssociations).toMatchObject([{ ext: 'hearth', role: 'Editor' }])
})

test('on Linux the windows can be placed and belong to their entry in the menu, and the AppImage needs no library', () => {
  // XWayland: under Wayland itself no program may place a window.
  expect(config.linux.executableArgs).toEqual(['--ozone-platform=x11'])
  expect(config.files).toContain('resources/icons/256x256.png') // the picture of each window
  expect([about.desktopName, config.linux.syncDesktopName]).toEqual(['hearthside.desktop', true])
  // The older one wants libfuse2, which Ubuntu has not had since 22.04, and its entry in the menu says --no-sandbox.
  expect(config.toolsets.appimage).toBe('1.0.3')
  expect(JSON.stringify(config)).not.toContain('no-sandbox')
})

test('every word of the configuration is one that electron-builder knows', () => {
  // electron-builder refuses a configuration that its scheme does not know, but only after everything is built.
  const scheme = read('node_modules/app-builder-lib/scheme.json') as Scheme
  const known = (name: string): readonly string[] => Object.keys(scheme.definitions[name]?.properties ?? {})
  expect(Object.keys(scheme.properties)).toEqual(expect.arrayContaining(Object.keys(config)))
  expect(known('LinuxConfiguration')).toEqual(expect.arrayContaining(Object.keys(config.linux)))
  expect(known('WindowsConfiguration')).toEqual(expect.arrayContaining(Object.keys(config.win)))
  expect(known('MacConfiguration')).toEqual(expect.arrayContaining(Object.keys(config.mac)))
  expect(known('FuseOptionsV1')).toEqual(expect.arrayContaining(Object.keys(config.electronFuses)))
  expect(known('ToolsetConfig')).toEqual(expect.arrayContaining(Object.keys(config.toolsets)))
  expect(JSON.stringify(scheme.definitions['ToolsetConfig'])).toContain(`"${config.toolsets.appimage}"`)
})

test('the same Electron for all', () => {
  expect(about.devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/)
  expect(config.electronDist).toBe('node_modules/electron/dist') // the one that the tests ran on
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
