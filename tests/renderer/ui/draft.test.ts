import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, createRenderer, defineComponent, effectScope, h, ref, shallowRef, type Ref } from 'vue'
import { draftScope, provideDraftScope, useDraft } from '@/ui/draft'
import { tellAnswer } from '@/ui/sent-words'
import { dropOldDrafts } from '@/ui/draft-store'

interface Form {
  name: string
  personality: string | null
}

const ada: Form = { name: 'Ada', personality: null }

/** As a browser has it: what is kept are its own properties. */
function aStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage as unknown as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void ((storage as unknown as Record<string, string>)[key] = value),
    removeItem: (key: string) => void delete (storage as unknown as Record<string, string>)[key]
  }) as Storage
  return storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  return () => vi.unstubAllGlobals()
})

/** A form as a page has it that was just opened. */
function opened(name: string | Ref<string>, first = ada, place: string | null = 'The Drowned Bells/b2/gm') {
  const saved = shallowRef(first)
  const app = createApp({})
  if (place !== null) app.provide(draftScope, () => place)
  const scope = effectScope()
  const draft = app.runWithContext(() => scope.run(() => useDraft(name, () => saved.value)))
  if (!draft) throw new Error('the scope runs')
  return { saved, draft, close: () => scope.stop() }
}

const kept = (): readonly string[] => Object.keys(localStorage)

describe('a draft', () => {
  it('keeps what was typed while frames come, also when another person changes the same thing', () => {
    const { saved, draft } = opened('frames')
    draft.form.name = 'Ada Qu'
    saved.value = { name: 'Ada', personality: null }
    expect(draft.form.name).toBe('Ada Qu')
    saved.value = { name: 'Adela', personality: 'king' }
    expect(draft.form).toEqual({ name: 'Ada Qu', personality: 'king' })
    expect(draft.changed.value).toBe(true)
  })

  it('is gone once it is saved, or forgotten', () => {
    const { saved, draft } = opened('saved')
    draft.form.name = 'Ada Quill'
    expect(kept()).toHaveLength(1)
    saved.value = { name: 'Ada Quill', personality: null }
    expect(draft.changed.value).toBe(false)
    expect(kept()).toEqual([])
    saved.value = { name: 'Somebody', personality: null }
    expect(draft.form.name).toBe('Somebody')
    draft.form.name = 'x'
    draft.forget()
    expect(draft.form.name).toBe('Somebody')
    expect(kept()).toEqual([])
  })

  it('outlives the page, under its own name on its own board alone', () => {
    const first = opened('reload')
    first.draft.form.name = 'Ada Qu'
    first.close()
    expect(opened('reload').draft.form.name).toBe('Ada Qu')
    expect(opened('reload').draft.form.personality).toBeNull()
    expect(opened('other').draft.form.name).toBe('Ada')
    expect(opened('reload', ada, 'The Drowned Bells/b3/gm').draft.form.name).toBe('Ada')
  })

  it('is not laid over newer words when the page opens again', () => {
    const first = opened('newer')
    first.draft.form.name = 'Ada Qu'
    first.draft.form.personality = 'jack'
    first.close()
    expect(opened('newer', { name: 'Adela', personality: null }).draft.form).toEqual({
      name: 'Adela',
      personality: 'jack'
    })
  })

  it('belongs to what its form is about now: another name is another draft', () => {
    const name = ref('scene 1')
    const { draft } = opened(name)
    draft.form.name = 'first'
    name.value = 'scene 2'
    expect(draft.form.name).toBe('Ada')
    draft.form.name = 'second'
    name.value = 'scene 1'
    expect(draft.form.name).toBe('first')
  })

  it('is nothing once it says what is saved already', () => {
    const { draft } = opened('back')
    draft.form.name = 'Adb'
    draft.form.name = 'Ada'
    expect(draft.changed.value).toBe(false)
    expect(kept()).toEqual([])
  })

  it('stays on the page when nothing can be stored, or when the stored value is no draft', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => 'no json',
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => undefined
    })
    const { draft } = opened('full')
    draft.form.name = 'Ada Qu'
    expect(draft.form.name).toBe('Ada Qu')
  })

  it('fails where its owner is not given: nothing would be kept there', () => {
    expect(() => opened('nowhere', ada, null)).toThrow('no storage scope')
  })

  it('is of the page, and of the part of it that adds to that', () => {
    const Part = defineComponent({
      setup() {
        provideDraftScope(() => 'b2')
        return () => h(Field)
      }
    })
    const Field = defineComponent({
      setup() {
        useDraft('name', () => ada).form.name = 'Ada Qu'
        return () => null
      }
    })
    const renderer = createRenderer<object, object>({
      createElement: () => ({}),
      createText: () => ({}),
      createComment: () => ({}),
      insert: () => undefined,
      remove: () => undefined,
      patchProp: () => undefined,
      setText: () => undefined,
      setElementText: () => undefined,
      parentNode: () => null,
      nextSibling: () => null
    })
    const page = renderer.createApp(Part)
    page.provide(draftScope, () => 'The Drowned Bells')
    page.mount({})
    expect(kept()).toEqual(['draft:The Drowned Bells/b2/name'])
  })

  it('that was sent is gone once the host has it, also when its form is gone by then', () => {
    const empty: Form = { name: '', personality: null }
    const { draft, close } = opened('sent', empty)
    draft.form.name = 'Ada'
    draft.send()
    expect(draft.form.name).toBe('')
    close()
    tellAnswer({ ask: 'act', command: { name: 'Ada' } } as never, false)
    const again = opened('sent', empty)
    expect(again.draft.form.name).toBe('Ada')
    again.draft.send()
    again.close()
    tellAnswer({ ask: 'act', command: { name: 'Ada' } } as never, true)
    expect(opened('sent', empty).draft.form.name).toBe('')
    expect(kept()).toEqual([])
  })

  it('removes the words that were left alone longest to store new words', () => {
    const room = 2
    const storage = aStorage()
    Object.defineProperty(storage, 'setItem', {
      value: (key: string, value: string) => {
        if (!(key in storage) && Object.keys(storage).length >= room) throw new Error('full')
        ;(storage as unknown as Record<string, string>)[key] = value
      }
    })
    vi.stubGlobal('localStorage', storage)
    vi.useFakeTimers({ now: 1000 })
    opened('oldest').draft.form.name = 'One'
    vi.setSystemTime(2000)
    opened('older').draft.form.name = 'Two'
    vi.setSystemTime(3000)
    opened('new').draft.form.name = 'Three'
    vi.useRealTimers()
    expect(kept().map(each => each.split('/').at(-1))).toEqual(['older', 'new'])
  })

  it('is thrown away after a month, and nothing else with it', () => {
    const { draft } = opened('old')
    draft.form.name = 'Ada Qu'
    localStorage.setItem('something else', '1')
    const day = 24 * 3_600_000
    dropOldDrafts(Date.now() + 29 * day)
    expect(kept()).toHaveLength(2)
    dropOldDrafts(Date.now() + 31 * day)
    expect(kept()).toEqual(['something else'])
  })
})
