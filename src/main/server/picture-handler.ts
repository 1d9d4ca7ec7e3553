import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostApi } from '../host/dependencies'
import { sendText } from './headers'

/**
 * Answers an address under `/picture/`. Caching is disabled, so that a picture that was taken away cannot be shown
 * again.
 */
export async function servePicture(
  host: Pick<HostApi, 'picture'>,
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  path: string
): Promise<void> {
  const picture = await host.picture(path).catch(() => null)
  if (response.destroyed) return
  if (!picture) return sendText(response, 404, 'There is nothing here.')
  response.writeHead(200, { 'Content-Type': picture.contentType, 'Content-Length': picture.bytes.length })
  response.end(method === 'HEAD' ? undefined : picture.bytes)
}
