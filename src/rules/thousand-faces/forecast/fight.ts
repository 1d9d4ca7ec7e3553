import { cardsToFlip } from '../flip/weighing'
import { rankOf } from '../ranks'
import { attributes, type DieFaces } from '../vocabulary'
import { type Defence, takeBlow } from './blow'
import { BlowTable } from './blow-table'
import { codeOf, rowOf, values } from './card-table'
import type { Chance } from './chance'
import { Fighter } from './fighter'
import { Foe } from './foe'
import { type FollowTable, followsOf } from './follows'
import type { Policies } from './policies'
import { sidesOf } from '../equipment/items'
import type { AttackSituation, FighterSituation, FightSituation } from './situation'

/** What one character strikes with. */
interface Strike {
  readonly row: number
  readonly net: number
  readonly sides: 1 | DieFaces
  readonly follows: FollowTable
  /** Blows of Volley may cost a Pack. */
  readonly costsPack: boolean
}

/** One character in the fight: who, with what, and how blows are taken. */
export interface Combatant {
  readonly fighter: Fighter
  readonly strike: Strike
  readonly defence: Defence
  /** The best suit for Defy Danger. */
  readonly defyRow: number
}

/** One fight that is fought over and over: reset, then rounds (`fight-rounds.ts`). Nothing is made while it goes on. */
export class Fight {
  readonly policies: Policies
  readonly chance: Chance
  readonly combatants: readonly Combatant[]
  readonly foes: readonly Foe[]
  readonly allies: number
  /** Allies who have lent a die in this turn. */
  alliesUsed = 0
  /** The round that is fought, from 1. */
  round = 0
  /** Flips of all fights so far. */
  flips = 0
  readonly #advantage: number
  readonly #blessings: Uint8Array
  #freeBlessings = 0

  /** @param advantage added to the net of every flip of the characters */
  constructor(situation: FightSituation, policies: Policies, chance: Chance, advantage = 0) {
    this.policies = policies
    this.chance = chance
    this.allies = policies.allies === 'die' ? situation.allies : 0
    this.#advantage = advantage
    this.#blessings = Uint8Array.from(situation.blessings, codeOf)
    this.combatants = situation.fighters.map(each => this.#combatantOf(each, situation))
    const fighters = this.combatants.map(({ fighter }) => fighter)
    this.foes = situation.foes.map(each => new Foe(each, fighters))
  }

  #combatantOf(each: FighterSituation, { length }: FightSituation): Combatant {
    const fighter = new Fighter(each, this.chance)
    const shieldRow = rowOf(each.ranks.dex)
    const best = attributes.map(name => each.ranks[name]).sort((one, other) => rankOf(other) - rankOf(one))[0]
    return {
      fighter,
      strike: strikeOf(each.attacks, this.policies),
      defyRow: rowOf(best ?? each.ranks.dex),
      defence: {
        table: new BlowTable(each, length, this.policies.taking),
        shields: this.policies.shields,
        length,
        flipShield: who => this.flip(who, shieldRow, 0)
      }
    }
  }

  reset(): void {
    let free = this.#blessings.length
    for (const { fighter } of this.combatants) free = fighter.reset(this.#blessings, free)
    this.#freeBlessings = free
    for (const foe of this.foes) foe.reset()
    this.round = 0
  }

  /** T1: a character's turn begins; everybody may use a FAST move again, and every ally may act. */
  passSpotlight(): void {
    for (const { fighter } of this.combatants) fighter.fastUsed = false
    this.alliesUsed = 0
  }

  /** F2–F8, B1, B3: a flip with everything that it costs and brings. @returns 0–3, or −1 where not one card is left */
  flip(fighter: Fighter, row: number, net: number): number {
    const whole = net + this.#advantage
    const wounds = fighter.turn(row, cardsToFlip(whole), whole < 0)
    const { resolved } = fighter
    if (resolved < 0) return -1
    this.flips += 1
    if (fighter.resolvedBlessing) {
      fighter.giveBack(resolved)
      this.#blessings[this.#freeBlessings++] = resolved
    }
    if (wounds > 0) fighter.pay(1)
    fighter.shuffleIfDue()
    if (fighter.resolvedCritical) this.#takeBlessing(fighter)
    return values[row + resolved] as number
  }

  /** B1, O29: of the Critical Success a Blessing is taken while there is one. */
  #takeBlessing(fighter: Fighter): void {
    if (this.#freeBlessings === 0) return
    const at = this.chance.card(this.#blessings, this.#freeBlessings)
    const card = this.#blessings[at] as number
    this.#freeBlessings -= 1
    this.#blessings[at] = this.#blessings[this.#freeBlessings] as number
    fighter.ontoDiscard(card)
    fighter.shuffleIfDue()
  }

  /** Attack power upon a character. */
  hit({ fighter, defence }: Combatant, power: number): void {
    takeBlow(fighter, power, defence)
  }

  /** One die, 1 to `faces`; of one face nothing is rolled. */
  roll(faces: number): number {
    return faces === 1 ? 1 : this.chance.below(faces) + 1
  }
}

/** FC4: Volley for whoever has a bow and may shoot, else Mix It Up; what hits hardest first. */
function strikeOf(attacks: readonly AttackSituation[], policies: Policies): Strike {
  const wanted = policies.weapons === 'bow' ? 'volley' : 'mix-it-up'
  const [strongest] = [...attacks].sort((one, other) => sidesOf(other.power) - sidesOf(one.power))
  const attack = attacks.find(({ move }) => move === wanted) ?? strongest
  if (!attack) throw new Error('a character without any way to strike')
  return {
    row: rowOf(attack.suit),
    net: attack.net,
    sides: sidesOf(attack.power),
    follows: followsOf(attack.move, policies),
    costsPack: attack.move === 'volley'
  }
}
