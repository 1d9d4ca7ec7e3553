import type { SeatId } from '#rules/core/seat'
import { goals } from '#rules/thousand-faces/characters/goals'
import { creationSteps } from '#rules/thousand-faces/characters/character-schemas'
import { conditionIds, lengths } from '#rules/thousand-faces/economy/chapters'
import { gmMoveKinds, journeyUses, shadowUses } from '#rules/thousand-faces/economy/prices'
import type { NewItem, SlotPlace } from '#rules/thousand-faces/equipment/item-schemas'
import { itemIds, powers } from '#rules/thousand-faces/equipment/items'
import { foeKinds } from '#rules/thousand-faces/foes/kinds'
import { upgrades } from '#rules/thousand-faces/foes/upgrades'
import { fittingPlaces, slotPlaces } from '#rules/thousand-faces/injury/places'
import { shapes } from '#rules/thousand-faces/markers/shapes'
import type { PartyDeed } from '#rules/thousand-faces/party/model'
import { splitsOf } from '#rules/thousand-faces/injury/splits'
import { standingOf } from '#rules/thousand-faces/injury/four-ds'
import { magicItemIds } from '#rules/thousand-faces/magic/magic-items'
import { moveOf, moves } from '#rules/thousand-faces/moves/all'
import { attributesOf } from '#rules/thousand-faces/moves/may'
import { pickingOf } from '#rules/thousand-faces/moves/picks'
import { netClaims } from '#rules/thousand-faces/moves/reasons'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { attributes } from '#rules/thousand-faces/vocabulary'
import type { Turn } from '#rules/thousand-faces/minigames/zodiac'
import type { Whim } from './random-play'

type Maker = (state: State, seat: SeatId, whim: Whim) => Command

const sure = <Thing>(thing: Thing | undefined, otherwise: Thing): Thing => thing ?? otherwise
const character = (state: State, seat: SeatId) => sheetOf(state, seat).character
const item = (state: State, seat: SeatId, whim: Whim): string =>
  sure(whim.one(character(state, seat).items)?.id, 'i9999')
const foe = (state: State, whim: Whim): number => whim.one(state.foes)?.id ?? 99_999
/** One that only the foe’s answer is left of. */
const answering = ({ followUps }: State): number =>
  followUps.find(each => each.answers && !each.waits && each.hits.length === 0)?.id ?? 0
const followUp = (state: State, whim: Whim): number => whim.one(state.followUps)?.id ?? 0
const ally = (state: State, whim: Whim): number => whim.one(state.allies)?.id ?? 99_999
const places = (state: State, seat: SeatId, whim: Whim): readonly SlotPlace[] =>
  whim.count(3) === 0
    ? slotPlaces(character(state, seat))
        .map(each => each.place)
        .slice(0, 1 + whim.count(2))
    : []
/** FAST ones often, so that there is a second one in a moment now and then (I16). */
const anyMove = (whim: Whim) =>
  sure(whim.one(whim.count(3) === 0 ? moves.filter(move => move.fast) : moves), moveOf('rest'))

function newItem(whim: Whim): NewItem {
  const name = 'a thing'
  const makers: readonly (() => NewItem)[] = [
    () => ({ sort: 'card', card: sure(whim.one(itemIds), 'sword'), name }),
    () => ({
      sort: 'magic',
      card: sure(whim.one(magicItemIds), 'mending'),
      name,
      capacity: whim.count(2) ? 1 + whim.count(5) : null
    }),
    () => ({
      sort: 'other', name, kind: sure(whim.one(['weapon', 'armour', 'shield', 'gear'] as const), 'gear'), encumbrance: whim.count(4),
      power: whim.one([...powers, null]) ?? null, slots: whim.count(2) ? ['harm', 'harm-or-wound'] : [], precious: whim.count(2) === 0, secret: whim.count(4) === 0,
      effect: whim.count(3) === 0 ? 'hums' : null, note: '',
      ...(whim.count(2) ? { shield: { stops: whim.count(2) ? 'harm' : 'harm-or-wound', rows: whim.count(2) ? 1 : 2 } } : {})
    }) // prettier-ignore
  ]
  return sure(whim.one(makers), makers[0] as () => NewItem)()
}

