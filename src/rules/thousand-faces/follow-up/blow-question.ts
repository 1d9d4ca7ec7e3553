import type { Audience } from '../../core/audience'
import { type Answers, type Choice, type Field, oneOf, type OpenQuestion, severalOf, textOf } from '../../core/question'
import { counted } from '../../core/text'
import { deckCount } from '../deck/piles'
import { chapterOf } from '../economy/chapters'
import { shieldCard, stoppedWords } from '../equipment/ladder'
import type { SlotRef } from '../equipment/item-schemas'
import type { BlowChoice } from '../injury/blow-ways'
import type { Attack } from '../injury/model'
import { fittingSlots } from '../injury/open-slots'
import { leftToLay, staminaWords, wayWords } from '../injury/splits'
import { strikeWords } from '../injury/strike-words'
import { whyNoShield } from '../moves/shield'
import { slotKey, slotName } from '../moves/slot-names'
import { characterOf, sheetOf } from '../sheets'
import { explain } from '../slices'
import { bearableHarm, bearableWounds } from '../stamina/bounds'
import type { Command, State } from '../state'
import { type BlowChoices, blowChoices } from './choices'
import { idOf } from '../question-kinds'

type Token = 'exhaustion' | 'harm' | 'wound'
const tokens = ['exhaustion', 'harm', 'wound'] as const
const tokenNames: Readonly<Record<Token, string>> = { exhaustion: 'Exhaustion', harm: 'Harm', wound: 'The Wound' }

/**
 * How a blow is taken (FU8, HA7): shields first, which need a flip. Then the legal splits, the least harm first. The tokens go to the slots
 * where they harm least; "Other slots" puts them elsewhere. The Game Master may also describe the blow.
 */
export function blowQuestion(state: State, attack: Attack, audience: Audience): OpenQuestion<Command> {
  const blow = blowChoices(state, attack)
  const ways = blow.ways.map((way, at) => ({ key: `way-${at + 1}`, way }))
  const choices = [
    ...shieldChoices(blow),
    ...ways.map(({ key, way }) => wayChoice(state, attack, blow, key, way)),
    ...blockedShields(state, attack)
  ]
  const survived = ways.find(({ way }) => !way.fatal)
  return {
    question: {
      id: idOf('blow', attack.id),
      seat: attack.seat,
      decides: 'player',
      title: `A blow of ${attack.power}`,
      asks: strikeWords(attack, audience),
      rule: 'FU8',
      fields: [
        { kind: 'one', key: 'way', label: ['How it is taken'], choices, chosen: survived?.key ?? null },
        ...ways.flatMap(({ key, way }) => slotFields(state, attack, key, way)),
        ...(audience.kind === 'gm' ? [described] : [])
      ],
      commit: 'Take it',
      commitsBy: 'way'
    },
    command: answers => commandOf(state, attack, ways, answers)
  }
}

const described: Field = {
  kind: 'text',
  key: 'describe',
  label: ['What it looked like'],
  hint: 'The hook catches her sleeve',
  fold: 'Describe'
}

function shieldChoices({ shields, stamina }: BlowChoices): readonly Choice[] {
  return shields.map(({ item, name, stops, results, mayCost, mayEnd }) => ({
    key: `shield-${item}`,
    title: [`Raise ${name}`],
    lines: [[`Flip Dexterity, FAST; stops ${stoppedWords(stops)}${stops === 'wound' ? ', the whole blow' : ''}, for`]],
    results,
    stamina: { now: stamina, after: Math.max(0, stamina - mayCost) },
    ...(mayEnd ? { grave: 'The price could end the character’s fight' } : {})
  }))
}

/** Q11: shields that cannot be raised against this blow, each with the reason. */
function blockedShields(state: State, { seat, id: attack }: Attack): readonly Choice[] {
  return characterOf(state, seat).items.flatMap(item => {
    const why = shieldCard(item) && whyNoShield(state, seat, item, attack)
    return why ? [{ key: `shield-${item.id}`, title: [`Raise ${item.name}`], blocked: explain(why) }] : []
  })
}

function wayChoice(state: State, attack: Attack, blow: BlowChoices, key: string, way: BlowChoice): Choice {
  const isDeadly = chapterOf(state.story)?.deadly ?? false
  return {
    key,
    title: [wayWords(way.split, way.woundOnto !== null)],
    lines: wayLines(state, attack, blow, way).map(each => [each]),
    stamina: { now: blow.stamina, after: way.staminaAfter },
    ...(way.fatal ? { isFatal: true as const, grave: `This ends the character’s ${isDeadly ? 'life' : 'fight'}` } : {})
  }
}

