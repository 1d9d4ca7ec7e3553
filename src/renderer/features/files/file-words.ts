import type { FileInFolder, GmSnapshot } from '#shared/contract'
import { copyTitle } from '#shared/fresh-title'

/** The words of the dialogs that open and save campaigns. */
export const fileWords = {
  open: { title: 'Campaigns', about: 'Everything in your campaigns folder.', act: 'Open' },
  'save-as': {
    title: 'Save as',
    about: 'You go on in the new file; the old one stays as it is now.',
    act: 'Save here'
  },
  'save-copy': {
    title: 'Save a copy',
    about: 'You go on in this file; the copy stays as it is now.',
    act: 'Save the copy'
  }
} as const

/** An unused first name without its extension: "drowned-bells copy", "drowned-bells 2". */
export function freshName(
  current: string,
  purpose: 'open' | 'save-as' | 'save-copy',
  there: readonly Pick<FileInFolder, 'name'>[]
): string {
  const stem = current.replace(/\.hearth$/i, '').replace(/ (?:copy|\d+)(?: \d+)?$/, '')
  const taken = new Set(there.map(file => file.name.replace(/\.hearth$/i, '').toLowerCase()))
  const base = purpose === 'save-copy' ? `${stem} copy` : stem
  if (!taken.has(base.toLowerCase())) return base
  let number = 2
  while (taken.has(`${base} ${number}`.toLowerCase())) number++
  return `${base} ${number}`
}

/**
 * The proposed title of a campaign that is saved under another name. Players read the title in the recap, so *Save as* keeps it.
 * The file name distinguishes both campaigns. The title of a copy contains the word "copy".
 */
export function proposedTitle(
  snapshot: GmSnapshot | null,
  purpose: 'save-as' | 'save-copy',
  others: readonly (string | null)[] = []
): string {
  const current = snapshot?.frame?.title ?? ''
  return purpose === 'save-as' ? current : copyTitle(current, [current, ...others])
}