const useMove: Maker = (state, seat, whim) => {
  const own = character(state, seat).moves.map(card => moveOf(card.move))
  const move = whim.count(2) ? sure(whim.one(own), anyMove(whim)) : anyMove(whim)
  const claims = netClaims(state, seat, move).map(({ id }) => id)
  return {
    type: 'use-move', seat, move: move.id, attribute: whim.one(attributesOf(move)) ?? null, advantages: whim.count(7) - 3, versus: null, supporters: [],
    ...(whim.count(2) ? { claims: claims.slice(0, 1 + whim.count(2)) } : {}),
    item: whim.one(character(state, seat).items)?.id ?? null, load: whim.count(4) ? 'counts' : 'ignored', slots: places(state, seat, whim)
  } // prettier-ignore
}

const settle: Maker = (state, seat, whim) => {
  const outcome = whim.one(state.outcomes)
  const picking = outcome ? pickingOf(outcome) : null
  const pay = whim.count(2) ? 'xp' : 'nothing'
  const count = picking && (picking.xp === 0 || pay === 'xp') ? picking.count : 0
  const damaged = character(state, seat).items.filter(each => each.damage > 0)
  return {
    type: 'settle-outcome', outcome: outcome?.id ?? 0, picks: [0, 1, 2].slice(0, count), pay, slots: places(state, outcome?.seat ?? seat, whim), packs: whim.count(3),
    repairs: damaged.slice(0, 1).map(each => ({ item: each.id, damage: 1 })), drawback: sure(whim.one(['drain-others', 'lower-capacity', 'damage-weapon'] as const), 'lower-capacity'),
    price: whim.count(2), red: whim.count(2) ? { foe: foe(state, whim), count: 1 } : null, note: ''
  } // prettier-ignore
}

const takeAttack: Maker = (state, seat, whim) => {
  const attack = whim.one(state.attacks)
  const at = attack?.seat ?? seat
  const split = whim.one(splitsOf(attack?.power ?? 1, standingOf(state, at))) ?? {
    exhaustion: 1,
    harm: 0,
    wound: 0 as const
  }
  const fit = (token: 'exhaustion' | 'harm' | 'wound') =>
    whim.count(2) ? fittingPlaces(character(state, at), token, attack?.exertion ?? 'physical') : []
  return {
    type: 'take-attack', attack: attack?.id ?? 0, split: { exhaustion: split.exhaustion, harm: split.harm, wound: split.wound },
    exhaustionOnto: fit('exhaustion').slice(0, split.exhaustion), harmOnto: fit('harm').slice(0, split.harm), woundOnto: split.wound ? (fit('wound')[0] ?? null) : null,
    relief: whim.count(6) === 0 ? 'reach-out' : 'none', describe: ''
  } // prettier-ignore
}

const partyDeed = (whim: Whim): PartyDeed =>
  sure(
    whim.one<PartyDeed>([
      { what: 'rest' },
      { what: 'damage', power: { by: 'number', number: 1 + whim.count(5) }, exertion: 'physical', taken: whim.count(2) ? 'decide' : 'exhaustion', from: 'x' },
      { what: 'damage', power: { by: 'dice', throw: { dice: [4], plus: 0, halved: 'whole' } }, exertion: 'mental', taken: whim.count(2) ? 'decide' : 'exhaustion', from: 'x' },
      { what: 'pack', pack: whim.count(4) - 1, precious: whim.count(2), reason: '' },
      { what: 'xp', amount: 1 + whim.count(2), reason: '' },
      { what: 'stamina', points: 1 + whim.count(3), reason: '' }
    ]),
    { what: 'rest' }
  ) // prettier-ignore

