import type { Policies } from '#rules/thousand-faces/forecast/policies'
import type { FightSituation } from '#rules/thousand-faces/forecast/situation'
import { certain, scaled, andThen } from './branches'
import type { Branch } from './exact-cards'
import { People, type Who } from './exact-people'
import { merged, type Table, withFoe, withWho } from './exact-table'

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

const sides = { '1': 1, d4: 4, d6: 6, d10: 10 } as const

export class Enumerator {
  readonly #situation: FightSituation
  readonly #policies: Policies
  readonly #people: People
  readonly #start: Table

  constructor(situation: FightSituation, policies: Policies) {
    this.#situation = situation
    this.#policies = policies
    this.#people = new People(situation, policies)
    this.#start = {
      who: this.#people.start,
      foes: situation.foes.map(({ stamina, squares, engaged }) => {
        const at = situation.fighters.findIndex(({ id }) => id === engaged)
        return { stamina, squares, engaged: at < 0 ? null : at, attacked: false }
      })
    }
  }

  #who(table: Table, at: number): Who {
    return this.#people.who(table.who[at]!)
  }
  #isOver(table: Table): boolean {
    return table.foes.every(({ stamina }) => stamina === 0) || table.who.every((_, at) => this.#who(table, at).down)
  }

  /** @param least what is less likely is left out */
  count(least: number): Exact {
    const { fighters } = this.#situation
    const exact = {
      falls: fighters.map(() => 0),
      wounded: fighters.map(() => 0),
      stamina: fighters.map(() => Array.from({ length: 11 }, () => 0)),
      won: 0,
      rounds: 0
    }
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
  }

  #round(going: readonly Branch<Table>[], least: number): readonly Branch<Table>[] {
    const twoRounds = this.#policies.format === 'two-rounds'
    let all = merged(
      andThen(going, table => this.#beginRound(table, !twoRounds)),
      least
    )
    for (let at = 0; at < this.#situation.fighters.length; at++)
      all = merged(
        andThen(all, table => this.#turn(table, at)),
        least
      )
    return twoRounds
      ? merged(
          andThen(all, table => this.#gangUp(table)),
          least
        )
      : all
  }

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
      this.#policies.freeFoes === 'weakest'
        ? 10 - who[at]!.lost
        : foes.filter(foe => foe.stamina > 0 && foe.engaged === at).length
    const up = who.flatMap(({ down }, at) => (down ? [] : [at]))
    return up.reduce((best, at) => (burden(at) < burden(best) ? at : best), up[0]!)
  }

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

  #flip(
    table: Table,
    at: number,
    on: 'strike' | 'defy',
    net: number
  ): readonly Branch<{ readonly table: Table; readonly value: number }>[] {
    const all = this.#people.flip(table.who[at]!, at, on, net)
    return all.map(({ chance, so: { who, value } }) => ({ chance, so: { table: withWho(table, at, who), value } }))
  }

  /** Mix It Up: nothing; 1; the die; the die and an option. */
  #follow(table: Table, at: number, target: number, value: number): readonly Branch<Table>[] {
    if (value === 0) return this.#attacked(table, at, target)
    const avoids = value === 3 && this.#policies.threeChecks === 'avoid'
    const faces = value === 1 ? 1 : sides[this.#situation.fighters[at]!.attacks[0]!.power]
    const first = this.#blow(table, target, faces).map(each => ({
      chance: each.chance,
      so: this.#afterBlow(each.so, at, target, true)
    }))
    const all =
      value < 3 || avoids
        ? first
        : first.flatMap(({ chance, so }) => {
            const next = so.table.foes[target]!.stamina > 0 ? target : this.#target(so.table)
            if (next < 0) return [{ chance, so }]
            return scaled(this.#blow(so.table, next, faces), chance).map(each => ({
              chance: each.chance,
              so: this.#afterBlow(each.so, at, next, so.answers)
            }))
          })
    return all.flatMap(({ chance, so }) =>
      avoids || !so.answers ? [{ chance, so: so.table }] : scaled(this.#attacked(so.table, at, so.struck), chance)
    )
  }

  #afterBlow(
    table: Table,
    at: number,
    struck: number,
    answers: boolean
  ): { table: Table; struck: number; answers: boolean } {
    const others = table.foes.some(({ stamina, engaged }) => stamina > 0 && engaged === at)
    return { table, struck, answers: answers && (table.foes[struck]!.stamina > 0 || others) }
  }

  #blow(table: Table, target: number, faces: number): readonly Branch<Table>[] {
    const { stamina, squares } = table.foes[target]!
    return Array.from({ length: faces }, (_, n) => n + 1).map(power => {
      const cross = squares > 0 && (this.#policies.squares === 'first' || power >= 4 || power >= stamina)
      return {
        chance: 1 / faces,
        so: withFoe(table, target, cross ? { squares: squares - 1 } : { stamina: Math.max(0, stamina - power) })
      }
    })
  }

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
    const all = this.#people.take(table.who[at]!, at, power)
    return all.map(({ chance, so }) => ({ chance, so: withWho(table, at, so) }))
  }
}
