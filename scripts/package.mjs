// npm run package: installers for this system into dist/. What is missing is said before anything is begun.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dropEmpty, ensurePackages, findElectron, root, run, tool } from './steps.mjs'

await ensurePackages()
process.exitCode = await makePackages()

async function makePackages() {
  const electron = await findElectron()
  if (electron.missing) {
    console.error(`No packages can be made: ${electron.missing}.`)
    console.error('Electron’s program comes from github.com. Or name one that you have:')
    console.error('ELECTRON_EXEC_PATH names its program (/path/to/electron).')
    return 1
  }

  // A workflow without certificates sets these to nothing, which electron-builder takes for the name of a file.
  dropEmpty(process.env, /^(WIN_)?CSC_/)

  // Always afresh: what is packed is what the sources say now.
  const built = await run(tool('electron-vite'), ['build', '--logLevel', 'warn'])
  if (built.code !== 0) return built.code

  const { code } = await run(
    tool('electron-builder'),
    [...metadata(), ...dist(electron.path), ...process.argv.slice(2)],
    {
      env: { SOURCE_DATE_EPOCH: await lastChange() }
    }
  )
  if (code !== 0)
    console.error(
      'electron-builder failed. Its own tools (AppImage, NSIS, dmg) are fetched from github.com on first use.'
    )
  return code
}

/** A .deb wants a home page; a build that comes from nowhere in particular says so. */
function metadata() {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const home = repository
    ? String(repository.url ?? repository).replace(/^github:/, 'https://github.com/')
    : 'https://hearthside.invalid'
  return [`-c.extraMetadata.homepage=${home}`]
}

/** The program that the tests ran on is the one that is packed; only a Mac’s lies in a bundle of its own. */
function dist(path) {
  const folder = process.platform === 'darwin' ? join(dirname(path), '..', '..', '..') : dirname(path)
  return existsSync(folder) ? [`-c.electronDist=${folder}`] : []
}

/** The same sources give the same packages: their files carry the time of the last commit. */
async function lastChange() {
  const { code, output } = await run('git', ['log', '-1', '--format=%ct'], { quiet: true })
  return code === 0 ? output.trim() : '0'
}
