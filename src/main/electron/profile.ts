import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { app } from 'electron'
import { realDisk } from '../storage/disk/disk'
import { makeFolderNow } from '../storage/machine/start-report'

/**
 * Settles where Chromium's profile is, before anything is in it. The lock of the one running program lies there, so that a clone has a
 * profile of its own: its start must not end in the window of an installed Hearthside, which is another version.
 * @param root the folder of this program
 * @returns the folder of this user's settings, recent files and prepared foes, which every Hearthside of this user shares
 */
export function chooseProfile(root: string): string {
  const userFolder = app.getPath('userData')
  // A profile that is named on the command line is the one that is wanted.
  if (app.isPackaged || app.commandLine.hasSwitch('user-data-dir')) return userFolder
  const own = join(userFolder, 'clones', createHash('sha256').update(root).digest('hex').slice(0, 12))
  try {
    makeFolderNow(own)
    app.setPath('userData', own)
  } catch {
    // Nothing can be written here: the lock, which lies in the profile, will say so.
  }
  return userFolder
}

/**
 * After `requestSingleInstanceLock` said no: whether that is because another Hearthside runs and has been told of this start. Else the
 * profile cannot be written (`LOCK_ERROR` in Electron's shell/browser/api/electron_api_app.cc). Chromium names the holder by a link in the
 * profile, but on Windows, where nothing can be told.
 */
export async function isHandedOver(): Promise<boolean> {
  if (process.platform === 'win32') return true
  const names = await realDisk.list(app.getPath('userData')).catch((): readonly string[] => [])
  return names.includes('SingletonLock')
}
