import type { SeatId } from '#rules/core/seat'
import type { Item, NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { participants, newestFlip } from '#rules/thousand-faces/flip/questions'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { Command, Sheet, State } from '#rules/thousand-faces/state'

/** What players may ask for in some state, and a run that is long enough does. */
export const kindsOfPlayers: readonly Command['type'][] = [
  'choose', 'answer-critical', 'raise-by-critical', 'flashback', 'raise-result', 'settle-flashback', 'shuffle', 'name-card',
  'answer-call', 'help-call', 'request-call', 'drop-request', 'settle-outcome', 'roll-power', 'use-move', 'take-attack', 'raise-shield',
  'write-touchstone', 'circle-touchstone', 'take-move', 'put-back-move', 'pack-up', 'choose-received', 'choose-item', 'offer-goals',
  'take-goal', 'answer-question', 'set-ranks', 'lay-out-wares', 'shop', 'buy-pack', 'study', 'contemplate', 'good-thing-i-brought', 'tell-tale',
  'request-mercy', 'drop-mercy', 'spend-token', 'arrange-corners', 'replace-corner', 'finish-corners'
] // prettier-ignore

/** May this seat ask that, as the rules say (WHO2, HA1–HA22), judged here a second time. */
function may(state: State, command: Command, seat: SeatId): boolean {
  const { pending, phoneFlips } = state
  const on = phoneFlips.everybody !== phoneFlips.except.includes(seat)
  const waits = (kind: NonNullable<State['pending']>['kind']): boolean => pending?.kind === kind && pending.seat === seat
  switch (command.type) {
    case 'flashback':
    case 'shuffle':
      return command.seat === seat
    case 'choose':
      return pending?.kind === 'tie' && participants(newestFlip(state)!).includes(seat)
    case 'answer-critical':
    case 'raise-by-critical':
      return waits('critical')
    case 'raise-result':
    case 'settle-flashback':
      return waits('flashback')
    case 'name-card':
      return on && waits('name-cards')
    case 'answer-call':
      return on && command.seat === seat && state.calls.open.some(({ id, ask }) => id === command.call && ask.seat === seat)
    case 'help-call':
    case 'request-call':
    case 'drop-request':
      return on && command.seat === seat
    case 'settle-outcome':
      return on && command.note === '' && state.outcomes.some(({ id, seat: at }) => id === command.outcome && at === seat) && sees(state, command.red?.foe ?? null)
    case 'roll-power':
      return on && command.power === 'roll' && command.weakness === 'missed' && !command.help && sees(state, command.foe) &&
        state.followUps.some(({ id, seat: at, power }) => id === command.followUp && at === seat && power === null)
    case 'use-move':
      return on && command.seat === seat && command.advantages === 0 && command.versus === null && command.supporters.length === 0 && moveOf(command.move).fast
    case 'write-touchstone':
    case 'circle-touchstone':
      return on && command.by === seat && isMaking(state, seat)
    case 'take-move':
    case 'put-back-move':
    case 'pack-up':
    case 'choose-received':
    case 'take-goal':
      return on && command.seat === seat && isMaking(state, seat)
    case 'answer-question':
      return on && command.seat === seat && isMaking(state, seat) && state.workshop.questions.includes(command.question)
    case 'choose-item':
      return on && command.seat === seat && isMaking(state, seat) && command.item.sort !== 'other'
    case 'offer-goals':
      return on && command.seat === seat && isMaking(state, seat) && command.goals === null && own(state, seat).offered.length === 0
    case 'set-ranks':
      return on && command.seat === seat && isMaking(state, seat) && (pending === null || pending.kind === 'critical')
    case 'lay-out-wares':
      return on && command.seat === seat && state.story.day?.place === 'town' && command.cards === null && own(state, seat).wares === null
    case 'shop':
      return on && command.seat === seat && state.story.day?.place === 'town' && own(state, seat).wares?.seller === command.seller
    case 'buy-pack':
    case 'study':
      return on && command.seat === seat && state.story.day?.place === 'town'
    case 'contemplate':
      return on && command.seat === seat && state.story.day?.place === 'town'
    case 'good-thing-i-brought':
      return on && command.seat === seat && (command.item === null || isNothingSpecial(command.item))
    case 'tell-tale':
    case 'request-mercy':
    case 'drop-mercy':
      return on && command.seat === seat
    case 'spend-token':
      return on && command.seat === seat && (own(state, seat).tokens[command.move] ?? 0) > 0 && isListed(command)
    case 'raise-shield':
      return on && command.seat === seat && command.advantages === 0 && state.attacks.some(({ id, seat: at }) => id === command.attack && at === seat)
    case 'take-attack':
      return on && state.attacks.some(({ id, seat: at }) => id === command.attack && at === seat)
    case 'arrange-corners':
    case 'replace-corner':
    case 'finish-corners':
      return state.game?.kind === 'corners' && state.game.seat === seat
    default:
      return false
  }
} // prettier-ignore

function isListed({ move, question }: Extract<Command, { type: 'spend-token' }>): boolean {
  return (move === 'discern' || move === 'its-a-trap') && (question === '' || moveOf(move).options.includes(question))
}

function isNothingSpecial(item: NewItem): boolean {
  return item.sort === 'other' && item.kind === 'gear' && item.power === null && item.effect === null && !item.precious && !item.secret
} // prettier-ignore

function sees({ foes }: State, foe: number | null): boolean {
  return foe === null || foes.some(({ id, revealed }) => id === foe && revealed)
}

export function own({ sheets }: State, seat: SeatId): Sheet['character'] {
  return sheets.find(sheet => sheet.seat === seat)!.character
}

function isMaking({ sheets, workshop: { touchstones, laidOut, questions } }: State, seat: SeatId): boolean {
  if (touchstones.length + laidOut.length + questions.length === 0) return false
  return sheets.some(sheet => sheet.seat === seat && !sheet.character.created)
}

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

/** What cards that are turned, blows and what comes of them may change. */
const ofFlips: readonly (keyof State)[] = [
  'flips', 'pending', 'calls', 'shadow', 'blessingSupply', 'gmMovesOwed', 'outcomes', 'followUps', 'attacks', 'dice', 'struck', 'woundsDealt', 'game', 'round', 'made', 'spotlight'
] // prettier-ignore

/** The calls and requests of everybody else, where nobody helps. @param chased HA22: a round is called for as long as one is to come */
function callsOfOthers({ calls }: State, seat: SeatId, chased: boolean): string {
  const open = calls.open.filter(({ ask }) => ask.seat !== seat && (chased || ask.type !== 'run-round'))
  return JSON.stringify([
    open,
    (calls.requests ?? []).filter(each => each.seat !== seat),
    (calls.mercies ?? []).filter(each => each.seat !== seat)
  ])
}

/** The blows, the Results that are still to settle and what follows from them, of everybody whom this act does not touch. */
function blowsOfOthers({ attacks, outcomes, followUps }: State, touched: ReadonlySet<SeatId>): string {
  return JSON.stringify([attacks, outcomes, followUps].map(all => all.filter(({ seat }) => !touched.has(seat))))
}

/** What is about one blow or one Result of the asker's, whoever took part in the flip before. */
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
  // MK2: what was meant for this round goes with it.
  const over = isOther(after.round, before.round) ? ['markers'] : []
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

/** @param passed whether the spotlight went on, with which everybody may throw in a FAST move again (M5) */
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
