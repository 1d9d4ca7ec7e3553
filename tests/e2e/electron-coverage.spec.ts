import { coverageTest } from './electron/coverage'

// A project of its own (playwright.config.ts): it starts when every test of the desktop has passed, in whatever order.

coverageTest()
