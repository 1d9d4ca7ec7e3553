import { ref, watch, type Ref } from 'vue'

/**
 * A number that is typed over by figures without a field having the focus, as on a till: the first figure begins it anew.
 * @param most the largest that is taken; a figure that would go beyond it begins anew
 */
export function useTypedNumber(
  given: () => number,
  most: number
): { number: Ref<number>; typed: (key: string) => boolean } {
  const number = ref(given())
  let fresh = true
  watch(given, to => {
    number.value = to
    fresh = true
  })

  /** @returns whether the key was a figure that now counts */
  function typed(key: string): boolean {
    if (!/^\d$/.test(key)) return false
    const longer = fresh ? Number(key) : number.value * 10 + Number(key)
    const next = longer > most ? Number(key) : longer
    if (next < 1) return true
    number.value = next
    fresh = false
    return true
  }

  return { number, typed }
}
