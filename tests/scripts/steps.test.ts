import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { platformSwitches, whyNoSandbox, whyNoWindow } from '../../scripts/electron-start.mjs'
import { commandFor, dropEmpty, ensurePackages, lastUsefulLine, root, run, tool } from '../../scripts/steps.mjs'

function folder(name = ''): string {
  const outside = mkdtempSync(join(tmpdir(), 'hearthside-steps-'))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  const inside = join(outside, name)
  mkdirSync(inside, { recursive: true })
  return inside
}

describe('a program is run', () => {
  // `process.platform` is what child_process looks at; with a shell this would ask for cmd.exe, which is not here.
  test.each([process.platform, 'win32'])(
    'without a shell, from a folder with a space and an ampersand, on %s',
    async platform => {
      const here = folder('Jane Döe & co')
      const node = join(here, 'a node')
      symlinkSync(process.execPath, node)
      const script = join(here, 'say.mjs')
      writeFileSync(script, 'console.log(JSON.stringify(process.argv.slice(2)))')
      const real = process.platform
      Object.defineProperty(process, 'platform', { value: platform })
      onTestFinished(() => void Object.defineProperty(process, 'platform', { value: real }))
      const { code, output } = await run(node, [script, 'a b', 'c&d', '"e"'], { quiet: true, cwd: here })
      expect({ code, output }).toEqual({ code: 0, output: `${JSON.stringify(['a b', 'c&d', '"e"'])}\n` })
    }
  )

  test('and what npm installed is run by this Node', async () => {
    for (const name of ['oxlint', 'tsgo', 'vitest', 'playwright', 'electron-vite', 'electron-builder', 'knip']) {
      const [program, [script]] = commandFor(tool(name), [])
      expect(program).toBe(process.execPath)
      expect(readFileSync(script ?? '', 'utf8')).toMatch(/^#!.*node/)
    }
    expect(await run('npm', ['--version'], { quiet: true })).toMatchObject({ code: 0 })
    expect(commandFor('npm', ['ci'])[0]).toBe(process.execPath)
  })

  test('and no script asks for a shell', () => {
    const scripts = readdirSync(join(root, 'scripts')).filter(name => name.endsWith('.mjs'))
    for (const name of scripts)
      expect(readFileSync(join(root, 'scripts', name), 'utf8'), name).not.toMatch(/\bshell: *(true|process)/)
  })
})

describe('packages', () => {
  const lock = (version: string): string =>
    JSON.stringify({
      packages: {
        '': { name: 'x' },
        'node_modules/a': { version, integrity: 'sha512-a' },
        'node_modules/other-system': { version: '1.0.0', optional: true }
      }
    })

  function project(here: string, wanted: string, installed: string): string {
    writeFileSync(join(here, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0' }))
    writeFileSync(join(here, 'package-lock.json'), lock(wanted))
    const modules = join(here, 'elsewhere')
    mkdirSync(modules)
    writeFileSync(join(modules, '.package-lock.json'), lock(installed).replace(/,"node_modules\/other-system".*?}/, ''))
    return modules
  }

  test('are here when both lock files say the same, whatever their times, also through a link', async () => {
    const here = folder()
    symlinkSync(project(here, '1.0.0', '1.0.0'), join(here, 'node_modules'), 'junction')
    writeFileSync(join(here, 'package-lock.json'), lock('1.0.0')) // newer
    await expect(ensurePackages(here)).resolves.toBeUndefined()
  })

  test('are installed with what builds Hearthside, also where the environment says production', async () => {
    const here = folder()
    rmSync(project(here, '2.0.0', '1.0.0'), { recursive: true })
    const npm = join(here, 'npm-cli.js')
    const told = join(here, 'told.json')
    writeFileSync(npm, `require('fs').writeFileSync(${JSON.stringify(told)}, JSON.stringify(process.argv.slice(2)))`)
    vi.stubEnv('npm_execpath', npm)
    onTestFinished(() => void vi.unstubAllEnvs())
    await ensurePackages(here)
    expect(JSON.parse(readFileSync(told, 'utf8'))).toEqual(expect.arrayContaining(['ci', '--include=dev']))
  })

  test('are never installed through a link', async () => {
    const here = folder()
    const modules = project(here, '2.0.0', '1.0.0')
    symlinkSync(modules, join(here, 'node_modules'), 'junction')
    await expect(ensurePackages(here)).rejects.toThrow(/node_modules is a link to .*elsewhere.*Run npm ci/)
    expect(readdirSync(modules)).toEqual(['.package-lock.json'])
  })

  test('are never installed through a link that leads nowhere', async () => {
    const here = folder()
    rmSync(project(here, '2.0.0', '1.0.0'), { recursive: true })
    symlinkSync(join(here, 'elsewhere'), join(here, 'node_modules'), 'junction')
    await expect(ensurePackages(here)).rejects.toThrow(/leads nowhere/)
  })

  test('that are a link are no part of the repository', async () => {
    const here = folder()
    cpSync(join(root, '.gitignore'), join(here, '.gitignore'))
    symlinkSync(tmpdir(), join(here, 'node_modules'), 'junction')
    await run('git', ['init', '-q'], { quiet: true, cwd: here })
    const { output } = await run('git', ['status', '--porcelain', '--untracked-files=all'], { quiet: true, cwd: here })
    expect(output).toBe('?? .gitignore\n')
  })
})

test('packages are made without certificates: what a workflow sets to nothing is not set', () => {
  const environment = { CSC_LINK: '', WIN_CSC_KEY_PASSWORD: '', CSC_NAME: 'kept', OTHER: '' }
  dropEmpty(environment, /^(WIN_)?CSC_/)
  expect(environment).toEqual({ CSC_NAME: 'kept', OTHER: '' })
})

test.each([
  ['Error: getaddrinfo ENOTFOUND github.com\n    at GetAddrInfo (node:dns:1)\n', 'getaddrinfo ENOTFOUND github.com'],
  ['Downloading\nRangeError: bad\n    at x\n\nNode.js v20.20.2\n', 'bad'],
  ['[1:FATAL:a.cc(1)] Check failed: x.\n[1:INFO] bye\n', '[1:FATAL:a.cc(1)] Check failed: x'],
  ['', '']
])('of %j the telling line is kept', (output, line) => {
  expect(lastUsefulLine(output)).toBe(line)
})

describe('on Linux', () => {
  const program = '/home/Jane Doe/dist/electron'

  function kernel(settings: Readonly<Record<string, string>>): string {
    const files = folder()
    for (const [name, value] of Object.entries(settings)) {
      mkdirSync(join(files, name, '..'), { recursive: true })
      writeFileSync(join(files, name), `${value}\n`)
    }
    return files
  }

  const ask = (settings: Readonly<Record<string, string>>, helper?: { uid: number; mode: number }): string | null =>
    whyNoSandbox(program, { platform: 'linux', env: {}, files: kernel(settings), stat: () => helper })

  test.each([
    ['proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1', '0'],
    ['proc/sys/kernel/unprivileged_userns_clone', '0', '1'],
    ['proc/sys/user/max_user_namespaces', '0', '96364']
  ])('%s = %s keeps the sandbox away, unless its helper belongs to root', (name, bad, good) => {
    const path = `'/home/Jane Doe/dist/chrome-sandbox'`
    const why = ask({ [name]: bad }, { uid: 1000, mode: 0o100755 })
    expect(why).toContain(`=${bad}`)
    expect(why).toContain(`sudo chown root:root ${path} && sudo chmod 4755 ${path}`)
    expect(why).not.toContain('--no-sandbox')
    expect(ask({ [name]: bad })).toBe(why)
    expect(ask({ [name]: bad }, { uid: 0, mode: 0o100755 })).toBe(why)
    expect(ask({ [name]: bad }, { uid: 1000, mode: 0o104755 })).toBe(why)
    expect(ask({ [name]: bad }, { uid: 0, mode: 0o104755 })).toBeNull()
    expect(ask({ [name]: good })).toBeNull()
  })

  test('a profile of AppArmor may allow it', () => {
    const restricted = { 'proc/sys/kernel/apparmor_restrict_unprivileged_userns': '1' }
    const profile = `profile hearthside "${program}" flags=(unconfined) {\n  userns,\n}`
    expect(ask({ ...restricted, 'etc/apparmor.d/hearthside': profile })).toBeNull()
    expect(ask({ ...restricted, 'etc/apparmor.d/other': profile.replace('/home', '/opt') })).not.toBeNull()
  })

  test('a window needs a display, a user that is not root, and glibc', () => {
    const env = { DISPLAY: ':0' }
    const can = { platform: 'linux', env, uid: 1000, glibc: () => true } as const
    expect(whyNoWindow(can)).toBeNull()
    expect(whyNoWindow({ ...can, env: {} })).toContain('no display')
    expect(whyNoWindow({ ...can, uid: 0 })).toContain('root')
    expect(whyNoWindow({ ...can, glibc: () => false })).toContain('glibc')
    expect(whyNoWindow({ platform: 'win32', env: {}, uid: 0, glibc: () => false })).toBeNull()
  })

  test('XWayland is taken where both are named', () => {
    const both = { DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-0' }
    expect(platformSwitches({ platform: 'linux', env: both })).toEqual(['--ozone-platform=x11'])
    expect(platformSwitches({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' } })).toEqual([])
    expect(platformSwitches({ platform: 'linux', env: { DISPLAY: ':0' } })).toEqual([])
    expect(platformSwitches({ platform: 'darwin', env: both })).toEqual([])
  })
})

describe('Electron’s program is fetched', () => {
  const program = 'electron'
  const zip = zipSync({ [program]: new Uint8Array(400_000), version: new TextEncoder().encode('45.4.1') }, { level: 0 })
  const name = `electron-v45.4.1-linux-${process.arch}.zip`

  /** The package with its own installer, whose checksums are those of our small program. */
  function electronPackage(modules = folder('Jane Döe & co')): string {
    const home = join(modules, 'electron')
    mkdirSync(home, { recursive: true })
    for (const file of ['install.js', 'package.json'])
      cpSync(join(root, 'node_modules', 'electron', file), join(home, file))
    writeFileSync(
      join(home, 'checksums.json'),
      JSON.stringify({ [name]: createHash('sha256').update(zip).digest('hex') })
    )
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction')
    return home
  }

  async function serve(listener: Parameters<typeof createServer>[1]): Promise<string> {
    const server: Server = createServer(listener as never)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  async function addressOfNobody(): Promise<string> {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise(resolve => server.close(resolve))
    return `http://127.0.0.1:${port}/`
  }

  const environmentFor = (home: string, mirror: string) => ({
    NODE_NO_WARNINGS: '1',
    ELECTRON_MIRROR: mirror,
    ELECTRON_INSTALL_PLATFORM: 'linux',
    electron_config_cache: join(home, 'cache'),
    TMPDIR: home
  })
  const installer = join(root, 'scripts', 'install-electron.mjs')
  const install = (home: string, mirror: string) =>
    run(process.execPath, [installer, home], { quiet: true, env: environmentFor(home, mirror) })

  test('and says how far it is', async () => {
    const home = electronPackage()
    const mirror = await serve((_, response) => {
      response.writeHead(200, { 'content-length': zip.length })
      response.end(zip)
    })
    const { code, output } = await install(home, mirror)
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/^ {2}0 MB of 0 MB\n/) })
    expect(readFileSync(join(home, 'path.txt'), 'utf8')).toBe(program)
    expect(readFileSync(join(home, 'dist', 'version'), 'utf8')).toBe('45.4.1')
  })

  test('and goes on where the line broke', async () => {
    const home = electronPackage()
    const asked: (string | undefined)[] = []
    const mirror = await serve((request, response) => {
      asked.push(request.headers.range)
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
      response.writeHead(from ? 206 : 200, { 'content-length': zip.length - from })
      if (from) response.end(zip.subarray(from))
      // Half of it, and then the line breaks.
      else response.write(zip.subarray(0, 200_000), () => setTimeout(() => response.destroy(), 50))
    })
    const { code, output } = await install(home, mirror)
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(asked).toEqual([undefined, 'bytes=200000-'])
    expect(readFileSync(join(home, 'dist', 'version'), 'utf8')).toBe('45.4.1')
  })

  test.skipIf(process.platform !== 'linux')(
    'and again at the next start, where one was ended in the middle and left a program that is not whole',
    async () => {
      const here = folder('Jane Döe & co')
      for (const name of ['package.json', 'scripts/steps.mjs', 'scripts/install-electron.mjs'])
        cpSync(join(root, name), join(here, name))
      const home = electronPackage(join(here, 'node_modules'))
      let requests = 0
      const mirror = await serve((_, response) => {
        requests += 1
        response.writeHead(200, { 'content-length': zip.length })
        if (requests > 1) response.end(zip)
        else response.write(zip.subarray(0, 200_000), () => setTimeout(() => first.kill('SIGKILL'), 50))
      })
      const env = { ...environmentFor(home, mirror), ELECTRON_EXEC_PATH: '' }
      const first = spawn(process.execPath, [installer, home], { env: { ...process.env, ...env }, stdio: 'ignore' })
      expect(await new Promise(resolve => first.once('exit', (_code, signal) => resolve(signal)))).toBe('SIGKILL')
      // As one that is ended while it unpacks.
      mkdirSync(join(home, 'dist'))
      for (const file of [program, 'version']) writeFileSync(join(home, 'dist', file), '45.4.1')
      // What is here; the next start; and the one after it, which fetches nothing.
      const script = `import { findElectron } from './scripts/steps.mjs'
        for (const options of [{ fetch: false }, {}, {}]) console.log(JSON.stringify(await findElectron(options)))`
      const asModule = ['--input-type=module', '-e', script]
      const { output } = await run(process.execPath, asModule, { quiet: true, cwd: here, env })
      const found = output.split('\n').filter(line => line.startsWith('{'))
      const whole = { path: join(realpathSync(home), 'dist', program) }
      expect(found.map(line => JSON.parse(line) as unknown)).toEqual([
        { missing: 'its program is not complete here' },
        whole,
        whole
      ])
      expect(statSync(whole.path).size).toBe(400_000)
      expect(requests).toBe(2)
    }
  )

  test.each([
    ['nothing answers', null, /ECONNREFUSED/],
    ['a proxy forbids it', 403, /403/],
    ['it is not there', 404, /404/],
    ['it is another file', 200, /[Cc]hecksum/]
  ])('or the reason is printed: %s', async (_, status, reason) => {
    const home = electronPackage()
    const mirror =
      status === null
        ? await addressOfNobody()
        : await serve((_request, response) => {
            response.writeHead(status)
            response.end('x')
          })
    const { code, output } = await install(home, mirror)
    expect(code).toBe(1)
    expect(lastUsefulLine(output)).toMatch(reason)
  })
})
