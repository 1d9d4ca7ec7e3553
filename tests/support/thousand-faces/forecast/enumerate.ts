import type { Policies } from '#rules/thousand-faces/forecast/policies'
import type { FightSituation } from '#rules/thousand-faces/forecast/situation'
import { splitsOf } from '#rules/thousand-faces/injury/splits'
import type { Suit } from '#rules/thousand-faces/vocabulary'
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

/**
 * All that can become of a small fight, counted exactly: a second way to the forecast’s numbers that shares no line with the
 * simulation. It knows Mix It Up, crosses-bite and two-rounds, Harm and Wounds; no slots, shields, Blessings or allies.
 */
export interface Exact {
  readonly falls: readonly number[]
  readonly wounded: readonly number[]
  /** For each character, how likely each Stamina from 0 to 10 is at the end. */
  readonly stamina: readonly (readonly number[])[]
  readonly won: number
  readonly rounds: number
  /** What was left out because it is too unlikely, or too long. */
  readonly missing: number
}

interface Who {
  readonly cards: ExactCards
  readonly lost: number
  readonly harm: number
  readonly wounds: number
  readonly struck: boolean
  readonly down: boolean
}
interface What {
  readonly stamina: number
  readonly squares: number
  readonly engaged: number | null
  readonly attacked: boolean
}
/** Characters by their number in a list of all that were met: what can become of one is worked out once. */
interface Table {
  readonly who: readonly number[]
  readonly foes: readonly What[]
}
type Flipped = Branch<{ readonly who: number; readonly value: number }>

const sides = { '1': 1, d4: 4, d6: 6, d10: 10 } as const

