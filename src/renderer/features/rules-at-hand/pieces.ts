import { glossary, placeOfRule } from './rule-book'

/** A piece of a text; a link has the rule or the word that it opens. */
export interface TextPiece {
  readonly text: string
  readonly leads: string | null
}

/** Words of plain English: only with a capital letter are they terms of the game. */
const proper: ReadonlySet<string> = new Set([
  'Book',
  'Rest',
  'Pack',
  'Harm',
  'Shadow',
  'Level',
  'Cross',
  'Charge',
  'Idle',
  'Ring',
  'Still open'
])

const words = glossary.map(({ id }) => ({
  id,
  found: new RegExp(String.raw`\b${id}(?:s|es)?\b`, proper.has(id) || id === id.toUpperCase() ? '' : 'i')
}))

/** A text split at its rules, and at the first use of each word of the glossary. @param self the subject of the text, without a link */
export function piecesOf(text: string, self = ''): readonly TextPiece[] {
  const cut = text.split(/\b([A-Z]{1,3}\d+[a-z]?)\b/).map(piece => ({
    text: piece,
    leads: piece !== self && /^[A-Z]{1,3}\d/.test(piece) && placeOfRule(piece) ? piece : null
  }))
  return words
    .filter(({ id }) => id !== self)
    .reduce<readonly TextPiece[]>((pieces, word) => withWord(pieces, word), cut)
    .filter(piece => piece.text !== '')
}

function withWord(pieces: readonly TextPiece[], { id, found }: (typeof words)[number]): readonly TextPiece[] {
  const at = pieces.findIndex(({ text, leads }) => leads === null && found.test(text))
  const piece = pieces[at]
  const match = piece && found.exec(piece.text)
  if (!match) return pieces
  const after = piece.text.slice(match.index + match[0].length)
  const cut = [
    { text: piece.text.slice(0, match.index), leads: null },
    { text: match[0], leads: id },
    { text: after, leads: null }
  ]
  return [...pieces.slice(0, at), ...cut, ...pieces.slice(at + 1)]
}

/** A piece with the signs that stay on its line: a bracket before a link, or punctuation after it. */
interface SignedPiece extends TextPiece {
  readonly before: string
  readonly after: string
}

const before = /[([“‘]+$/
const after = /^[)\]”’,.;:!?]+/

/** Moves the signs beside each link from their text to the link. A line break can stand beside a link of its own. */
export function withSigns(pieces: readonly TextPiece[]): readonly SignedPiece[] {
  return pieces
    .map((piece, at): SignedPiece => {
      const [left, right] = [pieces[at - 1], pieces[at + 1]]
      if (piece.leads)
        return {
          ...piece,
          before: left?.leads === null ? (before.exec(left.text)?.[0] ?? '') : '',
          after: right?.leads === null ? (after.exec(right.text)?.[0] ?? '') : ''
        }
      const start = left ? piece.text.replace(after, '') : piece.text
      return { ...piece, text: right ? start.replace(before, '') : start, before: '', after: '' }
    })
    .filter(({ text }) => text !== '')
}
