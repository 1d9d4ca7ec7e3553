import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/** Builds one of our TypeScript files into a script that plain Node runs. @returns the script's path. */
export async function buildScript(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthside-script-'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: resolve(source),
      outDir: folder,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'script.mjs' } }
    },
    ssr: { noExternal: true }
  })
  return join(folder, 'script.mjs')
}

/** Starts a built script in a process of its own; the caller ends it. */
export function startScript(script: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}
