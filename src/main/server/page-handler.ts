import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { screenKinds } from '#shared/screens'
import { listPageFiles } from '../storage/machine/page-files'
import type { PageName } from './access-policy'
import { sendText } from './headers'

export type PageHandler = (request: IncomingMessage, response: ServerResponse, path: string) => void

/**
 * Serves the built pages of one folder, and of the pages only those named; `join` is the seat's without a link. The folder is listed once, at the
 * start: an address that is not in the list, however it is spelled, is not there.
 */
export function pageHandler(folder: string, pages: readonly PageName[]): PageHandler {
  const listed = listPageFiles(folder)
  const files = sirv(folder, {
    // It looks at a file when it is asked for: a list of its own keeps the facts and headers of each, 2 MB for 1,500 files.
    dev: true,
    etag: true,
    // The build lays two packed copies beside every text: phones on a weak network fetch half.
    gzip: true,
    brotli: true,
    extensions: ['html'],
    dotfiles: false,
    setHeaders: (response, path) => {
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    }
  })
  // Every file of ours has a plain name: what is spelled in another way means something else.
  const plain = /^\/[\w./-]*[\w-]$/
  const elsewhere = new RegExp(`^/(${[...screenKinds, 'join'].join('|')})(\\.html)?$`)

  return (request, response, path) => {
    // Browsers ask for it unasked, and complain in the console.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    const page = elsewhere.exec(path)?.[1]
    const isThere = page === 'join' || listed.has(path) || listed.has(`${path}.html`)
    const isHidden = !plain.test(path) || !isThere || (page !== undefined && !pages.some(each => each === page))
    if (isHidden) return sendText(response, 404, 'There is nothing here.')
    if (page === 'join') request.url = '/seat'
    files(request, response, () => sendText(response, 404, 'There is nothing here.'))
  }
}
