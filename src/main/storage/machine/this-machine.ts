import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import { realDisk } from '../disk/disk'
import type { Machine, StoreClock, StoreDependencies } from '../types'

/** This computer and this process. */
const thisMachine: Machine = {
  pid: process.pid,
  host: hostname(),
  bootedAt: () => Date.now() - uptime() * 1000,
  bootId: bootId(),
  isAlive(pid) {
    try {
      process.kill(pid, 0)
      return true
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'EPERM' // the process of another user, but alive
    }
  }
}

/** Only Linux has a boot id. */
function bootId(): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return undefined
  }
}

export const wallClock: StoreClock = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    timer.unref()
    return () => clearTimeout(timer)
  }
}

/** The dependencies of a file of this user. */
export const machineHere = { disk: realDisk, clock: wallClock, machine: thisMachine }

/**
 * The dependencies of a store on this machine. The host adds the games, the folder for backups and the program's name.
 */
export function setupHere<Folded>(
  own: Pick<StoreDependencies<Folded>, 'games' | 'backupsFolder' | 'savedBy'>
): StoreDependencies<Folded> {
  return { ...machineHere, newId: () => randomUUID(), ...own }
}
