import { pick } from '../../core/values'
import type { SeatId } from '../../core/seat'
import { type CallView, callsGmView } from '../calls/view'
import { startingMoves } from '../characters/creation'
import type { Touchstone } from '../characters/character-schemas'
import { draftTurn } from '../characters/steps'
import { shieldCard } from '../equipment/ladder'
import type { NewItem } from '../equipment/item-schemas'
import type { StoppedHarm } from '../equipment/items'
import { type BlowChoice, blowWays } from '../injury/blow-ways'
import { mayReachOut, pileStateOf } from '../injury/four-ds'
import type { Attack } from '../injury/model'
import { openSlots } from '../injury/open-slots'
import { chapterOf } from '../economy/chapters'
import { moveOf, moves } from '../moves/all'
import { levelName } from '../moves/level'
import { pickingOf } from '../moves/picks'
import type { Move } from '../moves/move'
import { whyNoShield } from '../moves/shield'
import { newestFlip } from '../flip/queries'
import { characterOf, presentSheets } from '../sheets'
import type { State } from '../state'
import type { Gain, Taken } from './model'

type FourResults = Move['results']

/** A flip that waits for a player's press, as all may know it. Only phones show why it is called (HA6). */
export interface ShownCall extends Pick<
  CallView,
  'id' | 'seat' | 'move' | 'attribute' | 'suit' | 'net' | 'cards' | 'fast' | 'versus' | 'helpers'
> {
  /** The effect of each result of the move, worst first; null where the move has no such words. */
  readonly results: FourResults
}

/** A way to take a blow. Slots of secret things are left out, with the tokens that they would take (Q14). */
export interface ShownWay extends Pick<
  BlowChoice,
  'split' | 'relief' | 'staminaAfter' | 'harmAfter' | 'woundsAfter' | 'fatal'
> {
  /** The cards that take tokens, each with the number of its tokens. */
  readonly onto: readonly { readonly name: string; readonly tokens: number }[]
  /** One of them takes the Wound. */
  readonly armour: boolean
}

/** A blow that waits for its player. */
export interface ShownBlow extends Pick<Attack, 'id' | 'seat' | 'from' | 'power'> {
  readonly ways: readonly ShownWay[]
  readonly shields: readonly { readonly name: string; readonly stops: StoppedHarm }[]
  /** Losing all Stamina means death in this chapter. */
  readonly deadly: boolean
  /** Further blows that wait. */
  readonly more: number
}

/** Characters who are being made. */
export interface ShownMaking {
  readonly touchstones: readonly Pick<Touchstone, 'title' | 'circledBy'>[]
  readonly makers: readonly {
    readonly seat: SeatId
    /** The move cards that were taken. */
    readonly cards: readonly string[]
    /** Cards still to be taken. */
    readonly left: number
    /** It is this player's turn to take one. */
    readonly picks: boolean
  }[]
}

/** The goods that a seller has laid out. */
export interface ShownShop {
  readonly seat: SeatId
  readonly seller: string
  readonly cards: readonly NewItem[]
  /** The Pack of the buyer. */
  readonly pack: number
  readonly precious: number
}

/** A quiet day, and what each character has done with it. */
export interface ShownDay {
  readonly place: 'town' | 'outside'
  readonly number: number
  readonly did: readonly { readonly seat: SeatId; readonly moves: readonly string[] }[]
}

/** How a character grew in the session that is over. */
export interface ShownGrowth {
  readonly seat: SeatId
  readonly xp: number
  /** The newest last: "learned Sangfroid". */
  readonly gains: readonly string[]
}

/** What the table shows now (TB1). What is empty is absent. */
export interface ShownOnTable {
  /** The table shows the newest flip. */
  readonly flip?: {
    /** What the move says to the result; null before the result, and without such words. */
    readonly says: string | null
    /** The effect of each result of the move, worst first: shown while the cards turn. */
    readonly results: FourResults
    /** The options of the move, while its player picks from them. Absent otherwise. */
    readonly picks?: readonly string[]
  }
  /** The table shows the newest roll of dice. */
  readonly dice?: true
  /** The oldest first. */
  readonly calls?: readonly ShownCall[]
  readonly blow?: ShownBlow
  readonly taken?: Taken
  readonly making?: ShownMaking
  readonly shop?: ShownShop
  readonly day?: ShownDay
  /** The chapter that is shown has just begun. */
  readonly chapter?: true
  readonly grown?: readonly ShownGrowth[]
}

