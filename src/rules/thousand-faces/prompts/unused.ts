import type { Luck } from '../../core/luck'
import type { Prompt, RecentPlay } from '../../core/prompts'
import { gm, type SeatId } from '../../core/seat'
import { otherUses, flashbackUse, type XpUse } from '../characters/xp-uses'
import { xpUseCards } from '../characters/xp-use-cards'
import type { OwnedMove } from '../characters/character-schemas'
import { moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import { levels, netOf } from '../moves/level'
import { attributesOf, itemsFor, isPassive, ownWays, whyNot } from '../moves/may'
import { usedMove } from '../moves/used-move'
import { whyNotStudy } from '../moves/learn'
import { presentSheets } from '../sheets'
import { decide } from '../slices'
import type { Command, Sheet, State } from '../state'

/** The minimum XP that counts as a hoard. */
const hoard = 2

/** EY8: the player with most XP, and a purchase that the rules allow now. Null below two XP or without a purchase. */
export function hoardedXp(state: State): Prompt | null {
  const rich = presentSheets(state)
    .filter(({ xp, character }) => xp >= hoard && !character.dead)
    .sort((one, other) => other.xp - one.xp)
  for (const sheet of rich) {
    const offer = purchaseFor(state, sheet)
    if (offer) return promptOf(sheet, offer.use)
  }
  return null
}

function promptOf({ seat, xp }: Sheet, use: XpUse['use']): Prompt {
  const { name, cost, how } = xpUseCards[use]
  return {
    id: `xp:${seat}`,
    title: 'XP unspent',
    says: [{ seat }, ` has ${xp} XP. ${name} (XP: ${cost}): ${how}`],
    act: { on: 'screen', panel: 'xp', seat, what: use, label: 'Show it' }
  }
}

/** A use of XP with a command that buys it now. The first entry suits the situation best. */
export function purchaseFor(
  state: State,
  sheet: Sheet
): { readonly use: XpUse['use']; readonly command: Command } | null {
  const offered = [flashbackUse(state, sheet), ...otherUses(state, sheet)].filter(({ blocked }) => blocked === null)
  for (const { use, commands } of purchases) {
    if (!offered.some(each => each.use === use)) continue
    const command = commands(state, sheet).find(each => decide(state, each, gm, someLuck).ok)
    if (command) return { use, command }
  }
  return null
}

interface Purchase {
  readonly use: XpUse['use']
  /** Commands that buy it. */
  readonly commands: (state: State, sheet: Sheet) => readonly Command[]
}

const purchases: readonly Purchase[] = [
  { use: 'critical-level', commands: () => [{ type: 'raise-by-critical', steps: 1 }] },
  { use: 'flashback-step', commands: () => [{ type: 'raise-result' }] },
  { use: 'study', commands: lessons },
  { use: 'flashback', commands: (_, { seat }) => [{ type: 'flashback', seat }] },
  { use: 'tell-tale', commands: (_, { seat }) => [{ type: 'tell-tale', seat, weapon: 'A blade', magical: 'plain' }] },
  { use: 'mercy-flashback', commands: (_, { seat }) => [{ type: 'mercy-flashback', seat, what: '' }] }
]

/** Moves with a card of the character come before moves without one. */
function lessons(state: State, { seat, character }: Sheet): readonly Command[] {
  return character.moves
    .filter(({ move }) => whyNotStudy(state, seat, move) === null)
    .map(({ move }) => ({ type: 'study', seat, move, master: 'A master' }))
}

/** EY8: the best card that a character can use now and has not used in this session; null without one. */
export function unusedCard(state: State, recently: RecentPlay): Prompt | null {
  const [best] = presentSheets(state)
    .flatMap(sheet => unusedOf(state, sheet, recently).map(card => ({ seat: sheet.seat, card })))
    .sort(
      (one, other) =>
        cardWorth(other.card) - cardWorth(one.card) || waits(recently, one.seat) - waits(recently, other.seat)
    )
  if (!best) return null
  const { seat, card } = best
  const { name, summary } = moveOf(card.move)
  return {
    id: `card:${seat}:${card.move}`,
    title: 'Not used tonight',
    says: [{ seat }, ` has not used ${name}: ${firstSentence(summary)}`],
    act: { on: 'screen', panel: 'move', seat, what: card.move, label: 'Open the card' }
  }
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
}

/** The cards that a character can use now and has not used in this session. */
export function unusedOf(state: State, sheet: Sheet, { isUsed }: RecentPlay): OwnedMove[] {
  const { seat, xp, character } = sheet
  return character.moves.filter(({ move: id }) => {
    const move = moveOf(id)
    if (isPassive(id) || ownWays[id] !== undefined || isUsed(seat, id) || move.xp > xp) return false
    return whyNot(state, seat, id, null, 'counts') === null && waysToUse(sheet, id).some(way => couldBe(state, way))
  })
}

/** Every command that uses that move, without further options. */
export function waysToUse({ seat, character }: Sheet, id: MoveId): readonly Command[] {
  const things = itemsFor(character, seat, id) ?? [null]
  const attributes = [null, ...attributesOf(moveOf(id))]
  return attributes.flatMap(attribute => things.map(item => usedMove(seat, id, attribute, item)))
}

/** Obstacles that end before the card is played. */
const passing: readonly string[] = ['something-pending', 'flip-in-progress', 'must-shuffle', 'cards-laid']

function couldBe(state: State, command: Command): boolean {
  const decided = decide(state, command, gm, someLuck)
  return decided.ok || passing.includes(decided.error.because)
}

/** The check of a purchase must depend only on the board, so the luck is fixed. */
const someLuck: Luck = { below: () => 0 }

/** A higher level is better; on one level the rarer letter is better. */
export function cardWorth({ move, level }: OwnedMove): number {
  const letters = ['C', 'B', 'A']
  return (netOf(level) + levels.length) * letters.length + letters.indexOf(moveOf(move).class ?? 'C')
}

function waits({ waited }: RecentPlay, seat: SeatId): number {
  return waited.findIndex(each => each.seat === seat)
}
