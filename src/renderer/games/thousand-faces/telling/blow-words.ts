import { stoppedWords } from '#rules/thousand-faces/equipment/ladder'
import { bearableHarm } from '#rules/thousand-faces/stamina/bounds'
import type { ShownOnTable, ShownBlow, ShownWay } from '#rules/thousand-faces/telling/view'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import { staminaWords, wayWords } from '#rules/thousand-faces/injury/splits'

/** One way to take a blow, in the words of the table screen. */
export interface ShownChoice {
  readonly title: string
  readonly line: string
  /** The Stamina before, and its loss; null where none is lost. */
  readonly embers: { readonly lit: number; readonly going: number } | null
  readonly sign: 'armour' | 'wound' | null
  /** It would end the character’s fight, or life. */
  readonly grave: boolean
}

/** TB5: the possible answers to the blow. Shields, which need a flip, are first; an answer that ends a character is last. */
export function choicesOf(blow: ShownBlow, sheet: Pick<SheetView, 'stamina' | 'tokens'>): readonly ShownChoice[] {
  const raised = blow.shields.map(({ name, stops }): ShownChoice => ({
    title: `Raise ${name}`,
    line: `A FAST flip of Dexterity; it stops ${stoppedWords(stops)}.`,
    embers: null,
    sign: 'armour',
    grave: false
  }))
  return [...raised, ...blow.ways.map(way => wayChoice(way, sheet, blow.deadly))]
}

function wayChoice(way: ShownWay, sheet: Pick<SheetView, 'stamina' | 'tokens'>, deadly: boolean): ShownChoice {
  const going = Math.max(0, sheet.stamina - way.staminaAfter)
  return {
    title: wayWords(way.split, way.armour),
    line: [`${staminaWords(sheet.stamina, way.staminaAfter)}.`, ...wayLines(way, sheet, deadly)].join(' '),
    embers: going > 0 ? { lit: sheet.stamina, going } : null,
    sign: way.armour ? 'armour' : way.split.wound > 0 ? 'wound' : null,
    grave: way.fatal
  }
}

function wayLines(way: ShownWay, { tokens }: Pick<SheetView, 'tokens'>, deadly: boolean): readonly string[] {
  if (way.fatal) return [deadly ? 'This ends the character’s life.' : 'This ends the character’s fight.']
  const harm = way.harmAfter > tokens.harm ? [harmLine(way.harmAfter)] : []
  const wound = way.woundsAfter > tokens.wound ? ['A Wound card joins the discard.'] : []
  const onto = way.onto.map(({ name, tokens }) => `${name} takes ${way.armour ? 'it' : tokens}.`)
  const spared = way.relief === 'reach-out' ? ['Reach Out spares one point.'] : []
  return [...harm, ...wound, ...onto, ...spared]
}

function harmLine(harm: number): string {
  return harm >= bearableHarm ? `Harm ${harm}: a third becomes a Wound.` : `Harm ${harm}.`
}

/** The result of a blow, in a line. */
export function takenWords({ split, armour, shield }: NonNullable<ShownOnTable['taken']>): string {
  if (shield !== null) return shield === '' ? 'A shield stops it' : `${shield} stops it`
  return wayWords(split, armour)
}
