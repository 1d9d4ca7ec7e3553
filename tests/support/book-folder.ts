import { printFolder, printFolderForPlayers } from '#rules/book/folder/print'
import { type FolderPlan, planImportInSteps } from '#rules/book/folder/plan'
import { allSteps } from '#rules/core/steps'
import type { FolderFile } from '#rules/book/folder/folder'
import { thingsIn } from '#rules/book/things/lookup'
import { standings, thingKinds, type KnownTo } from '#rules/book/vocabulary'
import { bookFolder } from '#rules/campaign/book-folder'
import type { Chronicle } from '#rules/campaign/chronicle'
import { linesOf } from '#rules/campaign/log'
import type { BoardId, CampaignCommand } from '#rules/campaign/types'
import { gm, type SeatId } from '#rules/core/seat'
import { randomBook } from './book'
import { Played, Refusal } from './chronicle'
import { type Whim, whimOf } from './thousand-faces/random-play'

const seatNames = ['Kresk', 'Wren [the grey]', 'Wren [the grey]']
const pieces = [
  'Yogran',
  'the Dean',
  ' ',
  ' ',
  '\n',
  '\n',
  '\r\n',
  '@',
  '@',
  '@"',
  '"',
  '[',
  ']',
  '[[',
  ']]',
  '](',
  '(',
  ')',
  '.md)',
  '../People/Yogran.md',
  '[Yogran](../People/Yogran.md)',
  '[[Yogran]]',
  '\\',
  '\\\\',
  '\\[',
  '{',
  '}',
  '{t4}',
  '@{t4}',
  '@ {t4}',
  '> ',
  '# ',
  '---',
  '- ',
  ':',
  '#',
  '|',
  '/',
  '..',
  '*',
  '?',
  '<b>',
  'é',
  'e\u0301',
  '\u{1F43A}',
  '\uD800',
  '\uDC00',
  '\u0000',
  '\u202E',
  '\uFEFF',
  'CON',
  'index',
  '%20',
  "'",
  '`',
  '\t',
  'a',
  'z9',
  'true',
  '7',
  'https://example.org/x.md',
  's1'
]

/** A campaign whose book was written at random, with every sign that Markdown, YAML or a path could stumble over. */
export function anyBook(seed: number, acts = 40): Played {
  const played = Played.table('The Drowned Bells', ...seatNames)
  for (let turn = 0; turn < acts; turn++) {
    const whim = whimOf(seed * 100_003 + turn)
    try {
      played.campaign(anyCommand(played, whim))
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
    }
  }
  return played
}

export function anyText(whim: Whim, most: number): string {
  return Array.from({ length: whim.count(most) }, () => whim.one(pieces) ?? '').join('')
}

function anyCommand(played: Played, whim: Whim): CampaignCommand {
  const things = thingsIn(played.chronicle.campaign.book)
  const thing = whim.one(things)
  // Two names that differ by half a character only cannot be typed, and no file can hold them.
  const name = anyText(whim, 5)
    .replaceAll(/\p{Cs}/gu, '')
    .slice(0, 80)
  const sentence = anyText(whim, 9).slice(0, 300)
  const add = { type: 'add-thing', kind: whim.one(thingKinds)!, name, sentence } as const
  if (!thing || whim.count(3) === 0) return add
  const { id } = thing
  const some = played.seats.filter(() => whim.count(2) === 0)
  const knownTo: KnownTo =
    some.length === 0 || whim.count(3) === 0 ? whim.one(['gm', 'table'] as const)! : (some as SeatId[])
  const mention = whim.count(2) === 0 ? `@"${thing.name}"` : ''
  const commands: readonly CampaignCommand[] = [
    { type: 'rename-thing', thing: id, name },
    {
      type: 'write-page',
      thing: id,
      sentence: `${mention}${sentence}`,
      page: `${anyText(whim, 14)}${mention}${anyText(whim, 14)}`
    },
    { type: 'write-page', thing: id, sentence, page: `${anyText(whim, 30)}` },
    { type: 'link-thing', thing: id, seats: some, foes: [{ board: played.board, foe: 1 + whim.count(9) }] },
    { type: 'share-thing', thing: id, knownTo },
    { type: 'mark-thing', thing: id, standing: whim.one(standings)! },
    { type: 'note-down', text: `@${name} ${sentence}`, knownTo },
    { type: 'remove-thing', thing: id },
    { type: 'begin-session' }
  ]
  return whim.one(commands)!
}

