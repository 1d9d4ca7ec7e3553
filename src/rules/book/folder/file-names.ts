import { fold } from '../mentions'
import { wellFormed } from './marks'

/** The longest name of a file without its ending, in UTF-16 units: in UTF-8 it stays below 255 bytes. */
const longest = 80

/** Names that Windows keeps for itself, whatever the ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A name as a file name that every system and Obsidian take, without its ending; never empty. */
function fileNameOf(name: string): string {
  const plain = wellFormed(name)
    .normalize('NFC')
    .replaceAll(/[\\/:*?"<>|#^[\]\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  if (plain === '') return 'Untitled'
  return reserved.test(plain) ? `${plain} -` : plain
}

/** Gives each name a file name that none before it has, on systems too that do not tell capitals or accents apart. */
export function freeFileNames(taken: Iterable<string> = []): (name: string) => string {
  const known = new Set([...taken].map(fold))
  return name => {
    const plain = fileNameOf(name)
    for (let nth = 1; ; nth++) {
      const made = nth === 1 ? plain : `${plain} (${nth})`
      if (known.has(fold(made))) continue
      known.add(fold(made))
      return made
    }
  }
}

/** Whether a file with this name may have been given it for that name: the same, or with a number behind it. */
export function isFileNameOf(file: string, name: string): boolean {
  const plain = fileNameOf(name)
  const base = file.normalize('NFC')
  return base === plain || (base.startsWith(`${plain} (`) && /^ \(\d+\)$/.test(base.slice(plain.length)))
}
