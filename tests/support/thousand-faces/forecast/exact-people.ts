import type { Policies } from '#rules/thousand-faces/forecast/policies'
import type { FightSituation } from '#rules/thousand-faces/forecast/situation'
import { splitsOf } from '#rules/thousand-faces/injury/splits'
import type { Suit } from '#rules/thousand-faces/vocabulary'
import { certain, scaled, andThen, together } from './branches'
import {
  type Branch,
  type Classes,
  classesOf,
  type ExactCards,
  exactCards,
  exhausted,
  flips,
  shuffledIfDue,
  withDiscarded
} from './exact-cards'

/** A character as it stands. */
export interface Who {
  readonly cards: ExactCards
  readonly lost: number
  readonly harm: number
  readonly wounds: number
  readonly struck: boolean
  readonly down: boolean
}
/** A flip of a character, and its number afterwards. */
type Flipped = Branch<{ readonly who: number; readonly value: number }>

/**
 * All that can become of the characters of a small fight, each by itself. A character as it stands has a number, so that what
 * can become of it is worked out once.
 */
export class People {
  /** The characters as the fight begins, by their numbers. */
  readonly start: readonly number[]
  readonly #situation: FightSituation
  readonly #policies: Policies
  readonly #classes: readonly Classes[]
  readonly #people: Who[] = []
  readonly #numbers = new Map<string, number>()
  readonly #flips = new Map<string, readonly Flipped[]>()
  readonly #taken = new Map<string, readonly Branch<number>[]>()

  constructor(situation: FightSituation, policies: Policies) {
    this.#situation = situation
    this.#policies = policies
    /** Only a gang after the players asks for Defy Danger: where none can be, fewer cards are told apart. */
    const defies = policies.format === 'two-rounds' && situation.foes.length > 1
    const known = situation.fighters.map(({ attacks, ranks }) => {
      const strike = attacks[0]!.suit
      return classesOf(strike, defies ? bestOf(Object.values(ranks)) : strike)
    })
    this.#classes = known.map(({ classes }) => classes)
    this.start = situation.fighters.map((each, at) =>
      this.#number({
        cards: exactCards(each, known[at]!.classOf, known[at]!.classes.strike.length),
        lost: each.faceDown + each.faceUp,
        harm: each.harm,
        wounds: each.wounds,
        struck: false,
        down: false
      })
    )
  }

  who(number: number): Who {
    return this.#people[number]!
  }

  #number(who: Who): number {
    const { cards, lost, harm, wounds, struck, down } = who
    const key = [cards.unknown.join(), cards.hidden, cards.discard.join(), lost, harm, wounds, struck, down].join(' ')
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#people.push(who) - 1
    this.#numbers.set(key, number)
    return number
  }

  /** What a flip can show, and the character afterwards. @param at the character’s place in the situation */
  flip(number: number, at: number, on: 'strike' | 'defy', net: number): readonly Flipped[] {
    const key = `${at} ${number} ${on}`
    let all = this.#flips.get(key)
    if (!all) this.#flips.set(key, (all = this.#flipped(this.who(number), at, on, net)))
    return all
  }

  #flipped(who: Who, at: number, on: 'strike' | 'defy', net: number): readonly Flipped[] {
    const all = flips(who.cards, this.#classes[at]!, on, net).flatMap(({ chance, so: { cards, value, wound } }) => {
      const paid = wound ? this.#pay({ ...who, cards }, 1) : shuffledWho({ ...who, cards })
      return scaled(paid, chance).map(each => ({ chance: each.chance, so: { who: this.#number(each.so), value } }))
    })
    return together(all, ({ who: number, value }) => `${number} ${value}`)
  }

  /** The character after a blow of that power. @param at the character’s place in the situation */
  take(number: number, at: number, power: number): readonly Branch<number>[] {
    const key = `${at} ${number} ${power}`
    let all = this.#taken.get(key)
    if (!all) this.#taken.set(key, (all = this.#takenBy(this.who(number), at, power)))
    return all
  }

  /** The policy’s way to take a blow, carried out point by point. */
  #takenBy(who: Who, at: number, power: number): readonly Branch<number>[] {
    const standing = { exhausted: who.lost, harm: who.harm, wounds: who.wounds, length: this.#situation.length }
    const ways = splitsOf(power, standing)
    const weight = (way: (typeof ways)[number]): number =>
      (way.incapacitated ? 1000 : 0) + way.cards + 5 * (way.woundsAfter - who.wounds) + (way.harmAfter - who.harm)
    const { taking } = this.#policies
    const least = [...ways].sort((one, other) => weight(one) - weight(other))[0]!
    const whole = ways.find(way => !way.incapacitated && way.harm === 0 && way.wound === (taking === 'wound' ? 1 : 0))
    const way = taking === 'least' ? least : (whole ?? least)
    let all: readonly Branch<Who>[] = way.exhaustion > 0 ? this.#pay(who, way.exhaustion) : certain(who)
    for (let n = 0; n < way.harm; n++) all = andThen(all, each => this.#harm(each, at))
    if (way.wound === 1) all = andThen(all, each => this.#wound(each, at))
    return together(
      all.map(({ chance, so }) => ({ chance, so: this.#number(so) })),
      String
    )
  }

  #pay(who: Who, points: number): readonly Branch<Who>[] {
    let all: readonly Branch<Who>[] = certain(who)
    for (let n = Math.min(points, 10 - who.lost); n > 0; n--)
      all = andThen(all, each =>
        exhausted(each.cards).map(({ chance, so }) => ({
          chance,
          so: { ...each, cards: so, lost: each.lost + 1, down: each.down || each.lost + 1 >= 10 }
        }))
      )
    return andThen(all, shuffledWho)
  }

  #harm(who: Who, at: number): readonly Branch<Who>[] {
    if (who.harm >= 2) return this.#wound(who, at)
    if (who.lost >= 10) return certain(who)
    return this.#pay(who, 1).map(({ chance, so }) => ({ chance, so: { ...so, harm: so.harm + 1 } }))
  }

  #wound(who: Who, at: number): readonly Branch<Who>[] {
    if (who.wounds >= 2) return certain({ ...who, down: true, struck: true })
    const { wounds } = this.#classes[at]!
    return wounds.flatMap(each =>
      scaled(shuffledWho({ ...who, wounds: who.wounds + 1, struck: true, cards: withDiscarded(who.cards, each) }), 0.5)
    )
  }
}

function shuffledWho(who: Who): readonly Branch<Who>[] {
  return shuffledIfDue(who.cards).map(({ chance, so }) => ({ chance, so: { ...who, cards: so } }))
}

function bestOf(ranks: readonly Suit[]): Suit {
  const order: readonly Suit[] = ['dragon', 'crown', 'blade', 'anvil']
  return [...ranks].sort((one, other) => order.indexOf(one) - order.indexOf(other))[0]!
}
