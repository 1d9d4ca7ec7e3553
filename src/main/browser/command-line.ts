import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, ok, type Result } from '#rules/core/result'

/** The options of the command line. */
export interface Options {
  /** The campaigns folder. */
  readonly folder: string
  /** This user's own folder for copies, recent files and preferences. */
  readonly userFolder: string
  readonly port: number
  readonly browser: 'open' | 'leave'
  /** The campaign to open at the start. */
  readonly file: string | null
}

const usage = 'Usage: hearthside [--folder DIR] [--data DIR] [--port N] [--no-open] [FILE.hearth]'

const help = `${usage}

  --folder DIR   where campaigns are kept (Documents/Hearthside)
  --data DIR     where copies, recent files and settings are kept
  --port N       the port of the dashboard in a browser (4747; 0 takes any that is free)
  --no-open      in a browser: prints the address and opens none
  --browser      uses the browser also where Electron is installed
  --help         prints this
  --version      prints the version

FILE.hearth is a campaign to open at once.`

/** The text for `--help` or `--version`, which need no running program. */
export function informationFor(words: readonly string[], version: string): string | null {
  if (words.some(word => word === '--help' || word === '-h')) return help
  return words.some(word => word === '--version' || word === '-v') ? `Hearthside ${version}` : null
}

/**
 * Reads the command line.
 * @param words without node and script
 * @param defaults the folders to use where none is named
 */
export function parseOptions(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  defaults: Pick<Options, 'folder' | 'userFolder'> = {
    folder: join(homedir(), 'Documents', 'Hearthside'),
    userFolder: defaultUserFolder(process.platform, environment)
  }
): Result<Options, string> {
  const options = {
    folder: { type: 'string' },
    data: { type: 'string' },
    port: { type: 'string' },
    'no-open': { type: 'boolean' },
    browser: { type: 'boolean' }
  } as const
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const port = Number(values.port ?? 4747)
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      return fail(`--port ${values.port} is not a port. ${usage}`)
    if (positionals.length > 1) return fail(`Only one campaign can be open at a time. ${usage}`)
    const [file] = positionals
    return ok({
      folder: resolve(values.folder ?? defaults.folder),
      userFolder: resolve(values.data ?? defaults.userFolder),
      port,
      browser: values['no-open'] ? 'leave' : 'open',
      file: file === undefined ? null : resolve(file)
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)} ${usage}`)
  }
}

/** The folder in which each system keeps a program's own files. */
function defaultUserFolder(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  const home = homedir()
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Hearthside')
  if (platform === 'win32') return join(environment['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Hearthside')
  return join(environment['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'Hearthside')
}
