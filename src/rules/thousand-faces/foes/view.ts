import { tiedBy } from '../allies/view'
import { isHere } from '../characters/character'
import { shadowPrice } from '../economy/prices'
import { explain } from '../explain'
import { presentSheets } from '../sheets'
import type { Refusal, State } from '../types'
import type { Foe } from './foe'
import { muster, partyPower, powerSpent } from './party-power'
import { upgrades, whyNoUpgrade, type Upgrade } from './upgrades'
import type { FoesGmPart, FoeView, GangView, PublicFoe } from './views'

/** The tracker as the GM sees it, and what a party of this strength is a match for (U1–U9). */
export function foesGmPart(state: State): FoesGmPart {
  const { foes, format } = state
  const party = presentSheets(state).filter(({ character }) => !character.dead)
  const power = partyPower(party.filter(({ character }) => isHere(character)).map(({ xp }) => xp))
  return {
    foes: foes.map(foe => foeView(state, foe)),
    gangs: gangsOf(foes),
    format,
    encounter: {
      power,
      scene: party.map(({ seat, character }) => ({ seat, here: isHere(character) })),
      human: muster(power, 'human'),
      monster: muster(power, 'monster'),
      spent: powerSpent(foes.filter(foe => foe.stamina > 0).map(foe => ({ ...foe, stamina: foe.most })))
    }
  }
}

function foeView(state: State, foe: Foe): FoeView {
  return {
    ...foe,
    subdued: foe.stamina === 0,
    tiedBy: tiedBy(state, foe.id),
    openSquares: openSquares(foe),
    upgrades: upgrades.map(use => {
      const why = whyNoUpgrade(foe, use) ?? whyTooDear(state, use)
      return { use, cost: shadowPrice(use, 1), blocked: why && explain(why) }
    })
  }
}

function whyTooDear({ shadow: { free, circled } }: State, use: Upgrade): Refusal | null {
  const needs = shadowPrice(use, 1)
  return free + circled < needs ? { because: 'not-enough-shadow', needs, free, circled, from: 'circled' } : null
}

function openSquares({ squares, crossed, disarmoured }: Foe): number {
  return disarmoured ? 0 : squares - crossed
}

/** Two or more foes that fight the same character. */
function gangsOf(foes: readonly Foe[]): readonly GangView[] {
  const fighting = foes.filter(foe => foe.stamina > 0 && foe.engaged !== null)
  const seats = [...new Set(fighting.flatMap(foe => (foe.engaged === null ? [] : [foe.engaged])))]
  return seats.map(seat => ({ seat, foes: fighting.filter(foe => foe.engaged === seat).map(foe => foe.id) }))
}

/** A revealed foe: how battered it looks, no number behind it (U10). */
export function publicFoes({ foes }: State): readonly PublicFoe[] {
  return foes
    .filter(foe => foe.revealed)
    .map(foe => ({
      id: foe.id,
      name: foe.name,
      quarters: quartersOf(foe),
      red: foe.red,
      openSquares: openSquares(foe),
      engaged: foe.engaged,
      weakness: foe.weakness
    }))
}

function quartersOf({ stamina, most }: Foe): PublicFoe['quarters'] {
  return Math.min(4, Math.ceil((stamina / most) * 4)) as PublicFoe['quarters']
}
