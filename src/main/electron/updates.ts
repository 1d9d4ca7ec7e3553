import { session } from 'electron'

/** The part of `fetch` that is needed here; tests provide their own. */
export type Fetch = (
  url: string,
  options: { readonly headers: Record<string, string> }
) => Promise<Pick<Response, 'ok' | 'json'>>

/**
 * The version that was released after this one, or null. Null also without an answer, because a table without a network
 * is normal.
 * @param repository "owner/name" on GitHub, as written into the package at its build; null otherwise
 */
export async function newerRelease(repository: string | null, version: string, ask: Fetch): Promise<string | null> {
  if (repository === null) return null
  try {
    const address = `https://api.github.com/repos/${repository}/releases/latest`
    const answer = await ask(address, { headers: { accept: 'application/vnd.github+json' } })
    const tag: unknown = answer.ok ? ((await answer.json()) as { tag_name?: unknown }).tag_name : null
    return typeof tag === 'string' && isNewer(tag, version) ? tag.replace(/^v/, '') : null
  } catch {
    return null
  }
}

/** The repository of this build, if the package names it in a known form. */
export function repositoryOf(about: object): string | null {
  const repository: unknown = 'repository' in about ? about.repository : null
  const text =
    typeof repository === 'object' && repository !== null && 'url' in repository ? repository.url : repository
  if (typeof text !== 'string') return null
  return /^(?:(?:git\+)?https:\/\/github\.com\/|github:)?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(text)?.[1] ?? null
}

function isNewer(tag: string, version: string): boolean {
  const [theirs, ours] = [numbersOf(tag), numbersOf(version)]
  if (!theirs || !ours) return false
  const at = theirs.findIndex((number, index) => number !== ours[index])
  return at >= 0 && (theirs[at] ?? 0) > (ours[at] ?? 0)
}

function numbersOf(version: string): readonly number[] | null {
  const found = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version)
  return found ? found.slice(1).map(Number) : null
}

/** The address of the list of releases; a renamed repository is redirected within this host. */
const releases = 'https://api.github.com/'

/**
 * Chromium's `fetch`, which uses the system's proxy, unlike Node's. It has a session of its own that keeps no data on
 * disk. The session of the pages blocks every outside request, and `net.fetch` belongs to that session (Electron's
 * docs/api/net.md).
 */
export const fetchRelease: Fetch = (url, options) => {
  const outside = session.fromPartition('releases')
  // Every new session is blocked completely (security.ts); this is the only exception.
  outside.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !details.url.startsWith(releases) }))
  return outside.fetch(url, { ...options, credentials: 'omit' })
}
