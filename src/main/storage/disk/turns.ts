/** One after the other, in the order in which they were asked for; a failure does not stop the next. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  take<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }
}
