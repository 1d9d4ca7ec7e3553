import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The time on every page that is compared with the same page of another run. */
export const steadyTime = Date.UTC(2026, 10, 21, 19, 14, 7)

/** Empties the folder of a shell, and gives the shell the same stage port, links and luck in every run. To be called before the shell starts. */
export function prepareHome(home: string, stagePort: number): void {
  process.env['NODE_OPTIONS'] = `--import ${join(import.meta.dirname, 'same-every-time.mjs')}`
  rmSync(home, { recursive: true, force: true })
  mkdirSync(join(home, 'data'), { recursive: true })
  const token = (letter: string): string => letter.repeat(43)
  const stage = { on: false, reach: 'loopback', port: stagePort, table: token('t'), overlay: token('o'), seats: {} }
  writeFileSync(join(home, 'data', 'stage.json'), JSON.stringify(stage))
}
