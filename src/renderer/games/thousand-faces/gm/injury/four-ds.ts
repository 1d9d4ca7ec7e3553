import { agreeing, counted, countedInWords } from '#rules/core/text'
import type { AttackView } from '#rules/thousand-faces/injury/view'
import type { InjuryCommand } from '#rules/thousand-faces/injury/model'
import { leftToLay, type SplitOutcome } from '#rules/thousand-faces/injury/splits'
import { bearableHarm, woundSaid } from '#rules/thousand-faces/stamina/bounds'
import type { SlotPlace } from '#rules/thousand-faces/equipment/item-schemas'
import type { SheetView } from '#rules/thousand-faces/sheet-view'

export const fourSteps = ['Dice', 'Decide', 'Distribute', 'Describe'] as const

/** How a blow shall be taken, as put together so far. */
export interface BlowDraft {
  /** Which of the legal splits; −1 while nobody has chosen. */
  readonly split: number
  readonly exhaustionOnto: readonly SlotPlace[]
  readonly harmOnto: readonly SlotPlace[]
  readonly woundOnto: SlotPlace | null
  readonly relief: 'none' | 'reach-out'
  readonly describe: string
}

export const freshBlow: BlowDraft = {
  split: 0,
  exhaustionOnto: [],
  harmOnto: [],
  woundOnto: null,
  relief: 'none',
  describe: ''
}

/** What is marked before anybody has chosen: the first way out that ends nobody, or none. */
export function safeSplit(splits: readonly Pick<SplitOutcome, 'incapacitated'>[]): number {
  return splits.findIndex(split => !split.incapacitated)
}

/** A split in words: "2 Harm and 1 Exhaustion". */
export function splitWords({ exhaustion, harm, wound }: Pick<SplitOutcome, 'exhaustion' | 'harm' | 'wound'>): string {
  const parts = [
    ...(wound > 0 ? ['1 Wound'] : []),
    ...(harm > 0 ? [`${harm} Harm`] : []),
    ...(exhaustion > 0 ? [`${exhaustion} Exhaustion`] : [])
  ]
  return parts.join(' and ') || 'nothing'
}

/** What a split brings when all of it is taken upon oneself, line by line. */
export function splitLines(
  split: SplitOutcome,
  sheet: Pick<SheetView, 'tokens' | 'heroic'>,
  deadly: boolean
): readonly string[] {
  const { harm, wound } = sheet.tokens
  const lines: string[] = []
  if (split.cards > 0) lines.push(cardsLine(split.cards, sheet.heroic))
  if (split.harmAfter > harm)
    lines.push(split.harmAfter === 1 ? 'A Harm token pins one card to the pile' : 'Two Harm tokens pin a card each')
  if (split.harmBecomesWound > 0)
    lines.push(
      `${split.harmBecomesWound} of the Harm ${split.harmBecomesWound === 1 ? 'becomes a Wound' : `become ${split.harmBecomesWound} Wounds`}: ${countedInWords(bearableHarm, 'Harm token lies', 'Harm tokens lie')} there already`
    )
  if (split.woundsAfter > wound)
    lines.push(woundSaid(split.woundsAfter), 'A Wound card joins the discard, and may stop a later flip')
  if (split.incapacitated) lines.push(deadly ? 'Incapacitated; in this chapter that means death' : 'Incapacitated')
  return lines
}

/** The same in as few words as can be, where many ways out lie beside each other. */
export function splitBriefly(
  split: SplitOutcome,
  sheet: Pick<SheetView, 'tokens'>,
  deadly: boolean
): readonly string[] {
  const { harm, wound } = sheet.tokens
  return [
    ...(split.cards > 0 ? [counted(split.cards, 'card')] : []),
    ...(split.harmAfter > harm ? [`Harm ${harm} → ${split.harmAfter}`] : []),
    ...(split.harmBecomesWound > 0
      ? [`${split.harmBecomesWound} Harm would become ${split.harmBecomesWound === 1 ? 'a Wound' : 'Wounds'}`]
      : []),
    ...(split.woundsAfter > wound ? [`Wounds ${wound} → ${split.woundsAfter}`] : []),
    ...(split.incapacitated ? [deadly ? 'Incapacitated, dead' : 'Incapacitated'] : [])
  ]
}

/** Whether anything of it could go elsewhere than upon oneself. */
export function canDistribute(attack: AttackView, split: SplitOutcome): boolean {
  const lay = leftToLay(split, attack.avoided, 'none')
  const open = (['exhaustion', 'harm', 'wound'] as const).some(
    token => lay[token] > 0 && attack.places[token].length > 0
  )
  return open || (attack.reachOut && split.exhaustion > 0)
}

/** The draft as the command that takes the blow. */
export function asTaken(attack: AttackView, split: SplitOutcome, draft: BlowDraft): InjuryCommand {
  const lay = leftToLay(split, attack.avoided, draft.relief)
  return {
    type: 'take-attack',
    attack: attack.id,
    split: { exhaustion: split.exhaustion, harm: split.harm, wound: split.wound },
    exhaustionOnto: draft.exhaustionOnto.slice(0, lay.exhaustion).map(place => ({ ...place })),
    harmOnto: draft.harmOnto.slice(0, lay.harm).map(place => ({ ...place })),
    woundOnto: lay.wound > 0 && draft.woundOnto ? { ...draft.woundOnto } : null,
    relief: draft.relief,
    describe: draft.describe.trim()
  }
}

/** What is left to be taken upon oneself. */
export function uponOneself(attack: AttackView, split: SplitOutcome, draft: BlowDraft): string {
  const lay = leftToLay(split, attack.avoided, draft.relief)
  return splitWords({
    exhaustion: lay.exhaustion - Math.min(lay.exhaustion, draft.exhaustionOnto.length),
    harm: lay.harm - Math.min(lay.harm, draft.harmOnto.length),
    wound: lay.wound > 0 && draft.woundOnto === null ? 1 : 0
  })
}

function cardsLine(cards: number, heroic: boolean): string {
  if (heroic)
    return `Cards are turned until ${counted(cards, 'Stamina symbol')} ${agreeing(cards, 'has', 'have')} come up`
  const leaving = countedInWords(cards, 'card leaves', 'cards leave')
  return `${leaving.charAt(0).toUpperCase()}${leaving.slice(1)} the deck unseen`
}
