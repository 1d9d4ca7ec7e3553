/** One field above a note: a word, a number as it is written, or a list. */
export type FieldValue = string | readonly string[]

export interface Field {
  readonly value: FieldValue
  /** Where it stands in the file; the first line is 1. */
  readonly line: number
}

/** The fields above a note, in the YAML that Obsidian and others write: `name: value`, and lists in both spellings. */
export function printFrontMatter(fields: readonly (readonly [name: string, value: FieldValue | number])[]): string {
  const lines = fields.flatMap(([name, value]) =>
    typeof value === 'object'
      ? [`${name}:`, ...value.map(each => `  - ${scalar(each)}`)]
      : [`${name}: ${typeof value === 'number' ? String(value) : scalar(value)}`]
  )
  return ['---', ...lines, '---', ''].join('\n')
}

/** A word as it is; anything that YAML would read otherwise in quotes. */
function scalar(text: string): string {
  return /^[\p{L}][\p{L}\p{N} _-]*$/u.test(text) && text.trim() === text && !isKeyword.test(text)
    ? text
    : JSON.stringify(text)
}

const isKeyword = /^(?:true|false|null|yes|no|on|off|y|n)$/i
