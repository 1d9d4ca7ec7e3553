import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const { app } = vi.hoisted(() => ({ app: {} as EventEmitter }))
vi.mock('electron', () => ({ app }))

beforeEach(() => {
  Object.setPrototypeOf(app, EventEmitter.prototype)
  app.removeAllListeners()
})

describe('the campaign named on a command line', () => {
  test.each([
    [['--flag', 'salt.hearth'], '/home/gm/salt.hearth'],
    [['../salt.hearth'], '/home/salt.hearth'],
    [['/tmp/salt.hearth'], '/tmp/salt.hearth'],
    [['file:///home/gm/The%20salt%20road.hearth'], '/home/gm/The salt road.hearth'],
    [['one.hearth', 'two.HEARTH'], '/home/gm/two.HEARTH'],
    [['file://elsewhere/salt.hearth'], null],
    [['file:///%E0%A4%A.hearth'], null],
    [['salt.txt', '--x.hearth'], null],
    [[], null]
  ])('%j, given in /home/gm, is %s', async (args, path) => {
    const { campaignIn } = await import('#main/electron/app-events')
    expect(campaignIn(args, '/home/gm')).toBe(path)
  })

  test('of a second start is looked for in the folder of that start', async () => {
    const { registerAppEvents } = await import('#main/electron/app-events')
    const opened: string[] = []
    registerAppEvents({
      openFile: path => void opened.push(path),
      show: () => undefined,
      prepareToQuit: async () => true
    })
    app.emit('second-instance', {}, ['hearthside', 'salt.hearth'], '/home/gm/campaigns')
    expect(opened).toEqual(['/home/gm/campaigns/salt.hearth'])
  })
})

/** A program whose closing is in our hands. */
function lifecycleOf(prepareToQuit: (hurry: AbortSignal) => Promise<boolean>) {
  const opened: string[] = []
  return { opened, openFile: (path: string) => void opened.push(path), show: () => undefined, prepareToQuit }
}

test('a second start that comes while the first is still opening its window is not lost', async () => {
  const { collectEarlyStarts, registerAppEvents } = await import('#main/electron/app-events')
  collectEarlyStarts()
  app.emit('second-instance', {}, ['hearthside', '--allow-file-access-from-files', 'salt.hearth'], '/home/gm')
  app.emit('open-file', { preventDefault: () => undefined }, '/home/gm/iron.hearth')
  const lifecycle = lifecycleOf(async () => true)
  registerAppEvents(lifecycle)
  expect(lifecycle.opened).toEqual(['/home/gm/salt.hearth', '/home/gm/iron.hearth'])
  app.emit('second-instance', {}, ['hearthside', 'later.hearth'], '/home/gm')
  expect(lifecycle.opened).toHaveLength(3)
})

describe('quitting', () => {
  /** Emits what `app.quit` does. @returns whether it was let through */
  function quit(): boolean {
    let stopped = false
    app.emit('before-quit', { preventDefault: () => (stopped = true) })
    return !stopped
  }

  test('waits for the disk, and then goes', async () => {
    const { registerAppEvents } = await import('#main/electron/app-events')
    const quits = vi.fn()
    Object.assign(app, { quit: quits })
    registerAppEvents(lifecycleOf(async () => true))
    expect(quit()).toBe(false)
    await vi.waitFor(() => expect(quits).toHaveBeenCalledOnce())
    expect(quit()).toBe(true)
  })

  test('is not kept up for ever by a mistake of ours', async () => {
    const { registerAppEvents } = await import('#main/electron/app-events')
    const quits = vi.fn()
    Object.assign(app, { quit: quits })
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    registerAppEvents(lifecycleOf(() => Promise.reject(new Error('broken'))))
    quit()
    await vi.waitFor(() => expect(quits).toHaveBeenCalledOnce())
    expect(String(written.mock.calls[0]?.[0])).toContain('broken')
    written.mockRestore()
    expect(quit()).toBe(true)
  })

  test('with the session asks nothing any more, also where it has begun to', async () => {
    const { registerAppEvents } = await import('#main/electron/app-events')
    Object.assign(app, { quit })
    const heard: AbortSignal[] = []
    const { endNow } = registerAppEvents(
      lifecycleOf(hurry => {
        heard.push(hurry)
        return new Promise(resolve => hurry.addEventListener('abort', () => resolve(true)))
      })
    )
    quit()
    expect(heard[0]?.aborted).toBe(false)
    endNow()
    expect(heard[0]?.aborted).toBe(true)
    await vi.waitFor(() => expect(quit()).toBe(true))
  })
})
