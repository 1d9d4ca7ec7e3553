/** Letters with more combining marks than any language uses. */
export const heaped = /\p{M}{5}/u
/** Direction controls, which reorder the surrounding text: the screen would show another text than the file has. */
export const turning = /[\u202a-\u202e\u2066-\u2069]/u
export const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/u
export const halves = /\p{Surrogate}/u

const anyOf = (...shapes: readonly RegExp[]): RegExp => new RegExp(shapes.map(({ source }) => source).join('|'), 'gu')
const odd = anyOf(turning, control, halves)

/** Removes what `plainTextSchema` refuses, for example after a paste. */
export function plainText(text: string): string {
  return text.replace(odd, '').replace(/(\p{M}{4})\p{M}+/gu, '$1')
}
