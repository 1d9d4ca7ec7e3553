import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import type { Ask, GmSnapshot, Snapshot } from '#shared/contract'
import type { Options } from '#main/browser/command-line'
import { BrowserShell } from '#main/browser/browser-shell'
import { temporaryFolder } from '../host/test-host'
import { builtPages, call, get, type TestClient } from '../server/test-clients'
import { seen } from '../../support/seen'

/** A browser shell on a free port, in a folder of its own unless one is given. */
export async function start(options: Partial<Options> & { readonly root?: string } = {}) {
  const root = options.root ?? (await temporaryFolder())
  const all: Options = {
    folder: join(root, 'campaigns'),
    userFolder: join(root, 'keep'),
    port: 0,
    browser: 'leave',
    file: null,
    ...options
  }
  const shipped = { version: '0.0.0', pages: await builtPages(), sample: join(root, 'none.hearth') }
  const shell = await BrowserShell.start(all, shipped, () => undefined)
  const closing = vi.fn(() => shell.close())
  onTestFinished(async () => void (await closing()))
  const link = new URL(shell.freshLink())
  return { root, shell, link, port: Number(link.port), folder: all.folder, close: closing }
}

/** Redeems the link, as the GM's browser does. */
export async function enter(link: URL): Promise<string> {
  const { status, headers } = await get(Number(link.port), link.pathname + link.search)
  expect([status, headers['location']]).toEqual([303, '/gm'])
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** Every snapshot that came to this page. */
export function showings(caller: TestClient): Snapshot[] {
  return caller.received.flatMap(message => (message.type === 'snapshot' ? [message.snapshot] : []))
}

/** The dashboard's page, asking. */
class Gm {
  private n = 0
  constructor(readonly caller: TestClient) {}

  get dashboard(): GmSnapshot {
    return showings(this.caller).at(-1) as GmSnapshot
  }

  async ask(ask: Ask) {
    const n = ++this.n
    this.caller.ask(n, ask)
    const answered = () => this.caller.received.find(message => message.type === 'answer' && message.n === n)
    await seen(() => expect(answered()).toBeDefined())
    const message = answered()
    return message?.type === 'answer' ? message.answer : expect.fail('no answer')
  }
}

export async function gmAt(port: number, cookie: string): Promise<Gm> {
  const gm = new Gm(call(port, 'gm', { cookie }))
  await seen(() => expect(showings(gm.caller)).not.toEqual([]))
  return gm
}

export const bells = {
  ask: 'new-campaign',
  title: 'The Drowned Bells',
  seats: [{ player: 'Priya', character: 'Sister Wren' }],
  path: null
} as const
