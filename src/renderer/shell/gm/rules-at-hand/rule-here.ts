import { shallowReactive } from 'vue'
import { games } from '../../../games/registry'
import type { useGm } from '../store'

/** By game; those of the campaign and the book by `campaign`. */
const rulesOf = shallowReactive(new Map<string, Readonly<Record<string, string>>>())

/** Fetches the rules of the refusals of all games and of the campaign, so that a refusal can lead to its rule. */
export async function loadRefusalRules(): Promise<void> {
  rulesOf.set('campaign', (await import('#rules/campaign/refusal-rules')).refusalRules)
  for (const [system, { refusalRules }] of Object.entries(games))
    if (refusalRules) rulesOf.set(system, await refusalRules())
}

/** The rule that a refusal stands on: the game's where it has that refusal, else the campaign's. @param because its kind */
export function ruleOfRefusal(because: string, system: string | null): string | null {
  return rulesOf.get(system ?? '')?.[because] ?? rulesOf.get('campaign')?.[because] ?? null
}

type Gm = Pick<ReturnType<typeof useGm>, 'said' | 'ruleAt'>

/** Opens the rules where reading begins. */
export function openAllRules(gm: Gm): void {
  gm.ruleAt = ''
}

/** Opens the page of the rules where `F1` means it; else where the game of this board begins. */
export function openRuleHere(gm: Gm, system: string | null): void {
  gm.ruleAt ??= ruleHere(gm, system) ?? games[system as keyof typeof games]?.firstRule ?? ''
}

/** What `F1` means now: the refusal that is told, else what has the focus, else what the pointer rests on; null for the whole book. */
function ruleHere({ said }: Gm, system: string | null): string | null {
  const denial = said?.denial
  const refused = denial?.kind === 'refused' ? ruleOfRefusal(denial.because, system) : null
  return refused ?? ruleAt(document.activeElement) ?? ruleAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
}

function ruleAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-rule]')?.dataset['rule'] ?? null
}
