/** One field above a note: a word, a number in its written form, or a list. */
export type FieldValue = string | readonly string[]

export interface Field {
  readonly value: FieldValue
  /** The line in the file; the first line is 1. */
  readonly line: number
}

/** Prints the fields above a note, in the YAML of Obsidian and other programs: `name: value`, and lists. */
export function printFrontMatter(fields: readonly (readonly [name: string, value: FieldValue | number])[]): string {
  const lines = fields.flatMap(([name, value]) =>
    typeof value === 'object'
      ? [`${name}:`, ...value.map(each => `  - ${scalar(each)}`)]
      : [`${name}: ${typeof value === 'number' ? String(value) : scalar(value)}`]
  )
  return ['---', ...lines, '---', ''].join('\n')
}

/** A plain word; a text that YAML would read differently gets quotes. */
function scalar(text: string): string {
  return /^[\p{L}][\p{L}\p{N} _-]*$/u.test(text) && text.trim() === text && !isKeyword.test(text)
    ? text
    : JSON.stringify(text)
}

const isKeyword = /^(?:true|false|null|yes|no|on|off|y|n)$/i