/** A flip that somebody is to make on a phone, of a move or without one. */
export const adventureCall: Maker = (state, seat, whim) => {
  if (state.game?.kind === 'pursuit' && whim.count(2)) return { type: 'call-flip', ask: { type: 'run-round', seat, attribute: whim.one([null, ...attributes]) ?? null, advantages: whim.count(5) - 2 }, why: '' }
  const moved = useMove(state, seat, whim)
  const plain = { type: 'flip', seat, attribute: sure(whim.one(attributes), 'str'), net: whim.count(5) - 2, move: null, fast: false, hasText: { check: true, cross: false }, versus: null, supporters: [] } as const
  return { type: 'call-flip', ask: whim.count(2) && moved.type === 'use-move' ? moved : plain, why: '' }
} // prettier-ignore

/** Interference wants something that works and a roll; whichever is missing comes first. */
const interfere: Maker = (state, seat, whim) => {
  const works = (at: SeatId) =>
    character(state, at).items.find(({ magic }) => magic?.card === 'of-interference' && magic.flowing)
  const holder = state.sheets.find(sheet => !sheet.incapacitated && works(sheet.seat))?.seat
  const found = character(state, seat).items[0]
  const magic = { card: 'of-interference', effect: '', charges: 1, capacity: 1, ongoing: true, flowing: true } as const
  if (!holder && found) return { type: 'edit-item', seat, item: { ...found, magic } }
  const roll = state.dice?.serial ?? 0
  if (!state.attacks.some(attack => attack.roll === roll) && state.struck === null)
    return { type: 'open-attack', seat, power: { by: 'dice', throw: { dice: [6, 4], plus: 1, halved: 'whole' } }, exertion: 'physical', from: 'x' }
  const at = holder ?? seat
  return { type: 'interfere', seat: at, item: works(at)?.id ?? 'i0', roll, die: whim.count(2) }
} // prettier-ignore

