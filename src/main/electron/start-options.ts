import { join } from 'node:path'
import { app } from 'electron'
import { informationFor, parseOptions, type Options } from '../browser/command-line'
import { makeFolderNow } from '../storage/machine/start-report'
import { campaignIn } from './app-events'
import { createHash } from 'node:crypto'
import { realDisk } from '../storage/disk/disk'

/**
 * Chooses the folder of Chromium's profile before it is used. The lock of the single running program is in that folder.
 * A clone has a profile of its own: its start must not end in the window of another installed version.
 * @param root the folder of this program
 * @returns the folder of this user's settings, recent files and prepared foes, which every Hearthside of this user
 * shares
 */
export function chooseProfile(root: string): string {
  const userFolder = app.getPath('userData')
  // A profile that the command line names is used.
  if (app.isPackaged || app.commandLine.hasSwitch('user-data-dir')) return userFolder
  const own = join(userFolder, 'clones', createHash('sha256').update(root).digest('hex').slice(0, 12))
  try {
    makeFolderNow(own)
    app.setPath('userData', own)
  } catch {
    // The folder cannot be created: the lock in the profile will fail and report that.
  }
  return userFolder
}

/**
 * Called after `requestSingleInstanceLock` failed: whether another Hearthside runs and has received this start.
 * Otherwise the profile cannot be written (`LOCK_ERROR` in Electron's shell/browser/api/electron_api_app.cc). Chromium
 * marks the holder by a link in the profile. On Windows it does not, and the result is always true.
 */
export async function isHandedOver(): Promise<boolean> {
  if (process.platform === 'win32') return true
  const names = await realDisk.list(app.getPath('userData')).catch((): readonly string[] => [])
  return names.includes('SingletonLock')
}

/** The options of the command line; or a text to print instead, and the exit code. */
export type Start =
  | { readonly options: Options; readonly folderNamed: boolean }
  | { readonly says: string; readonly code: 0 | 2 }

/** Options that take a value, as in `parseOptions`. */
const withValue = ['--folder', '--data', '--port']
const flags = ['--browser', '--no-open']
const questions = ['--help', '-h', '--version', '-v']

/**
 * Reads the command line, and sets the user's own folder accordingly. Only before the app is ready.
 * @param userFolder the folder of this user unless the command line names one
 */
export function readStart(version: string, userFolder: string): Start {
  const all = process.argv.slice(1)
  const words = ownWords(all)
  const information = informationFor(words, version)
  if (information !== null) return { says: information, code: 0 }
  const defaults = {
    folder: join(app.getPath('documents'), 'Hearthside'),
    userFolder
  }
  const parsed = parseOptions(words, process.env, defaults)
  if (!parsed.ok) return { says: parsed.error, code: 2 }
  const options = { ...parsed.value, file: parsed.value.file ?? campaignIn(all, process.cwd()) }
  if (options.userFolder !== defaults.userFolder) {
    makeFolderNow(options.userFolder)
    app.setPath('userData', options.userFolder)
  }
  return { options, folderNamed: options.folder !== defaults.folder }
}

/**
 * The arguments that are ours. `npm start` sets `--` before them, so every later argument is ours, and a mistake is
 * reported. Otherwise Chromium's switches and the app's folder are among the arguments, so only known options count.
 */
export function ownWords(all: readonly string[]): readonly string[] {
  const mark = all.indexOf('--')
  if (mark !== -1) return all.slice(mark + 1)
  return all.filter((word, index) => {
    const [name = ''] = word.split('=')
    const before = all[index - 1]
    if (before !== undefined && withValue.includes(before)) return true
    return withValue.includes(name) || flags.includes(word) || questions.includes(word)
  })
}
