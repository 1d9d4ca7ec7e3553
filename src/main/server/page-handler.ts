import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { screenKinds } from '#shared/screens'
import { listPageFiles } from '../storage/machine/page-files'
import type { PageName } from './access-policy'
import { sendText } from './headers'

export type PageHandler = (request: IncomingMessage, response: ServerResponse, path: string) => void

/**
 * Serves the built pages of one folder, and only the named pages; `join` is the seat's page without a link. The folder
 * is listed once, at the start. Any address outside that list gets 404, in every spelling.
 */
export function pageHandler(folder: string, pages: readonly PageName[]): PageHandler {
  const listed = listPageFiles(folder)
  const files = sirv(folder, {
    // `dev` reads the file facts at each request. A stored list of facts and headers would cost 2 MB for 1,500 files.
    dev: true,
    etag: true,
    // The build adds two compressed copies of every text file, which halves the download of a phone.
    gzip: true,
    brotli: true,
    extensions: ['html'],
    dotfiles: false,
    setHeaders: (response, path) => {
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    }
  })
  // Every file of the build has a plain name; other spellings are not served.
  const plain = /^\/[\w./-]*[\w-]$/
  const elsewhere = new RegExp(`^/(${[...screenKinds, 'join'].join('|')})(\\.html)?$`)

  return (request, response, path) => {
    // Browsers request this file by themselves and log an error when it is missing.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    const page = elsewhere.exec(path)?.[1]
    const isThere = page === 'join' || listed.has(path) || listed.has(`${path}.html`)
    const isHidden = !plain.test(path) || !isThere || (page !== undefined && !pages.some(each => each === page))
    if (isHidden) return sendText(response, 404, 'There is nothing here.')
    if (page === 'join') request.url = '/seat'
    files(request, response, () => sendText(response, 404, 'There is nothing here.'))
  }
}
