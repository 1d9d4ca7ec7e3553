/** Escapes typed text for one line of a Markdown file: each of Markdown's own signs gets a backslash. */
export function escapedForMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|~]/g, sign => `\\${sign}`)
    .replaceAll(/\s+/g, run => (run.includes('\n') ? ' ' : run))
}
