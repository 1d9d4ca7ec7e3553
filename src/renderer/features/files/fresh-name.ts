import type { FileInFolder } from '#shared/contract'

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
