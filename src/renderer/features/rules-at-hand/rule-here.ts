import { games } from '../../games/registry'
import type { useGm } from '../../dashboard/store'

type Gm = Pick<ReturnType<typeof useGm>, 'said' | 'ruleAt'>

/** Opens the rules where reading begins. */
export function openAllRules(gm: Gm): void {
  gm.ruleAt = ''
}

/** Opens the page of the rules where `F1` means it; else where the game of this board begins. */
export function openRuleHere(gm: Gm, system: string | null): void {
  gm.ruleAt ??= ruleHere(gm) ?? games[system as keyof typeof games]?.firstRule ?? ''
}

/** What `F1` means now: the refusal that is told, else what has the focus, else what the pointer rests on; null for the whole book. */
function ruleHere({ said }: Gm): string | null {
  const denial = said?.denial
  const refused = denial?.kind === 'refused' ? denial.rule : null
  return refused ?? ruleAt(document.activeElement) ?? ruleAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
}

function ruleAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-rule]')?.dataset['rule'] ?? null
}
