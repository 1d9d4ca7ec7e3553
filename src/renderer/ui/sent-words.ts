// Which words have reached the host. A draft is kept until an ask that carries it was taken: not until somebody believes it was.

type Heard = (said: ReadonlySet<string>, done: boolean) => void

const listeners = new Set<Heard>()
let doneAt = -Infinity
/** How long after an answer its asker empties the field, in milliseconds: at once, on a busy machine. */
const promptMs = 1000

/** Whether the host has just done what it was asked: who empties a field now has heard of that. */
export function isJustDone(): boolean {
  return performance.now() - doneAt < promptMs
}

/** Hears of every ask that brings words to the host, once it is answered. @returns how to stop */
export function watchAnswers(heard: Heard): () => void {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

/** Asks that only look. What they carry is said to nobody. */
const looks = /^(?:preview|find|read|list|plan|export|peek|older|bring-picture|watch)/

/** An ask was answered. @param done whether the host has done what it said */
export function tellAnswer(asked: { readonly ask: string }, done: boolean): void {
  if (looks.test(asked.ask)) return
  if (done) doneAt = performance.now()
  const said = new Set<string>()
  gather(asked, said)
  for (const heard of [...listeners]) heard(said, done)
}

/** Whether all these words are among what was said. Where nothing is typed, nothing is carried. */
export function carries(said: ReadonlySet<string>, words: readonly unknown[]): boolean {
  return words.length > 0 && words.every(each => typeof each === 'string' && isSaid(said, asSaid(each)))
}

/** A name may be part of a longer one: “Ivory Comb” is said in “Ivory Comb of Interference”. */
function isSaid(said: ReadonlySet<string>, words: string): boolean {
  if (said.has(words) || words.length < leastOfName) return said.has(words)
  return [...said].some(each => each.startsWith(`${words} `) || each.endsWith(` ${words}`))
}

/** Shorter words begin many a sentence. */
const leastOfName = 3

/** Words as commands say them: without the space around them, in one line. */
function asSaid(words: string): string {
  return words.trim().replaceAll(/\s+/g, ' ')
}

function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(asSaid(value))
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) gather(each, into)
}
