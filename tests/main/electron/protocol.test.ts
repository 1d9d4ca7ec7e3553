import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from 'electron'
import { describe, expect, it, vi } from 'vitest'

vi.mock('electron', () => ({ protocol: {} }))

import { pageUrl, servePages } from '#main/electron/protocol'

type Answer = (request: Request) => Promise<Response>

/** The answers of a window's session; `picture` is served at /picture/shown only. */
function answerOf(): Answer {
  const pages = mkdtempSync(join(tmpdir(), 'hearthside-pages-'))
  writeFileSync(join(pages, 'gm.html'), '<title>Hearthside</title>')
  let answer: Answer | null = null
  const session = { protocol: { handle: (_scheme: string, handler: Answer) => (answer = handler) } }
  servePages(session as unknown as Session, pages, path =>
    Promise.resolve(path === '/picture/shown' ? { bytes: Buffer.from([137, 80]), contentType: 'image/png' } : null)
  )
  if (!answer) throw new Error('a handler is registered')
  return answer
}

describe('what our scheme serves', () => {
  it('serves a page under its policy', async () => {
    const response = await answerOf()(new Request(pageUrl('gm')))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Hearthside')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('serves a picture that is shown, and lets no cache keep it', async () => {
    const response = await answerOf()(new Request('app://hearthside/picture/shown'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([137, 80])
  })

  it.each(['app://hearthside/picture/other', 'app://elsewhere/gm.html'])('has nothing at %s', async url => {
    expect((await answerOf()(new Request(url))).status).toBe(404)
  })

  it('answers nothing but GET', async () => {
    const response = await answerOf()(new Request('app://hearthside/picture/shown', { method: 'POST' }))
    expect(response.status).toBe(404)
  })
})
