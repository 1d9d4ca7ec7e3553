import { session } from 'electron'
import type { Fetch } from './updates'

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
