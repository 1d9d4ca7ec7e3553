import { config } from '@vue/test-utils'
import { disposePinia, type Pinia } from 'pinia'
import { afterAll, vi } from 'vitest'
import type { App } from 'vue'
import { pageBridge } from './page-bridge'

// Files of component tests share a window as well as their modules: what one of them left there is not the next one's.
Object.assign(window, { hearthside: pageBridge })

const mounted = new Set<App>()
config.global.plugins = [
  app => {
    mounted.add(app)
    app.onUnmount(() => {
      mounted.delete(app)
      const stores = app.config.globalProperties['$pinia'] as Pinia | undefined
      if (stores) disposePinia(stores) // else what they listen to in the window would keep the whole page
    })
  }
]

afterAll(() => {
  for (const app of mounted) app.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  localStorage.clear()
  sessionStorage.clear()
})
