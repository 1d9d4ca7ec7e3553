import type { Chronicle } from '#rules/campaign/chronicle'
import { bookFolder, planFolder } from '#rules/campaign/book-folder'
import { Played } from '../support/chronicle'
import { theBook } from './the-book'

/** A folder of one campaign, changed by hand, and imported into another campaign and into the same one. */
export function outAndIn(): Chronicle {
  const files = bookFolder(theBook(), 'gm', 'the book')
  const played = Played.table('Out and in', 'Kresk Half-Tide', 'Sister Wren')
  const takeIn = (from: typeof files): void => {
    const { things } = planFolder(played.chronicle, from, 'out and in')
    played.campaign({ type: 'import-things', things: [...things] })
  }
  takeIn(files)
  takeIn(files.map(({ path, text }) => ({ path, text: text.replace('Lies.', 'Lies to @"the miller".') })))
  played.undo()
  played.redo()
  return played.chronicle
}
