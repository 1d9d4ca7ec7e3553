import { expect, it } from 'vitest'
import config from '../../../electron.vite.config'

it('DI11 the pages are built for Chromium 127, which OBS 31 has inside', () => {
  expect(config).toMatchObject({ renderer: { build: { target: 'chrome127' } } })
})
