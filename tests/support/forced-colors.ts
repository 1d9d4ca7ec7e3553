import type { Page } from '@playwright/test'
import { violations, wcag } from './axe'

/**
 * What forced colours (Windows' contrast themes) take from this page: words, the shape of buttons, the look of choices. The page stays in them.
 */
export async function lostInForcedColours(page: Page): Promise<readonly string[]> {
  const without = async (): Promise<readonly string[]> => [...(await shapeless(page)), ...(await undistinguished(page))]
  await page.emulateMedia({ forcedColors: 'none' })
  const before = new Set(await without())
  await page.emulateMedia({ forcedColors: 'active' })
  const faint = await violations(page, { runOnly: { type: 'tag', values: wcag } })
  return [...faint, ...(await without()).filter(each => !before.has(each))]
}

/** Controls and fields without an edge, a background of their own, a line below their words, or a picture. */
function shapeless(page: Page): Promise<readonly string[]> {
  const pressed =
    'button, select, textarea, input:not([type=radio], [type=checkbox], [type=hidden]), label:has(> input), [role=radio]'
  return page.locator(`body :is(${pressed})`).evaluateAll(all => {
    const painted = (colour: string): boolean => !/^rgba\(.*, 0\)$|^transparent$/.test(colour)
    const ground = (of: Element): string => getComputedStyle(of).backgroundColor
    function below(element: Element): string {
      for (let each = element.parentElement; each; each = each.parentElement)
        if (painted(ground(each))) return ground(each)
      return ground(document.body)
    }
    function hasShape(element: Element): boolean {
      const { boxShadow, borderBlockEndWidth, borderBlockEndColor, textDecorationLine } = getComputedStyle(element)
      const shadows = boxShadow.match(/rgba?\([^)]*\)/g) ?? []
      return (
        shadows.some(each => painted(each) && each !== below(element)) ||
        (parseFloat(borderBlockEndWidth) > 0 &&
          painted(borderBlockEndColor) &&
          borderBlockEndColor !== below(element)) ||
        (painted(ground(element)) && ground(element) !== below(element)) ||
        textDecorationLine.includes('underline')
      )
    }
    return all.flatMap(each => {
      const { width, height } = each.getBoundingClientRect()
      const isHere = each.checkVisibility({ opacityProperty: true }) && width > 1 && height > 1
      const parts = [each, ...each.querySelectorAll('*')]
      if (!isHere || each.querySelector('svg, input') || parts.some(hasShape)) return []
      return [`${each.tagName} “${each.textContent.trim().slice(0, 40)}” has no shape`]
    })
  })
}

/** Chosen ones of several that look like the others: no edge, background, letters or mark shows the choice. */
function undistinguished(page: Page): Promise<readonly string[]> {
  const states = ['aria-pressed', 'aria-checked', 'aria-selected']
  return page.evaluate(named => {
    const look = (element: Element): string => {
      const own = [element, ...element.querySelectorAll('*')].map(each => {
        const { boxShadow, backgroundColor, color, border, outline, fontWeight } = getComputedStyle(each)
        return [boxShadow, backgroundColor, color, border, outline, fontWeight].join()
      })
      return [...own, /✓|2×/.exec(element.textContent)?.[0]].join(' ')
    }
    return named.flatMap(state => {
      const [chosen, others] = ['true', 'false'].map(value =>
        [...document.querySelectorAll(`[${state}=${value}]`)].filter(each => each.checkVisibility())
      )
      return chosen!
        .filter(each => others!.some(other => other.parentElement === each.parentElement && look(other) === look(each)))
        .map(each => `${each.tagName} “${each.textContent.trim().slice(0, 40)}” does not look ${state}`)
    })
  }, states)
}