/** What the Game Master and the players know of the newest flip. */
export interface TellingGmView {
  /** A scene, chapter, day or session came after the newest flip (NP3, HA23). Absent otherwise. */
  readonly flipIsPast?: true
}

export interface TellingSeatView extends TellingGmView {
  /** The session is over: how this player’s character grew in it (HA23). Absent otherwise. */
  readonly farewell?: ShownGrowth
}

export function tellingGmView({ flips, telling }: State): TellingGmView {
  return flips.count > 0 && telling.page === flips.count ? { flipIsPast: true } : {}
}

export function tellingSeatView(state: State, seat: SeatId): TellingSeatView {
  return { ...tellingGmView(state), ...(state.telling.over ? { farewell: growthOf(state, seat) } : {}) }
}

export interface TellingTableView {
  readonly onTable: ShownOnTable
}

export function tellingTableView(state: State): TellingTableView {
  const { telling, dice, story } = state
  const { past, taken, chapter, over } = telling
  return {
    onTable: withoutAbsent({
      flip: state.flips.count > past.flip ? shownFlip(state) : undefined,
      dice: (dice?.serial ?? 0) > past.roll ? true : undefined,
      calls: shownCalls(state),
      blow: shownBlow(state),
      taken: taken ? shownTaken(taken) : undefined,
      making: shownMaking(state),
      shop: shownShop(state),
      day: shownDay(state),
      chapter: chapter && story.shown ? true : undefined,
      grown: over ? shownGrown(state) : undefined
    })
  }
}

