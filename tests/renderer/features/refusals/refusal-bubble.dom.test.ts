import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, onMounted } from 'vue'
import { useGm } from '@/dashboard/store'
import { useRefusalSpot } from '@/features/refusals/use-refusal-spot'
import LinkedText from '@/features/rules-at-hand/LinkedText.vue'
import RefusalBubble from '@/ui/RefusalBubble.vue'

it('a refusal has no space before its full stop, also where a word of it leads to a rule', async () => {
  const bubble = mount(RefusalBubble, {
    props: { message: ['Kresk has a Critical Success'], remedy: ['Take a Blessing or let it pass'], nameOf: () => '' },
    slots: { words: ({ text }: { readonly text: string }) => h(LinkedText, { text }) },
    attachTo: document.body
  })
  await vi.dynamicImportSettled()
  const says = bubble.find('.says').element.textContent?.replaceAll(/\s+/g, ' ').trim()
  expect(says).toBe('Kresk has a Critical Success. Take a Blessing or let it pass.')
  bubble.unmount()
})

it('a refusal is gone once its remedy was pressed', async () => {
  const explanation = { message: ['A flip waits'], remedy: ['Decide it first'], opens: 'who-decides' }
  const denial = { kind: 'refused', because: 'something-pending', explanation, rule: 'F4' }
  const TheOwner = defineComponent({
    setup() {
      const RefusalSpot = useRefusalSpot(['undo'])
      onMounted(() => (useGm().lastDenial = { at: 'undo', denial } as never))
      return () => h('div', h(RefusalSpot))
    }
  })
  const owner = mount(TheOwner, { attachTo: document.body, global: { plugins: [createPinia()] } })
  await nextTick()
  expect(owner.text()).toContain('A flip waits')
  await owner
    .findAll('button')
    .find(each => each.text().startsWith('Go there'))!
    .trigger('click')
  expect(owner.text()).toBe('')
  owner.unmount()
})
