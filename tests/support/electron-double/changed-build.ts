import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { built } from './drivers'

/** A copy of the built main in which one text is replaced. The built files do not change. */
export interface Change {
  /** The built file, as it is loaded. */
  readonly url: string
  readonly from: string
  readonly to: string
}

const folder = join(built, '..')

/**
 * Looks in the desktop's own file first, then in what it shares with the browser shell.
 * @throws when the words are not in the build, or more than once: a change that changes nothing proves nothing
 */
export function changing(from: string, to: string): Change {
  const shared = readdirSync(join(folder, 'chunks')).filter(name => name.endsWith('.js'))
  const files = [built, ...shared.map(name => join(folder, 'chunks', name))]
  const file = files.find(each => readFileSync(each, 'utf8').includes(from))
  if (file === undefined) throw new Error(`${JSON.stringify(from)} is not in the build`)
  if (readFileSync(file, 'utf8').split(from).length > 2) throw new Error(`${JSON.stringify(from)} is built twice`)
  return { url: pathToFileURL(file).href, from, to }
}

/** The source of a loader’s hook that makes the changes. */
export function loadHook(changes: readonly Change[]): string {
  return `export const load = async (url, context, next) => {
    const loaded = await next(url, context)
    const mine = ${JSON.stringify(changes)}.filter(change => change.url === url)
    if (mine.length === 0) return loaded
    const changed = mine.reduce((text, { from, to }) => text.replace(from, () => to), Buffer.from(loaded.source).toString())
    return { ...loaded, source: changed }
  }`
}
