/** Runs tasks one after another: a task begins after every earlier one has ended, whether it succeeded or failed. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()

  run<Outcome>(task: () => Outcome | Promise<Outcome>): Promise<Outcome> {
    const turn = this.last.then(task)
    this.last = turn.catch(() => undefined)
    return turn
  }

  /** Resolves when no task is left. */
  async whenIdle(): Promise<void> {
    let seen: unknown
    while (seen !== this.last) {
      seen = this.last
      await seen
    }
  }
}
