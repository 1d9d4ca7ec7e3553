import type { ThingId } from '#rules/thousand-faces/equipment/item-schemas'
import type { StruckWith } from '#rules/thousand-faces/follow-up/model'
import type { FollowUpView } from '#rules/thousand-faces/follow-up/view'
import type { DieFaces } from '#rules/thousand-faces/vocabulary'

/** With what a blow is struck, and on what. */
export interface PowerDraft {
  readonly weapon: ThingId | null
  readonly weakness: boolean
  /** The ally who adds a die, and which. */
  readonly help: { readonly ally: number; readonly die: DieFaces } | null
}

/** The weapon that hits hardest, and nothing else. */
export function freshPower(open: Pick<FollowUpView, 'weapons'> | undefined): PowerDraft {
  return { weapon: open?.weapons[0]?.item ?? null, weakness: false, help: null }
}

/** The draft as the command that rolls it says it. */
export function asWith({ weapon, weakness, help }: PowerDraft): StruckWith {
  return { weapon, weakness: weakness ? 'struck' : 'missed', ...(help ? { help: { ...help } } : {}) }
}
