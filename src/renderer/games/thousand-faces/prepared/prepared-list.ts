import { counted } from '#rules/core/text'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import { foeKindCards, usualFoe } from '#rules/thousand-faces/foes/kinds'
import { encounterPrice, type EncounterPrice } from '#rules/thousand-faces/foes/price'
import { type FoeSecrets, noSecrets } from '#rules/thousand-faces/foes/secrets'
import { sortsOf } from '#rules/thousand-faces/prepared-foes/bring'
import type { RemovedFoes } from '#rules/thousand-faces/prepared-foes/changes'
import type { PreparedEncounter, PreparedFoe } from '#rules/thousand-faces/prepared-foes/library'
import { limits } from '#rules/thousand-faces/prepared-foes/limits'
import { plainText } from '#rules/thousand-faces/prepared-foes/plain-text'

/** The texts that are one line each, as fields. */
export const secretTexts = [
  { field: 'hint', label: 'Hint that tells its strength', placeholder: 'Claw marks a hand deep in the oak' },
  { field: 'weakness', label: 'Weakness', placeholder: 'Salt burns it' },
  { field: 'standsFor', label: 'What it stands for', placeholder: 'The debt that nobody speaks of' },
  { field: 'loot', label: 'Loot', placeholder: 'A ring with a captain’s name' }
] as const satisfies readonly { field: keyof FoeSecrets; label: string; placeholder: string }[]

export type Tab = 'encounters' | 'foes'
export type Sort = 'name' | 'newest' | 'price'

/** One line of the list. */
export interface PreparedLine {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly changedAt: number
  readonly price: EncounterPrice
  /** All its texts, for the search. */
  readonly words: string
}

/** The visible lines of a tab: those that contain every typed word, in this order. */
export function linesOf(list: RemovedFoes, tab: Tab, query: string, sort: Sort): readonly PreparedLine[] {
  const lines = tab === 'foes' ? list.foes.map(foeLine) : list.encounters.map(each => encounterLine(each, list))
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  return lines.filter(({ words }) => wanted.every(word => words.includes(word))).toSorted(orders[sort])
}

const byName = (one: PreparedLine, other: PreparedLine): number => one.name.localeCompare(other.name)
const orders: Readonly<Record<Sort, typeof byName>> = {
  name: byName,
  newest: (one, other) => other.changedAt - one.changedAt || byName(one, other),
  price: (one, other) =>
    other.price.partyPower - one.price.partyPower || other.price.shadow - one.price.shadow || byName(one, other)
}

function foeLine({ id, changedAt, thing }: RemovedFoes['foes'][number]): PreparedLine {
  const { name, stamina, power, note, secrets, kind } = thing
  const { attacks, immunities, hint, weakness, standsFor, loot } = secrets
  const words = [name, kind, note, ...attacks, ...immunities, hint, weakness, standsFor, loot]
  return {
    id,
    name,
    changedAt,
    says: `${kindName(kind)}, ${stamina} Stamina, ${power}`,
    price: encounterPrice([{ ...thing, count: 1 }], 'paid'),
    words: words.join(' ').toLowerCase()
  }
}

function encounterLine(
  { id, changedAt, thing }: RemovedFoes['encounters'][number],
  { foes }: RemovedFoes
): PreparedLine {
  const sorts = sortsOf(thing, foes)
  const words = [thing.name, thing.where, thing.note, ...sorts.map(({ name }) => name)]
  return {
    id,
    name: thing.name,
    changedAt,
    says: [counted(foeCount(thing), 'foe'), thing.where].filter(Boolean).join(', '),
    price: encounterPrice(sorts, 'paid'),
    words: words.join(' ').toLowerCase()
  }
}

export function foeCount({ foes }: Pick<PreparedEncounter, 'foes'>): number {
  return foes.reduce((sum, { count }) => sum + count, 0)
}

/** "44 Party Power, 6 Shadow". */
export function priceWords({ partyPower, shadow }: EncounterPrice): string {
  return `${partyPower} Party Power${shadow > 0 ? `, ${shadow} Shadow` : ''}`
}

function kindName(kind: PreparedFoe['kind']): string {
  return foeKindCards.find(card => card.kind === kind)?.name ?? kind
}

/** The default values of a new foe. */
export function newFoe(name = 'New foe'): PreparedFoe {
  return { ...usualFoe('guard'), name: name.slice(0, limits.name), note: '', secrets: noSecrets }
}

export function newEncounter(): PreparedEncounter {
  return { name: 'New encounter', where: '', note: '', foes: [] }
}

/** A foe from the board, unhurt, as a prepared foe. The number that distinguished it from others of its sort is removed. */
export function foeFromBoard(foe: FoeView, others: readonly FoeView[]): PreparedFoe {
  const bare = foe.name.replace(/ \d+$/, '')
  const isOneOfSeveral = others.some(other => other.id !== foe.id && other.name.replace(/ \d+$/, '') === bare)
  const secrets = foe.secrets ?? { ...noSecrets, weakness: foe.weakness ?? '' }
  return cleanPrepared({
    name: isOneOfSeveral ? bare : foe.name,
    kind: foe.kind,
    stamina: foe.most,
    power: foe.power,
    squares: foe.squares,
    note: foe.note,
    secrets
  })
}

/** As it may be stored: with a name, and without control characters of a pasted text. */
export function cleanPrepared<Thing extends PreparedFoe | PreparedEncounter>(thing: Thing): Thing {
  const name = plainText(thing.name).slice(0, limits.name).trim() || 'Without a name'
  return { ...(clean(thing) as Thing), name }
}

function clean(thing: unknown): unknown {
  if (typeof thing === 'string') return plainText(thing)
  if (Array.isArray(thing)) return thing.map(clean)
  if (typeof thing !== 'object' || thing === null) return thing
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, clean(value)]))
}
