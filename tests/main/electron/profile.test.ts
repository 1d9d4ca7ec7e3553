import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const app = vi.hoisted(() => ({ isPackaged: false, switches: [] as string[], userData: '' }))
vi.mock('electron', () => ({
  app: {
    get isPackaged() {
      return app.isPackaged
    },
    commandLine: { hasSwitch: (name: string) => app.switches.includes(name) },
    getPath: () => app.userData,
    setPath: (_name: string, path: string) => void (app.userData = path)
  }
}))

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hearthside-profile-'))
  Object.assign(app, { isPackaged: false, switches: [], userData: home })
})
afterEach(() => rmSync(home, { recursive: true }))

/** The profile of a program in this folder, and the folder that is this user's. */
async function profileOf(root: string): Promise<{ readonly profile: string; readonly user: string }> {
  const { chooseProfile } = await import('#main/electron/start-options')
  app.userData = home
  const user = chooseProfile(root)
  return { profile: app.userData, user }
}

test('an installed program, each clone and the next clone have a profile each, and so a lock each', async () => {
  const one = await profileOf('/home/gm/hearthside')
  const other = await profileOf('/home/gm/hearthside 2')
  app.isPackaged = true
  const installed = await profileOf('/opt/Hearthside/resources/app.asar')
  expect(installed.profile).toBe(home)
  expect(new Set([one.profile, other.profile, installed.profile]).size).toBe(3)
  app.isPackaged = false
  expect(await profileOf('/home/gm/hearthside')).toEqual(one)
})

test('this user’s settings and prepared foes are the same for all of them', async () => {
  expect((await profileOf('/home/gm/hearthside')).user).toBe(home)
  app.isPackaged = true
  expect((await profileOf('/opt/Hearthside')).user).toBe(home)
})

test('a profile that is named on the command line is the one', async () => {
  app.switches = ['user-data-dir']
  expect((await profileOf('/home/gm/hearthside')).profile).toBe(home)
})

test('a start was handed over where another program holds the profile, and not where none can be written', async () => {
  const { isHandedOver } = await import('#main/electron/start-options')
  // On Windows nothing in the profile shows it.
  expect(await isHandedOver()).toBe(process.platform === 'win32')
  app.userData = join(home, 'held')
  mkdirSync(app.userData)
  // As Chromium makes it: it leads nowhere.
  symlinkSync('machine-4711', join(app.userData, 'SingletonLock'))
  expect(await isHandedOver()).toBe(true)
})
