import { flushPromises, mount } from '@vue/test-utils'
import { ListboxFilter, ListboxRoot } from 'reka-ui'
import { expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import type { PaletteLine } from '@/games/game'
import { provideLitQuery } from '@/features/palette/lit-query'
import PaletteList from '@/features/palette/PaletteList.vue'

const line = (id: string, hint = ''): PaletteLine =>
  ({ id, group: 'Book', icon: 'pin', label: id, hint, also: '', keys: [], run: () => undefined }) as PaletteLine

/** A list with its field, the second line marked. */
async function marking(lines: readonly PaletteLine[]) {
  const done: string[] = []
  const Page = defineComponent({
    props: { lines: { type: Array as () => readonly PaletteLine[], required: true } },
    setup(props) {
      provideLitQuery(ref(''))
      return () =>
        h(ListboxRoot, { loop: true }, () => [
          h(ListboxFilter),
          h(PaletteList, { lines: props.lines, onPick: ({ id }: PaletteLine) => void done.push(id) })
        ])
    }
  })
  const page = mount(Page, { props: { lines }, attachTo: document.body })
  const key = async (name: string): Promise<void> => {
    await page.get('input').trigger('keydown', { key: name })
    await flushPromises()
  }
  await flushPromises()
  await key('ArrowDown')
  return { page, key, done }
}

it.each([
  ['a better one arrives above it', [line('new'), line('one'), line('two'), line('three')], 'two'],
  ['its own words change', [line('one'), line('two', 'Stamina 4'), line('three')], 'two'],
  ['the others are gone', [line('two')], 'two'],
  ['it is gone itself: then the first', [line('new'), line('three')], 'new']
])('Enter does the line that was marked where %s', async (_, then, does) => {
  const { page, key, done } = await marking([line('one'), line('two'), line('three')])
  await page.setProps({ lines: then })
  await flushPromises()
  await key('Enter')
  expect(done).toEqual([does])
  page.unmount()
})
