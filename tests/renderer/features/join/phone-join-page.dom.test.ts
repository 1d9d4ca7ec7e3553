import { flushPromises, mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import PhoneJoinPage from '@/features/join/PhoneJoinPage.vue'
import { openPlainText } from '@/ui/plain-text/plain-text-key'

it('SK4 the page of a device that asks to be let in can be read as plain text', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new Error('no network'))
  const page = mount(PhoneJoinPage, { attachTo: document.body })
  try {
    await flushPromises()
    await page
      .findAll('button')
      .find(each => each.text() === 'This page as plain text')
      ?.trigger('click')
    await vi.waitFor(() => expect(document.body.textContent).toContain('As plain text'), 20_000)
    void openPlainText()
    await vi.waitFor(() => expect(document.querySelector('#plain-text-title')).toBeNull(), 20_000)
  } finally {
    page.unmount()
    fetched.mockRestore()
  }
})