export class Enumerator {
  readonly #situation: FightSituation
  readonly #policies: Policies
  readonly #classes: readonly Classes[]
  readonly #start: Table
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
    this.#start = {
      who: situation.fighters.map((each, at) =>
        this.#number({
          cards: exactCards(each, known[at]!.classOf, known[at]!.classes.strike.length),
          lost: each.faceDown + each.faceUp,
          harm: each.harm,
          wounds: each.wounds,
          struck: false,
          down: false
        })
      ),
      foes: situation.foes.map(({ stamina, squares, engaged }) => {
        const at = situation.fighters.findIndex(({ id }) => id === engaged)
        return { stamina, squares, engaged: at < 0 ? null : at, attacked: false }
      })
    }
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
  #who(table: Table, at: number): Who {
    return this.#people[table.who[at]!]!
  }
  #isOver(table: Table): boolean {
    return table.foes.every(({ stamina }) => stamina === 0) || table.who.every((_, at) => this.#who(table, at).down)
  }

  /** @param least what is less likely is left out */
  count(least: number): Exact {
    const { fighters } = this.#situation
    const exact = { falls: fighters.map(() => 0), wounded: fighters.map(() => 0), stamina: fighters.map(() => Array.from({ length: 11 }, () => 0)), won: 0, rounds: 0 }
    let counted = 0
    let going: readonly Branch<Table>[] = [{ chance: 1, so: this.#start }]
    for (let round = 1; round <= 40 && going.length > 0; round++) {
      const after = this.#round(going, least)
      going = after.filter(({ so }) => !this.#isOver(so))
      for (const { chance, so } of after.filter(each => this.#isOver(each.so))) {
        counted += chance
        exact.rounds += chance * round
        if (so.foes.every(({ stamina }) => stamina === 0)) exact.won += chance
        so.who.forEach((_, at) => {
          const who = this.#who(so, at)
          if (who.down) exact.falls[at]! += chance
          if (who.struck) exact.wounded[at]! += chance
          exact.stamina[at]![10 - who.lost]! += chance
        })
      }
    }
    return { ...exact, missing: 1 - counted }
  } // prettier-ignore

  #round(going: readonly Branch<Table>[], least: number): readonly Branch<Table>[] {
    const twoRounds = this.#policies.format === 'two-rounds'
    let all = merged(then(going, table => this.#beginRound(table, !twoRounds)), least)
    for (let at = 0; at < this.#situation.fighters.length; at++)
      all = merged(then(all, table => this.#turn(table, at)), least)
    return twoRounds ? merged(then(all, table => this.#gangUp(table)), least) : all
  } // prettier-ignore

  #beginRound(table: Table, engage: boolean): readonly Branch<Table>[] {
    let so: Table = { ...table, foes: table.foes.map(foe => ({ ...foe, attacked: false })) }
    if (engage)
      so.foes.forEach((foe, at) => {
        const free = foe.stamina > 0 && (foe.engaged === null || this.#who(so, foe.engaged).down)
        if (free) so = withFoe(so, at, { engaged: this.#turnedTo(so) })
      })
    return certain(so)
  }

  #turnedTo(table: Table): number {
    const who = table.who.map((_, at) => this.#who(table, at))
    const { foes } = table
    const burden = (at: number): number =>
      this.#policies.freeFoes === 'weakest' ? 10 - who[at]!.lost : foes.filter(foe => foe.stamina > 0 && foe.engaged === at).length
    const up = who.flatMap(({ down }, at) => (down ? [] : [at]))
    return up.reduce((best, at) => (burden(at) < burden(best) ? at : best), up[0]!)
  } // prettier-ignore

  #target({ foes }: Table): number {
    const up = foes.flatMap(({ stamina }, at) => (stamina > 0 ? [at] : []))
    return up.reduce((best, at) => (foes[at]!.stamina < foes[best]!.stamina ? at : best), up[0] ?? -1)
  }

  #turn(table: Table, at: number): readonly Branch<Table>[] {
    const target = this.#target(table)
    if (this.#who(table, at).down || target < 0) return certain(table)
    const ready = withFoe(table, target, { attacked: true, engaged: table.foes[target]!.engaged ?? at })
    const { net } = this.#situation.fighters[at]!.attacks[0]!
    return this.#flip(ready, at, 'strike', net).flatMap(({ chance, so: { table: now, value } }) =>
      scaled(this.#follow(now, at, target, value), chance)
    )
  }

  #flip(table: Table, at: number, on: 'strike' | 'defy', net: number): readonly Branch<{ readonly table: Table; readonly value: number }>[] {
    const key = `${at} ${table.who[at]} ${on}`
    let all = this.#flips.get(key)
    if (!all) this.#flips.set(key, (all = this.#flipped(this.#who(table, at), at, on, net)))
    return all.map(({ chance, so: { who, value } }) => ({ chance, so: { table: withWho(table, at, who), value } }))
  } // prettier-ignore

  #flipped(who: Who, at: number, on: 'strike' | 'defy', net: number): readonly Flipped[] {
    const all = flips(who.cards, this.#classes[at]!, on, net).flatMap(({ chance, so: { cards, value, wound } }) => {
      const paid = wound ? this.#pay({ ...who, cards }, 1) : shuffledWho({ ...who, cards })
      return scaled(paid, chance).map(each => ({ chance: each.chance, so: { who: this.#number(each.so), value } }))
    })
    return together(all, ({ who: number, value }) => `${number} ${value}`)
  }

  /** Mix It Up: nothing; 1; the die; the die and an option. */
  #follow(table: Table, at: number, target: number, value: number): readonly Branch<Table>[] {
    if (value === 0) return this.#attacked(table, at, target)
    const avoids = value === 3 && this.#policies.threeChecks === 'avoid'
    const faces = value === 1 ? 1 : sides[this.#situation.fighters[at]!.attacks[0]!.power]
    const first = this.#blow(table, target, faces).map(each => ({ chance: each.chance, so: this.#afterBlow(each.so, at, target, true) }))
    const all =
      value < 3 || avoids
        ? first
        : first.flatMap(({ chance, so }) => {
            const next = so.table.foes[target]!.stamina > 0 ? target : this.#target(so.table)
            if (next < 0) return [{ chance, so }]
            return scaled(this.#blow(so.table, next, faces), chance).map(each => ({ chance: each.chance, so: this.#afterBlow(each.so, at, next, so.answers) }))
          })
    return all.flatMap(({ chance, so }) => (avoids || !so.answers ? [{ chance, so: so.table }] : scaled(this.#attacked(so.table, at, so.struck), chance)))
  } // prettier-ignore

  #afterBlow(table: Table, at: number, struck: number, answers: boolean): { table: Table; struck: number; answers: boolean } {
    const others = table.foes.some(({ stamina, engaged }) => stamina > 0 && engaged === at)
    return { table, struck, answers: answers && (table.foes[struck]!.stamina > 0 || others) }
  } // prettier-ignore

  #blow(table: Table, target: number, faces: number): readonly Branch<Table>[] {
    const { stamina, squares } = table.foes[target]!
    return Array.from({ length: faces }, (_, n) => n + 1).map(power => {
      const cross = squares > 0 && (this.#policies.squares === 'first' || power >= 4 || power >= stamina)
      return { chance: 1 / faces, so: withFoe(table, target, cross ? { squares: squares - 1 } : { stamina: Math.max(0, stamina - power) }) }
    })
  } // prettier-ignore

  #attacked(table: Table, at: number, struck: number): readonly Branch<Table>[] {
    if (this.#who(table, at).down) return certain(table)
    const die = (foe: number): number => sides[this.#situation.foes[foe]!.power]
    const own = table.foes.flatMap(({ stamina, engaged }, foe) => (stamina > 0 && engaged === at ? [foe] : []))
    const standing = table.foes[struck]!.stamina > 0
    const lead = standing ? struck : own.reduce((best, foe) => (die(foe) > die(best) ? foe : best), own[0] ?? -1)
    if (lead < 0) return certain(table)
    const others = this.#policies.answers === 'gang' ? own.filter(foe => foe !== lead).length : 0
    return this.#rolled(table, at, die(lead), others)
  }

  #rolled(table: Table, at: number, faces: number, plus: number): readonly Branch<Table>[] {
    return Array.from({ length: faces }, (_, n) => n + 1).flatMap(face =>
      scaled(this.#take(table, at, face + plus), 1 / faces)
    )
  }

  /** Foes that nobody attacked gang up on one character. */
  #gangUp(table: Table): readonly Branch<Table>[] {
    const free = table.foes.flatMap(({ stamina, attacked }, foe) => (stamina > 0 && !attacked ? [foe] : []))
    if (free.length === 0 || table.who.every((_, at) => this.#who(table, at).down)) return certain(table)
    const at = this.#turnedTo(table)
    const faces = Math.max(...free.map(foe => sides[this.#situation.foes[foe]!.power]))
    return this.#flip(table, at, 'defy', 0).flatMap(({ chance, so: { table: now, value } }) => {
      if (this.#who(now, at).down || value > 1) return [{ chance, so: now }]
      const hit = value === 0 ? this.#rolled(now, at, faces, free.length - 1) : this.#take(now, at, free.length)
      return scaled(hit, chance)
    })
  }

  #take(table: Table, at: number, power: number): readonly Branch<Table>[] {
    const key = `${at} ${table.who[at]} ${power}`
    let all = this.#taken.get(key)
    if (!all) this.#taken.set(key, (all = this.#takenBy(this.#who(table, at), at, power)))
    return all.map(({ chance, so }) => ({ chance, so: withWho(table, at, so) }))
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
    for (let n = 0; n < way.harm; n++) all = then(all, each => this.#harm(each, at))
    if (way.wound === 1) all = then(all, each => this.#wound(each, at))
    return together(
      all.map(({ chance, so }) => ({ chance, so: this.#number(so) })),
      String
    )
  }

  #pay(who: Who, points: number): readonly Branch<Who>[] {
    let all: readonly Branch<Who>[] = certain(who)
    for (let n = Math.min(points, 10 - who.lost); n > 0; n--)
      all = then(all, each => exhausted(each.cards).map(({ chance, so }) => ({ chance, so: { ...each, cards: so, lost: each.lost + 1, down: each.down || each.lost + 1 >= 10 } })))
    return then(all, shuffledWho)
  } // prettier-ignore

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

const certain = <Of>(so: Of): readonly Branch<Of>[] => [{ chance: 1, so }]
const scaled = <Of>(all: readonly Branch<Of>[], by: number): readonly Branch<Of>[] =>
  all.map(({ chance, so }) => ({ chance: chance * by, so }))
const then = <Of>(all: readonly Branch<Of>[], next: (so: Of) => readonly Branch<Of>[]): readonly Branch<Of>[] =>
  all.flatMap(({ chance, so }) => scaled(next(so), chance))

function shuffledWho(who: Who): readonly Branch<Who>[] {
  return shuffledIfDue(who.cards).map(({ chance, so }) => ({ chance, so: { ...who, cards: so } }))
}

/** What is the same counts as one. */
function together<Of>(all: readonly Branch<Of>[], keyOf: (so: Of) => string): readonly Branch<Of>[] {
  const sums = new Map<string, { chance: number; so: Of }>()
  for (const { chance, so } of all) {
    const key = keyOf(so)
    const known = sums.get(key)
    if (known) known.chance += chance
    else sums.set(key, { chance, so })
  }
  return [...sums.values()]
}

function merged(all: readonly Branch<Table>[], least: number): readonly Branch<Table>[] {
  const keyOf = ({ who, foes }: Table): string =>
    `${who.join()} ${foes.map(({ stamina, squares, engaged, attacked }) => `${stamina},${squares},${engaged},${attacked}`).join(' ')}`
  return together(all, keyOf).filter(({ chance }) => chance > least)
}

const withWho = (table: Table, at: number, who: number): Table => ({
  ...table,
  who: table.who.map((each, n) => (n === at ? who : each))
})
const withFoe = (table: Table, at: number, change: Partial<What>): Table => ({
  ...table,
  foes: table.foes.map((each, n) => (n === at ? { ...each, ...change } : each))
})

function bestOf(ranks: readonly Suit[]): Suit {
  const order: readonly Suit[] = ['dragon', 'crown', 'blade', 'anvil']
  return [...ranks].sort((one, other) => order.indexOf(one) - order.indexOf(other))[0]!
}
