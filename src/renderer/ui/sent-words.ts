import type { Ask } from '#shared/asks'

// Text that has reached the host. A draft is kept until a request with its text was accepted.

type AnswerListener = (sentTexts: ReadonlySet<string>, done: boolean) => void

const listeners = new Set<AnswerListener>()
let doneAt = -Infinity
/** Milliseconds after an answer in which a component empties the field: at once, on a busy machine. */
const promptMs = 1000

/** Whether the host has just accepted a request: an emptied field is then a reaction to it. */
export function isJustDone(): boolean {
  return performance.now() - doneAt < promptMs
}

/** Listens to the answer of every request that carries text to the host. @returns how to stop */
export function watchAnswers(listener: AnswerListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks that only read: their text is not stored. */
const readingAsks: ReadonlySet<string> = new Set([
  'preview',
  'older-log',
  'peek-seat',
  'peek-table',
  'watch-overlay',
  'find-in-book',
  'read-page',
  'find-foe-page',
  'read-answers',
  'read-recap',
  'read-marks',
  'read-evening',
  'read-preparation',
  'read-prompts',
  'export-book',
  'plan-book',
  'export-character',
  'read-character',
  'export-data',
  'bring-picture',
  'list-files',
  'list-deleted',
  'export',
  'list-backups',
  'list-modules',
  'read-module',
  'list-prepared-foes',
  'export-prepared-foes'
] satisfies readonly Ask['ask'][])

/** Reports the answer to a request. @param done whether the host accepted it */
export function tellAnswer(asked: { readonly ask: string }, done: boolean): void {
  if (readingAsks.has(asked.ask)) return
  if (done) doneAt = performance.now()
  const sentTexts = new Set<string>()
  gather(asked, sentTexts)
  for (const listener of [...listeners]) listener(sentTexts, done)
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
