import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, it } from 'vitest'
import { runAsShipped } from './run-as-shipped'

const peers = join(import.meta.dirname, 'peers')

beforeAll(() => {
  if (!existsSync(join(peers, 'node_modules'))) execFileSync('npm', ['ci', '--silent'], { cwd: peers })
}, 300_000)

it('plays commands beside boardgame.io', () =>
  runAsShipped('tests/bench/peers-as-shipped.ts', join(peers, 'boardgame-duel.mjs')))
