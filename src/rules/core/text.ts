/** "1 card", "3 cards". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${agreeing(count, one, many)}`
}

/** The same with the number as a word, for sentences: "one die", "four dice", "no dice". */
export function countedInWords(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? 'no' : numberWord(count)} ${agreeing(count, one, many)}`
}

/** The word that agrees with a number that stands elsewhere: "has" for 1, "have" for none or several. */
export function agreeing<One extends string, Many extends string>(count: number, one: One, many: Many): One | Many {
  return count === 1 ? one : many
}

/** The same sentence with a capital at its beginning. */
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
