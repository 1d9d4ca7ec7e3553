import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { bringMeasures } from '../screens/bring-measures'

/** WCAG 2.2, levels A and AA, as axe tags its rules. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The faults that axe finds on this page, each as “rule: selectors”. Axe is put into a page once, and runs there.
 * `@axe-core/playwright` adds it for every check and opens another page for the summary, which took longer than the check.
 * Where axe cannot find the contrast of a text, it is computed from the painted background. So no text is left out.
 */
export async function violations(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // A colour on its way from one theme to the next is neither. A busy browser draws no frames, in which it would end by itself.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { found, doubtful } = await page.evaluate(async wanted => {
    const here = (window as unknown as { axe: typeof axe }).axe
    const told = await here.run(document, { ...wanted, resultTypes: ['violations', 'incomplete'] })
    const named = ({ id, nodes }: axe.Result): string => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`
    const contrast = told.incomplete.filter(({ id }) => id === 'color-contrast')
    return {
      found: told.violations.map(named),
      doubtful: contrast.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
    }
  }, options)
  return doubtful.length > 0 ? [...found, ...(await faint(page, doubtful))] : found
}

async function faint(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  await bringMeasures(page)
  const told = await page.evaluate(
    given => (window as unknown as { faintAmong(of: readonly string[]): readonly string[] }).faintAmong(given),
    selectors
  )
  return told.map(each => `color-contrast, computed: ${each}`)
}
