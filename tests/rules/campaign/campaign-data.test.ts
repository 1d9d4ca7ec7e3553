import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyBook } from '#rules/book/state'
import { emptyCampaign } from '#rules/campaign/campaign'
import { campaignData, campaignDataSchema } from '#rules/campaign/campaign-data'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { gm, type SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import { blank as faceOfAngels } from '#rules/face-of-angels/slices'
import type { State as FaceOfAngels } from '#rules/face-of-angels/state'
import { blank as gameFace } from '#rules/game-face/slices'
import { blank as prophecy } from '#rules/prophecy/slices'
import { characterSchema } from '#rules/thousand-faces/characters/character-schemas'
import { blank as thousandFaces, sheetFields } from '#rules/thousand-faces/slices'
import { anyBook } from '../../support/book-folder'
import { Played } from '../../support/chronicle'
import { dataSchemaOf, fieldsOf, named, sections } from '../../support/campaign-data'
import { frozenSaves } from '../../support/frozen'
import { runs } from '../../support/thorough'
import { RandomCampaign } from '../../support/torture/player'

const page = readFileSync(join(import.meta.dirname, '../../../docs/campaign-data.md'), 'utf8')

/** The text under a heading of the page, up to the next one. */
function underHeading(title: string): string {
  const part = page.split(/^##+ /m).find(each => each.startsWith(`${title}\n`))
  if (part === undefined) throw new Error(`the page has nothing under ${title}`)
  return part
}

/** The rows of the table under a heading: their first two cells. */
function rowsUnder(title: string): readonly string[] {
  const rows = underHeading(title).split('\n')
  return rows.filter(row => row.startsWith('| `')).map(row => row.split(' | ').slice(0, 2).join(' | '))
}

/** `kept by` and `not here` of the page’s last table. */
const leftOut = underHeading('What is not in it')
  .split('\n')
  .filter(row => row.startsWith('| '))
  .flatMap(row => [...row.matchAll(/`([a-zA-Z]+)`/g)].map(match => `${row.split(' | ')[0]!.slice(2)}: ${match[1]}`))

function print(chronicle: Pick<Chronicle, 'campaign' | 'entries'>): string {
  return JSON.stringify(campaignData(chronicle))
}

function faultOf(chronicle: Pick<Chronicle, 'campaign' | 'entries'>): unknown {
  const read = campaignDataSchema.safeParse(JSON.parse(print(chronicle)))
  if (!read.success) return read.error.issues
  const faults = read.data.games.flatMap(({ game, state }) => dataSchemaOf(game).safeParse(state).error?.issues ?? [])
  return faults.length > 0 ? faults : null
}

const habits = { typed: (path: string) => `some ${path}`, extremes: 3, chance: 15 }

describe('OI7 the campaign as data', () => {
  it.each(sections)(
    'has the fields and shapes that the page names under $title, and no others',
    ({ title, schema }) => {
      const rows = fieldsOf(schema, named).map(({ path, shape }) => `| \`${path}\` | ${shape}`)
      const remedy = `Write the expected rows (-) into docs/campaign-data.md under ${title}, in place of the received (+)`
      expect(rowsUnder(title), remedy).toEqual(rows)
    }
  )

  it('has what the page says in random play of all games and in random books', () => {
    for (const { chronicle } of [new RandomCampaign(3, habits).until(runs(60, 400)).played, anyBook(5), anyBook(6)])
      expect(faultOf(chronicle)).toBeNull()
  })

  it('has what the page says for every frozen save, and the same bytes when the save is opened again', () => {
    const games = new Set<SystemId>()
    for (const { name, entries } of frozenSaves()) {
      if (entries.length > runs(1000, Infinity)) continue
      const [once, again] = [opened(entries), opened(entries)]
      for (const { system } of once.campaign.boards) games.add(system)
      expect({ name, fault: faultOf(once) }).toEqual({ name, fault: null })
      expect(print(again)).toBe(print(once))
    }
    expect(games.size).toBe(4)
  })

  it('has no card, secret or die that not even the Game Master may know', () => {
    const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
    const [kresk, wren] = played.seats as [SeatId, SeatId]
    played.campaign({ type: 'open-board', system: 'face-of-angels', title: 'Angels', settings: null })
    const board = played.chronicle.campaign.boards.at(-1)!.id
    const by = (seat: SeatId, command: object): unknown => played.act(command, { kind: 'seat', seat }, board)
    by(kresk, { type: 'write-secret', who: kresk, words: 'she took the lantern' })
    by(wren, { type: 'note-suspicion', who: wren, about: kresk, words: 'a thief, surely' })
    played.act({ type: 'start-game' }, gm, board)
    const text = print(played.chronicle)
    expect(text).not.toMatch(/lantern|surely/)
    const { hands } = (played.chronicle.campaign.boards.at(-1)!.state as FaceOfAngels).piles
    for (const card of [...hands[kresk]!, ...hands[wren]!]) expect(text).not.toContain(`"${card}"`)
    for (const card of hands['world']!) expect(text).toContain(`"${card}"`)
  })

  it('is the same when an act was taken back and made again', () => {
    const { played } = new RandomCampaign(7, habits).until(runs(20, 200))
    const before = print(played.chronicle)
    played.undo(3)
    expect(print(played.chronicle)).not.toBe(before)
    played.redo(3)
    expect(print(played.chronicle)).toBe(before)
  })
})

/** Where the page has something under another name than the rules. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'the campaign': ['boards: games', 'marks: marks', 'showing: tray'],
  'A Thousand Faces of Adventure': [
    'sheets: characters',
    'blessingSupply: blessingsLeft',
    'game: miniGame',
    'piles: characters[].deck',
    'tokens: characters[].harm',
    'character: characters[].moves',
    'fateful: characters[].goal',
    'stamina: characters[].heroic'
  ],
  'The Face of Angels': ['seats: hands', 'piles: draw', 'suspicions: world.suspicions']
}

/** What the rules keep, by who keeps it; a slice that is new has its fields among these. */
const kept: readonly (readonly [title: string, keeper: string, fields: readonly string[], under: string])[] = [
  ['The campaign', 'the campaign', Object.keys(emptyCampaign), ''],
  ['The campaign', 'the book', Object.keys(emptyBook).map(name => (name === 'things' ? 'book' : name)), ''],
  ['A Thousand Faces of Adventure', 'A Thousand Faces of Adventure', Object.keys(thousandFaces), ''],
  ['A Thousand Faces of Adventure', 'A Thousand Faces of Adventure', Object.keys(sheetFields.shape), 'characters[].'],
  [
    'A Thousand Faces of Adventure',
    'A Thousand Faces of Adventure',
    Object.keys(characterSchema.shape),
    'characters[].'
  ],
  ['The Face of Angels', 'The Face of Angels', Object.keys(faceOfAngels), ''],
  ['Game Face', 'Game Face', Object.keys(gameFace), ''],
  ['Prophecy', 'Prophecy', Object.keys(prophecy), '']
]

describe('OI7 nothing that a slice keeps is forgotten', () => {
  it.each(kept)('%s: %s', (title, keeper, fields, under) => {
    const paths = rowsUnder(title).map(row => row.slice(3, row.indexOf('` |')))
    const isToldAs = (path: string): boolean =>
      paths.some(each => each === path || each.startsWith(`${path}.`) || each.startsWith(`${path}[]`))
    const forgotten = fields.filter(field => {
      const renamed = otherNames[keeper]?.find(each => each.startsWith(`${field}: `))?.split(': ')[1]
      return !isToldAs(renamed ?? `${under}${field}`) && !leftOut.includes(`${keeper}: ${field}`)
    })
    const remedy = `Add rows of ${keeper} to docs/campaign-data.md and to data.ts of the game, or list them as left out`
    expect(forgotten, remedy).toEqual([])
  })
})

function opened(entries: readonly unknown[]): Chronicle {
  const parse = entryParser()
  const chronicle = Chronicle.begin()
  for (const raw of entries) {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(entry.error.message)
    chronicle.append(entry.value)
  }
  return chronicle
}
