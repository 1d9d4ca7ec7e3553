import type { TextLine } from './page-text'

/** A heading, a line, or consecutive lines of one list. */
export interface TextPart {
  /** The element of a heading; null for other parts. Everything is one level below the view's own heading. */
  readonly heading: `h${number}` | null
  /** The depth of the list, from 1; 0 outside a list. */
  readonly depth: number
  readonly texts: readonly string[]
}

/** The elements that show these lines. */
export function textParts(lines: readonly TextLine[]): readonly TextPart[] {
  const parts: TextPart[] = []
  for (const { kind, level, text } of lines) {
    const depth = kind === 'item' ? level : 0
    const last = parts.at(-1)
    if (depth && last?.depth === depth) parts[parts.length - 1] = { ...last, texts: [...last.texts, text] }
    else parts.push({ heading: kind === 'heading' ? `h${Math.min(6, level + 1)}` : null, depth, texts: [text] })
  }
  return parts
}
