import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Component, defineComponent, h, nextTick, ref, type Ref, shallowRef } from 'vue'
import { fail } from '#rules/core/result'
import WordsField from '@/ui/WordsField.vue'
import { bridge } from '@/bridge/bridge'
import MentionField from '@/features/book/MentionField.vue'
import CommitField from '@/ui/CommitField.vue'
import { draftScope, provideDraftScope } from '@/ui/draft'
import FreeCombobox from '@/ui/FreeCombobox.vue'
import SharedField from '@/ui/SharedField.vue'
import TextField from '@/ui/TextField.vue'
import { useHost } from '../../../support/page-bridge'

type Field = HTMLInputElement | HTMLTextAreaElement

let page: VueWrapper | null = null
let accepts = true
const place = shallowRef('/home/gm/bells.hearth')

let clock = 0

beforeEach(() => {
  // Each test begins long after the last answer.
  clock += 60_000
  const began = clock
  vi.spyOn(performance, 'now').mockImplementation(() => began)
  accepts = true
  place.value = '/home/gm/bells.hearth'
  useHost({
    ask: (() =>
      Promise.resolve(
        accepts
          ? { ok: true, value: null }
          : fail({ kind: 'problem', problem: { kind: 'failed', message: 'No', remedy: 'Again' } })
      )) as never
  })
})
afterEach(() => leave())

function leave(): void {
  page?.unmount()
  page = null
}

/** A page with one field, whose owner keeps the words in a plain `ref`, as most forms do. */
function open(field: Component, saved = '', label = 'Words'): { readonly words: Ref<string>; readonly element: Field } {
  leave()
  const words = ref(saved)
  const TheOwner = defineComponent({
    name: 'TheOwner',
    setup: () => () =>
      h(field, {
        label,
        suggestions: [],
        modelValue: words.value,
        'onUpdate:modelValue': (now: string) => (words.value = now)
      })
  })
  const ThePage = defineComponent({
    setup() {
      provideDraftScope(() => place.value)
      return () => h(TheOwner)
    }
  })
  page = mount(ThePage, { attachTo: document.body, global: { plugins: [createPinia()] } })
  return { words, element: theField() }
}

function theField(): Field {
  const found = (page?.element as Element | undefined)?.parentElement?.querySelector<Field>('input, textarea')
  if (!found) throw new Error('there is no field')
  return found
}

async function type(element: Field, words: string): Promise<void> {
  element.focus()
  element.value = words
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await nextTick()
}

async function key(element: Field, name: string, more: KeyboardEventInit = {}): Promise<void> {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
  await nextTick()
}

const say = (text: string) =>
  bridge().ask({ ask: 'act', revision: 0, board: null, command: { type: 'note-down', text } } as never)

const fields: readonly (readonly [string, Component])[] = [
  ['a field of one line', TextField],
  ['a field with names', MentionField],
  ['a field with suggestions', FreeCombobox],
  ['a field of several lines', WordsField]
]

describe.each(fields)('%s', (_, field) => {
  it('has its words again, however it was left', async () => {
    const first = open(field)
    await type(first.element, 'The bells ring')
    first.element.blur()
    expect(open(field).element.value).toBe('The bells ring')
    await key(theField(), 'Escape')
    expect(theField().value).toBe('The bells ring')
    expect(open(field).words.value).toBe('The bells ring')
  })

  it('has them until the host has taken them, and not after that', async () => {
    await type(open(field).element, 'The bells ring')
    accepts = false
    await say('The bells ring')
    expect(open(field).element.value).toBe('The bells ring')
    accepts = true
    await bridge().ask({ ask: 'preview', revision: 0, board: null, command: { text: 'The bells ring' } } as never)
    expect(open(field).element.value).toBe('The bells ring')
    await say('The bells ring')
    expect(open(field).element.value).toBe('')
  })

  it('has them again when its owner emptied it and the host refused', async () => {
    const { element, words } = open(field)
    await type(element, 'The bells ring')
    accepts = false
    const said = say('The bells ring')
    words.value = ''
    await said
    await nextTick()
    expect(element.value).toBe('The bells ring')
  })

  it('is free again once its owner has saved other words', async () => {
    const { element, words } = open(field)
    await type(element, 'clock The flood 6')
    await say('The flood')
    words.value = ''
    await nextTick()
    expect(open(field).element.value).toBe('')
  })

  it('has them again when the page was killed before the answer', async () => {
    const { element, words } = open(field)
    await type(element, 'The bells ring')
    words.value = ''
    await nextTick()
    expect(open(field).element.value).toBe('The bells ring')
  })

  it('shows them in no other campaign, and under no newer words', async () => {
    await type(open(field).element, 'The bells ring')
    place.value = '/home/gm/other.hearth'
    await nextTick()
    expect(theField().value).toBe('')
    expect(open(field).element.value).toBe('')
    place.value = '/home/gm/bells.hearth'
    await nextTick()
    expect(theField().value).toBe('The bells ring')
    expect(open(field, 'The tide turned').element.value).toBe('The tide turned')
  })

  it('has the words typed last, where its owner kept the earlier ones and the field was away', async () => {
    const Owner = defineComponent({
      props: { shown: Boolean, words: { type: Object, required: true } },
      setup: props => () =>
        props.shown
          ? h(TextField, {
              label: 'Words',
              modelValue: (props.words as Ref<string>).value,
              'onUpdate:modelValue': (now: string) => ((props.words as Ref<string>).value = now)
            })
          : h('p')
    })
    const openPage = async (): Promise<{ readonly shown: Ref<boolean>; readonly words: Ref<string> }> => {
      const [shown, words] = [ref(true), ref('')]
      const ThePage = defineComponent({
        setup() {
          provideDraftScope(() => place.value)
          return () =>
            h(Owner, {
              shown: shown.value,
              words: {
                get value() {
                  return words.value
                },
                set value(now) {
                  words.value = now
                }
              }
            })
        }
      })
      page = mount(ThePage, { attachTo: document.body, global: { plugins: [createPinia()] } })
      await nextTick()
      return { shown, words }
    }
    const { shown } = await openPage()
    for (let nth = 1; nth <= 10; nth++) {
      await type(theField(), `Words ${nth}`)
      shown.value = false
      await nextTick()
      shown.value = true
      await nextTick()
    }
    await type(theField(), 'The last words')
    leave() // a new page: its owner begins without words
    await openPage()
    expect(theField().value).toBe('The last words')
  })

  it('forgets them when the user takes them back', async () => {
    const { element } = open(field, 'The tide')
    await type(element, 'The tide turned')
    await type(element, 'The tide')
    expect(Object.keys(localStorage).filter(each => each.startsWith('draft:'))).toEqual([])
  })

  it('keeps a word that an input method is composing', async () => {
    const { element } = open(field)
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await type(element, 'かね')
    expect(open(field).element.value).toBe('かね')
  })
})

