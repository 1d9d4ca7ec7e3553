import { escapedForMarkdown } from '../core/markdown'

/** The texts of a recap, which need no further context. */
export interface RecapText {
  readonly campaign: string
  /** "Session 6". */
  readonly session: string
  readonly subtitle: string
  /** "For Kresk" when the recap is for one reader; absent when it is for the whole table. */
  readonly reader?: string
  readonly sentences: readonly string[]
}

export function asMarkdown({ campaign, session, subtitle, reader, sentences }: RecapText): string {
  const lines = sentences.map((sentence, at) => `${at + 1}. ${escapedForMarkdown(sentence)}`)
  const head = [
    `# Previously on ${escapedForMarkdown(campaign)}`,
    `*${[session, ...(reader ? [escapedForMarkdown(reader)] : [])].join(' · ')}*`,
    ...(subtitle === '' ? [] : [escapedForMarkdown(subtitle)])
  ]
  return `${[...head, lines.join('\n')].join('\n\n')}\n`
}
