import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'

let script = ''

/** The measuring part of the page, as one script. */
async function measuringScript(): Promise<string> {
  if (script) return script
  const lib = { entry: join(import.meta.dirname, 'page', 'faults.ts'), formats: ['iife' as const], name: 'measuring' }
  const made = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } })
  const [result] = Array.isArray(made) ? made : [made]
  if (!result || !('output' in result)) throw new Error('the measuring script was not built')
  script = result.output[0].code
  return script
}

/** Puts `findFaults` and `faintAmong` (page/faults.ts) into a page, once. */
export async function bringMeasures(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'findFaults' in window))) await page.evaluate(await measuringScript())
}