/** Only what has content. */
function withoutAbsent(all: { readonly [Key in keyof ShownOnTable]-?: ShownOnTable[Key] | undefined }): ShownOnTable {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

const movesByName = new Map(moves.map(move => [move.name, move]))

/** TB4: the words of the move for the result. */
function shownFlip(state: State): ShownOnTable['flip'] {
  const flip = newestFlip(state)
  if (!flip) return undefined
  const results = flip.move === null ? null : (movesByName.get(flip.move)?.results ?? null)
  const picks = flip.result === null ? [] : openPicks(state, flip.serial)
  return {
    says: flip.result === null ? null : (results?.[flip.result] ?? null),
    results,
    ...(picks.length > 0 ? { picks } : {})
  }
}

/** M10: the options of the move of this flip. What the Game Master picks, and what XP must open, is not shown. */
function openPicks(state: State, serial: number): readonly string[] {
  const open = state.outcomes.find(({ flip }) => flip === serial)
  if (!open || open.move === 'shield') return []
  const picking = pickingOf(open)
  return picking?.by === 'player' && picking.count > 0 && picking.xp === 0 ? moveOf(open.move).options : []
}

function shownCalls(state: State): ShownOnTable['calls'] {
  const { calls = [] } = callsGmView(state)
  if (calls.length === 0) return undefined
  return calls.map(call => ({
    ...pick(call, 'id', 'seat', 'move', 'attribute', 'suit', 'net', 'cards', 'fast', 'versus', 'helpers'),
    results: call.move === null ? null : (movesByName.get(call.move)?.results ?? null)
  }))
}

/** TB5: the blow that waits longest, with what all may know of the ways to take it. */
function shownBlow(state: State): ShownBlow | undefined {
  const here = presentSheets(state).map(({ seat }) => seat)
  const [attack, ...others] = state.attacks.filter(({ seat }) => here.includes(seat))
  if (!attack) return undefined
  return {
    ...pick(attack, 'id', 'seat', 'from', 'power'),
    ways: waysOf(state, attack),
    shields: shieldsOf(state, attack),
    deadly: chapterOf(state.story)?.deadly ?? false,
    more: others.length
  }
}

function waysOf(state: State, attack: Attack): readonly ShownWay[] {
  const { seat, exertion } = attack
  const character = characterOf(state, seat)
  const open = { ...character, items: character.items.filter(({ secret }) => !secret) }
  // A thing with a charge can spare a point: this would reveal a secret one.
  const spares = mayReachOut(state, seat, exertion) && open.items.some(({ magic }) => (magic?.charges ?? 0) > 0)
  return blowWays({ ...attack, spares }, pileStateOf(state, seat), openSlots(open)).map(way => {
    const slots = [...way.exhaustionOnto, ...way.harmOnto, ...(way.woundOnto ? [way.woundOnto] : [])]
    const names = slots.map(ref =>
      ref.on === 'move' ? moveOf(ref.move).name : (open.items.find(({ id }) => id === ref.item)?.name ?? '')
    )
    return {
      ...pick(way, 'split', 'relief', 'staminaAfter', 'harmAfter', 'woundsAfter', 'fatal'),
      onto: [...new Set(names)].map(name => ({ name, tokens: names.filter(each => each === name).length })),
      armour: way.woundOnto !== null
    }
  })
}

function shieldsOf(state: State, { seat, id }: Attack): ShownBlow['shields'] {
  return characterOf(state, seat).items.flatMap(item => {
    const shield = item.secret ? null : shieldCard(item)
    return shield && whyNoShield(state, seat, item, id) === null ? [{ name: item.name, stops: shield.avoids }] : []
  })
}

function shownTaken({ attack, seat, from, power, split, armour, shield, describe }: Taken): Taken {
  return { attack, seat, from, power, split, armour, shield, describe }
}

/** Until the first chapter or the next flip, once something is on the table. */
function shownMaking(state: State): ShownMaking | undefined {
  const { workshop, story, flips, telling } = state
  const sheets = presentSheets(state)
  const { touchstones, laidOut } = workshop
  const isBegun = touchstones.length > 0 || laidOut.length > 0
  if (
    story.chapter > 0 ||
    telling.made === null ||
    flips.count > (telling.made ?? 0) ||
    !isBegun ||
    sheets.every(({ character }) => character.created)
  )
    return undefined
  const turn = workshop.draft ? draftTurn(state) : null
  return {
    touchstones: touchstones.map(({ title, circledBy }) => ({ title, circledBy })),
    makers: sheets.map(({ seat, character }) => {
      const left = Math.max(0, startingMoves - character.moves.length)
      return {
        seat,
        cards: character.moves.map(({ move }) => moveOf(move).name),
        left,
        picks: left > 0 && laidOut.length > 0 && (workshop.draft ? turn === seat : true)
      }
    })
  }
}

/** Q12, Q14: the visible cards of a seller, until a later exchange. The newest seller is not known, so the one of the last seat is shown. */
function shownShop(state: State): ShownShop | undefined {
  const buyer = presentSheets(state).findLast(({ character }) => character.wares !== null)
  const wares = buyer?.character.wares
  if (!buyer || !wares || state.telling.shop === false) return undefined
  return {
    seat: buyer.seat,
    seller: wares.seller,
    cards: wares.cards.filter(ware => ware.sort !== 'other' || !ware.secret),
    ...pick(buyer.character, 'pack', 'precious')
  }
}

function shownDay(state: State): ShownDay | undefined {
  const { day } = state.story
  if (!day) return undefined
  return {
    place: day.place,
    number: day.number,
    did: presentSheets(state).map(({ seat }) => ({
      seat,
      moves: [...new Set(day.did[seat] ?? [])].map(move => moveOf(move).name)
    }))
  }
}

/** TB7 */
function shownGrown(state: State): readonly ShownGrowth[] {
  return presentSheets(state).map(({ seat }) => growthOf(state, seat))
}

function growthOf(state: State, seat: SeatId): ShownGrowth {
  const { xp = 0, gains = [] } = state.telling.grown.find(each => each.seat === seat) ?? {}
  return { seat, xp, gains: gains.flatMap(gain => gainWords(state, seat, gain)) }
}

function gainWords(state: State, seat: SeatId, gain: Gain): readonly string[] {
  switch (gain.what) {
    case 'move':
      return gain.level === null
        ? [`learned ${moveOf(gain.move).name}`]
        : [`${moveOf(gain.move).name}, level ${levelName(gain.level)}`]
    case 'item':
      return characterOf(state, seat).items.flatMap(({ id, name, secret }) =>
        id === gain.item && !secret ? [name] : []
      )
    case 'healed':
      return [gain.wounds === 1 ? 'a Wound mended' : `${gain.wounds} Wounds mended`]
    case 'heroic':
      return ['went heroic']
  }
}
