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
      return error instanceof Error && 'code' in error && error.code === 'EPERM' // somebody else's, but alive
    }
  }
}

/** Linux alone has one. */
function bootId(): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return undefined
  }
}

/** The clock on the wall. */
export const wallClock: StoreClock = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    timer.unref()
    return () => clearTimeout(timer)
  }
}

/** What a file of this user's own needs. */
export const machineHere = { disk: realDisk, clock: wallClock, machine: thisMachine }

/** A store's world on this machine; the games, the folder for backups and our name are the host's to say. */
export function setupHere<Folded>(
  own: Pick<StoreDependencies<Folded>, 'games' | 'backupsFolder' | 'savedBy'>
): StoreDependencies<Folded> {
  return { ...machineHere, newId: () => randomUUID(), ...own }
}
