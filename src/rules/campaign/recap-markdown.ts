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
  const lines = sentences.map((sentence, at) => `${at + 1}. ${escaped(sentence)}`)
  const head = [
    `# Previously on ${escaped(campaign)}`,
    `*${[session, ...(reader ? [escaped(reader)] : [])].join(' · ')}*`,
    ...(subtitle === '' ? [] : [escaped(subtitle)])
  ]
  return `${[...head, lines.join('\n')].join('\n\n')}\n`
}

/** What Markdown would take for a sign of its own is written with a backslash. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, sign => `\\${sign}`).replace(/\s*\n\s*/g, ' ')
}
