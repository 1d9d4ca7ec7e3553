// Installs the packages of package-lock.json, unless they are installed. `npm start` and `npm test` begin with this module.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')

if (!arePackagesHere()) {
  // `npm ci` would empty the folder of another project.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink())
    fail(
      `node_modules is a link${existsSync(modules) ? ` to ${realpathSync(modules)}` : ' that leads nowhere'}, which does not hold the packages that package-lock.json names. Run npm ci in the folder that it belongs to, or remove the link and start again.`
    )
  console.log('Installing packages …')
  // With NODE_ENV=production npm would leave out what builds Hearthside. Windows starts npm.cmd only by a shell.
  const command = 'npm ci --include=dev --no-audit --no-fund --loglevel=error'
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' })
  if (status !== 0) fail('npm ci failed; the lines above say why.')
}

/** Compares the two lock files. Their times say nothing, because a checkout gives files new times. */
function arePackagesHere() {
  try {
    const [wanted, here] = [join(root, 'package-lock.json'), join(modules, '.package-lock.json')].map(
      path => JSON.parse(readFileSync(path, 'utf8')).packages
    )
    return Object.entries(wanted).every(([path, each]) => {
      // npm does not install packages for other systems.
      if (!here[path]) return path === '' || each.link || each.optional || each.devOptional || each.peer
      return here[path].version === each.version && here[path].integrity === each.integrity
    })
  } catch {
    return false
  }
}

function fail(reason) {
  console.error(reason)
  process.exit(1)
}
