/** One thing after another: what is taken up here begins when everything before it has ended, well or badly. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()

  run<Outcome>(task: () => Outcome | Promise<Outcome>): Promise<Outcome> {
    const turn = this.last.then(task)
    this.last = turn.catch(() => undefined)
    return turn
  }

  /** Resolves when nothing is left to do. */
  async whenIdle(): Promise<void> {
    let seen: unknown
    while (seen !== this.last) {
      seen = this.last
      await seen
    }
  }
}
