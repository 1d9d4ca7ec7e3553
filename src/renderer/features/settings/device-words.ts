import type { DeviceServerStatus } from '#shared/contract'

/** Who can connect, shown before the GM allows it. */
export const reachWords: Readonly<Record<DeviceServerStatus['reach'], string>> = {
  loopback: 'Only programs on this machine can connect: OBS, or another browser window. Phones cannot.',
  lan: 'Any device in your network that has one of the links below can connect. A link shows its own screen and nothing else. The connection is not encrypted: use it at home, not in a café.'
}

/** Another program uses the port of the given links. */
export function portWords(port: number): string {
  return `Another program uses port ${port}, often a second Hearthside. Close it, then turn the switch off and on. Until then the links below work, but only until Hearthside ends.`
}

/** The number of present viewers of a screen. */
export function watchersWords(count: number): string {
  if (count === 0) return 'It is not open anywhere now.'
  return count === 1 ? 'It is open on one screen now.' : `It is open on ${count} screens now.`
}
