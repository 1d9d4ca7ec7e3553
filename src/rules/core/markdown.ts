/** Words of somebody on one line of a Markdown file: what Markdown would take for a sign of its own is written with a backslash. */
export function escapedForMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|~]/g, sign => `\\${sign}`)
    .replaceAll(/\s+/g, run => (run.includes('\n') ? ' ' : run))
}