describe('Enter', () => {
  it('of an input method takes the word, and submits nothing', async () => {
    for (const field of [TextField, MentionField]) {
      const { element } = open(field)
      await type(element, 'かね')
      await key(element, 'Enter', { isComposing: true })
      await key(element, 'Enter', { keyCode: 229 })
      await key(element, 'Escape', { isComposing: true })
      expect(page!.findComponent(field).emitted('enter')).toBeUndefined()
      await key(element, 'Enter')
      expect(page!.findComponent(field).emitted('enter')).toHaveLength(1)
    }
  })

  it('of an input method leaves no field that is saved by leaving', async () => {
    page = mount(CommitField, { props: { value: '', label: 'Words' }, attachTo: document.body })
    await type(theField(), 'かね')
    await key(theField(), 'Enter', { isComposing: true })
    await key(theField(), 'Escape', { keyCode: 229 })
    expect(theField().value).toBe('かね')
    expect((page as VueWrapper).emitted('commit')).toBeUndefined()
    await key(theField(), 'Enter')
    expect((page as VueWrapper).emitted('commit')).toEqual([['かね']])
  })
})

describe('a field that is saved by leaving', () => {
  it('is saved when the user leaves with the page around it', async () => {
    const commits: unknown[] = []
    const onCommit = (text: string): void => void commits.push(text)
    page = mount(CommitField, { props: { value: '', label: 'Words', onCommit }, attachTo: document.body })
    await type(theField(), 'The bells ring')
    leave()
    expect(commits).toEqual(['The bells ring'])
    page = mount(SharedField, {
      props: { value: '', label: 'Words', who: 'Ana', draft: 'shared', onCommit },
      attachTo: document.body
    })
    await type(theField(), 'The bells ring')
    leave()
    expect(commits).toEqual(['The bells ring', 'The bells ring'])
  })

  it('keeps several lines when Escape leaves it, and takes one line back', async () => {
    page = mount(CommitField, { props: { value: 'Before', label: 'Words', lines: 3 }, attachTo: document.body })
    await type(theField(), 'One\nTwo')
    await key(theField(), 'Escape')
    expect((page as VueWrapper).emitted('commit')).toEqual([['One\nTwo']])
    leave()
    page = mount(SharedField, {
      props: { value: '', label: 'Words', who: 'Ana', draft: 'shared' },
      attachTo: document.body
    })
    await type(theField(), 'One\nTwo')
    await key(theField(), 'Escape')
    expect((page as VueWrapper).emitted('commit')).toEqual([['One\nTwo', '']])
    leave()
    page = mount(CommitField, { props: { value: 'Before', label: 'Words' }, attachTo: document.body })
    await type(theField(), 'After')
    await key(theField(), 'Escape')
    expect(theField().value).toBe('Before')
  })

  it('that is empty for the next words has the last ones again when they are refused', async () => {
    page = mount(CommitField, { props: { value: '', label: 'One more', empties: true }, attachTo: document.body })
    await type(theField(), 'A lamp')
    await key(theField(), 'Enter')
    expect(theField().value).toBe('')
    accepts = false
    await say('A lamp')
    await nextTick()
    expect(theField().value).toBe('A lamp')
  })
})

describe('words from Word', () => {
  const pasted = 'One\vTwo\u2028Three\r\nFour<br>Five'

  it.each([
    ['MentionField', MentionField],
    ['WordsField', WordsField]
  ])('keep their lines in a %s', async (_, field) => {
    const { element, words } = open(field)
    const clipboardData = { getData: () => pasted }
    element.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
    await nextTick()
    expect(words.value).toBe('One\nTwo\nThree\nFour\nFive')
    await type(element, 'One\vTwo\u2028Three')
    expect(words.value).toBe('One\nTwo\nThree')
  })
})

describe('a field without a place for its drafts', () => {
  it('fails while it is developed', () => {
    const without = { global: { provide: { [draftScope as symbol]: null } } }
    expect(() => mount(TextField, { props: { label: 'Words', modelValue: '' }, ...without })).toThrow(
      'no storage scope'
    )
    expect(() => mount(CommitField, { props: { label: 'Words', value: '' }, ...without })).toThrow('no storage scope')
  })
})
