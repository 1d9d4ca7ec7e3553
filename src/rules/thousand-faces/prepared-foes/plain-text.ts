import { z } from 'zod'

/** Letters with more marks on top of each other than any language has. */
const heaped = /\p{M}{5}/u
/** What is no letter and turns what stands around it about: it would show another text than the one that is there. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/u
const halves = /\p{Surrogate}/u

const anyOf = (...shapes: readonly RegExp[]): RegExp => new RegExp(shapes.map(({ source }) => source).join('|'), 'gu')
const odd = anyOf(turning, control, halves)

/** The same text without what `plainTextSchema` refuses in it: whatever came along when it was pasted. */
export function plainText(text: string): string {
  return text.replace(odd, '').replace(/(\p{M}{4})\p{M}+/gu, '$1')
}

/**
 * A text from a file that anybody may have made: of at most so many UTF-16 units, and nothing in it that is not what it
 * looks like. Lines and tabs are allowed.
 */
export function plainTextSchema(most: number) {
  return z
    .string()
    .max(most, `is longer than ${most} letters`)
    .refine(text => !halves.test(text), 'has half a character in it')
    .refine(text => !control.test(text), 'has a control character in it')
    .refine(text => !turning.test(text), 'has a character in it that turns the text around')
    .refine(text => !heaped.test(text), 'has more than four marks on one letter')
}
