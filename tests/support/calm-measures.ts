import type { Page } from '@playwright/test'

/** The visible controls of the dashboard: none that is outside of the view, transparent, or covered by a fold. */
export async function visibleControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = 'button, a[href], input, select, textarea, [role=radio], [role=tab], [role=switch]'
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    const isLarge = (element: Element): boolean => element.getBoundingClientRect().width > 2
    return [...document.querySelectorAll(controls)].filter(each => isSeen(each) && isLarge(each)).map(nameOf)
  })
}

/** The caps of keys that are drawn on the dashboard. */
export async function visibleCaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('kbd')]
      .filter(cap => cap.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(cap => cap.textContent ?? '')
  )
}

/** The positions of the rows, of everything in them, and of the main button, to the hundredth of a pixel. */
export async function placesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const place = (element: Element): string => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(each => each.toFixed(2)).join(' ')
    }
    const rows = [...document.querySelectorAll('li.seat-row')].flatMap((row, at) => {
      const parts = row.querySelectorAll('.seat-medal, .who h2, .suits, .heap, .embers')
      return [row, ...parts].map((each, part) => [`row ${at + 1}, part ${part}`, place(each)])
    })
    const button = document.querySelector('.panel .press')
    return Object.fromEntries([...rows, ['main button', button ? place(button) : 'none']]) as Record<string, string>
  })
}
