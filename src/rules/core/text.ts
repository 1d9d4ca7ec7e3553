/** "1 card", "3 cards". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${agreeing(count, one, many)}`
}

/** The same with the number as a word, for sentences: "one die", "four dice", "no dice". */
export function countedInWords(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? 'no' : numberWord(count)} ${agreeing(count, one, many)}`
}

/** The word that agrees with a number elsewhere: "has" for 1, "have" for none or several. */
export function agreeing<One extends string, Many extends string>(count: number, one: One, many: Many): One | Many {
  return count === 1 ? one : many
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 1 → "one" … for sentences; figures from thirteen on. */
export function numberWord(value: number): string {
  return numbers[value] ?? String(value)
}

const numbers = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve'
]

let graphemes: Intl.Segmenter | null = null

/** The first letter as people see it: an emoji of several parts is one. */
export function firstLetter(text: string): string {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return graphemes.segment(text).containing(0)?.segment ?? ''
}

/** A text that is no longer than so many UTF-16 units, cut between two letters as people see them. No emoji or accent is cut apart. */
export function cutBetweenLetters(text: string, most: number): string {
  if (text.length <= most) return text
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  // No grapheme is as long as this window, so text far before the cut cannot change the result.
  const from = Math.max(0, most - 200)
  const near = text.slice(from, most + 200)
  const cut = graphemes.segment(near).containing(most - from)?.index ?? 0
  // One letter that fills the whole space: its first signs, complete.
  return cut > 0 ? text.slice(0, from + cut) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

/** Escapes typed text for one line of a Markdown file: each of Markdown's own signs gets a backslash. */
export function escapedForMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|~]/g, sign => `\\${sign}`)
    .replaceAll(/\s+/g, run => (run.includes('\n') ? ' ' : run))
}
