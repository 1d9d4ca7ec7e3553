import { mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { defineComponent, h, shallowRef } from 'vue'
import { useCalled } from '@/ui/calls/called'

afterEach(() => vi.unstubAllGlobals())

it.each([
  { touched: false, times: 0 },
  { touched: true, times: 1 }
])('HA9 a call vibrates only after a touch: $touched', ({ touched, times }) => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched }, vibrate })
  const page = mount(
    defineComponent({
      setup() {
        const heading = shallowRef<HTMLElement | null>(null)
        useCalled(
          () => 1,
          () => 'Your flip',
          heading
        )
        return () => h('h2', { ref: heading }, 'Your flip')
      }
    })
  )
  expect(vibrate).toHaveBeenCalledTimes(times)
  expect(document.title).toBe('Your flip')
  page.unmount()
})
