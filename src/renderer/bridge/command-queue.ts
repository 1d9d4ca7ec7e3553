import { SerialQueue } from '#shared/serial-queue'

/**
 * Sends commands one after the other: whoever leaves a field by pressing a button says two things at once, and the
 * second is meant for the picture that the first one makes. Whoever presses twice says one thing.
 */
export class CommandQueue {
  private readonly queue = new SerialQueue()
  private readonly underWay = new Map<string, Promise<unknown>>()

  /** @param what tells equal commands: while one is under way, an equal one is that one. Null: equal to none. */
  send<Answer>(what: unknown, ask: () => Promise<Answer>): Promise<Answer> {
    const key = what === null ? null : JSON.stringify(what)
    const same = key === null ? undefined : this.underWay.get(key)
    if (same) return same as Promise<Answer>
    const answer = this.queue.run(ask)
    if (key !== null) {
      this.underWay.set(key, answer)
      const done = (): boolean => this.underWay.delete(key)
      void answer.then(done, done)
    }
    return answer
  }

  /** Resolves when everything that was sent has been answered. */
  whenIdle(): Promise<void> {
    return this.queue.whenIdle()
  }
}
