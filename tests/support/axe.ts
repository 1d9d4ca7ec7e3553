import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2, levels A and AA, as axe tags its rules. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds on this page, each as “rule: selectors”. Axe is put into a page once, and runs there: `@axe-core/playwright`
 * puts it in for every look and opens another page to sum up, which took longer than the look.
 */
export async function violations(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async wanted => {
    const here = (window as unknown as { axe: typeof axe }).axe
    const { violations: found } = await here.run(document, { ...wanted, resultTypes: ['violations'] })
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  }, options)
}
