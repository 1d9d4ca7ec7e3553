import { escapedForMarkdown } from '../../core/text'
import type { Seat } from '../../core/seat'
import type { MentionTarget } from '../mentions'
import { nameIn } from '../names'
import type { Book } from '../state'
import type { Thing } from '../things/model'
import { thingsIn } from '../things/lookup'
import { knownToTable } from '../things/view'
import { thingKinds, type KnownTo, type ThingId } from '../vocabulary'
import { freeFileNames } from './file-names'
import { characterFolder, folderOf, indexPath, recapFolder, seatNames, type FolderFile } from './folder'
import { amongSeats } from './into'
import { printFrontMatter, type FieldValue } from './front-matter'
import { toMarkdown, wellFormed, type Target } from './marks'

/** The source of a folder. */
export interface FolderSource {
  readonly book: Book
  /** Including retired seats, because texts mention them. */
  readonly seats: readonly Seat[]
  readonly title: string
  /** Identifies the campaign, so that renamed things are recognised (OI5). */
  readonly mark: string
  /** The recaps, each a whole file without fields. */
  readonly recaps: readonly { readonly name: string; readonly text: string }[]
}

/** The whole book as a folder of notes, for the Game Master (OI1). The same book gives the same bytes. */
export function printFolder(printed: FolderSource): readonly FolderFile[] {
  const things = thingsIn(printed.book)
  const layout = layoutOf(printed, things)
  return withIndex(
    printed,
    'gm',
    layout,
    things.map(thing => ({ id: thing.id, kind: thing.kind, text: noteOf(thing, printed, layout) }))
  )
}

/** Only what all players know: names, kinds, states and sentences (OI3). */
export function printFolderForPlayers(printed: FolderSource): readonly FolderFile[] {
  const known = knownToTable(printed.book)
  const layout = layoutOf(printed, known)
  const notes = known.map(thing => {
    const fields: Fields = [...nameField(thing, layout), ['kind', thing.kind], ['state', thing.standing]]
    const text = toMarkdown(thing.sentence, mentioned =>
      targetOf(mentioned, printed, layout, pathOf(thing.id, layout), false)
    )
    return { id: thing.id, kind: thing.kind, text: `${printFrontMatter(fields)}${bodyOf(thing.name, text, '')}` }
  })
  return withIndex(printed, 'players', layout, notes)
}

type Fields = (readonly [string, FieldValue | number])[]
/** The path of the note of each thing and seat, without its extension. */
type Layout = ReadonlyMap<MentionTarget, string>

function layoutOf({ seats }: FolderSource, things: readonly Pick<Thing, 'id' | 'kind' | 'name'>[]): Layout {
  const names = seatNames(seats)
  const free = freeFileNames(['index'])
  const layout = new Map<MentionTarget, string>()
  for (const { id } of seats) layout.set(id, `${characterFolder}/${free(names.get(id) ?? id)}`)
  for (const { id, kind, name } of things) layout.set(id, `${folderOf[kind]}/${free(name)}`)
  return layout
}

function noteOf(thing: Thing, printed: FolderSource, layout: Layout): string {
  const { id, kind, standing, since, metIn, sentence, page } = thing
  const names = seatNames(printed.seats)
  const { knownTo, seats } = amongSeats(thing, printed.seats)
  const target = (mentioned: MentionTarget): Target => targetOf(mentioned, printed, layout, pathOf(id, layout), true)
  const fields: Fields = [
    ['id', id],
    ...nameField(thing, layout),
    ['kind', kind],
    ['known-to', knownField(knownTo, names)],
    ['state', standing],
    ['since', since],
    ...(metIn === null ? [] : [['met-in', metIn] as const]),
    ...(seats.length === 0 ? [] : [['characters', seats.map(seat => wellFormed(names.get(seat) ?? seat))] as const]),
    ...(thing.foes.length === 0 ? [] : [['foes', thing.foes.map(({ board, foe }) => `${board}/${foe}`)] as const])
  ]
  return `${printFrontMatter(fields)}${bodyOf(thing.name, toMarkdown(sentence, target), toMarkdown(page, target))}`
}

