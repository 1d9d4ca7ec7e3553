import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { differenceTests } from './electron/contract'

// The double with one of its differences from before: that tests notice is what makes a green one mean something.

differenceTests()

/** Noticed by windows without pages, each system played in turn. */
for (const reverted of ['full-screen', 'ready-to-show', 'window-states', 'window-manager', 'mixed-scale'])
  test(`the tests of windows notice the double without “${reverted}”`, { tag: '@long' }, () => {
    const file = 'tests/main/electron/windows/app-windows.test.ts'
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
      encoding: 'utf8',
      env: { ...process.env, HEARTHSIDE_DOUBLE_REVERT: reverted }
    })
    expect(stdout).toMatch(/Tests .* failed.* passed/)
    expect(status).toBe(1)
  })
