import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'vue/compiler-sfc'
import { drawOutlines } from '../support/drawn-outlines'
import { adventure, adventurePlaces, answers } from '../support/text-fields/adventure'
import { alone, placeAlone, WrittenAlone } from '../support/text-fields/alone'
import { boardAnswers, boards, placeOn } from '../support/text-fields/boards'
import { WrittenDashboard } from '../support/text-fields/dashboard'
import { openedFrom } from '../support/text-fields/openers'
import { phones, placeOnPhone, WrittenPhone } from '../support/text-fields/phones'
import { noText, type Place, type Screen, searches, visit, type Way, ways } from '../support/text-fields/visit'
import { runs, someOf } from '../support/thorough'

/** Fields that keep their words by themselves; kept-text.dom.test.ts tries each way to leave each of them. */
const keepers = ['TextField', 'MentionField', 'FreeCombobox', 'WordsField', 'CommitField', 'SharedField', 'LineField']
const raw = ['input', 'textarea', 'AutocompleteInput', 'ListboxFilter', 'ComboboxInput']

interface Node {
  readonly tag?: string
  readonly props?: readonly { readonly name: string; readonly value?: { readonly content: string } }[]
  readonly children?: readonly Node[]
}

/** Whether a template draws a field of text. */
function hasField({ tag = '', props = [], children = [] }: Node): boolean {
  const type = props.find(({ name }) => name === 'type')?.value?.content ?? ''
  const isText = raw.includes(tag) && !noText.test(type) && !props.some(({ name }) => name === 'readonly')
  return keepers.includes(tag) || isText || children.some(hasField)
}

// The places are a list by hand: it is held against the templates, else a new field would not be visited.
it('every component with a field of text is in a place of this test, and no other', () => {
  const root = join(import.meta.dirname, '../../src/renderer')
  const owners = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.vue') && !(basename(path, '.vue') in searches))
    .filter(path => hasField((parse(readFileSync(join(root, path), 'utf8')).descriptor.template?.ast ?? {}) as Node))
    .map(path => basename(path, '.vue'))
  const places = [...adventurePlaces(adventure()), ...boards, ...phones, ...alone]
  const written = [...new Set(places.flatMap(({ writes }) => writes))]
  expect(written.toSorted()).toEqual(owners.toSorted())
})

// ————— Visits: each place is opened, and each field is written and left in one way. The thorough run tries each way.

const isThorough = runs(0, 1) === 1
/** `npm test` comes to one of so many places. */
const part = 20

async function tryPlace(place: Place, screen: Screen, way: Way): Promise<readonly string[]> {
  const { written, lost } = await visit(place, screen, way)
  const missed = place.writes.filter(each => !written.has(each)).map(each => `has no field of ${each}`)
  return [...lost, ...missed].map(each => `${place.name}, left by ${way}: ${each}`)
}

/** The thorough run is cut into parts, each of which can be run alone: `-t "part 3, left by Escape"`. */
const placesInPart = 12
const parts = isThorough ? Math.ceil(adventurePlaces(adventure()).length / placesInPart) : 1

describe('in an adventure', () => {
  beforeAll(() => {
    const { print } = window
    window.print = () => undefined // a part that opens from a place may print
    return () => void (window.print = print)
  })

  it.each(ways.flatMap(way => Array.from({ length: parts }, (_, nth) => [nth + 1, way] as const)))(
    'what is typed is kept: part %i, left by %s',
    async (nth, way) => {
      // Each part has a campaign of its own: the words of another part rename its clocks and characters.
      const screen = await WrittenDashboard.mount(adventure(), answers as never)
      const all = adventurePlaces(screen.played)
      const named = someOf(
        all.filter(({ writes }) => writes.length > 0),
        part
      )
      const inTurn = named.filter((_, at) => ways[at % ways.length] === way)
      const lost: string[] = []
      for (const place of isThorough ? all.slice((nth - 1) * placesInPart, nth * placesInPart) : inTurn) {
        lost.push(...(await tryPlace(place, screen, way)))
        for (const more of isThorough ? await openedFrom(place, screen) : [])
          lost.push(...(await tryPlace(more, screen, way)))
      }
      screen.end()
      expect(lost, lost.join('; ')).toEqual([])
    },
    900_000
  )
})

describe('on a board', () => {
  beforeAll(drawOutlines)
  it.each(someOf(boards, part).map((place, nth) => [place.name, place, nth] as const))(
    'what is typed is kept: %s',
    async (_, place, nth) => {
      const lost: string[] = []
      for (const way of isThorough ? ways : [ways[nth % ways.length]!]) {
        const screen = await WrittenDashboard.mount(place.make(), boardAnswers as never)
        lost.push(...(await tryPlace(placeOn(place, screen.played), screen, way)))
        screen.end()
      }
      expect(lost, lost.join('; ')).toEqual([])
    },
    300_000
  )
})

describe('on a phone', () => {
  it.each(someOf(phones, part).map((place, nth) => [place.name, place, nth] as const))(
    'what is typed is kept: %s',
    async (_, place, nth) => {
      const lost: string[] = []
      for (const way of isThorough ? ways : [ways[nth % ways.length]!]) {
        const screen = await WrittenPhone.mount(place)
        lost.push(...(await tryPlace(placeOnPhone(place, screen), screen, way)))
        screen.end()
      }
      expect(lost, lost.join('; ')).toEqual([])
    },
    300_000
  )
})

describe('on a page of its own', () => {
  it.each(alone)('what is typed is kept: $name', async place => {
    for (const way of ways) {
      const screen = new WrittenAlone(place.component)
      expect(await tryPlace(placeAlone(place, screen), screen, way)).toEqual([])
    }
  })
})
