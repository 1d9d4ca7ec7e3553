import { SerialQueue } from '#shared/serial-queue'

/**
 * Sends commands one after another. A button press that also leaves a field makes two commands.
 * The second one refers to the snapshot after the first. Two equal presses make one command.
 */
export class CommandQueue {
  private readonly queue = new SerialQueue()
  private readonly underWay = new Map<string, Promise<unknown>>()

  /** @param what the key of equal commands: an equal command under way is not sent again. Null: never equal */
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

  /** Resolves when every sent command has been answered. */
  whenIdle(): Promise<void> {
    return this.queue.whenIdle()
  }
}
