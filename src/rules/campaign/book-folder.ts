import type { FolderFile } from '../book/folder/folder'
import { planImportInSteps, type FolderPlan } from '../book/folder/plan'
import { printFolder, printFolderForPlayers } from '../book/folder/print'
import type { Audience } from '../core/audience'
import { allSteps, type Steps } from '../core/steps'
import { nameOf } from './campaign'
import type { Chronicle } from './chronicle'
import type { BoardId } from './types'
import { recapOf } from './recap'
import { readerOf, sentenceOf, sessionName, asMarkdown } from './recap-words'

/** The audience of a folder: the Game Master, or all players. */
export type FolderAudience = 'gm' | 'players'

/**
 * The book and the recaps of all sessions as a folder of Markdown files (OI1, OI3).
 * @param mark identifies the campaign
 * @param hidden boards that no player was shown yet (ST7)
 */
export function bookFolder(
  chronicle: Chronicle,
  holds: FolderAudience,
  mark: string,
  hidden: readonly BoardId[] = []
): readonly FolderFile[] {
  const { campaign } = chronicle
  const { book, seats, title, session } = campaign
  const audience: Audience = { kind: holds === 'gm' ? 'gm' : 'table' }
  const sessions = Array.from({ length: session + 1 }, (_, at) => at)
  const reader = readerOf(holds === 'gm' ? 'gm' : 'table', id => nameOf(campaign, id))
  const recaps = sessions.flatMap(each => {
    const { moments, subtitle } = recapOf(chronicle, each, audience, hidden)
    if (moments.length === 0) return []
    const label = sessionName(each)
    const sentences = moments.map(moment => sentenceOf(moment, id => nameOf(campaign, id)))
    const name = [label, reader].filter(Boolean).join(', ')
    return [{ name, text: asMarkdown({ campaign: title, session: label, subtitle, reader, sentences }) }]
  })
  const printed = { book, seats, title, mark, recaps }
  return holds === 'gm' ? printFolder(printed) : printFolderForPlayers(printed)
}

/** The changes that importing a folder would make to the book (OI4, OI5). */
export function planFolder(chronicle: Chronicle, files: readonly FolderFile[], mark: string): FolderPlan {
  return allSteps(planFolderInSteps(chronicle, files, mark))
}

/** The same in steps, for the book at their start. */
export function planFolderInSteps(chronicle: Chronicle, files: readonly FolderFile[], mark: string): Steps<FolderPlan> {
  const { book, seats, session } = chronicle.campaign
  return planImportInSteps(files, { book, seats, session, next: chronicle.revision + 1, mark })
}
