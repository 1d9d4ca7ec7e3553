import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { app } from 'electron'
import { realDisk } from '../storage/disk/disk'
import { makeFolderNow } from '../storage/machine/start-report'

/**
 * Chooses the folder of Chromium's profile before it is used. The lock of the single running program is in that folder.
 * A clone has a profile of its own: its start must not end in the window of another installed version.
 * @param root the folder of this program
 * @returns the folder of this user's settings, recent files and prepared foes, which every Hearthside of this user
 * shares
 */
export function chooseProfile(root: string): string {
  const userFolder = app.getPath('userData')
  // A profile that the command line names is used.
  if (app.isPackaged || app.commandLine.hasSwitch('user-data-dir')) return userFolder
  const own = join(userFolder, 'clones', createHash('sha256').update(root).digest('hex').slice(0, 12))
  try {
    makeFolderNow(own)
    app.setPath('userData', own)
  } catch {
    // The folder cannot be created: the lock in the profile will fail and report that.
  }
  return userFolder
}

/**
 * Called after `requestSingleInstanceLock` failed: whether another Hearthside runs and has received this start.
 * Otherwise the profile cannot be written (`LOCK_ERROR` in Electron's shell/browser/api/electron_api_app.cc). Chromium
 * marks the holder by a link in the profile. On Windows it does not, and the result is always true.
 */
export async function isHandedOver(): Promise<boolean> {
  if (process.platform === 'win32') return true
  const names = await realDisk.list(app.getPath('userData')).catch((): readonly string[] => [])
  return names.includes('SingletonLock')
}
