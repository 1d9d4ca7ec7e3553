import type { AskKind } from '#shared/contract'
import type { HostApi } from '../host/dependencies'

/** Asks that may take long on an old campaign or a slow disk. */
const longAsks: ReadonlySet<string> = new Set<AskKind>([
  'open',
  'open-sample',
  'import',
  'export',
  'save',
  'save-as',
  'save-copy',
  'restore-backup'
])

/** How long an ask runs before its progress is shown, in milliseconds. */
const showAfterMs = 400

/** Shows in the task bar that the host works on a long ask. */
export class TaskBarProgress {
  #working = 0

  constructor(private readonly show: (state: 'working' | 'done') => void) {}

  /** The same host, with a progress bar for long asks. */
  watch(host: HostApi): HostApi {
    return {
      picture: path => host.picture(path),
      attach: viewer => host.attach(viewer),
      seating: () => host.seating(),
      refresh: () => host.refresh(),
      ask: (caller, ask) => (isLong(ask) ? this.during(host.ask(caller, ask)) : host.ask(caller, ask))
    }
  }

  async during<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    let shown = false
    const timer = setTimeout(() => {
      shown = true
      this.#working += 1
      this.show('working')
    }, showAfterMs)
    try {
      return await work
    } finally {
      clearTimeout(timer)
      if (shown && --this.#working === 0) this.show('done')
    }
  }
}

function isLong(ask: unknown): boolean {
  if (typeof ask !== 'object' || ask === null || !('ask' in ask)) return false
  // A dialog that waits for the person's choice is no work.
  if ('path' in ask && ask.path === null) return false
  return typeof ask.ask === 'string' && longAsks.has(ask.ask)
}
