import type { TextLine } from './page-text'

/** A heading, a line, or lines of one list that follow each other. */
export interface TextPart {
  /** The element of a heading; null for what is none. Below the view's own heading everything is one level deeper. */
  readonly heading: `h${number}` | null
  /** How deep the list lies, from 1; 0 for what is no list. */
  readonly depth: number
  readonly texts: readonly string[]
}

/** Lines as the elements that show them. */
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
