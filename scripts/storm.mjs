// npm run storm -- [--seeds N] [--from SEED] [--steps PATTERN] [--ignore PATTERN]: storage on a simulated disk that fails and loses power (tests/storm).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { root, run } from './steps.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hearthside-storm-'))
try {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'tests/storm/run.ts'),
      outDir: folder,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'storm.mjs' } }
    },
    ssr: { noExternal: true }
  })
  const { code } = await run(process.execPath, [join(folder, 'storm.mjs'), ...process.argv.slice(2)])
  process.exitCode = code
} finally {
  rmSync(folder, { recursive: true, force: true })
}
