import { afterEach, describe, expect, it } from 'vitest'
import { createApp, defineComponent, h, nextTick, ref, type App } from 'vue'
import OnlyPrinted from '@/ui/paper/OnlyPrinted.vue'
import PaperSheet from '@/ui/paper/PaperSheet.vue'
import { fileNameOf } from '@/ui/paper/printed'

const apps: App[] = []
afterEach(() => {
  for (const app of apps.splice(0)) app.unmount()
  document.body.innerHTML = ''
})

const paperOf = (title: string) =>
  h(OnlyPrinted, { name: title }, () => h(PaperSheet, { title }, () => h('p', 'Words')))
const copies = (): readonly Element[] => [...document.querySelectorAll('body > .print-copy')]
const print = (when: 'beforeprint' | 'afterprint'): boolean => window.dispatchEvent(new Event(when))

function mount(...titles: readonly string[]) {
  const shown = ref(titles)
  const app = createApp(defineComponent(() => () => shown.value.map(title => h('div', { key: title }, paperOf(title)))))
  const at = document.body.appendChild(document.createElement('div'))
  app.mount(at)
  apps.push(app)
  return shown
}

describe('PG1 what is printed', () => {
  it('is a copy of the papers that came last, with the file named after them, and gone afterwards', async () => {
    document.title = 'The Drowned Bells'
    const shown = mount('Keys', 'Rules / 1')
    print('beforeprint')
    expect(copies().map(copy => copy.querySelector('h1')?.textContent)).toEqual(['Rules / 1'])
    expect(document.title).toBe('Rules 1')
    print('afterprint')
    expect(copies()).toEqual([])
    expect(document.title).toBe('The Drowned Bells')

    shown.value = ['Keys']
    await nextTick()
    print('beforeprint')
    expect(copies().map(copy => copy.querySelector('h1')?.textContent)).toEqual(['Keys'])
  })

  it('is the screen itself where no paper is open', async () => {
    const shown = mount('Keys')
    shown.value = []
    await nextTick()
    print('beforeprint')
    expect(copies()).toEqual([])
  })

  it('never contains two copies, also when no end of printing was reported', () => {
    mount('Keys')
    print('beforeprint')
    print('beforeprint')
    expect(copies()).toHaveLength(1)
    for (const app of apps.splice(0)) app.unmount()
    expect(copies()).toEqual([])
  })
})

describe('PG1 the name of a file', () => {
  it('has nothing that a system refuses', () => {
    expect(fileNameOf('Wren: "7/8" <sheet>?')).toBe('Wren 7 8 sheet')
  })
})