function wayLines(state: State, { seat }: Attack, now: BlowChoices, way: BlowChoice): readonly string[] {
  const character = characterOf(state, seat)
  const slots = [...way.exhaustionOnto, ...way.harmOnto, ...(way.woundOnto ? [way.woundOnto] : [])]
  const fullPile = way.harmAfter === bearableHarm ? '; a third becomes a Wound' : ''
  return [
    ...staminaLines(way, now, deckCount(sheetOf(state, seat).piles)),
    ...(slots.length > 0 ? [`Into slots: ${slots.map(slot => slotName(slot, character)).join(', ')}`] : []),
    ...(way.relief === 'reach-out' ? ['Reach Out spares one point'] : []),
    ...(way.harmAfter > now.harm ? [`Harm ${now.harm} → ${way.harmAfter}${fullPile}`] : []),
    ...(way.fatal ? [] : woundLines(way, now))
  ]
}

function staminaLines({ staminaAfter }: BlowChoice, { stamina }: BlowChoices, deck: number): readonly string[] {
  const cards = stamina - staminaAfter
  const short = cards > deck ? [`${counted(deck, 'card')} in the deck: it is shuffled first`] : []
  return [staminaWords(stamina, staminaAfter), ...short]
}

function woundLines({ woundsAfter }: BlowChoice, { wounds }: BlowChoices): readonly string[] {
  if (woundsAfter <= wounds) return []
  const next = woundsAfter === bearableWounds ? 'one more would end the fight' : 'a Wound card joins the discard'
  return [`Wounds ${wounds} → ${woundsAfter}; ${next}`]
}

/** N8: the slots that could take each token of this way, the proposed ones chosen. */
function slotFields(state: State, attack: Attack, way: string, choice: BlowChoice): readonly Field[] {
  const character = characterOf(state, attack.seat)
  const lay = leftToLay(choice.split, attack.avoided, choice.relief)
  return tokens.flatMap(token => {
    const slots = fittingSlots(character, token, attack.exertion)
    if (lay[token] === 0 || slots.length === 0) return []
    return [
      {
        kind: 'several',
        key: `${way}-${token}`,
        label: [`${tokenNames[token]} onto`],
        when: { field: 'way', is: [way] },
        fold: 'Other slots',
        choices: slots.map(slot => ({ key: slotKey(slot), title: [slotName(slot, character)] })),
        least: 0,
        most: lay[token],
        chosen: proposedSlots(choice, token).map(slotKey)
      }
    ] satisfies readonly Field[]
  })
}

function proposedSlots(way: BlowChoice, token: Token): readonly SlotRef[] {
  if (token === 'exhaustion') return way.exhaustionOnto
  if (token === 'harm') return way.harmOnto
  return way.woundOnto ? [way.woundOnto] : []
}

function commandOf(
  state: State,
  { id: attack, seat, exertion }: Attack,
  ways: readonly { readonly key: string; readonly way: BlowChoice }[],
  answers: Answers
): Command {
  const chosen = oneOf(answers, 'way') ?? ''
  const shield = characterOf(state, seat).items.find(({ id }) => `shield-${id}` === chosen)
  if (shield) return { type: 'raise-shield', seat, item: shield.id, advantages: 0, attack }
  const way = ways.find(({ key }) => key === chosen)?.way
  const onto = (token: Token): readonly SlotRef[] => {
    const key = `${chosen}-${token}`
    if (!(key in answers)) return way ? proposedSlots(way, token) : []
    const keys = severalOf(answers, key)
    return fittingSlots(characterOf(state, seat), token, exertion).filter(slot => keys.includes(slotKey(slot)))
  }
  return {
    type: 'take-attack',
    attack,
    // A way that does not exist any more is no legal split, and the rules refuse it.
    split: way?.split ?? { exhaustion: 0, harm: 0, wound: 0 },
    relief: way?.relief ?? 'none',
    exhaustionOnto: [...onto('exhaustion')],
    harmOnto: [...onto('harm')],
    woundOnto: onto('wound')[0] ?? null,
    describe: textOf(answers, 'describe')
  }
}
