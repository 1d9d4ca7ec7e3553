import { fail, ok, type Result } from '../../core/result'
import type { Thing } from '../things/model'
import { standings, thingKinds, type ThingStanding, type ThingId, type ThingKind } from '../vocabulary'
import { isFileNameOf } from './file-names'
import { folderOf, madeByUs, type FolderFile } from './folder'
import { readFrontMatter, type Field, type WrongLine } from './front-matter'
import { wellFormed } from './marks'

/** A note as it was read: what it says of itself, before anybody looked for what it mentions. */
export interface Note {
  readonly path: string
  readonly id: ThingId | null
  readonly name: string
  readonly kind: ThingKind
  readonly standing: ThingStanding
  /** Names of characters, when it is not the Game Master or the table. */
  readonly knownTo: 'gm' | 'table' | readonly string[]
  /** Null where the note does not say. */
  readonly since: number | null
  readonly metIn: number | null
  readonly characters: readonly string[]
  readonly foes: Thing['foes']
  /** As Markdown. */
  readonly sentence: Passage
  readonly page: Passage
}

/** A part of a note and the line in which it begins. */
export interface Passage {
  readonly text: string
  readonly line: number
}

/** What we wrote beside the notes: it is not read back. */
interface OwnNote {
  readonly own: (typeof madeByUs)[number]
  readonly campaign: string | null
}

/** Reads one file of a folder (OI4), or says in which line it is wrong. */
export function readNote({ path, text }: FolderFile): Result<Note | OwnNote, WrongLine> {
  const plain = wellFormed(text.startsWith('\uFEFF') ? text.slice(1) : text)
  const front = readFrontMatter(plain)
  if (!front.ok) return front
  const { fields, body, bodyLine } = front.value
  const made = madeByUs.find(each => each === fields.get('hearthside')?.value)
  if (made) return ok({ own: made, campaign: word(fields.get('campaign')) })
  const read = readFields(fields, path)
  if (!read.ok) return read
  return ok({ path, ...read.value, ...passagesOf(body, bodyLine) })
}

type Fields = ReadonlyMap<string, Field>
type NoteFields = Omit<Note, 'path' | 'sentence' | 'page'>

function readFields(fields: Fields, path: string): Result<NoteFields, WrongLine> {
  try {
    const metIn = numberIn(fields, 'met-in')
    const standing = oneOf(fields, 'state', standings, metIn === null ? 'new' : 'met')
    return ok({
      id: idIn(fields),
      name: nameIn(fields, path),
      kind: oneOf(fields, 'kind', thingKinds, kindOfFolder(path)),
      standing,
      knownTo: knownIn(fields),
      since: numberIn(fields, 'since'),
      metIn,
      characters: listIn(fields, 'characters'),
      foes: listIn(fields, 'foes').map(each => foeIn(each, fields.get('foes')?.line ?? 1))
    })
  } catch (reason) {
    if (reason instanceof Wrong) return fail({ line: reason.line, says: reason.message })
    throw reason
  }
}

/** Ends the reading of one note; caught above. */
class Wrong extends Error {
  constructor(
    readonly line: number,
    says: string
  ) {
    super(says)
  }
}

function word(field: Field | undefined): string | null {
  return typeof field?.value === 'string' ? field.value : null
}

/** A file that was given another name by hand is called so; else the field says what a file name cannot spell. */
function nameIn(fields: Fields, path: string): string {
  const file = (path.split('/').at(-1) ?? '').replace(/\.md$/i, '').normalize('NFC')
  const name = word(fields.get('name'))
  return name !== null && isFileNameOf(file, name) ? name : file
}

function idIn(fields: Fields): ThingId | null {
  const id = word(fields.get('id'))
  return id !== null && /^t[1-9]\d{0,8}(?:-[1-9]\d{0,4})?$/.test(id) ? (id as ThingId) : null
}

function kindOfFolder(path: string): ThingKind {
  const folders = path.split('/')
  return thingKinds.find(kind => folders.includes(folderOf[kind])) ?? 'thing'
}

function oneOf<Value extends string>(fields: Fields, name: string, values: readonly Value[], otherwise: Value): Value {
  const field = fields.get(name)
  if (!field || field.value === '') return otherwise
  const found = values.find(value => value === field.value)
  if (found === undefined) throw new Wrong(field.line, `“${name}” should be one of ${values.join(', ')}`)
  return found
}

function numberIn(fields: Fields, name: string): number | null {
  const field = fields.get(name)
  if (!field || field.value === '') return null
  if (typeof field.value !== 'string' || !/^\d{1,6}$/.test(field.value))
    throw new Wrong(field.line, `“${name}” should be the number of a session`)
  return Number(field.value)
}

function knownIn(fields: Fields): Note['knownTo'] {
  const field = fields.get('known-to')
  if (!field || field.value === '' || field.value === 'gm') return 'gm'
  return field.value === 'table' ? 'table' : listIn(fields, 'known-to')
}

const mostLinks = 64

function listIn(fields: Fields, name: string): readonly string[] {
  const field = fields.get(name)
  if (!field || field.value === '') return []
  const list = typeof field.value === 'string' ? [field.value] : field.value
  if (list.length > mostLinks) throw new Wrong(field.line, `“${name}” has more than ${mostLinks} lines`)
  return list
}

function foeIn(text: string, line: number): Thing['foes'][number] {
  const [, board, foe] = /^([\w-]{1,40})\/([1-9]\d{0,8})$/.exec(text) ?? []
  if (board === undefined)
    throw new Wrong(line, '“foes” should have lines like b2/1: the game and the number of the foe')
  return { board, foe: Number(foe) }
}

/** A heading is the name once more; a quotation below it is the sentence, and the rest is the page. */
function passagesOf(body: string, bodyLine: number): Pick<Note, 'sentence' | 'page'> {
  const lines = body.split('\n')
  let at = 0
  const skipBlank = (): void => {
    if (lines[at] === '') at++
  }
  skipBlank()
  if (lines[at]?.startsWith('# ')) {
    at++
    skipBlank()
  }
  const quoted = at
  while (lines[at]?.startsWith('>')) at++
  const sentence = lines.slice(quoted, at).map(line => line.replace(/^> ?/, ''))
  if (at > quoted) skipBlank()
  return {
    sentence: { text: sentence.join('\n'), line: bodyLine + quoted },
    page: { text: lines.slice(at).join('\n').trimEnd(), line: bodyLine + at }
  }
}
