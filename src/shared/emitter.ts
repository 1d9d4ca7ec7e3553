/** A list of listeners for one event. */
export class Emitter<News extends readonly unknown[]> {
  private readonly all = new Set<(...news: News) => void>()

  /** @returns a function that removes the listener */
  on(listener: (...news: News) => void): () => void {
    this.all.add(listener)
    return () => this.all.delete(listener)
  }

  emit(...news: News): void {
    for (const listener of [...this.all]) listener(...news)
  }
}
