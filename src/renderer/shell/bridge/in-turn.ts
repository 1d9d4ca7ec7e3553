/**
 * The same asking, but one after the other: whoever leaves a field by pressing a button does two things at once, and the
 * second is meant for the picture that the first one makes.
 */
export function inTurn<Args extends readonly unknown[], Answer>(
  ask: (...args: Args) => Promise<Answer>
): (...args: Args) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  return (...args) => {
    const next = last.then(() => ask(...args))
    last = next.catch(() => undefined)
    return next
  }
}
