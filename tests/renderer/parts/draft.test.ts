import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { useDraft } from '../../../src/renderer/parts/draft'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key)
  })
  return () => vi.unstubAllGlobals()
})

function opened(key: string, first = { name: 'Ada', personality: null as string | null }) {
  const saved = shallowRef(first)
  const scope = effectScope()
  const draft = scope.run(() => useDraft(key, () => saved.value))
  if (!draft) throw new Error('the scope runs')
  return { saved, draft, close: () => scope.stop() }
}

describe('a draft', () => {
  it('keeps what was typed while frames come, also when somebody else changes the same thing', () => {
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
    saved.value = { name: 'Ada Quill', personality: null }
    expect(draft.changed.value).toBe(false)
    saved.value = { name: 'Somebody', personality: null }
    expect(draft.form.name).toBe('Somebody')
    draft.form.name = 'x'
    draft.forget()
    expect(draft.form.name).toBe('Somebody')
    expect(storage.size).toBe(0)
  })

  it('outlives the page, under its own key alone', () => {
    const first = opened('reload')
    first.draft.form.name = 'Ada Qu'
    first.close()
    expect(opened('reload').draft.form.name).toBe('Ada Qu')
    expect(opened('other').draft.form.name).toBe('Ada')
  })

  it('is nothing once it says what is saved already', () => {
    const { draft } = opened('back')
    draft.form.name = 'Adb'
    draft.form.name = 'Ada'
    expect(draft.changed.value).toBe(false)
  })

  it('stands on the page when nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', {
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
})
