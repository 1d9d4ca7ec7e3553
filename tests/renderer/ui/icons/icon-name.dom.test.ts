import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { iconNames } from '@/ui/icons/icon-name'
import IconSymbols from '@/ui/icons/sprite/IconSymbols.vue'

it('the sprite has each icon that can be named, and no other', () => {
  const page = mount(IconSymbols)
  const drawn = page.findAll('[id^="i-"]').map(each => each.attributes('id')?.slice('i-'.length))
  expect(drawn.toSorted()).toEqual(iconNames.toSorted())
  page.unmount()
})
