import type { SeatId } from '#rules/core/seat'
import { counted } from '#rules/core/text'
import { stopsSaid } from '#rules/thousand-faces/equipment/ladder'
import type { BlowChoices } from '#rules/thousand-faces/follow-up/choices'
import type { BlowChoice } from '#rules/thousand-faces/injury/blow-ways'
import type { GmSheetView } from '#rules/thousand-faces/sheet-view'
import type { FollowUpView, StandingFoe } from '#rules/thousand-faces/follow-up/view'
import { bearableHarm, bearableWounds } from '#rules/thousand-faces/stamina/bounds'
import { splitWords } from '../injury/four-ds'
import { placeName } from '../moves/move-words'
import type { StepChoice } from './step-choice'

type Character = Parameters<typeof placeName>[1]
/** What stands before the blow is taken. */
type StateBeforeBlow = Pick<BlowChoices, 'stamina' | 'harm' | 'wounds'> & Pick<GmSheetView, 'deck'>
type SeatNames = (seat: SeatId) => string

/** Foes as the answers to "Which foe?", numbered from 1; those beyond nine have no figure. */
export function foeChoices({ foes, seat }: FollowUpView, nameOf: SeatNames): readonly StepChoice[] {
  return foes.map((foe, at) => ({
    key: at < 9 ? String(at + 1) : '',
    title: foe.name,
    lines: [[standing(foe, seat, nameOf), `${foe.stamina} Stamina`].join(' · ')]
  }))
}

function standing({ engaged, tiedBy }: StandingFoe, seat: SeatId, nameOf: SeatNames): string {
  if (tiedBy) return `tied up by ${tiedBy}`
  if (engaged === null) return 'engaged with nobody'
  return engaged === seat ? 'engaged with this character' : `engaged with ${nameOf(engaged)}`
}

/** How the next blow is counted: "d6, halved", "1, no die". */
export function hitWords({ hit }: Pick<FollowUpView, 'hit'>, weapon: string): string {
  if (!hit) return ''
  const base = { roll: weapon, either: `${weapon}, or 1`, one: '1', none: '', same: 'as much as before' }[hit.base]
  const extra = hit.dice.map(sides => `d${sides}`)
  return [[base, ...extra].filter(Boolean).join(' + '), hit.halved ? 'halved' : ''].filter(Boolean).join(', ')
}

/** What the rolled power would do to the foe. */
export function rolledLines({ rolled, hit, more }: FollowUpView, square: boolean): readonly string[] {
  if (!rolled || !hit) return []
  const { name, stamina, staminaAfter, openSquares } = rolled
  const falls = staminaAfter === 0 ? [`${name} is subdued`] : []
  const blow = square
    ? [`One armour square takes it all: Stamina stays at ${stamina}`]
    : [`Stamina ${stamina} → ${staminaAfter}`, ...falls]
  const armour = openSquares > 0 ? counted(openSquares, 'armour square') : 'No armour square'
  return [...blow, `${armour} open`, ...(more > 0 ? [`Then ${counted(more, 'more blow')}`] : [])]
}

/** A blow's ways as the answers to "How is it taken?": shields first, which are flipped for. @param reader whose the blow is, or the GM */
export function blowSteps(
  { shields, ways, stamina, harm, wounds }: BlowChoices,
  { character, deck }: Pick<GmSheetView, 'character' | 'deck'>,
  deadly: boolean,
  reader: 'gm' | 'player' = 'gm'
): readonly StepChoice[] {
  const [whose, flip] =
    reader === 'gm' ? ['the character’s', 'Flip Dex, FAST; stops'] : ['your', 'You flip Dexterity; it stops']
  const raised = shields.map(({ name, stops, results, mayCost, mayEnd }) => ({
    title: `Raise ${name}`,
    lines: [`${flip} ${stopsSaid(stops)}${stops === 'wound' ? ', the whole blow' : ''}, for`],
    results,
    embers: { lit: stamina, going: Math.min(stamina, mayCost) },
    ...(mayEnd ? { grave: `The price could end ${whose} fight` } : {})
  }))
  const taken = ways.map(way => ({
    title: titleOf(way),
    lines: wayLines(way, { stamina, harm, wounds, deck }, character),
    embers: { lit: stamina, going: Math.max(0, stamina - way.staminaAfter) },
    fatal: way.fatal,
    ...(way.fatal ? { grave: `This ends ${whose} ${deadly ? 'life' : 'fight'}` } : {})
  }))
  return [...raised, ...taken].slice(0, 9).map((choice, at) => ({ ...choice, key: String(at + 1) }))
}

/** What the way is called: "Armour takes the Wound", "6 Exhaustion". */
function titleOf({ split, woundOnto }: Pick<BlowChoice, 'split' | 'woundOnto'>): string {
  return woundOnto ? 'Armour takes the Wound' : splitWords(split)
}

function wayLines(way: BlowChoice, now: StateBeforeBlow, character: Character): readonly string[] {
  const onto = [...way.exhaustionOnto, ...way.harmOnto, ...(way.woundOnto ? [way.woundOnto] : [])]
  const slots = onto.map(place => placeName(place, character))
  return [
    ...staminaLines(way, now),
    ...(slots.length > 0 ? [`Into slots: ${slots.join(', ')}`] : []),
    ...(way.relief === 'reach-out' ? ['Reach Out spares one point'] : []),
    ...(way.harmAfter > now.harm
      ? [`Harm ${now.harm} → ${way.harmAfter}${way.harmAfter === bearableHarm ? '; a third becomes a Wound' : ''}`]
      : []),
    ...(way.fatal ? [] : woundLines(way, now))
  ]
}

function staminaLines({ staminaAfter }: BlowChoice, { stamina, deck }: StateBeforeBlow): readonly string[] {
  const cards = stamina - staminaAfter
  if (cards <= 0) return ['Stamina stays as it is']
  const short = cards > deck ? [`${counted(deck, 'card')} in the deck: it is shuffled first`] : []
  return [`Stamina ${stamina} → ${staminaAfter}`, ...short]
}

function woundLines({ woundsAfter }: BlowChoice, { wounds }: StateBeforeBlow): readonly string[] {
  if (woundsAfter <= wounds) return []
  const next = woundsAfter === bearableWounds ? 'one more would end the fight' : 'a Wound card joins the discard'
  return [`Wounds ${wounds} → ${woundsAfter}; ${next}`]
}
