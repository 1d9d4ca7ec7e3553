import { bearableHarm, bearableWounds, stamina } from '../stamina/bounds'
import { CardRow } from './card-row'
import { firstWound, symbols } from './card-table'
import type { Chance } from './chance'
import type { FighterSituation, ShieldSituation, SlotSituation } from './situation'

/** One character in a simulated fight. The methods do what the steps of the same name in the slices do, in place and without events. */
export class Fighter extends CardRow {
  readonly start: FighterSituation
  readonly id: string
  readonly heroic: boolean
  /** Cards in the Exhaustion pile, 0–10. */
  exhausted = 0
  harm = 0
  wounds = 0
  /** Wounds of this fight, the one that ended it included. */
  woundsTaken = 0
  down = false
  /** One bit for each slot that holds a token. */
  filled = 0
  /** Harm tokens that lie on Bloody, But Unbowed. */
  unbowedHarm = 0
  pack = 0
  fastUsed = false
  /** Damage of each shield; 3 is destroyed. */
  readonly damage: Uint8Array

  constructor(start: FighterSituation, chance: Chance) {
    super(start, chance)
    this.start = start
    this.id = start.id
    this.heroic = start.heroic
    this.damage = new Uint8Array(start.shields.length)
  }

  /** As the fight begins. @param blessings those that nobody sees; the first `left` are free @returns how many are free then */
  reset(blessings: Uint8Array, left: number): number {
    const { faceDown, faceUp, harm, wounds, slots, pack, shields } = this.start
    const free = this.deal(blessings, left)
    this.exhausted = faceDown + faceUp
    this.harm = harm
    this.wounds = wounds
    this.woundsTaken = 0
    this.down = this.exhausted >= stamina
    this.filled = 0
    this.unbowedHarm = 0
    for (let n = 0; n < slots.length; n++) this.lay((slots[n] as SlotSituation).token, n)
    this.pack = pack
    this.fastUsed = false
    for (let n = 0; n < shields.length; n++) this.damage[n] = (shields[n] as ShieldSituation).damage
    return free
  }

  /** N8: a token into a slot. */
  lay(token: SlotSituation['token'], slot: number): void {
    if (token === null) return
    this.filled |= 1 << slot
    if (token === 'harm' && (this.start.slots[slot] as SlotSituation).unbowed) this.unbowedHarm += 1
  }

  #exhaustTop(): void {
    this.takeTop()
    this.exhausted += 1
  }

  /** S2, S3, S4: so many points, one after the other; see `payStamina` of the slice. */
  pay(points: number): void {
    for (let left = Math.min(points, stamina - this.exhausted); left > 0; left--) {
      if (this.deck === 0 && this.discard === 0) break
      if (this.heroic) {
        this.#payHeroically()
        continue
      }
      if (this.deck === 0) this.shuffle()
      this.#exhaustTop()
    }
    this.#downIfSpent()
    this.shuffleIfDue()
  }

  /** N13: cards are turned until one shows the Stamina symbol, through the discard once. */
  #payHeroically(): void {
    if (this.#search()) return
    for (let at = 0; at < this.discard; at++) {
      if (symbols[this.cards[this.deck + at] as number] === 0) continue
      this.shuffle()
      this.#search()
      return
    }
  }

  #search(): boolean {
    while (this.deck > 0) {
      if (symbols[this.draw()] === 0) continue
      this.takeDrawn()
      this.exhausted += 1
      return true
    }
    return false
  }

  #downIfSpent(): void {
    if (this.exhausted >= stamina) this.down = true
  }

  /** N4: a Harm token upon oneself; see `takeHarm` of the slice. */
  takeHarm(): void {
    if (this.harm >= bearableHarm) return this.takeWound()
    if (this.exhausted >= stamina) return
    if (this.heroic) {
      this.pay(1)
      this.harm += 1
      return
    }
    if (this.deck === 0) this.shuffle()
    this.#exhaustTop()
    this.harm += 1
    this.#downIfSpent()
    this.shuffleIfDue()
  }

  /** W1–W3: a Wound upon oneself; see `takeWound` of the slice. */
  takeWound(): void {
    this.woundsTaken += 1
    if (this.wounds >= bearableWounds) {
      this.down = true
      return
    }
    this.wounds += 1
    this.ontoDiscard(firstWound + this.chance.below(2))
    this.shuffleIfDue()
  }
}
