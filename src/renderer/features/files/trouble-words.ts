import type { BackupInfo, Problem } from '#shared/problem'
import { plainText } from '#rules/core/log-line'
import { fileNameOf, problemWords } from '@/features/refusals/denial-words'
import { whenWords } from './when'

/** The words for a campaign that could not be opened. */
export interface TroubleWords {
  readonly title: string
  /** The name of the file, if the problem has one. */
  readonly file: string | null
  readonly message: string
  readonly remedy: string
  /** The exact position in the file that could not be read; null without one. */
  readonly place: string | null
}

/** A problem that prevented opening a campaign, in words. */
export function troubleWords(problem: Problem, now: number): TroubleWords {
  switch (problem.kind) {
    case 'unreadable':
      return {
        title: 'This campaign could not be read',
        file: fileNameOf(problem.path),
        message: `${problem.message}. The file itself was left as it is`,
        remedy: problem.remedy,
        place: problem.damagedAt || null
      }
    case 'locked':
      return {
        title: 'This campaign is open elsewhere',
        file: fileNameOf(problem.path),
        message: `A Hearthside on ${problem.host} has had it open since ${whenWords(problem.since, now)}`,
        remedy: 'Open it for reading, or take it over: two at once would overwrite each other’s changes',
        place: null
      }
    case 'not-found':
      return {
        title: 'This campaign was not found',
        file: fileNameOf(problem.path),
        message: `Nothing was found at ${problem.path}`,
        remedy: 'Look whether it was moved or renamed, or whether its drive is not connected',
        place: null
      }
    default: {
      const { message, remedy } = problemWords(problem)
      const [why, what] = [plainText(message, String), plainText(remedy, String)]
      return { title: 'This campaign could not be opened', file: null, message: why, remedy: what, place: null }
    }
  }
}

/** The reason for keeping a copy. */
export const backupReasons: Readonly<Record<BackupInfo['reason'], string>> = {
  'before-migration': 'Before a newer Hearthside brought it up to date',
  'before-restore': 'Before another copy was brought back',
  'changed-outside': 'As another program left it',
  'first-of-day': 'First save of the day',
  ring: 'Kept during play'
}
