import { drawKinds, type DrawKind } from '#rules/campaign/prompts/kinds'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { Prompt } from '#rules/core/prompts'

/** The letter that draws another suggestion of each kind. */
export const anotherKeys = { moves: 'M', question: 'Q', hook: 'H', name: 'N' } as const satisfies Record<
  DrawKind,
  string
>

export function anotherOf(key: string): DrawKind | null {
  return drawKinds.find(kind => anotherKeys[kind] === key.toUpperCase()) ?? null
}

/** One suggestion and the digit that selects it. */
export interface NumberedPrompt {
  readonly cap: string
  readonly prompt: Pick<Prompt, 'act'>
  readonly kind?: DrawKind
}

/** Fixed digits. 1 to 3: moves. 4: the Journey. 5 to 7: drawn suggestions. 8: the longest wait. 9 and 0: two kinds of unused things. */
export function numberPrompts(prompts: Prompts | null): readonly NumberedPrompt[] {
  if (!prompts) return []
  const { moves, next, question, hook, name, waiting, players } = prompts
  const places: readonly (readonly [cap: string, prompt: Pick<Prompt, 'act'> | null | undefined, kind?: DrawKind])[] = [
    ...(['1', '2', '3'] as const).map((cap, nth) => [cap, moves?.options[nth], 'moves'] as const),
    ['4', next],
    ['5', question, 'question'],
    ['6', hook, 'hook'],
    ['7', name, 'name'],
    ['8', waiting[0]],
    ['9', players[0]],
    ['0', players[1]]
  ]
  return places.flatMap(([cap, prompt, kind]) => (prompt?.act ? [{ cap, prompt, ...(kind && { kind }) }] : []))
}

/** @returns whether a suggestion has that digit; then it has the focus, and Enter performs it (NP3) */
export function focusCap(page: HTMLElement | null, key: string): boolean {
  const all = [...(page?.querySelectorAll<HTMLElement>('[data-prompt]') ?? [])]
  const wanted = all.find(each => each.querySelector('kbd')?.textContent === key)
  wanted?.focus()
  return wanted !== undefined
}

/** Arrows move through every action. @returns whether the key moved the focus */
export function nextFocus(page: HTMLElement | null, key: string): boolean {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !page) return false
  const all = [...page.querySelectorAll<HTMLElement>('[data-prompt]')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  all.at((at + step) % all.length)?.focus()
  return true
}
