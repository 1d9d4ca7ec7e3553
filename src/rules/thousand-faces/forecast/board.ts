import { type Luck, shuffled } from '../../core/luck'
import { isWound } from '../cards'
import { blankCharacter } from '../characters/character-schemas'
import type { Item } from '../equipment/item-schemas'
import type { Foe } from '../foes/model'
import { newSheet, openState } from '../open'
import type { Sheet, State } from '../state'
import type { CardId } from '../vocabulary'
import type { FighterSituation, FightSituation, FoeSituation } from './situation'

/**
 * Builds a board of the real rules from a situation. Only the unseen cards differ between fights.
 * The other parts are built once.
 */
export class FightBoard {
  readonly #situation: FightSituation
  readonly #base: State
  readonly #sheets: readonly Sheet[]
  /** Wound cards that are face up have copy numbers up to this one. */
  readonly #woundsSeen: number

  constructor(situation: FightSituation) {
    const { fighters, foes, allies, length } = situation
    const base = openState([])
    this.#situation = situation
    this.#sheets = fighters.map(sheetOf)
    this.#woundsSeen = Math.max(0, ...fighters.flatMap(({ discard, faceUp }) => [...discard, ...faceUp].map(copyOf)))
    this.#base = {
      ...base,
      story: { ...base.story, length },
      foes: foes.map(foeOf),
      openings: foes.flatMap(({ opening }, at) => (opening ? [at + 1] : [])),
      allies: Array.from({ length: allies }, (_, at) => ({ id: at + 1, name: '', did: null })),
      made: Math.max(foes.length, allies, ...fighters.flatMap(({ character }) => character.items.map(numberOf)))
    }
  }

  /** FC2: a board with newly dealt unseen cards; each is equally likely in every unseen position. */
  deal(luck: Luck): State {
    const blessings = [...shuffled(luck, this.#situation.blessings)]
    let wounds = this.#woundsSeen
    const sheets = this.#sheets.map((sheet, at) => {
      const { unseen, unseenBlessings, unseenWounds, faceDown, discard, faceUp } = this.#situation.fighters[
        at
      ] as FighterSituation
      const copies = Array.from({ length: unseenWounds }, () => `W${luck.below(2) + 1}.${++wounds}`)
      const cards = shuffled(luck, [...unseen, ...blessings.splice(0, unseenBlessings), ...copies])
      const piles = {
        cards: 'digital' as const,
        exhausted: cards.slice(0, faceDown),
        deck: cards.slice(faceDown),
        discard,
        faceUp,
        inPlay: []
      }
      return { ...sheet, piles }
    })
    return { ...this.#base, sheets, blessingSupply: blessings, woundsDealt: wounds }
  }
}

function sheetOf({ id, ranks, tokens, character }: FighterSituation): Sheet {
  return { ...newSheet(id), ranks, tokens, character: { ...blankCharacter, ...character } }
}

function foeOf(foe: FoeSituation, at: number): Foe {
  const { name, stamina, most, power, squares, red, weak, engaged } = foe
  return {
    id: at + 1,
    name,
    kind: 'guard',
    stamina,
    most,
    power,
    squares,
    crossed: 0,
    disarmoured: false,
    red,
    weakness: weak ? 'known' : null,
    engaged,
    revealed: true,
    note: ''
  }
}

function numberOf({ id }: Item): number {
  return Number(id.slice(1))
}

/** The number of a copy of a wound card: 7 for `W1.7`; 0 for any other card. */
function copyOf(card: CardId): number {
  return isWound(card) ? Number(card.split('.')[1] ?? 0) : 0
}
