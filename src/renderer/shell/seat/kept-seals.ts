import { keepLine, keptLines } from './kept-lines'

const place = 'hearthside-seals'

/** A seal that this phone was told, for the shuffle of this id. */
export interface KeptSeal {
  readonly id: string
  readonly seal: string
}

/** A line of what is kept. */
const form = /^\S+ [\da-f]{64}$/

/** The seals that were told to pages of this browser, oldest first; whatever the host says later (SF9). */
export function keptSeals(page: Window): readonly KeptSeal[] {
  return read(page).map(line => {
    const [id = '', seal = ''] = line.split(' ')
    return { id, seal }
  })
}

/** Keeps a seal beside those before it, also where another one was told for the same shuffle. A browser that keeps nothing keeps none. */
export function keepSeal({ id, seal }: KeptSeal, page: Window): void {
  const line = `${id} ${seal}`
  keepLine(page, place, line, read(page))
}

/** The shuffles for which this phone was told more than one seal: that is nothing an honest host does. */
export function changedSeals(kept: readonly KeptSeal[]): readonly string[] {
  const ids = kept.map(({ id }) => id)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
}

/** As the page that checks takes them: a line for each, its id and its seal. */
export function sealsAsText(kept: readonly KeptSeal[]): string {
  return kept.map(({ id, seal }) => `${id} ${seal}`).join('\n')
}

function read(page: Window): readonly string[] {
  return keptLines(page, place, form)
}