const makers: readonly Maker[] = [
  useMove, useMove, useMove, useMove, useMove, settle, settle, settle, settle, takeAttack, takeAttack, takeAttack,
  (_, seat, whim) => ({ type: 'give-spotlight', seat: whim.count(5) ? seat : null }),
  (state, _, whim) => ({ type: 'drop-outcome', outcome: whim.one(state.outcomes)?.id ?? 0 }),
  (_, seat, whim) => ({ type: 'spend-token', seat, move: whim.count(2) ? 'discern' : 'its-a-trap', question: '' }),
  (state, seat, whim) => ({ type: 'attach-card', seat, move: whim.count(2) ? 'tied-with-her-ribbon' : 'it-belonged-to-my-father', item: whim.count(4) ? item(state, seat, whim) : null }),
  (_, seat) => ({ type: 'surrender-keepsake', seat, passage: '' }),
  (state, seat) => ({ type: 'end-rage', seat: state.sheets.find(sheet => sheet.character.berserk)?.seat ?? seat }),
  (_, seat) => ({ type: 'use-move', seat, move: 'go-berserk', attribute: null, advantages: 0, versus: null, supporters: [], item: null, load: 'counts', slots: [] }),
  ...[1, 2, 3].map((): Maker => (_, seat) => ({ type: 'use-move', seat, move: 'mix-it-up', attribute: 'str', advantages: 0, versus: null, supporters: [], item: null, load: 'counts', slots: [] })),
  (_, seat, whim) => ({ type: 'accuse', seat, authority: 'x', gmPays: whim.count(2) ? 'journey' : 'shadow' }),
  (_, __, whim) => ({ type: 'raise-by-critical', steps: 1 + whim.count(2) }),
  (_, seat, whim) => ({ type: 'study', seat, move: anyMove(whim).id, master: '' }),
  (_, seat, whim) => ({ type: 'open-envelope', seat, move: anyMove(whim).id }),
  ...[1, 2, 3, 4].map((): Maker => (_, seat, whim) => ({
    type: 'correct-move', seat, move: sure(whim.one(moves.filter(each => each.group === 'card')), moveOf('fury')).id,
    level: whim.one(['r2', '0', 'g1', 'g2', null] as const) ?? null, face: whim.count(4) ? 'up' : 'down', tokens: whim.count(3), reason: ''
  })), // prettier-ignore
  (_, seat, whim) => ({ type: 'gain-item', seat, item: newItem(whim) }),
  (_, seat, whim) => ({ type: 'gain-item', seat, item: newItem(whim) }),
  (state, seat, whim) => {
    const found = whim.one(character(state, seat).items)
    return found ? { type: 'edit-item', seat, item: { ...found, slots: whim.count(2) ? ['harm'] : found.slots, damage: whim.count(3), note: 'e' } } : { type: 'end-rage', seat }
  },
  (state, seat, whim) => ({ type: 'drop-item', seat, item: item(state, seat, whim) }),
  (state, seat, whim) => ({ type: 'give-item', seat, item: item(state, seat, whim), to: sure(whim.one(state.sheets)?.seat, seat) }),
  (state, seat, whim) => ({ type: 'damage-item', seat, item: item(state, seat, whim) }),
  (state, seat, whim) => ({ type: 'repair-item', seat, item: item(state, seat, whim), damage: 1 }),
  (_, seat, whim) => ({ type: 'change-pack', seat, pack: whim.count(5) - 1, precious: whim.count(3) - 1, reason: '' }),
  (_, seat, whim) => ({ type: 'name-pack', seat, from: whim.count(2) ? 'pack' : 'precious', item: newItem(whim) }),
  (_, seat, whim) => ({ type: 'good-thing-i-brought', seat, pay: whim.count(2) ? 'two-pack' : 'xp-and-pack', item: whim.count(2) ? newItem(whim) : null, what: '' }),
  (_, seat, whim) => ({ type: 'lay-out-wares', seat, seller: '', cards: whim.count(2) ? null : [newItem(whim), newItem(whim), newItem(whim), newItem(whim)] }),
  (state, seat, whim) => ({
    type: 'shop', seat, seller: '', pay: sure(whim.one([{ with: 'precious' }, { with: 'xp-and-pack' }, { with: 'xp-and-item', item: item(state, seat, whim) }] as const), { with: 'precious' }), item: newItem(whim)
  }), // prettier-ignore
  (_, seat) => ({ type: 'buy-pack', seat }),
  (_, seat, whim) => ({ type: 'tell-tale', seat, weapon: 'W', magical: whim.count(2) ? 'magical' : 'plain' }),
  (_, seat, whim) => ({ type: 'find-designed', seat, weapon: 'W', power: sure(whim.one(powers), 'd6'), weakness: '', effect: 'hums' }),
  (state, seat, whim) => ({ type: 'have-repaired', seat, pay: whim.count(2) ? 'precious-pack' : item(state, seat, whim) }),
  (state, seat, whim) => ({ type: 'contemplate', seat, studies: [{ kind: 'capacity', item: item(state, seat, whim) }, { kind: 'more-power', item: item(state, seat, whim) }].slice(0, 1 + whim.count(2)) as never }),
  (state, seat, whim) => ({ type: 'raise-shield', seat, item: character(state, seat).items.find(each => each.kind === 'shield')?.id ?? item(state, seat, whim), advantages: 0, attack: whim.one(state.attacks)?.id ?? null }),
  (state, seat, whim) => ({
    type: 'end-flow',
    seat,
    item: character(state, seat).items.find(each => each.magic?.flowing)?.id ?? item(state, seat, whim)
  }),
  interfere, interfere,
  (state, seat, whim) => ({ type: 'mend', seat, item: item(state, seat, whim), patient: sure(whim.one(state.sheets)?.seat, seat), heals: whim.count(2) ? 'harm' : 'wound' }),
  (_, seat, whim) => ({ type: 'roll-dice', seat, throw: { dice: [4, 6], plus: whim.count(3), halved: whim.count(2) ? 'halved' : 'whole' }, what: '' }),
  (_, seat, whim) => ({ type: 'open-attack', seat, power: whim.count(2) ? { by: 'number', number: 1 + whim.count(9) } : { by: 'dice', throw: { dice: [6], plus: 1, halved: 'whole' } }, exertion: whim.count(3) ? 'physical' : 'mental', from: 'x' }),
  (state, seat, whim) => ({ type: 'change-attack', attack: whim.one(state.attacks)?.id ?? 0, power: whim.count(9), to: seat, reason: '' }),
  (state, _, whim) => ({ type: 'call-off-attack', attack: whim.one(state.attacks)?.id ?? 0, reason: '' }),
  (_, seat) => ({ type: 'take-harm', seat, reason: '' }),
  (state, seat, whim) => ({ type: 'expend-stamina', seat, points: 1 + whim.count(4), exertion: whim.count(2) ? 'mental' : 'physical', slots: places(state, seat, whim), reason: '' }),
  (state, seat, whim) => ({ type: 'regain-stamina', seat, points: 1 + whim.count(4), slots: places(state, seat, whim), reason: '' }),
  (_, seat) => ({ type: 'rest', seat, keep: [], harmFrom: 'pile', blames: '' }),
  (_, seat, whim) => ({ type: 'seek-help', seat, at: whim.count(2) ? 'hearth' : 'elsewhere', keep: [], forgives: '' }),
  (_, seat) => ({ type: 'go-heroic', seat }),
  (_, __, whim) => ({ type: 'add-foes', name: 'F', kind: sure(whim.one(foeKinds), 'guard'), stamina: 1 + whim.count(12), power: sure(whim.one(powers), 'd4'), squares: whim.count(4), note: '', count: 1 + whim.count(2) }),
  (_, __, whim) => ({
    type: 'add-prepared-foes', encounter: whim.count(2) ? { name: 'E', where: 'here', note: '' } : null, pay: whim.count(3) ? 'nothing' : 'circled',
    foes: [0, 1].slice(whim.count(2)).map(() => ({
      name: 'P', kind: sure(whim.one(foeKinds), 'guard'), stamina: 1 + whim.count(20), power: sure(whim.one(powers), 'd4'), squares: whim.count(4), note: '', count: 1 + whim.count(2),
      secrets: { attacks: whim.count(2) ? ['spits'] : [], immunities: [], hint: whim.count(3) ? 'claw marks' : '', weakness: 'salt', standsFor: 'grief', loot: '' }
    }))
  }),
  (state, _, whim) => ({ type: 'show-hint', foe: sure(whim.one(state.foes.filter(each => each.secrets))?.id, foe(state, whim)), as: whim.count(2) ? 'shown' : 'hidden' }),
  (state, _, whim) => ({ type: 'remove-foe', foe: foe(state, whim) }),
  (state, _, whim) => {
    const found = whim.one(state.foes)
    return found
      ? { type: 'edit-foe', foe: { ...found, stamina: whim.count(9), squares: whim.count(4) } }
      : { type: 'clear-foes' }
  },
  (state, _, whim) => ({ type: 'show-foe', foe: foe(state, whim), as: whim.count(2) ? 'revealed' : 'hidden' }),
  () => ({ type: 'reveal-foes' }),
  (state, seat, whim) => ({ type: 'strike-foe', foe: foe(state, whim), power: 1 + whim.count(6), by: seat, square: whim.count(2) ? 'keep' : 'cross-out' }),
  (state, seat, whim) => ({
    type: 'attack-foe', seat, foe: foe(state, whim), weapon: whim.one(character(state, seat).items)?.id ?? null, base: 'roll', dice: whim.count(2) ? [6] : [], plus: 0, halved: 'whole',
    weakness: whim.count(2) ? 'struck' : 'missed', square: 'keep', red: whim.count(3), what: '',
    ...(state.allies.length && whim.count(2) ? { help: { ally: ally(state, whim), die: 4 as const } } : {})
  }), // prettier-ignore
  (state, _, whim) => ({ type: 'send-ally', ally: ally(state, whim), ...(whim.count(2) ? { deed: 'reveal', foe: null } : { deed: 'tie-up', foe: foe(state, whim) }) }),
  (state, _, whim) => ({ type: 'dismiss-ally', ally: ally(state, whim) }),
  (_, __, whim) => ({ type: 'spend-journey', use: 'arrival', seat: null, what: whim.count(2) ? 'an old friend' : '' }),
  (state, seat, whim) => ({ type: 'engage-foe', foe: foe(state, whim), seat }),
  (state, seat, whim) => ({ type: 'spend-red', foe: foe(state, whim), seat }),
  (state, _, whim) => ({ type: 'name-weakness', foe: foe(state, whim), weakness: 'knee' }),
  (state, seat, whim) => ({ type: 'foes-attack', foes: state.foes.filter(each => each.stamina > 0).map(each => each.id).slice(0, 3), seat, die: whim.count(2) ? 'roll' : 'none' }),
  (state, _, whim) => ({
    type: 'roll-power', followUp: followUp(state, whim), foe: foe(state, whim), weapon: null, power: whim.count(3) ? 'roll' : 3, weakness: whim.count(4) ? 'missed' : 'struck',
    ...(state.allies.length && whim.count(2) ? { help: { ally: ally(state, whim), die: 6 as const } } : {})
  }), // prettier-ignore
  (state, _, whim) => ({ type: 'apply-power', followUp: followUp(state, whim), square: whim.count(3) ? 'keep' : 'cross-out' }),
  (state, seat, whim) => ({ type: 'answer-attack', followUp: answering(state), foes: state.foes.filter(each => each.stamina > 0).map(each => each.id).slice(0, 2), seat, die: whim.count(2) ? 'roll' : 'none' }),
  (state, _, whim) => ({ type: 'close-follow-up', followUp: followUp(state, whim) }),
  (state, _, whim) => ({ type: 'upgrade-foe', foe: foe(state, whim), use: sure(whim.one(upgrades), 'foe-d6'), from: 'circled', note: '' }),
  (_, __, whim) => ({ type: 'set-format', format: whim.one(['at-once', 'two-rounds', 'crosses-bite', null] as const) ?? null }),
  () => ({ type: 'next-turn' }),
  () => ({ type: 'next-turn' }),
  () => ({ type: 'begin-fight-round' }),
  (_, seat, whim) => ({ type: 'mark-turn', seat, as: whim.count(2) ? 'acted' : 'waiting' }),
  (state, _, whim) => ({ type: 'mark-foe-turn', foe: foe(state, whim), as: whim.count(2) ? 'acted' : 'waiting' }),
  (_, __, whim) => (whim.count(4) ? { type: 'next-turn' } : { type: 'end-fight-rounds' }),
  (state, seat, whim) => ({
    type: 'add-marker', on: whim.count(2) && state.foes.length ? { what: 'foe', foe: foe(state, whim) } : { what: 'character', seat },
    word: `m${whim.count(9)}`, shape: sure(whim.one(shapes), 'circle'), seenBy: whim.count(2) ? 'mine' : 'table', lasts: whim.count(2) ? 'this-round' : 'until-removed'
  }), // prettier-ignore
  (_, seat, whim) => ({ type: 'set-phone-flips', seat: whim.count(2) ? seat : null, on: whim.count(4) > 0 }),
  adventureCall, adventureCall,
  (state, seat, whim) => ({ type: 'answer-call', seat: whim.one(state.calls.open)?.ask.seat ?? seat, call: whim.one(state.calls.open)?.id ?? 0 }),
  (state, seat, whim) => ({ type: 'answer-call', seat: state.calls.open[0]?.ask.seat ?? seat, call: state.calls.open[0]?.id ?? whim.count(3) }),
  (state, seat, whim) => ({ type: 'help-call', seat, call: whim.one(state.calls.open)?.id ?? 0, helps: whim.count(3) > 0 }),
  (state, seat, whim) => ({ type: 'help-call', seat, call: whim.one(state.calls.open)?.id ?? 0, helps: true }),
  (_, seat, whim) => ({ type: 'request-call', seat, move: sure(whim.one(['discern', 'defy-danger', 'mix-it-up'] as const), 'discern'), attribute: sure(whim.one(attributes), 'int'), item: null }),
  (state, seat, whim) => ({ type: 'drop-request', seat: whim.one(state.calls.requests ?? [])?.seat ?? seat }),
  (state, seat, whim) => ({ type: 'recall-flip', seat: whim.one(state.calls.open)?.ask.seat ?? seat }),
  (state, _, whim) => ({ type: 'remove-marker', marker: whim.one(state.markers)?.id ?? 0 }),
  (state, seat, whim) => ({ type: 'act-on-party', seats: whim.count(3) ? [seat] : state.sheets.filter(each => !each.incapacitated).map(each => each.seat), deed: partyDeed(whim) }),
  (state, seat, whim) => ({ type: 'act-on-party', seats: whim.count(2) ? [seat] : state.sheets.map(each => each.seat), deed: partyDeed(whim) }),
  (state, _, whim) => (whim.count(6) ? { type: 'remove-foe', foe: foe(state, whim) } : { type: 'clear-foes' }),
  (_, __, whim) => ({ type: 'set-length', length: sure(whim.one(lengths), '9-hour') }),
  (_, __, whim) => ({ type: 'begin-book', book: sure(whim.one([1, 2, 3] as const), 2) }),
  (_, __, whim) => ({ type: 'begin-chapter', chapter: 1 + whim.count(8) }),
  (_, __, whim) => ({ type: 'begin-chapter', chapter: 1 + whim.count(8) }),
  (_, __, whim) => ({ type: 'tick-condition', condition: sure(whim.one(conditionIds), 'home-again'), as: whim.count(3) ? 'ticked' : 'open' }),
  (_, __, whim) => ({ type: 'end-chapter', as: whim.count(2) ? 'earned' : 'skipped' }),
  () => ({ type: 'offer-rest' }),
  (_, seat, whim) => ({ type: 'spend-journey', use: sure(whim.one(journeyUses.map(each => each.id)), 'spark'), seat, what: '' }),
  (_, __, whim) => ({ type: 'correct-journey', to: whim.count(5), reason: '' }),
  (_, seat, whim) => ({ type: 'buy-with-shadow', use: sure(whim.one(shadowUses.map(each => each.id)), 'trap'), count: 1 + whim.count(2), from: 'circled', seat, what: '' }),
  (state, _, whim) => ({ type: 'end-disadvantage', disadvantage: whim.one(state.story.disadvantages)?.id ?? 0 }),
  (_, __, whim) => ({ type: 'write-goal', goal: whim.count(2) ? 'find the bell' : '' }),
  () => ({ type: 'write-hearth', what: 'soup' }),
  (_, __, whim) => ({ type: 'set-hearth', as: whim.count(2) ? 'available' : 'unavailable' }),
  (_, __, whim) => ({ type: 'begin-day', place: whim.count(3) ? 'town' : 'outside' }),
  () => ({ type: 'end-day' }),
  (state, _, whim) => ({ type: 'open-session', session: state.story.opened + whim.count(2) }),
  () => ({ type: 'begin-tutorial', minutes: 10 }),
  (_, __, whim) => ({ type: 'begin-tutorial', minutes: 15, at: whim.count(9) * 60_000 }),
  (state, _, whim) => ({
    type: 'turn-tutorial-clock',
    to: (state.story.tutorial?.clock?.since ?? null) === null ? 'running' : 'standing',
    at: whim.count(99) * 60_000
  }),
  () => ({ type: 'end-tutorial' }),
  (_, __, whim) => ({ type: 'show-chapter', as: whim.count(2) ? 'shown' : 'hidden' }),
  (_, __, whim) => ({ type: 'pay-claim', claim: 0, with: whim.count(2) ? 'journey' : 'shadow' }),
  (_, __, whim) => ({ type: 'play-gm-move', kind: sure(whim.one(gmMoveKinds.map(each => each.id)), 'offer'), what: '' }),
  (_, seat, whim) => ({ type: 'write-touchstone', title: `T${whim.count(5)}`, by: seat }),
  (_, __, whim) => ({ type: 'strike-touchstone', title: `T${whim.count(5)}` }),
  (_, seat, whim) => ({ type: 'circle-touchstone', title: `T${whim.count(5)}`, by: whim.count(3) ? seat : 'gm' }),
  () => ({ type: 'lay-out-moves' }),
  (state, _, whim) => ({ type: 'begin-draft', order: whim.count(2) ? state.sheets.map(each => each.seat).reverse() : null }),
  () => ({ type: 'end-draft' }),
  (_, seat, whim) => ({ type: 'mark-scene', seat, as: whim.count(2) ? 'here' : 'elsewhere' }),
  (state, seat, whim) => ({ type: 'take-move', seat, move: sure(whim.one(state.workshop.laidOut), 'backstab') }),
  (state, seat, whim) => ({ type: 'put-back-move', seat, move: sure(whim.one(character(state, seat).moves)?.move, 'fury') }),
  (_, __, whim) => ({ type: 'ask-question', question: `Q${whim.count(3)}` }),
  (_, seat, whim) => ({ type: 'answer-question', seat, question: `Q${whim.count(3)}`, answer: 'yes' }),
  (_, seat) => ({ type: 'offer-goals', seat, goals: null }),
  (state, seat, whim) => ({ type: 'take-goal', seat, goal: sure(whim.one(character(state, seat).offered), goals[0]) }),
  (_, seat) => ({ type: 'fulfil-goal', seat }),
  (_, seat) => ({ type: 'pack-up', seat }),
  (_, seat, whim) => ({ type: 'choose-received', seat, card: sure(whim.one(magicItemIds), 'mending'), name: '' }),
  (_, seat, whim) => ({ type: 'choose-item', seat, item: newItem(whim) }),
  (_, seat, whim) => ({ type: 'mark-step', seat, step: sure(whim.one(creationSteps), 'pack'), as: sure(whim.one(['done', 'skipped', 'open'] as const), 'done') }),
  (_, seat) => ({ type: 'finish-character', seat }),
  (_, seat) => ({ type: 'mercy-flashback', seat, what: '' }),
  (_, seat) => ({ type: 'request-mercy', seat, what: 'The door was locked' }),
  (state, seat, whim) => ({ type: 'drop-mercy', seat: whim.one(state.calls.mercies ?? [])?.seat ?? seat }),
  (_, seat, whim) => ({ type: 'answer-find', seat, answer: sure(whim.one(['stay', 'sacrifice', 'abandon'] as const), 'stay') }),
  (_, seat) => ({ type: 'die', seat }),
  (_, seat) => ({ type: 'preset-ranks', seat, preset: 2 }),
  (state, _, whim) => ({ type: 'begin-pursuit', joined: state.sheets.map(each => each.seat).slice(0, 1 + whim.count(3)), pay: sure(whim.one(['free', 'nothing'] as const), 'nothing') }),
  (state, seat, whim) => ({ type: 'run-round', helper: state.game?.kind === 'pursuit' && whim.count(2) ? { seat, attribute: sure(whim.one(attributes), 'str') } : null, advantages: 0 }),
  (_, __, whim) => ({ type: 'call-round', won: whim.count(2) ? 'rabbit' : 'pursuers' }),
  (_, seat) => ({ type: 'change-chase', seat, to: 'air' }),
  () => ({ type: 'end-pursuit' }),
  (_, seat, whim) => ({ type: 'lay-corners', seat, move: whim.count(2) ? 'pick-locks' : 'fundamental-magic' }),
  (state, _, whim) => ({ type: 'arrange-corners', laid: state.game?.kind === 'corners' ? state.game.laid.map(({ card }) => ({ card, turn: whim.count(4) as Turn })) : [] }),
  (state, _, whim) => ({ type: 'replace-corner', card: (state.game?.kind === 'corners' && whim.one(state.game.laid)?.card) || '1' }),
  (_, __, whim) => ({ type: 'finish-corners', as: whim.count(3) ? 'given-up' : 'solved' })
] // prettier-ignore

/** Something of the adventure to do now, sensible or not. */
export function adventureFrom(state: State, whim: Whim): Command {
  const seat = whim.one(state.sheets)?.seat ?? ('s1' as SeatId)
  return whim.one(makers)?.(state, seat, whim) ?? { type: 'offer-rest' }
}
