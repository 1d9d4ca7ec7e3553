import { fail } from '#rules/core/result'
import type { Answer, Ask, AskKind, Denial, ScreenKind } from '#shared/contract'
import type { PageMessage } from '#shared/wire'

const readOnly: Denial = {
  kind: 'problem',
  problem: { kind: 'not-allowed', message: 'This screen only shows; it cannot act', remedy: 'Do it on the dashboard' }
}
const offline: Denial = failed('Nothing was done: there is no connection to Hearthside', 'Wait until it is back')
const broken: Denial = failed(
  'The connection was lost before the answer came',
  'Once it is back, look into the log: what is not there can be pressed again'
)

/** The requests of this page without an answer. */
export class PendingAsks {
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private last = 0

  get some(): boolean {
    return this.waiting.size > 0
  }

  ask<Kind extends AskKind>(
    ask: Extract<Ask, { ask: Kind }>,
    screen: ScreenKind,
    socket: WebSocket | null
  ): Promise<Answer<Kind>> {
    if (screen === 'table' || screen === 'overlay') return Promise.resolve(fail(readOnly))
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(fail(offline))
    const n = ++this.last
    socket.send(JSON.stringify({ say: 'ask', n, ask } satisfies PageMessage))
    // The host answers a request of one kind with an answer of that kind; the number connects both.
    return new Promise(resolve => this.waiting.set(n, resolve as (answer: Answer) => void))
  }

  answer(n: number, answer: Answer): void {
    this.waiting.get(n)?.(answer)
    this.waiting.delete(n)
  }

  giveUp(): void {
    this.waiting.forEach(resolve => resolve(fail(broken)))
    this.waiting.clear()
  }
}

function failed(message: string, remedy: string): Denial {
  return { kind: 'problem', problem: { kind: 'failed', message, remedy } }
}
