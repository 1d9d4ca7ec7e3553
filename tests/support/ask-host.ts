import type { Page } from '@playwright/test'
import type { Ask } from '#shared/contract'
import type { AudienceScreen } from '#shared/screens'
import type { AudienceSnapshot, GmSnapshot } from '#shared/snapshot'

interface Kept {
  connection?: WebSocket
  snapshot?: unknown
}

/** Lets a test ask the host through a page’s own connection. To be called before the page goes anywhere. */
export async function keepConnection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = window.WebSocket
    window.WebSocket = class extends Native {
      constructor(...address: ConstructorParameters<typeof Native>) {
        super(...address)
        const kept = window as Kept
        kept.connection = this
        this.addEventListener('message', ({ data }) => {
          const { type, snapshot } = JSON.parse(String(data)) as { type: string; snapshot?: unknown }
          if (type === 'snapshot') kept.snapshot ??= snapshot
        })
      }
    }
  })
}

/** Asks the host what the page itself could ask, and waits for the answer. Numbers above the page’s own are ours. */
export async function askHost(page: Page, ask: Ask): Promise<void> {
  const answer = await page.evaluate(
    asked =>
      new Promise<{ readonly ok: boolean }>(resolve => {
        const { connection } = window as Kept
        if (!connection) throw new Error('this page was opened before its connection was kept')
        const n = Math.floor(performance.now() * 1000) + 1_000_000_000
        connection.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; n?: number; answer?: { ok: boolean } }
          if (message.type === 'answer' && message.n === n && message.answer) resolve(message.answer)
        })
        connection.send(JSON.stringify({ type: 'ask', n, ask: asked }))
      }),
    ask
  )
  if (!answer.ok) throw new Error(`the host refused ${ask.ask}: ${JSON.stringify(answer)}`)
}

/** Opens a campaign of the shell’s own folder in place of the one that is open. @param name `moment-3.hearth` */
export async function openCampaign(page: Page, name: string): Promise<void> {
  await askHost(page, { ask: 'open', path: name, mode: 'edit' })
}

/** What a page of this kind is shown. */
type Shown<Kind extends 'gm' | AudienceScreen> = Kind extends AudienceScreen ? AudienceSnapshot<Kind> : GmSnapshot

/** What the host showed this page when it was loaded; later pictures come as changes to it. */
export async function firstSnapshot<Kind extends 'gm' | AudienceScreen>(page: Page): Promise<Shown<Kind>> {
  const shown = await page.waitForFunction(() => (window as Kept).snapshot)
  return shown.jsonValue() as Promise<Shown<Kind>>
}

/** The title of this page's game at its load; undefined on a page without a game. */
export async function gameOn(page: Page): Promise<string | undefined> {
  const { frame } = await firstSnapshot<'seat' | 'table' | 'overlay'>(page)
  return frame?.boards.find(({ id }) => id === frame.focus)?.title
}
