import { test as base } from '@playwright/test'

/**
 * Playwright's own, but a test closes every context that it opened. Else each page without its host would try to connect
 * once a second, and would be drawn, beside all tests that the same worker runs later.
 */
export const test = base.extend<{ closesContexts: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      await Promise.all(browser.contexts().flatMap(each => (before.has(each) ? [] : [each.close()])))
    },
    { auto: true }
  ]
})
