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

const root = join(import.meta.dirname, '../../src/renderer')

/** Fields that keep their words by themselves; kept-text.dom.test.ts tries each way to leave each of them. */
const keepers = ['TextField', 'MentionField', 'FreeCombobox', 'WordsField', 'CommitField', 'SharedField', 'LineField']

/** Fields of a list that its owner stores: each key press is reported to the owner. */
const ownersKeep: Readonly<Record<string, string>> = {
  EditableList: 'the lines of an act are a draft of ActEditor',
  TraitList: 'a trait is written into the prepared foe at each key',
  FreeCombobox: 'keeps its words itself'
}

interface FieldInSource {
  readonly component: string
  readonly tag: string
  /** What its value is bound to, and how. */
  readonly bound: string
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(each => each.endsWith('.vue'))
  .map(path => ({ component: basename(path, '.vue'), text: readFileSync(join(root, path), 'utf8') }))

const raw = new Set(['input', 'textarea', 'AutocompleteInput', 'ListboxFilter', 'ComboboxInput'])

interface Node {
  readonly type: number
  readonly tag?: string
  readonly props?: readonly {
    readonly type: number
    readonly name: string
    readonly value?: { readonly content: string }
    readonly arg?: { readonly content: string }
    readonly exp?: { readonly content: string }
  }[]
  readonly children?: readonly Node[]
}

function fieldsOf(component: string, text: string): readonly FieldInSource[] {
  const found: FieldInSource[] = []
  const walk = (node: Node): void => {
    const attribute = (name: string): string | undefined =>
      node.props?.find(prop => prop.type === 6 && prop.name === name)?.value?.content
    const model = node.props?.find(prop => prop.name === 'model')?.exp?.content
    const value = node.props?.find(prop => prop.name === 'bind' && prop.arg?.content === 'value')?.exp?.content
    const tag = node.tag ?? ''
    const isEditable = node.props?.some(
      ({ name, arg }) => name === 'contenteditable' || arg?.content === 'contenteditable'
    )
    const isRaw = raw.has(tag) && !noText.test(attribute('type') ?? '') && attribute('readonly') === undefined
    const isReadOnly = node.props?.some(({ name }) => name === 'readonly')
    if (keepers.includes(tag) || ((isRaw || isEditable) && !isReadOnly))
      found.push({ component, tag, bound: model ? `v-model ${model}` : (value ?? '') })
    node.children?.forEach(walk)
  }
  const ast = parse(text).descriptor.template?.ast as Node | undefined
  if (ast) walk(ast)
  return found
}

const fields = sources.flatMap(({ component, text }) => fieldsOf(component, text))

/** Whether what the field is bound to comes from `useDraft` or `useKeptText` in this component. */
function isKept({ component, bound }: FieldInSource): boolean {
  const text = sources.find(each => each.component === component)?.text ?? ''
  const name = /^(?:v-model )?([\w$]+)/.exec(bound)?.[1] ?? ''
  const isForm =
    new RegExp(`\\{[^}]*\\bform(?:: ${name}\\b|\\b)[^}]*\\} = useDraft`).test(text) &&
    (name === 'form' || text.includes(`form: ${name}`))
  const isText = new RegExp(`\\bconst ${name} = useKeptText\\(`).test(text)
  // The lines of the form that seats the players are parts of its draft.
  const isRow = name === 'row' && /v-for="\(?row\b[^"]* in form\./.test(text)
  return isForm || isText || isRow
}

describe('every text field of the product', () => {
  it('is one that keeps its words, or is bound to a draft of its component', () => {
    const left = fields
      .filter(({ tag, component }) => !keepers.includes(tag) && !(component in searches) && !(component in ownersKeep))
      .filter(field => !isKept(field))
      .map(({ component, tag, bound }) => `${component}: <${tag}> ${bound}`)
    expect(left).toEqual([])
  })

  it('is written to at each key, also while an input method composes: v-model waits for the end of the word', () => {
    const waiting = fields
      .filter(({ tag, component, bound }) => raw.has(tag) && bound.startsWith('v-model') && !(component in searches))
      .map(({ component, bound }) => `${component}: ${bound}`)
    // Figures of dice, and lines that a form submits. No browser submits a form while a word is composed.
    expect(waiting.sort()).toEqual(['FirstFinale: v-model form.objective'])
  })

  it('of several lines takes the line breaks of other programs', () => {
    const without = sources.filter(({ text }) => /<textarea\b/.test(text) && !text.includes('pasteLines'))
    expect(without.map(({ component }) => component)).toEqual([])
  })

  it('asks what Enter means where an input method may be composing', () => {
    const asks = sources.filter(
      ({ component, text }) =>
        fields.some(field => field.component === component && raw.has(field.tag)) &&
        /@keydown\.(?:\w+\.)*enter[^="]*="/.test(text)
    )
    const without = asks.filter(({ text }) => !/\b(?:onEnter|isEnter|isComposing)\b/.test(text))
    expect(without.map(({ component }) => component)).toEqual([])
  })

  it('is in a component that a place of this test comes to, and writes in', () => {
    const owners = [...new Set(fields.map(({ component }) => component))].filter(each => !(each in searches))
    const places = [...adventurePlaces(adventure()), ...boards, ...phones, ...alone]
    const written = new Set(places.flatMap(({ writes }) => writes))
    expect(owners.filter(each => !written.has(each)).join()).toBe('')
    expect([...written].filter(each => !owners.includes(each)).join()).toBe('')
  })
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
