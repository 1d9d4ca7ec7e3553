import { thingsIn } from '#rules/book/things/lookup'
import { standings, thingKinds, type KnownTo } from '#rules/book/vocabulary'
import { latestSession, recapPage } from '#rules/campaign/recap'
import { frameFor } from '#rules/campaign/frame'
import { wordsOf } from '#rules/campaign/words'
import type { CampaignCommand } from '#rules/campaign/types'
import { type Audience, audienceKey } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import { Played, Refusal } from './chronicle'
import { type Whim, whimOf } from './thousand-faces/random-play'
import { outsiders } from './audiences'

/** A campaign whose Game Master writes in the book at random. Each text is its own canary. */
export interface BookPlay {
  readonly played: Played
  /** By audience: what that audience learned by a line of the log. */
  readonly told: ReadonlyMap<string, string>
  /** One act more: a command, an undo or a redo. What is refused is no act. */
  step(): void
}

/** Plays books at random until so many states were looked at. @returns what was read by a person who may not */
export function secretsOfBooks(states: number): readonly string[] {
  const read = new Set<string>()
  let seen = 0
  for (let seed = 1; seen < states; seed++) {
    const play = randomBook(seed)
    for (let act = 0; act < 150 && seen < states; act++, seen++) {
      play.step()
      for (const secret of secretsRead(play)) read.add(`seed ${seed}: ${secret}`)
    }
  }
  return [...read]
}

const seatNames = ['Kresk', 'Wren', 'Tamsin']

export function randomBook(seed: number): BookPlay {
  const played = Played.table('The Drowned Bells', ...seatNames)
  const founding = played.chronicle.line.standing
  const told = new Map<string, string>()
  let turn = 0
  let canaries = 0
  const canary = (): string => `Zq${canaries++}z`

  const step = (): void => {
    const whim = whimOf(seed * 100_003 + turn++)
    const { standing, undone } = played.chronicle.line
    if (whim.count(12) === 0 && standing > founding) return void played.undo()
    if (whim.count(12) === 0 && undone > 0) return void played.redo()
    const command = anyCommand(played, whim, canary)
    try {
      played.campaign(command)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      return
    }
    if (command.type === 'note-down')
      for (const key of keysOf(command.knownTo, played)) told.set(key, `${told.get(key) ?? ''} ${command.text}`)
  }
  return { played, told, step }
}

/** What a person reads that only the Game Master, or another player, may read. */
function secretsRead({ played, told }: BookPlay): readonly string[] {
  const { chronicle } = played
  const things = thingsIn(chronicle.campaign.book)
  return outsiders(played.seats).flatMap(audience => {
    const seat = audience.kind === 'seat' ? audience.seat : null
    const shown = audience.kind === 'table' ? JSON.stringify(chronicle.campaign.book.recap.shown) : ''
    const mine = things.filter(({ knownTo }) => seat !== null && (knownTo === 'table' || knownTo.includes(seat)))
    const open = `${mine.map(({ name, sentence }) => `${name} ${sentence}`).join(' ')} ${told.get(audienceKey(audience)) ?? ''} ${shown}`
    const allowed = new Set(open.match(/Zq\d+z/g))
    const read = JSON.stringify(frameFor(chronicle, audience as never)).match(/Zq\d+z/g) ?? []
    const stolen = read.filter(each => !allowed.has(each)).map(each => `${each} is read by ${audienceKey(audience)}`)
    return [...stolen, ...toldAgain(played, audience, allowed)]
  })
}

/** Words of the book that a recap must not contain: neither learned, nor in the Game Master's sentence (PO4, PO6). */
function toldAgain({ chronicle }: Played, audience: Audience, allowed: ReadonlySet<string>): readonly string[] {
  // It reads the whole journal: a quarter of the states will do.
  if (audience.kind === 'overlay' || chronicle.revision % 4 > 0) return []
  const worded = wordedFor(chronicle, audience)
  // As the host answers: without what the Game Master left out, and what only the Game Master may read.
  const told = { ...recapPage(chronicle, latestSession(chronicle), audience), leftOut: [], gmOnly: [] }
  const said = JSON.stringify(told).match(/Zq\d+z/g) ?? []
  return said
    .filter(each => !allowed.has(each) && !worded.includes(each))
    .map(each => `${each} is in the recap for ${audienceKey(audience)}`)
}

