// Tests that prove something by sleeping: too short on a busy machine, too long on any other, and true of what never happens.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const instead =
  'sleeps: wait for what is to happen (seen, expect.poll, an event), or show that nothing is left that could happen (no timer set, an answer that comes after it).'

/** Playwright's pause, and a promise that a timer with a length keeps. A timer without a length is only the next turn. */
const sleeps =
  /\bwaitForTimeout\(|\bscheduler\.wait\(|new Promise(?:<[^(]*>)?\(\s*\(?(\w+)\)?\s*=>\s*\{?\s*(?:void )?(?:\w+\.)?setTimeout\(\s*\1\s*,|import \{[^}]*\bsetTimeout\b[^}]*\} from '(?:node:)?timers\/promises'/

/** Files that may, and what for. Nothing in them is proved by the time that passed. */
export const maySleep = {
  'tests/bench/': 'measures time',
  'tests/walls/': 'shows this wall what it stops',
  'tests/support/poll.ts': 'the one place that waits between two looks',
  'tests/main/storage/campaign/kill.test.ts': 'kills a process at a moment that nobody chose',
  'tests/main/storage/player.ts': 'plays at a pace, so that it can be killed between two acts',
  'tests/e2e/electron/life.ts': 'a disk that is slow'
}

/** Every test file that sleeps: `{ path: message }`. @param base a folder that may hold tests */
export function sleepsIn(base) {
  if (!existsSync(join(base, 'tests'))) return {}
  const files = readdirSync(join(base, 'tests'), { recursive: true, encoding: 'utf8' })
    .map(name => `tests/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.ts') && !Object.keys(maySleep).some(each => name.startsWith(each)))
  return Object.fromEntries(
    files.filter(file => sleeps.test(readFileSync(join(base, file), 'utf8'))).map(file => [file, instead])
  )
}
