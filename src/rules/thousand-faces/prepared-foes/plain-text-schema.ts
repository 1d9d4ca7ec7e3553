import { z } from 'zod'
import { control, halves, heaped, turning } from './plain-text'

/**
 * A text from an untrusted file: at most so many UTF-16 units, without characters that disguise the text.
 * Line breaks and tabs are allowed.
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