/** A field for the name, when the file name cannot contain it. */
function nameField({ id, name }: Pick<Thing, 'id' | 'name'>, layout: Layout): Fields {
  const file = (layout.get(id) ?? '').split('/').at(-1)
  return file === wellFormed(name) ? [] : [['name', wellFormed(name)]]
}

function knownField(known: KnownTo, names: ReadonlyMap<string, string>): FieldValue {
  return typeof known === 'string' ? known : known.map(seat => wellFormed(names.get(seat) ?? seat))
}

/** A heading, the sentence as a quotation, then the page. */
function bodyOf(name: string, sentence: string, page: string): string {
  const isQuoted = sentence !== '' || /^\s*>/.test(page)
  const quoted = isQuoted
    ? [
        sentence
          .split('\n')
          .map(line => (line === '' ? '>' : `> ${line}`))
          .join('\n')
      ]
    : []
  return `\n${[`# ${escapedLine(name)}`, ...quoted, ...(page === '' ? [] : [page])].join('\n\n')}\n`
}

/** @param isOpen whether the names of things without a note may be revealed */
function targetOf(
  mentioned: MentionTarget,
  { book, seats }: FolderSource,
  layout: Layout,
  from: string,
  isOpen: boolean
): Target {
  const path = layout.get(mentioned)
  const name = path === undefined && !isOpen ? null : nameIn(book, seats, mentioned)
  return { name: wellFormed(name ?? '…'), href: path === undefined ? null : hrefOf(`${path}.md`, from) }
}

function hrefOf(to: string, from: string): string {
  const [folder, file = ''] = to.split('/')
  const isBeside = from.split('/')[0] === folder
  return (isBeside ? [file] : ['..', folder ?? '', file])
    .map(part => encodeURIComponent(part).replaceAll(/[()']/g, sign => `%${sign.charCodeAt(0).toString(16)}`))
    .join('/')
}

function pathOf(id: MentionTarget, layout: Layout): string {
  return `${layout.get(id) ?? ''}.md`
}

function withIndex(
  printed: FolderSource,
  holds: 'gm' | 'players',
  layout: Layout,
  notes: readonly { readonly id: ThingId; readonly kind: Thing['kind']; readonly text: string }[]
): readonly FolderFile[] {
  const characters = printed.seats.map(seat => ({ path: pathOf(seat.id, layout), text: characterNote(seat) }))
  const things = thingKinds.flatMap(kind =>
    notes.filter(note => note.kind === kind).map(({ id, text }) => ({ path: pathOf(id, layout), text }))
  )
  const recaps = printed.recaps.map(({ name, text }) => ({
    path: `${recapFolder}/${name}.md`,
    text: `${printFrontMatter([['hearthside', 'recap']])}\n${text}`
  }))
  const files = [...characters, ...things, ...recaps]
  return [{ path: indexPath, text: indexNote(printed, holds, files) }, ...files]
}

function characterNote({ player, character }: Seat): string {
  const lines = player === '' || character === '' ? [] : [`Played by ${escapedLine(player)}.`]
  return `${printFrontMatter([['hearthside', 'character']])}\n${[`# ${escapedLine(character || player)}`, ...lines].join('\n\n')}\n`
}

function escapedLine(text: string): string {
  return escapedForMarkdown(wellFormed(text)).replaceAll(/\s+/g, ' ')
}

function indexNote({ title, mark }: FolderSource, holds: 'gm' | 'players', files: readonly FolderFile[]): string {
  const fields: Fields = [
    ['hearthside', 'index'],
    ['version', 1],
    ['for', holds],
    ...(holds === 'gm' ? [['campaign', mark] as const] : [])
  ]
  const folders = [...new Set(files.map(({ path }) => path.split('/')[0] ?? ''))]
  const parts = folders.map(folder => {
    const lines = files
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ path }) => {
        const name = path.slice(folder.length + 1, -'.md'.length)
        return `- [${escapedLine(name)}](${hrefOf(path, '').replace('../', '')})`
      })
    return `## ${folder}\n\n${lines.join('\n')}`
  })
  return `${printFrontMatter(fields)}\n${[`# ${escapedLine(title)}`, ...parts].join('\n\n')}\n`
}
