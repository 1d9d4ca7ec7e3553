import { writeFileSync } from 'node:fs'
import { changing } from '../../support/electron-double/changed-build'
import { freshHome, profileIn, type Desktop, type Start } from '../../support/electron-double/drivers'
import { campaignIn } from './files'
import { driver, expect, shownToGm, test } from './fixtures'

/** Starts that fail: they say why, and leave nothing behind. */
export function startTests(): void {
  test('a start that fails says so and ends, and the next one works', async ({ start }) => {
    test.skip(driver === 'electron', 'a real Electron runs what was built')
    const home = freshHome()
    const changes = [changing('await resume();', 'throw new Error("The disk is gone");')]
    expect(await failedStart(start, { home, changes })).toMatch(
      /ended with 1[^]*error box: Hearthside cannot start: The disk is gone/
    )
    const next = await start({ home })
    await expect(next.page('gm')).resolves.toBeTruthy()
  })

  test('what is only asked on the command line is answered, and nothing opens', async ({ start }) => {
    test.skip(driver === 'electron', 'a driver waits for an app that is ready')
    expect(await failedStart(start, { args: ['--version'] })).toMatch(/ended with 0/)
    expect(await failedStart(start, { args: ['--port', 'none'] })).toMatch(/ended with 2/)
  })

  test('a profile that cannot be written is reported in words', async ({ start }) => {
    test.skip(driver === 'electron', 'Chromium itself refuses such a profile first')
    const home = freshHome()
    writeFileSync(profileIn(home), 'a file where a folder belongs')
    expect(await failedStart(start, { home })).toMatch(/ended with 1[^]*Nothing can be written into .*profile/)
  })

  test('a second start that comes before the first has its window is not lost', { tag: '@long' }, async ({ start }) => {
    test.skip(driver === 'electron', 'needs a start that can be held up')
    const hold = 'await new Promise(resolve => (globalThis.goOn = resolve)); await resume();'
    const desktop = await start({ changes: [changing('await resume();', hold)] })
    const path = campaignIn(desktop.home, 'early.hearth')
    await desktop.again(path)
    await desktop.evaluate(async () => {
      const kept = globalThis as unknown as { goOn?: () => void }
      while (!kept.goOn) await new Promise(resolve => setImmediate(resolve))
      kept.goOn()
    })
    const gm = await desktop.page('gm')
    await expect.poll(async () => (await shownToGm(gm)).file?.path, { timeout: 15_000 }).toBe(path)
  })
}

/** How a start came to its end: its exit code, and what it wrote. */
function failedStart(start: (how: Start) => Promise<Desktop>, how: Start): Promise<string> {
  return start(how).then(
    async desktop => `ended with ${String(await desktop.ended)}: ${desktop.log()}`,
    (error: unknown) => String(error)
  )
}
