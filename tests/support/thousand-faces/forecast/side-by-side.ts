import { expect } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { baseCards, blessings, isBlessing, isWound } from '#rules/thousand-faces/cards'
import { codeOf } from '#rules/thousand-faces/forecast/card-table'
import { Fight } from '#rules/thousand-faces/forecast/fight'
import { playRound } from '#rules/thousand-faces/forecast/fight-rounds'
import { situationOf } from '#rules/thousand-faces/forecast/from-view'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import { seededLuck } from '../../luck'
import { BoardPlayer } from './board-player'
import { designOf, type Drawn } from './drawn'
import { randomFight, randomPolicies } from './random-fights'
import { ScriptedChance } from './scripted-chance'

/** The card of each number of the simulation. */
const names = new Map([...baseCards, ...blessings, 'W1', 'W2'].map(name => [codeOf(name), name]))

/**
 * Plays random fights on a real board and in the simulation with the same cards and dice, and wants them to stand alike
 * after every round. @returns how many turns of characters were compared
 */
export function sideBySide(seed: number, wanted: number): number {
  let turns = 0
  for (let fight = 0; turns < wanted; fight++) turns += oneFight(seed + fight)
  return turns
}

function oneFight(seed: number): number {
  const luck = seededLuck(seed)
  const start = randomFight(luck)
  const policies = randomPolicies(luck)
  const real = new BoardPlayer(start, policies, luck)
  const chance = new ScriptedChance()
  const fight = new Fight(situationOf(real.view), policies, chance)
  chance.add(dealt(start))
  fight.reset()
  let turns = 0
  for (let round = 1; round <= 6 && goesOn(real.state); round++) {
    const before = real.state.flips.count
    real.playRound()
    chance.add(real.drawn.splice(0))
    fight.round = round
    playRound(fight)
    turns += real.state.flips.count - before
    expect({ seed, round, drawnLeft: chance.left, ...asItStands(fight) }).toEqual({
      seed,
      round,
      drawnLeft: 0,
      ...standing(real.state)
    })
  }
  return turns
}

function goesOn({ foes, sheets }: State): boolean {
  return foes.some(({ stamina }) => stamina > 0) && sheets.some(({ incapacitated }) => !incapacitated)
}

/** What the simulation deals at the beginning: hidden Blessings, hidden wounds, then what lies face down in Exhaustion. */
function dealt({ sheets }: State): readonly Drawn[] {
  return sheets.flatMap(({ piles, incapacitated }) => {
    if (piles.cards === 'physical' || incapacitated) return []
    const hidden = [...piles.deck, ...piles.exhausted]
    return [
      ...hidden.filter(isBlessing).map(card => ({ card })),
      ...hidden.filter(isWound).map(card => ({ number: Number(card.charAt(1)) - 1 })),
      ...piles.exhausted.map(card => ({ card }))
    ]
  })
}

const shields = ['shield', 'bracers']

/** The board in the words that both share. */
function standing(state: State): object {
  return {
    foes: state.foes
      .filter(({ most }) => most > 0)
      .map(({ stamina, squares, crossed, disarmoured, red, engaged }) => ({
        stamina,
        squares: disarmoured ? 0 : squares - crossed,
        red,
        engaged
      })),
    fighters: state.sheets.map(({ seat }) => fighterOn(state, seat))
  }
}

function fighterOn(state: State, seat: SeatId): object {
  const { piles, tokens, incapacitated, character } = sheetOf(state, seat)
  const [deck, exhausted] = piles.cards === 'digital' ? [piles.deck, piles.exhausted] : [[], []]
  const cards = [...character.moves.filter(({ faceDown }) => !faceDown), ...character.items]
  return {
    seat,
    deck: deck.map(designOf).sort(),
    discard: piles.discard.map(designOf).sort(),
    exhausted: exhausted.length + piles.faceUp.length,
    harm: tokens.harm,
    wounds: tokens.wound,
    down: incapacitated,
    inSlots: cards.reduce((sum, { filled }) => sum + filled.length, 0),
    pack: character.pack,
    damage: character.items
      .filter(({ card }) => card !== null && shields.includes(card))
      .reduce((sum, { damage }) => sum + damage + 1, 0)
  }
}

function asItStands({ foes, combatants }: Fight): object {
  return {
    foes: foes.map(({ stamina, squares, red, engaged }) => ({ stamina, squares, red, engaged: engaged?.id ?? null })),
    fighters: combatants.map(({ fighter }) => {
      const { cards, deck, discard, exhausted, harm, wounds, down, filled, pack, damage } = fighter
      const named = (from: number, to: number): readonly string[] =>
        [...cards.subarray(from, to)].map(code => names.get(code) ?? '').sort()
      return {
        seat: fighter.id,
        deck: named(0, deck),
        discard: named(deck, deck + discard),
        exhausted,
        harm,
        wounds,
        down,
        inSlots: filled.toString(2).replaceAll('0', '').length,
        pack,
        damage: [...damage].reduce((sum, each) => sum + (each >= 3 ? 0 : each + 1), 0)
      }
    })
  }
}
