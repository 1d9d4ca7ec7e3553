import { chmod, stat } from 'node:fs/promises'

const nobody = 65_534

/** Permissions mean nothing to root. Where the tests run as root, this part of them runs as the user `nobody`. */
export async function asOrdinaryUser(folder: string, work: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work()
  const { mode } = await stat(folder)
  await chmod(folder, mode | 0o055)
  process.setegid?.(nobody)
  process.seteuid?.(nobody)
  try {
    await work()
  } finally {
    process.seteuid?.(0)
    process.setegid?.(0)
  }
}
