import { games } from '@/games/registry'
import type { useGm } from '@/dashboard/store'

type Gm = Pick<ReturnType<typeof useGm>, 'lastDenial' | 'ruleAt'>

/** Opens the rules at their beginning. */
export function openAllRules(gm: Gm): void {
  gm.ruleAt = ''
}

/** Opens the guide at the steps of a first evening: its section of that title. */
export function openFirstEvening(gm: Gm): void {
  gm.ruleAt = 'A first evening'
}

/** Opens the rules at the subject of `F1`; else at the beginning of this board's game. */
export function openRuleHere(gm: Gm, system: string | null): void {
  gm.ruleAt ??= ruleHere(gm) ?? games[system as keyof typeof games]?.firstRule ?? ''
}

/** The subject of `F1`: the shown refusal, else the focused element, else the hovered one; null for the whole book. */
function ruleHere({ lastDenial }: Gm): string | null {
  const denial = lastDenial?.denial
  const refused = denial?.kind === 'refused' ? denial.rule : null
  return refused ?? ruleAt(document.activeElement) ?? ruleAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
}

function ruleAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-rule]')?.dataset['rule'] ?? null
}
