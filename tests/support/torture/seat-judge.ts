import type { SeatId } from '#rules/core/seat'
import type { Item, NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { participants, newestFlip } from '#rules/thousand-faces/flip/queries'
import type { Command, Sheet, State } from '#rules/thousand-faces/state'
import { may, own } from './seat-rights'

/** Whose place an allowed ask may change beside the asker's: who takes part in the flip before and after. */
function touched(before: State, after: State, seat: SeatId): ReadonlySet<SeatId> {
  const flips = [newestFlip(before), newestFlip(after)].flatMap(flip => (flip ? participants(flip) : []))
  return new Set([seat, ...flips])
}

/** What an act of a player may change of the table beside sheets, of its calls those of the asker. */
function tableKeys({ type }: Command): readonly (keyof State)[] {
  switch (type) {
    case 'help-call':
    case 'request-call':
    case 'drop-request':
    case 'request-mercy':
    case 'drop-mercy':
      return ['calls']
    case 'write-touchstone':
    case 'circle-touchstone':
      return ['workshop']
    case 'take-move':
    case 'choose-item':
    case 'choose-received':
      return ['workshop', 'made']
    case 'shop':
      return ['story', 'made']
    case 'study':
    case 'contemplate':
      return ['story']
    case 'good-thing-i-brought':
      return ['made']
    case 'arrange-corners':
    case 'replace-corner':
      return ['game']
    case 'shuffle':
    case 'put-back-move':
    case 'pack-up':
    case 'offer-goals':
    case 'take-goal':
    case 'set-ranks':
    case 'answer-question':
    case 'buy-pack':
    case 'lay-out-wares':
    case 'tell-tale':
    case 'spend-token':
      return []
    default:
      return ofFlips
  }
}

/** The parts that turned cards, blows and their consequences may change. */
const ofFlips: readonly (keyof State)[] = [
  'flips',
  'pending',
  'calls',
  'shadow',
  'blessingSupply',
  'gmMovesOwed',
  'outcomes',
  'followUps',
  'attacks',
  'dice',
  'struck',
  'woundsDealt',
  'game',
  'round',
  'made',
  'spotlight'
]

/** The calls and requests of all other players, where no player helps. @param chased HA22: a round is called for as long as one is to come */
function callsOfOthers({ calls }: State, seat: SeatId, chased: boolean): string {
  const open = calls.open.filter(({ ask }) => ask.seat !== seat && (chased || ask.type !== 'run-round'))
  return JSON.stringify([
    open,
    (calls.requests ?? []).filter(each => each.seat !== seat),
    (calls.mercies ?? []).filter(each => each.seat !== seat)
  ])
}

/** The blows, unsettled Results and their consequences of all players whom this act does not touch. */
function blowsOfOthers({ attacks, outcomes, followUps }: State, touched: ReadonlySet<SeatId>): string {
  return JSON.stringify([attacks, outcomes, followUps].map(all => all.filter(({ seat }) => !touched.has(seat))))
}

/** What is about one blow or one Result of the asker, no matter who took part in the flip before. */
const turnsNoCards: readonly Command['type'][] = ['take-attack', 'settle-outcome', 'roll-power']

/** @throws Error for an act that the seat may not do, or that changed what is not its own */
export function judge(before: State, after: State, command: Command, seat: SeatId): void {
  if (!may(before, command, seat)) throw new Error(`${seat} did what it may not: ${JSON.stringify(command)}`)
  const mayChange = touched(before, after, seat)
  const passed = after.spotlight.turn !== before.spotlight.turn
  const strange = after.sheets.find(sheet => !mayChange.has(sheet.seat) && isChanged(sheet, before, passed))
  const wrong = (what: string): Error => new Error(`${seat} changed ${what}: ${JSON.stringify(command)}`)
  if (strange) throw wrong(strange.seat)
  const keys = (Object.keys(after) as (keyof State)[]).filter(
    key => key !== 'sheets' && !tableKeys(command).includes(key)
  )
  // MK2: markers for this round end with it.
  // TB2: the content of the table follows everything that happens.
  const over = ['telling', ...(isOther(after.round, before.round) ? ['markers'] : [])]
  for (const key of keys) if (isOther(after[key], before[key]) && !over.includes(key)) throw wrong(key)
  const chased =
    after.game?.kind === 'pursuit' && (['rabbit', 'pursuers'] as const).every(side => roundsOf(after, side) < 3)
  if (command.type !== 'help-call' && callsOfOthers(after, seat, chased) !== callsOfOthers(before, seat, chased))
    throw wrong('a call of another')
  const hit = turnsNoCards.includes(command.type) ? new Set([seat]) : mayChange
  if (blowsOfOthers(after, hit) !== blowsOfOthers(before, hit)) throw wrong('a blow or a Result of another')
  if (command.type !== 'shop') return
  const { cards } = own(before, seat).wares!
  const bought = own(after, seat).items.at(-1)!
  const fits = cards.some(card =>
    card.sort === 'other'
      ? card.name === bought.name && isMadeAs(bought, card)
      : card.card === (bought.card ?? bought.magic?.card)
  )
  if (!fits) throw wrong('what lay there')
}

function roundsOf({ game }: State, side: 'rabbit' | 'pursuers'): number {
  return game?.kind === 'pursuit' ? game.rounds.filter(({ won }) => won === side).length : 0
}

/** @param passed whether the spotlight was passed on; then each character may add a FAST move again (M5) */
function isChanged(sheet: Sheet, { sheets }: State, passed: boolean): boolean {
  const was = sheets.find(({ seat }) => seat === sheet.seat)
  if (!was || !passed || sheet.character.fastUsed !== null) return isOther(was, sheet)
  return isOther({ ...was, character: { ...was.character, fastUsed: null } }, sheet)
}

function isOther(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other)
}

function isMadeAs(item: Item, card: Extract<NewItem, { sort: 'other' }>): boolean {
  const isPlain = (item.magic !== null) === (card.effect !== null) && item.precious === card.precious
  return isPlain && item.power === card.power && item.encumbrance === card.encumbrance && item.kind === card.kind
}
