import type { StageStatus } from '#shared/contract'

/** What being reachable opens, before the GM opens it. Plain words: this is a door. */
export const reachWords: Readonly<Record<StageStatus['reach'], string>> = {
  loopback:
    'Only programs on this machine can connect: OBS, or a second browser window. Nothing can reach it from outside.',
  lan: 'Every device in your network can knock, but only who has one of the links below gets in. A link shows its own screen and nothing else. The pages are not encrypted on their way: use it at home, not in a café.'
}

/** How many look at a screen right now. */
export function watchersWords(count: number): string {
  if (count === 0) return 'Nobody is looking at it now.'
  return count === 1 ? 'One screen shows it now.' : `${count} screens show it now.`
}
