import type { LogPart } from '#rules/core/log-line'
import { gm, type SeatId } from '#rules/core/seat'
import { moveOf } from '#rules/thousand-faces/moves/all'
import { decide } from '#rules/thousand-faces/slices'
import type { Command, Refusal, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../luck'

/** What is judged: a sentence about this player (`null`: about all) on this board. */
interface Case {
  readonly state: State
  /** What the Game Master sees of it: not what the suggestion looked at. */
  readonly page: GmView
  readonly self: GmView['sheets'][number] | null
  /** Living players who are where this one is, and those who are elsewhere. */
  readonly beside: readonly SeatId[]
  readonly away: readonly SeatId[]
  readonly says: readonly LogPart[]
  /** The sentence has these words. */
  named(words: string): boolean
  may(command: Command): boolean
}

type Judge = (of: Case) => boolean

/** Whether what a sentence names (`{foe}`) or asks for (`[low]`) is so, by the rules and the GM's page. A mark that is unknown never is. */
export function markHolds(state: State, mark: string, seat: SeatId | null, says: readonly LogPart[]): boolean {
  const page = pageOf(state)
  const self = page.sheets.find(sheet => sheet.seat === seat) ?? null
  const isHere = new Map(page.encounter.scene.map(each => [each.seat, each.here]))
  const others = page.sheets.filter(sheet => sheet !== self && !sheet.dead && isHere.has(sheet.seat))
  const isBeside = (other: SeatId): boolean => seat !== null && isHere.get(other) === isHere.get(seat)
  const texts = says.filter(part => typeof part === 'string').map(text => text.toLowerCase())
  const judge = judges[mark]
  if (!judge) return false
  return judge({
    state,
    page,
    self,
    beside: others.map(other => other.seat).filter(isBeside),
    away: others.map(other => other.seat).filter(other => !isBeside(other)),
    says,
    named: words => words.trim() !== '' && texts.some(text => text.includes(words.toLowerCase())),
    may: command => refusalOf(state, command) === null
  })
}

/** The page of each state, made once: dozens of marks are judged on the same one. */
const pages = new WeakMap<State, GmView>()

function pageOf(state: State): GmView {
  const page = pages.get(state) ?? (view(state, { kind: 'gm' }) as GmView)
  pages.set(state, page)
  return page
}

export function refusalOf(state: State, command: Command): Refusal | null {
  const decided = decide(state, command, gm, seededLuck(7))
  return decided.ok ? null : decided.error
}

const foes = ({ page, named }: Case): GmView['foes'] => page.foes.filter(foe => !foe.subdued && named(foe.name))
const onThem = ({ page, self }: Case): GmView['foes'] =>
  page.foes.filter(foe => !foe.subdued && self !== null && foe.engaged === self.seat)
const things = ({ self, named }: Case) =>
  self?.character.equipment.items.filter(item => !item.secret && named(item.name)) ?? []
const damageable = (of: Case): ReturnType<typeof things> =>
  things(of).filter(item => of.self && of.may({ type: 'damage-item', seat: of.self.seat, item: item.id }))

const judges: Readonly<Record<string, Judge>> = {
  who: ({ self, named }) => self !== null || named('everybody'),
  foe: of => foes(of).some(foe => foe.engaged === of.self?.seat),
  hidden: of => foes(of).some(foe => of.may({ type: 'show-foe', foe: foe.id, as: 'revealed' })),
  loose: of => foes(of).some(foe => foe.engaged === null && foe.revealed),
  ganged: of => onThem(of).length > 1,
  item: of => damageable(of).length > 0,
  damaged: of => damageable(of).some(item => item.damage > 0),
  magic: of => things(of).some(({ magic }) => (magic?.charges ?? 0) > 0),
  flowing: of => things(of).some(({ magic }) => magic?.flowing === true && magic.charges > 0),
  precious: of => things(of).some(item => item.precious),
  armed: ({ self }) =>
    self?.character.equipment.items.some(item => (item.kind === 'weapon' || item.power !== null) && !item.secret) ??
    false,
  pack: ({ self, may }) =>
    self !== null && may({ type: 'change-pack', seat: self.seat, pack: -1, precious: 0, reason: '' }),
  standing: ({ self, may }) => self !== null && !self.incapacitated && may(blowOn(self.seat)),
  down: ({ self }) => self?.incapacitated === true,
  low: ({ self }) => self !== null && !self.incapacitated && [1, 2, 3, 4].includes(self.stamina),
  tired: ({ self }) => (self?.tokens.exhaustion ?? 0) > 0,
  hurt: ({ self }) => self !== null && (self.tokens.harm > 0 || self.tokens.wound > 0),
  raging: ({ self }) => self?.character.berserk === true,
  together: of => of.beside.length > 0 && canBeSeparated(of),
  friend: of =>
    of.says.some(part => typeof part === 'object' && 'seat' in part && of.beside.includes(part.seat)) &&
    canBeSeparated(of),
  apart: ({ beside, away, self }) => self !== null && beside.length === 0 && away.length > 0,
  move: ({ state, self, named }) => named(state.sheets.find(({ seat }) => seat === self?.seat)?.lastFlip?.move ?? ''),
  card: ({ self, named }) =>
    self?.character.moves.owned.some(card => !card.faceDown && named(moveOf(card.move).name)) ?? false,
  fateful: ({ self, named }) =>
    (self?.character.fateful?.locked ?? 0) > 0 && named(self?.character.fateful?.goal ?? ''),
  answer: ({ self, named }) => self?.character.answers.some(({ answer }) => named(`“${answer}”`)) ?? false,
  hearth: ({ page, named }) => named(page.economy.hearth.what),
  goal: ({ page, named }) => named(page.economy.goal),
  ally: ({ page, named }) => page.allies.some(({ name }) => named(name)),
  standingTrouble: ({ page, named }) => page.economy.disadvantages.some(({ what }) => named(what)),
  deadly: ({ page }) => page.economy.chapters.some(chapter => chapter.state === 'now' && chapter.deadly),
  chase: ({ page }) => page.game?.kind === 'pursuit',
  blow: ({ page }) => page.attacks.length > 0,
  timed: ({ page }) => page.economy.tutorial !== null
}

function blowOn(seat: SeatId): Command {
  return { type: 'open-attack', seat, power: { by: 'number', number: 2 }, exertion: 'physical', from: '' }
}

function canBeSeparated({ page, self, may }: Case): boolean {
  if (!self) return false
  const isHere = page.encounter.scene.some(({ seat, here }) => seat === self.seat && here)
  return may({ type: 'mark-scene', seat: self.seat, as: isHere ? 'elsewhere' : 'here' })
}
