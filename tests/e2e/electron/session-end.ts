import { existsSync, readFileSync } from 'node:fs'
import type { Desktop } from '../../support/electron-double/drivers'
import { entriesOnDisk } from '../../support/on-disk'
import { driver, expect, sampleOn, shownToGm, test } from './fixtures'
import { answer, asked, fillDisk } from './life'
import { mark } from './play'

/** The other ways are tried by `npm run e2e:long`. */
const quick = 'the signal of a logout'

/** The person logs out or shuts down. The acts are in the file, and nothing stops the end of the session. */
export function sessionTests(): void {
  test('Windows asks whether the session may end: it may, and all is in the file when it does', async ({ desktop }) => {
    test.skip(driver === 'electron', 'a session of one’s own to end')
    const gm = await sampleOn(desktop)
    const path = (await shownToGm(gm)).file?.path ?? ''
    await mark(gm, 'The last act')
    const acts = (await shownToGm(gm)).frame?.revision ?? 0
    expect(await desktop.evaluate(({ double }) => double?.querySessionEnd())).toBe(true)
    await expect.poll(async () => (await shownToGm(gm)).file?.journaled).toBe(0)
    // It may not end after all: the game goes on.
    expect((await mark(gm, 'One more')).ok).toBe(true)
    expect(await desktop.evaluate(({ double }) => double?.querySessionEnd())).toBe(true)
    await expect.poll(async () => (await shownToGm(gm)).file?.journaled).toBe(0)
    await desktop.evaluate(({ double }) => void setTimeout(() => double?.endSession(), 0))
    expect(await desktop.ended).toBe(0)
    expect(entriesOnDisk(path).length).toBe(acts + 1)
  })

  for (const [what, end] of Object.entries(ways))
    test(
      `${what}: everything is closed in good order, and the program goes`,
      { tag: quick === what ? [] : '@long' },
      async ({ desktop }) => {
        test.skip(driver === 'electron' && what === 'a shutdown', 'a machine of one’s own to shut down')
        test.skip(process.platform === 'win32', 'there are no such signals')
        const gm = await sampleOn(desktop, 'table')
        const path = (await shownToGm(gm)).file?.path ?? ''
        await mark(gm, 'The last act')
        await end(desktop)
        expect(await desktop.ended).toBe(0)
        expect(existsSync(`${path}.lock`)).toBe(false)
        expect(
          existsSync(`${path}.journal`) ? readFileSync(`${path}.journal`, 'utf8').split('\n').length : 0
        ).toBeLessThan(3)
      }
    )

  test('no question keeps a session from ending, and none that is open already', async ({ desktop }) => {
    test.skip(process.platform === 'win32', 'there are no such signals')
    const gm = await sampleOn(desktop)
    await fillDisk(desktop)
    await mark(gm, 'Only in memory')
    await expect.poll(async () => (await shownToGm(gm)).file?.save.kind).toBe('not-saved')
    // The box is open, and stays so.
    await answer(desktop, null)
    await desktop.evaluate(({ app }) => void setTimeout(() => app.quit(), 0))
    await expect.poll(() => asked(desktop)).toBe(1)
    await signal(desktop, 'SIGTERM')
    expect(await desktop.ended).toBe(0)
  })
}

const ways: Readonly<Record<string, (desktop: Desktop) => Promise<void>>> = {
  'a shutdown': async desktop => {
    const waits = await desktop.evaluate(
      ({ double }) => new Promise(resolve => setTimeout(() => resolve(double?.shutDown()), 0))
    )
    expect(waits).toBe(true)
  },
  'the signal of a logout': desktop => signal(desktop, 'SIGTERM'),
  'a terminal that is closed': desktop => signal(desktop, 'SIGHUP'),
  // From the terminal, and once more from `npm start`: Electron's own handler would end the process at the second.
  'Ctrl+C, which comes twice': async desktop => {
    await signal(desktop, 'SIGINT')
    await signal(desktop, 'SIGINT').catch(() => undefined)
  }
}

function signal(desktop: Desktop, name: 'SIGTERM' | 'SIGHUP' | 'SIGINT'): Promise<void> {
  return desktop.evaluate((_electron, sent) => void process.kill(process.pid, sent), name)
}
