import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lastUsefulLine, root, run } from '../../scripts/steps.mjs'

/** A project in a folder whose name has a space, a letter outside ASCII and an ampersand. */
function project(): string {
  const outside = mkdtempSync(join(tmpdir(), 'hearthside-steps-'))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  const folder = join(outside, 'Jane Döe & co')
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  return folder
}

describe.skipIf(process.platform === 'win32')('packages', () => {
  const lock = (version: string, others: object = {}): string =>
    JSON.stringify({ packages: { '': { name: 'x' }, 'node_modules/a': { version }, ...others } })

  /** Installs what is missing, with an npm that prints its words. Version 1.0.0 of the one package is installed. */
  async function install(wanted: string, link = '') {
    const folder = project()
    const modules = join(folder, link || 'node_modules')
    if (link !== 'nowhere') mkdirSync(modules)
    if (link) symlinkSync(modules, join(folder, 'node_modules'), 'junction')
    if (link !== 'nowhere') writeFileSync(join(modules, '.package-lock.json'), lock('1.0.0'))
    writeFileSync(join(folder, 'package-lock.json'), lock(wanted, { 'node_modules/other-system': { optional: true } }))
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
    const env = { PATH: `${folder}:${process.env['PATH']}` }
    const { output } = await run(process.execPath, [join(folder, 'scripts', 'packages.mjs')], { env })
    if (link !== 'nowhere') expect(readdirSync(modules)).toEqual(['.package-lock.json'])
    return output
  }

  test.each([
    ['are here when both lock files say the same', '1.0.0', '', /^$/],
    ['are here also through a link', '1.0.0', 'elsewhere', /^$/],
    [
      'are installed with what builds Hearthside, whatever NODE_ENV says',
      '2.0.0',
      '',
      /^Installing.*\nci --include=dev/
    ],
    ['are never installed through a link', '2.0.0', 'elsewhere', /^node_modules is a link to .*elsewhere.*Run npm ci/],
    ['are never installed through a link that leads nowhere', '2.0.0', 'nowhere', /^node_modules .*leads nowhere/]
  ])('%s', async (_, wanted, link, printed) => {
    expect(await install(wanted, link)).toMatch(printed)
  })
})

test.each([
  ['Error: getaddrinfo ENOTFOUND github.com\n    at GetAddrInfo (node:dns:1)\n', 'getaddrinfo ENOTFOUND github.com'],
  ['Downloading\nRangeError: bad\n    at x\n\nNode.js v20.20.2\n', 'bad'],
  ['[1:FATAL:a.cc(1)] Check failed: x.\n[1:INFO] bye\n', '[1:FATAL:a.cc(1)] Check failed: x'],
  ['', '']
])('of %j the telling line is kept', (output, line) => {
  expect(lastUsefulLine(output)).toBe(line)
})

describe.skipIf(process.platform === 'win32')('Electron’s program is fetched', () => {
  const zip = zipSync({ electron: new Uint8Array(400_000), version: new TextEncoder().encode('45.4.1') }, { level: 0 })
  const name = `electron-v45.4.1-linux-${process.arch}.zip`

  const whole = (response: ServerResponse): void => void response.setHeader('content-length', zip.length).end(zip)
  const broken = (response: ServerResponse): void =>
    void response
      .setHeader('content-length', zip.length)
      .write(zip.subarray(0, 200_000), () => setTimeout(() => response.destroy(), 50))
  const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end('x')

  test.each([
    ['whole', [whole], {}, ''],
    ['again where the line broke', [broken, whole], {}, ''],
    ['or the line is at fault', [broken, broken, broken], {}, 'terminated. Behind a proxy: set HTTPS_PROXY'],
    ['or a proxy forbids it', [status(403)], {}, '403'],
    ['or it is another file', [status(200)], {}, 'hecksum'],
    ['or its name is not known', [], { ELECTRON_MIRROR: 'http://none.invalid/' }, 'none.invalid. Behind a proxy']
  ])('%s', async (_, answers, environs, missing) => {
    const folder = project()
    const home = join(folder, 'node_modules', 'electron')
    // What an installer leaves that was killed while it unpacked.
    mkdirSync(join(home, 'dist'), { recursive: true })
    for (const file of ['electron', 'version']) writeFileSync(join(home, 'dist', file), '45.4.1')
    for (const file of ['install.js', 'package.json'])
      cpSync(join(root, 'node_modules', 'electron', file), join(home, file))
    const sum = createHash('sha256').update(zip).digest('hex')
    writeFileSync(join(home, 'checksums.json'), JSON.stringify({ [name]: sum }))
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction')
    const left = [...answers]
    const server = createServer((_request, response) => left.shift()?.(response))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const env = {
      ELECTRON_EXEC_PATH: '',
      ELECTRON_MIRROR: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      ELECTRON_INSTALL_PLATFORM: 'linux',
      electron_config_cache: join(folder, 'cache'),
      TMPDIR: folder,
      ...Object.fromEntries(['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'].map(each => [each, ''])),
      ...environs
    }
    const script = `import { findElectron } from './scripts/steps.mjs'
      console.log(JSON.stringify(await findElectron()))`
    const { output } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env })
    const [found] = output.split('\n').filter(line => line.startsWith('{'))
    expect(left).toEqual([])
    if (missing) return expect(JSON.parse(found ?? '')).toEqual({ missing: expect.stringContaining(missing) })
    expect(JSON.parse(found ?? '')).toEqual({ path: join(home, 'dist', 'electron') })
    expect(readFileSync(join(home, 'dist', 'electron'))).toHaveLength(400_000)
  })
})
