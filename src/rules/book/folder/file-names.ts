import { asUnreservedName, withoutUnseenSigns } from '../../core/file-names'
import { cutBetweenLetters } from '../../core/text'
import { fold } from '../mentions'
import { wellFormed } from './marks'

/** The longest name of a file without its extension, in UTF-16 units: below 255 bytes in UTF-8. */
const longest = 80

/** A name as a file name that is valid on every system and in Obsidian, without its extension; never empty. */
function fileNameOf(name: string): string {
  const plain = withoutUnseenSigns(wellFormed(name).normalize('NFC'), ' ').replaceAll(/[\\/:*?"<>|#^[\]]|\s+/g, ' ')
  const short = cutBetweenLetters(plain.replaceAll(/ {2,}/g, ' '), longest).replace(/^[. ]+/, '')
  const made = asUnreservedName(short.slice(0, endWithoutDots(short)))
  return made === '' ? 'Untitled' : made
}

/** The start of the dots and spaces at the end, which Windows removes. */
function endWithoutDots(name: string): number {
  let end = name.length
  while (end > 0 && '. '.includes(name[end - 1] ?? '')) end--
  return end
}

/** Gives each name a unique file name, also on systems that ignore case or accents. */
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

/** Whether a file name was made from that name: the same, or with a number behind it. */
export function isFileNameOf(file: string, name: string): boolean {
  const plain = fileNameOf(name)
  const base = file.normalize('NFC')
  return base === plain || (base.startsWith(`${plain} (`) && /^ \(\d+\)$/.test(base.slice(plain.length)))
}
