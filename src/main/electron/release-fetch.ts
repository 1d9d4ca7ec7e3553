import { session } from 'electron'
import type { Fetch } from './updates'

/** Where releases are told; a repository that was renamed is redirected within it. */
const releases = 'https://api.github.com/'

/**
 * Chromium's `fetch`, which goes through the system's proxy as Node's does not, in a session of its own that keeps nothing on disk. The
 * session of the pages lets nothing out, and would stop `net.fetch` too: that belongs to it (Electron's docs/api/net.md).
 */
export const fetchRelease: Fetch = (url, options) => {
  const outside = session.fromPartition('releases')
  // Denied everything as soon as it was made (security.ts): this is the one exception.
  outside.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !details.url.startsWith(releases) }))
  return outside.fetch(url, { ...options, credentials: 'omit' })
}
