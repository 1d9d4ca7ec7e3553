// Text that has reached the host. A draft is kept until a request with its text was accepted.

type Heard = (sentTexts: ReadonlySet<string>, done: boolean) => void

const listeners = new Set<Heard>()
let doneAt = -Infinity
/** Milliseconds after an answer in which a component empties the field: at once, on a busy machine. */
const promptMs = 1000

/** Whether the host has just accepted a request: an emptied field is then a reaction to it. */
export function isJustDone(): boolean {
  return performance.now() - doneAt < promptMs
}

/** Listens to the answer of every request that carries text to the host. @returns how to stop */
export function watchAnswers(heard: Heard): () => void {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

/** Requests that only read. Their text is not stored. */
const looks = /^(?:preview|find|read|list|plan|export|peek|older|bring-picture|watch)/

/** Reports the answer to a request. @param done whether the host accepted it */
export function tellAnswer(asked: { readonly ask: string }, done: boolean): void {
  if (looks.test(asked.ask)) return
  if (done) doneAt = performance.now()
  const sentTexts = new Set<string>()
  gather(asked, sentTexts)
  for (const heard of [...listeners]) heard(sentTexts, done)
}

/** Whether a request carried all of these words; false for an empty list. */
export function carries(sentTexts: ReadonlySet<string>, words: readonly unknown[]): boolean {
  return words.length > 0 && words.every(each => typeof each === 'string' && hasText(sentTexts, normalised(each)))
}

/** A name may be part of a longer one: “Ivory Comb of Interference” carries “Ivory Comb”. */
function hasText(sentTexts: ReadonlySet<string>, words: string): boolean {
  if (sentTexts.has(words) || words.length < leastOfName) return sentTexts.has(words)
  return [...sentTexts].some(each => each.startsWith(`${words} `) || each.endsWith(` ${words}`))
}

/** Shorter words occur at the beginning of many sentences. */
const leastOfName = 3

/** Text as in commands: trimmed, on one line. */
function normalised(words: string): string {
  return words.trim().replaceAll(/\s+/g, ' ')
}

function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(normalised(value))
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) gather(each, into)
}
