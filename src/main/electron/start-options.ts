import { join } from 'node:path'
import { app } from 'electron'
import { informationFor, parseOptions, type Options } from '../browser/command-line'
import { makeFolderNow } from '../storage/machine/start-report'
import { campaignIn } from './app-events'

/** What was asked for on the command line; or what is printed instead, and the exit code. */
export type Start =
  | { readonly options: Options; readonly folderNamed: boolean }
  | { readonly says: string; readonly code: 0 | 2 }

/** Options that are followed by a value, as in `parseOptions`. */
const withValue = ['--folder', '--data', '--port']
const flags = ['--browser', '--no-open']
const questions = ['--help', '-h', '--version', '-v']

/**
 * Reads the command line, and puts the user's own folder where it says. Only before the app is ready.
 * @param userFolder the folder of this user where the command line names none
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
 * The words that are ours. `npm start` sets `--` before them, so all of them count and a mistake is told. Elsewhere Chromium's
 * switches and the app's own folder stand among them: of those only the options that we know are ours.
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
