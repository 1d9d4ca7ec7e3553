import { config } from '@vue/test-utils'
import { disposePinia, type Pinia } from 'pinia'
import { afterAll, beforeEach, vi } from 'vitest'
import type { App } from 'vue'
import { draftScope } from '@/ui/draft'
import { pageBridge } from './page-bridge'

// Files of component tests share a window and its modules. The next file must not find what the last one left.
Object.assign(window, { hearthside: pageBridge })

// A component that is mounted without its page keeps its drafts as if it had one.
config.global.provide = { ...config.global.provide, [draftScope as symbol]: () => 'a test' }

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

// What one test typed is not the next one's.
beforeEach(() => localStorage.clear())

afterAll(() => {
  for (const app of mounted) app.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Own properties that a test of copying lays over those of the window.
  Reflect.deleteProperty(document, 'execCommand')
  Reflect.deleteProperty(navigator, 'clipboard')
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  localStorage.clear()
  sessionStorage.clear()
})