/** The Game Master’s own sentences for lines of this audience’s log, and the lines under titles. */
function wordedFor(chronicle: Played['chronicle'], audience: Audience): string {
  const { edits, subtitles } = chronicle.campaign.book.recap
  const open = edits.filter(({ entry }) => {
    const act = chronicle.entry(entry)
    return act?.kind === 'act' && wordsOf(chronicle, act, audience).length > 0
  })
  return JSON.stringify([open.map(({ text }) => text), subtitles.map(({ text }) => text)])
}

function keysOf(knownTo: KnownTo, { seats }: Played): readonly string[] {
  if (knownTo === 'gm') return []
  const readers = knownTo === 'table' ? seats : knownTo
  return [...readers.map(seat => `seat:${seat}`), ...(knownTo === 'table' ? ['table', 'overlay'] : [])]
}

/** No other person may read any of it (BN6). */
function preparing(played: Played, whim: Whim, text: () => string): readonly CampaignCommand[] {
  const { book, session } = played.chronicle.campaign
  const line = whim.one(book.prepared)?.id
  const page = { session: Math.max(1, session) }
  const texts = { text: text(), branches: [text(), text()] }
  const write = { type: 'prepare-line', ...page, kind: 'fork', ...texts, seat: null, shelf: null } as const
  if (!line) return [write]
  const tick = { type: 'tick-line', line, ...page, at: 1, branch: 1 } as const
  return [write, tick, { type: 'reword-line', line, ...texts }, { type: 'untick-line', line }]
}

function anyCommand(played: Played, whim: Whim, canary: () => string): CampaignCommand {
  const things = thingsIn(played.chronicle.campaign.book)
  const thing = whim.one(things)
  const name = (): string => (whim.count(2) === 0 ? `@${whim.one(things)?.name ?? canary()}` : `@${canary()}`)
  const text = (): string => `${canary()} ${name()} ${canary()} @${whim.one(seatNames)}`
  const add = { type: 'add-thing', kind: whim.one(thingKinds)!, name: canary(), sentence: text() } as const
  if (!thing) return add
  const { id } = thing
  const some = played.seats.filter(() => whim.count(2) === 0)
  const knownTo: KnownTo =
    whim.count(3) === 0 || some.length === 0 ? whim.one(['gm', 'table'] as const)! : (some as SeatId[])
  const { question, seat } = whim.one(played.chronicle.campaign.book.answers) ?? { question: 'home', seat: null }
  const asked = { board: played.board, question, seat }
  const commands: readonly CampaignCommand[] = [
    add,
    { type: 'rename-thing', thing: id, name: canary() },
    { type: 'write-page', thing: id, sentence: text(), page: `${text()}\n${text()}` },
    { type: 'sort-thing', thing: id, kind: whim.one(thingKinds)! },
    { type: 'link-thing', thing: id, seats: some, foes: [] },
    { type: 'share-thing', thing: id, knownTo },
    { type: 'share-thing', thing: id, knownTo },
    { type: 'mark-thing', thing: id, standing: whim.one(standings)! },
    { type: 'remove-thing', thing: id },
    { type: 'note-down', text: `${name()} ${canary()} ${name()}`, knownTo },
    {
      type: 'keep-answer',
      ...asked,
      question: whim.one([null, 'home', 'risk'] as const)!,
      moment: 'hearth',
      asked: text(),
      text: text()
    },
    { type: 'return-answer', ...asked, as: whim.one(['back', 'open'] as const)! },
    { type: 'drop-answer', ...asked },
    { type: 'word-moment', session: 0, entry: 1 + whim.count(played.chronicle.revision), text: text() },
    { type: 'subtitle-recap', session: 0, text: canary() },
    { type: 'show-recap', session: 0, sentences: [canary()] },
    { type: 'hide-recap' },
    ...preparing(played, whim, text)
  ]
  return whim.one(commands)!
}
