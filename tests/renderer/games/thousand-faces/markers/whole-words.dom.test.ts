import { afterEach, expect, it } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { useWholeWords } from '@/games/thousand-faces/markers/whole-words'

let scope: EffectScope
afterEach(() => {
  scope.stop()
  document.body.replaceChildren()
})

/** A row in which each text takes so many lines. */
function rowOf(lines: number) {
  const element = document.body.appendChild(document.createElement('p'))
  element.style.lineHeight = '10px'
  const texts = ref<readonly string[]>([])
  const linesOf = ref<readonly number[]>([])
  scope = effectScope()
  const shown = scope.run(() =>
    useWholeWords(
      ref(element),
      () => texts.value,
      () => lines
    )
  )!
  const heightOf = (): number => linesOf.value.slice(0, shown.value).reduce((sum, each) => sum + each, 0) * 10
  Object.defineProperty(element, 'offsetHeight', { get: heightOf })
  return async (...needed: readonly number[]): Promise<number> => {
    linesOf.value = needed
    texts.value = needed.map((_, at) => `word ${at} of ${needed.join()}`)
    for (let ticks = 0; ticks < 20; ticks++) await nextTick()
    return shown.value
  }
}

it('as many markers have their words as there is space for', async () => {
  const show = rowOf(3)
  expect(await show(1, 1, 1)).toBe(3)
  expect(await show(1, 2, 1)).toBe(2)
  expect(await show(2, 2)).toBe(1)
  expect(await show(1, 1)).toBe(2)
})

it('the first has its word whole, however long it is', async () => {
  expect(await rowOf(2)(3, 1)).toBe(1)
})
