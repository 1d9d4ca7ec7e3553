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
