import { escapedForMarkdown } from '../core/markdown'

/** What a recap says, in words that stand by themselves. */
export interface RecapText {
  readonly campaign: string
  /** "Session 6". */
  readonly session: string
  readonly subtitle: string
  /** "For Kresk", where it is not for the whole table; left out where it is. */
  readonly reader?: string
  readonly sentences: readonly string[]
}

/** The recap as a Markdown file. */
export function asMarkdown({ campaign, session, subtitle, reader, sentences }: RecapText): string {
  const lines = sentences.map((sentence, at) => `${at + 1}. ${escapedForMarkdown(sentence)}`)
  const head = [
    `# Previously on ${escapedForMarkdown(campaign)}`,
    `*${[session, ...(reader ? [escapedForMarkdown(reader)] : [])].join(' · ')}*`,
    ...(subtitle === '' ? [] : [escapedForMarkdown(subtitle)])
  ]
  return `${[...head, lines.join('\n')].join('\n\n')}\n`
}