export const mark = 'the-campaign'

export function folderOf({ campaign }: Chronicle): readonly FolderFile[] {
  return printFolder({ book: campaign.book, seats: campaign.seats, title: campaign.title, mark, recaps: [] })
}

export function playersFolder({ campaign }: Chronicle): readonly FolderFile[] {
  return printFolderForPlayers({ book: campaign.book, seats: campaign.seats, title: campaign.title, mark, recaps: [] })
}

/** What a folder would change in a campaign. */
export function planFor(played: Played, files: readonly FolderFile[], own = mark): FolderPlan {
  const { book, seats, session } = played.chronicle.campaign
  return allSteps(planImportInSteps(files, { book, seats, session, next: played.chronicle.revision + 1, mark: own }))
}

/** What does not come back as it went out; empty when all is well. */
export function roundTripFaults(seed: number): readonly string[] {
  const played = anyBook(seed)
  const files = folderOf(played.chronicle)
  const again = planFor(played, files)
  const empty = Played.table('The Drowned Bells', ...seatNames)
  const plan = planFor(empty, files)
  if (plan.things.length > 0) empty.campaign({ type: 'import-things', things: [...plan.things] })
  const back = folderOf(empty.chronicle)
  return [
    ...again.things.map(({ name }) => `seed ${seed}: ${JSON.stringify(name)} would change`),
    ...[...again.remarks, ...plan.remarks].map(each => `seed ${seed}: ${JSON.stringify(each)}`),
    ...(JSON.stringify(back) === JSON.stringify(files) ? [] : [`seed ${seed}: ${differing(files, back)}`])
  ]
}

function differing(one: readonly FolderFile[], other: readonly FolderFile[]): string {
  const at = one.findIndex((file, index) => JSON.stringify(file) !== JSON.stringify(other[index]))
  return `${JSON.stringify(one[at])} came back as ${JSON.stringify(other[at])}`
}

/** Plays books at random, every text a canary. @returns what the players’ folder has of what the table does not know (OI3) */
export function secretsOfFolders(states: number): readonly string[] {
  const read = new Set<string>()
  let seen = 0
  for (let seed = 1; seen < states; seed++) {
    const play = randomBook(seed)
    for (let act = 0; act < 150 && seen < states; act++, seen++) {
      play.step()
      const { chronicle } = play.played
      const hidden = [hiddenBoard(play.played)]
      if (act % 10 === 0) play.played.act(gained(`Zq${1_000_000 + seen}z`, play.played.seats[0]!), gm, hidden[0])
      const known = thingsIn(chronicle.campaign.book).filter(({ knownTo }) => knownTo === 'table')
      const { edits, subtitles } = chronicle.campaign.book.recap
      // A player who may be told the moment reads the Game Master’s sentence (PO6).
      const worded = edits.filter(({ entry }) => linesOf(chronicle, entry, { kind: 'table' }, hidden).length > 0)
      const texts = [
        ...known.flatMap(({ name, sentence }) => [name, sentence]),
        ...[...worded, ...subtitles].map(({ text }) => text)
      ]
      const open = `${texts.join(' ')} ${play.told.get('table') ?? ''}`
      const allowed = new Set(open.match(/Zq\d+z/g))
      const written = JSON.stringify(bookFolder(chronicle, 'players', mark, hidden)).match(/Zq\d+z/g) ?? []
      for (const secret of written) if (!allowed.has(secret)) read.add(`seed ${seed}: ${secret}`)
    }
  }
  return [...read]
}

/** The game beside the first that no player was shown (ST7); opened anew where it was undone. */
export function hiddenBoard(played: Played): BoardId {
  const open = { type: 'open-board', system: 'thousand-faces', title: '', settings: {} } as const
  if (played.chronicle.campaign.boards.length < 2) played.campaign(open)
  return played.chronicle.campaign.boards[1]!.id
}

/** An item that a recap mentions. */
export function gained(name: string, seat: SeatId): object {
  return { type: 'gain-item', seat, item: { sort: 'card', card: 'sword', name } }
}
