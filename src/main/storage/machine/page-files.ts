import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

/** One file of the built pages, ready to be served. */
export interface PageFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav'
}

/**
 * A file of the built pages by its path in the URL, or null. No spelling of the path reaches a file outside `root`, or
 * a kind of file that is not shipped.
 * @param pathname as in `new URL(…).pathname`, still percent-encoded
 */
export async function readPageFile(root: string, pathname: string): Promise<PageFile | null> {
  const path = within(root, pathname)
  const contentType = path === null ? undefined : contentTypes[extname(path)]
  if (path === null || contentType === undefined) return null
  try {
    return { bytes: new Uint8Array(await readFile(path)), contentType }
  } catch {
    return null
  }
}

/**
 * The built pages' files as URL paths: `/assets/a.js`. Hidden files, source maps and compressed copies are left out,
 * because they are never requested by name.
 */
export function listPageFiles(root: string): ReadonlySet<string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const asked = names.filter(name => !/(^|[\\/])\.|\.(map|gz|br)$/.test(name))
  return new Set(asked.map(name => `/${name.split(sep).join('/')}`))
}

function within(root: string, pathname: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').includes('..')) return null
  const path = normalize(join(root, decoded))
  return path.startsWith(normalize(root) + sep) ? path : null
}
