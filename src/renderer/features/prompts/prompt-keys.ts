import { drawKinds, type DrawKind } from '#rules/campaign/prompts/kinds'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { Prompt } from '#rules/core/prompts'

/** The letters that draw another of each kind. */
export const anotherKeys = { moves: 'M', question: 'Q', hook: 'H', name: 'N' } as const satisfies Record<
  DrawKind,
  string
>

export function anotherOf(key: string): DrawKind | null {
  return drawKinds.find(kind => anotherKeys[kind] === key.toUpperCase()) ?? null
}

/** One suggestion and the figure that selects it. */
export interface NumberedPrompt {
  readonly cap: string
  readonly prompt: Pick<Prompt, 'act'>
  readonly kind?: DrawKind
}

/** 1, 2, 3 for moves, 4 for the Journey, 5 to 7 for what was drawn, 8 for whoever waits, 9 and 0 for two kinds of things unused; each always the same. */
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

/** @returns whether a suggestion has that figure; it has the focus then, and Enter does it (NP3) */
export function focusCap(page: HTMLElement | null, key: string): boolean {
  const all = [...(page?.querySelectorAll<HTMLElement>('[data-prompt]') ?? [])]
  const wanted = all.find(each => each.querySelector('kbd')?.textContent === key)
  wanted?.focus()
  return wanted !== undefined
}

/** Arrows walk through everything that can be done. @returns whether that key walks */
export function nextFocus(page: HTMLElement | null, key: string): boolean {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !page) return false
  const all = [...page.querySelectorAll<HTMLElement>('[data-prompt]')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  all.at((at + step) % all.length)?.focus()
  return true
}
