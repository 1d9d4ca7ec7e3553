import type { Explanation } from '#rules/core/refusal'

/**
 * The words of a problem that brings its own, without their full stops: the last sentence is what to do.
 * @param remedy what to do where there is one sentence only
 */
export function messageAndRemedy(words: string, remedy: string): Explanation {
  const [, message, last] = /^(.*[.!?”)])\s+(?=[\p{Lu}“])([^.!?]+)\.?$/su.exec(words) ?? []
  return message === undefined || last === undefined
    ? { message: [withoutStop(words)], remedy: [remedy] }
    : { message: [withoutStop(message)], remedy: [last] }
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}
