import { once } from 'node:events'
import { buildScript, startScript } from '../support/run-typescript'

/** Builds a script of the benches as one file, runs it in its own process, and shows its output. */
export async function runAsShipped(source: string, ...words: readonly string[]): Promise<void> {
  const running = startScript(await buildScript(source), ...words)
  running.stdout?.pipe(process.stdout)
  const [code] = (await once(running, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${source} ended with ${code}`)
}
