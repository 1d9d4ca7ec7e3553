/** Letters with more marks on top of each other than any language has. */
export const heaped = /\p{M}{5}/u
/** What is no letter and turns what stands around it about: it would show another text than the one that is there. */
export const turning = /[\u202a-\u202e\u2066-\u2069]/u
export const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/u
export const halves = /\p{Surrogate}/u

const anyOf = (...shapes: readonly RegExp[]): RegExp => new RegExp(shapes.map(({ source }) => source).join('|'), 'gu')
const odd = anyOf(turning, control, halves)

/** The same text without what `plainTextSchema` refuses in it: whatever came along when it was pasted. */
export function plainText(text: string): string {
  return text.replace(odd, '').replace(/(\p{M}{4})\p{M}+/gu, '$1')
}
