import type { Chronicle } from '#rules/campaign/chronicle'
import type { BoardId } from '#rules/campaign/types'
import { type Actor, gm, type SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import type { State as Angels } from '#rules/face-of-angels/state'
import { unseenCards } from '#rules/thousand-faces/deck/places'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../support/chronicle'

/** Commands that random play hardly ever gets accepted, because each needs a moment of its own: played on purpose. */
export function rareCommands(): Chronicle {
  const played = Played.table('Every command', 'Ada', 'Bo')
  played.campaign({ type: 'add-seat', player: '', character: 'A chair too many' })
  played.campaign({ type: 'remove-seat', seat: played.seats[2]! })
  adventure(new Table(played, 'thousand-faces'))
  contests(new Table(played, 'face-of-angels'))
  return played.chronicle
}

/** One board, on which commands are carried out one after the other. */
class Table {
  readonly board: BoardId
  readonly ada: SeatId
  readonly bo: SeatId

  constructor(
    readonly played: Played,
    system: SystemId
  ) {
    const opened = played.campaign({ type: 'open-board', system, title: system, settings: null })
    this.board = `b${opened.id}` as BoardId
    this.ada = played.seats[0]!
    this.bo = played.seats[1]!
  }

  state<Of>(): Of {
    return this.played.chronicle.campaign.boards.find(board => board.id === this.board)!.state as Of
  }

  /** @param actor who asks; a seat’s commands come from that seat */
  do(command: object, actor: Actor = gm): void {
    this.played.act(command, actor, this.board)
  }
}

function adventure(table: Table): void {
  chapter(table)
  things(table)
  wounds(table)
  foes(table)
  moves(table)
  chase(table)
  making(table)
  hits(table)
  shields(table)
  bargain(table)
  heroics(table)
  lastChapter(table)
}

const thingsOf = (table: Table) => table.state<State>().sheets[0]!.character.items
const idOf = (table: Table, name: string): string => thingsOf(table).find(item => item.name === name)!.id
const give = (table: Table, move: string, tokens = 0): void =>
  table.do({ type: 'correct-move', seat: table.ada, move, level: '0', face: 'up', tokens, reason: 'to begin with' })

function chapter(table: Table): void {
  const { ada } = table
  table.do({ type: 'gain-xp', seat: ada, amount: 20, reason: 'a long way' })
  table.do({ type: 'set-length', length: '9-hour' })
  table.do({ type: 'begin-tutorial', minutes: 15, at: 60_000 })
  table.do({ type: 'turn-tutorial-clock', to: 'standing', at: 120_000 })
  table.do({ type: 'turn-tutorial-clock', to: 'running', at: 180_000 })
  table.do({ type: 'end-tutorial' })
  give(table, 'unknown-benefactor')
  table.do({ type: 'accuse', seat: ada, authority: 'the bishop', gmPays: 'journey' })
  table.do({ type: 'correct-journey', to: 2, reason: 'so that it can be paid' })
  table.do({ type: 'pay-claim', claim: 0, with: 'journey' })
}

function things(table: Table): void {
  const { ada } = table
  table.do({ type: 'gain-item', seat: ada, item: { sort: 'card', card: 'leather-armour', name: 'A coat' } })
  table.do({ type: 'gain-item', seat: ada, item: { sort: 'card', card: 'sword', name: 'A sword' } })
  table.do({ type: 'gain-item', seat: ada, item: { sort: 'magic', card: 'of-illusion', name: 'A glass', capacity: 3 } })
  table.do({ type: 'damage-item', seat: ada, item: idOf(table, 'A coat') })
  table.do({ type: 'repair-item', seat: ada, item: idOf(table, 'A coat'), damage: 1 })
  table.do({ type: 'damage-item', seat: ada, item: idOf(table, 'A coat') })
  table.do({ type: 'change-pack', seat: ada, pack: 2, precious: 1, reason: 'packed' })
  rest(table)
  table.do({ type: 'begin-day', place: 'town' })
  table.do({ type: 'have-repaired', seat: ada, pay: 'precious-pack' })
  table.do({ type: 'end-day' })
  table.do({ type: 'begin-day', place: 'town' })
  give(table, 'obsessive-contemplation')
  const studies = [
    { kind: 'capacity', item: idOf(table, 'A glass') },
    { kind: 'look', item: idOf(table, 'A sword'), look: 'It has a mark now.' }
  ]
  table.do({ type: 'contemplate', seat: ada, studies })
  table.do({ type: 'end-day' })
  give(table, 'it-belonged-to-my-father')
  table.do({ type: 'attach-card', seat: ada, move: 'it-belonged-to-my-father', item: idOf(table, 'A coat') })
  table.do({ type: 'surrender-keepsake', seat: ada, passage: 'the toll gate' })
}

function rest(table: Table): void {
  table.do({ type: 'rest', seat: table.ada, keep: [], harmFrom: 'pile', blames: '' })
}

/** A magic thing that works at this moment. */
function working(table: Table, card: string, name: string): string {
  table.do({ type: 'gain-item', seat: table.ada, item: { sort: 'magic', card, name, capacity: 3 } })
  const item = thingsOf(table).find(each => each.name === name)!
  table.do({
    type: 'edit-item',
    seat: table.ada,
    item: { ...item, magic: { ...item.magic, charges: 2, ongoing: true, flowing: true } }
  })
  return item.id
}

function wounds(table: Table): void {
  const { ada, bo } = table
  table.do({ type: 'take-harm', seat: bo, reason: 'a fall' })
  const needle = working(table, 'mending', 'A needle')
  rest(table)
  table.do({ type: 'mend', seat: ada, item: needle, patient: bo, heals: 'harm' })
  table.do({ type: 'end-flow', seat: ada, item: needle })
  const bell = working(table, 'of-interference', 'A bell')
  const thrown = { by: 'dice', throw: { dice: [6, 4], plus: 1, halved: 'whole' } }
  table.do({ type: 'open-attack', seat: bo, power: thrown, exertion: 'physical', from: 'a stone' })
  const roll = table.state<State>().dice!.serial
  table.do({ type: 'interfere', seat: ada, item: bell, roll, die: 0 })
  table.do({ type: 'gain-item', seat: ada, item: { sort: 'card', card: 'shield', name: 'A shield' } })
  const blow = { by: 'number', number: 5 }
  table.do({ type: 'open-attack', seat: ada, power: blow, exertion: 'physical', from: 'an axe' })
  const shield = idOf(table, 'A shield')
  table.do({ type: 'raise-shield', seat: ada, item: shield, advantages: 1, attack: null })
  settleTie(table)
}

/** The player’s choice, where two cards tie. */
function settleTie(table: Table): void {
  for (let { pending } = table.state<State>(); pending?.kind === 'tie'; { pending } = table.state<State>())
    table.do({ type: 'choose', card: pending.among[0]!.card })
}

function foes(table: Table): void {
  const { ada, bo } = table
  const guard = { name: 'A guard', kind: 'guard', stamina: 8, power: 'd6', squares: 1, note: '' }
  table.do({ type: 'add-foes', ...guard, count: 1 })
  const [foe] = table.state<State>().foes
  table.do({ type: 'edit-foe', foe: { ...foe, red: 1 } })
  table.do({ type: 'spend-red', foe: foe!.id, seat: ada })
  table.do({ type: 'mark-scene', seat: bo, as: 'elsewhere' })
  table.do({ type: 'mark-scene', seat: bo, as: 'here' })
}

function moves(table: Table): void {
  const { ada, bo } = table
  give(table, 'discern', 2)
  table.do({ type: 'spend-token', seat: ada, move: 'discern', question: 'Who was here?' })
  give(table, 'go-berserk')
  table.do({ type: 'give-spotlight', seat: bo })
  table.do({ type: 'give-spotlight', seat: ada })
  table.do({ type: 'use-move', seat: ada, move: 'go-berserk', attribute: null, ...plainUse })
  table.do({ type: 'end-rage', seat: ada })
  table.do({ type: 'gain-xp', seat: bo, amount: 3, reason: 'insight' })
  table.do({ type: 'use-cards', seat: bo, cards: 'physical' })
  table.do({ type: 'use-move', seat: bo, move: 'pick-pockets', attribute: 'dex', ...plainUse, advantages: 2 })
  nameCards(table, '11')
  table.do({ type: 'raise-by-critical', steps: 1 })
  table.do({ type: 'begin-chapter', chapter: 5 })
  table.do({ type: 'go-heroic', seat: ada })
}

function chase(table: Table): void {
  give(table, 'not-on-my-turf')
  table.do({ type: 'begin-pursuit', joined: [table.ada, table.bo], pay: 'nothing' })
  table.do({ type: 'change-chase', seat: table.ada, to: 'water' })
  table.do({ type: 'end-pursuit' })
}

function making(table: Table): void {
  const { ada, bo } = table
  table.do({ type: 'lay-out-moves' })
  table.do({ type: 'begin-draft', order: [bo, ada] })
  table.do({ type: 'end-draft' })
  while (!table.state<State>().workshop.laidOut.includes('use-a-magic-item')) table.do({ type: 'lay-out-moves' })
  table.do({ type: 'take-move', seat: bo, move: 'use-a-magic-item' })
  table.do({ type: 'choose-received', seat: bo, card: 'of-illusion', name: 'A lamp' })
}

/** Blows on a foe: at its weak spot, changed by interference, and turned into tokens. */
function hits(table: Table): void {
  const { ada } = table
  const foe = { name: 'An ogre', kind: 'monster', stamina: 30, power: 'd6', squares: 0, note: '' }
  table.do({ type: 'add-foes', ...foe, count: 1 })
  const ogre = table.state<State>().foes.at(-1)!.id
  table.do({ type: 'name-weakness', foe: ogre, weakness: 'its knee' })
  const plain = { foe: ogre, weapon: idOf(table, 'A sword'), base: 'roll', dice: [6], plus: 0, halved: 'whole' }
  const hit = { type: 'attack-foe', seat: ada, ...plain, square: 'keep', what: '' }
  table.do({ ...hit, weakness: 'struck', red: 0 })
  const chime = working(table, 'of-interference', 'A chime')
  table.do({ type: 'interfere', seat: ada, item: chime, roll: table.state<State>().dice!.serial, die: 0 })
  whereItHurts(table, ogre)
}

function whereItHurts(table: Table, foe: number): void {
  const { bo } = table
  const move = 'where-it-hurts'
  table.do({ type: 'correct-move', seat: bo, move, level: '0', face: 'up', tokens: 0, reason: '' })
  table.do({ type: 'use-move', seat: bo, move, attribute: 'dex', ...plainUse, advantages: 2 })
  nameCards(table, '11')
  settle(table, { red: { foe, count: 1 } })
}

/** The newest outcome that waits. */
function settle(table: Table, said: object): void {
  const outcome = table.state<State>().outcomes.at(-1)!.id
  const nothing = {
    picks: [],
    pay: 'nothing',
    slots: [],
    packs: 0,
    repairs: [],
    drawback: null,
    price: 0,
    red: null,
    note: ''
  }
  table.do({ type: 'settle-outcome', outcome, ...nothing, ...said })
}

const plainUse = { versus: null, supporters: [], item: null, load: 'ignored', slots: [], advantages: 0 }
const sheetOf = (table: Table, seat: SeatId) => table.state<State>().sheets.find(each => each.seat === seat)!

/** Bo’s real cards come up as the app asks for them: this one first, if it is there, and then any. */
function nameCards(table: Table, first: string): void {
  for (let turns = 0; turns < 40 && table.state<State>().pending?.kind === 'name-cards'; turns++) {
    const unseen = unseenCards(sheetOf(table, table.bo).piles)
    table.do({ type: 'name-card', card: unseen.includes(first) ? first : unseen[0] })
  }
  settleTie(table)
}

/** Raised until it stops a blow: what is flipped is chance, the same one every time. */
function shields(table: Table): void {
  const { ada, bo } = table
  for (let tries = 0; tries < 9; tries++) {
    table.do({ type: 'give-spotlight', seat: bo })
    table.do({ type: 'give-spotlight', seat: ada })
    const blow = { power: { by: 'number', number: 9 }, exertion: 'physical', from: 'a hammer' }
    table.do({ type: 'open-attack', seat: ada, ...blow })
    const attack = table.state<State>().attacks.at(-1)!.id
    table.do({ type: 'raise-shield', seat: ada, item: idOf(table, 'A shield'), advantages: 2, attack })
    settleTie(table)
    const { result } = table.state<State>().outcomes.at(-1)!
    settle(table, {})
    if (result !== 0) return
  }
}

/** With the Blood-Bound, and over once its wound card is taken away. */
function bargain(table: Table): void {
  const { bo } = table
  table.do({
    type: 'correct-move',
    seat: bo,
    move: 'entreat-the-blood-bound',
    level: '0',
    face: 'up',
    tokens: 0,
    reason: ''
  })
  table.do({ type: 'use-move', seat: bo, move: 'entreat-the-blood-bound', attribute: null, ...plainUse })
  const card = sheetOf(table, bo).character.entreated
  const correction = { what: 'wound-cards', add: null, remove: card }
  table.do({ type: 'correct', seat: bo, correction, reason: 'a mistake' })
}

/** Heroic Stamina: the app's cards are turned over at once, real ones until no symbol is left. */
function heroics(table: Table): void {
  const { ada, bo } = table
  table.do({ type: 'lose-stamina', seat: ada, points: 2, reason: 'a climb' })
  table.do({ type: 'go-heroic', seat: bo })
  nameCards(table, '1')
  table.do({ type: 'lose-stamina', seat: bo, points: 10, reason: 'a long climb' })
  nameCards(table, '1')
}

/** In which a Wound that is healed is worth a Journey point. */
function lastChapter(table: Table): void {
  table.do({ type: 'begin-chapter', chapter: 8 })
  table.do({ type: 'spend-journey', use: 'reveal-hearth', seat: null, what: '' })
  table.do({ type: 'take-wound', seat: table.ada, reason: 'the last blow' })
  table.do({ type: 'seek-help', seat: table.ada, at: 'hearth', keep: [], forgives: '' })
}

/** Real cards, so that whatever is laid is what was said: an Ace goes for broke and loses all three tricks, and both win. */
function contests(table: Table): void {
  const { ada } = table
  table.do({ type: 'choose-cards', cards: 'physical' })
  table.do({ type: 'start-game' })
  table.do({ type: 'edit-protagonist', seat: ada, name: 'Ada', personality: 'ace', area: 'fire', perception: '' })
  table.do({ type: 'begin-act', act: 1 })
  contest(table, 'ordinary', 2)
  trick(table, [ada, '5C'], ['world', '9H'])
  table.do({ type: 'award-trick', number: 1, to: 'respondent' })
  table.do({ type: 'end-contest', winner: null, reason: 'It is late' })
  contest(table, 'going-for-broke', 3)
  trick(table, [ada, '2C'], ['world', 'AC'])
  trick(table, ['world', 'AD'], [ada, '2D'])
  trick(table, ['world', 'AH'], [ada, '2H'])
  table.do({ type: 'propose-end', who: ada, words: 'The gate opens by a hand’s breadth.' })
  table.do({ type: 'agree-end', who: 'world' })
  table.do({ type: 'close-contest', who: 'world' })
}

function contest(table: Table, kind: 'ordinary' | 'going-for-broke', pace: number): void {
  const { ada } = table
  table.do({ type: 'call-contest', who: ada, acting: { as: 'protagonist' }, respondent: 'world', kind })
  table.do({ type: 'step-up', who: 'world', acting: warden })
  table.do({ type: 'set-stakes', who: ada, ifWin: 'The gate opens.', ifLose: 'Something follows her home.' })
  table.do({ type: 'accept-stakes', who: 'world', pace })
}

const warden = { as: 'other', name: 'Warden Brask' } as const

type Laid = readonly [who: SeatId | 'world', card: string]

/** Both lay, nobody helps. */
function trick(table: Table, ...cards: readonly [Laid, Laid]): void {
  for (const [who, card] of cards) {
    const acting = who === 'world' ? warden : { as: 'protagonist' }
    table.do({ type: 'lay-card', who, card, acting, played: { as: 'plain' }, secret: null })
  }
  while (table.state<Angels>().contest?.phase.at === 'trick' && isHelpOpen(table)) table.do({ type: 'close-help' })
}

function isHelpOpen(table: Table): boolean {
  const { contest: running } = table.state<Angels>()
  return running?.phase.at === 'trick' && running.phase.trick.step.startsWith('help')
}
