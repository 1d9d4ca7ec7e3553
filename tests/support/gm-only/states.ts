import { thingsIn } from '#rules/book/things/lookup'
import type { Chronicle } from '#rules/campaign/chronicle'
import { linesOf } from '#rules/campaign/log'
import type { ShownBoards } from '#rules/campaign/shown-boards'
import type { BoardId } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import { type BookPlay, randomBook } from '../book'
import { gained, hiddenBoard } from '../book-folder'
import { Watch } from '../torture/leaks'
import { RandomCampaign } from '../torture/player'
import { outsidersOf } from './artefacts'

/** A campaign at one moment, and what of it is the Game Master's alone. */
export interface SecretState {
  readonly seed: number
  readonly chronicle: Chronicle
  /** Canaries that no other person may read now. */
  readonly secret: ReadonlySet<string>
  readonly shown: ShownBoards
}

const pattern = /Zq\d+z/g

/** Random books: things, answers, preparation, recaps, a game that was not shown yet. @param every after how many acts one looks */
export function* statesOfBooks(every: number, acts = 150): Generator<SecretState> {
  for (let seed = 1; ; seed++) {
    const play = randomBook(seed)
    const { played } = play
    for (let act = 0; act < acts; act++) {
      play.step()
      const hidden = hiddenBoard(played)
      if (act % 10 === 0) played.act(gained(`Zq${1_000_000 + act}z`, played.seats[0]!), gm, hidden)
      if (act % 25 === 12) played.campaign({ type: 'begin-session' })
      const shown = { table: played.board, hidden: [hidden] }
      if (act % every === 0) yield { seed, chronicle: played.chronicle, secret: secretsOf(play, hidden), shown }
    }
  }
}

/** Canaries of a random book that only the Game Master may read now. */
function secretsOf({ played: { chronicle }, told }: BookPlay, hidden: BoardId): ReadonlySet<string> {
  const { edits, subtitles, shown } = chronicle.campaign.book.recap
  const outsiders = outsidersOf(chronicle)
  const known = thingsIn(chronicle.campaign.book).filter(({ knownTo }) => knownTo !== 'gm')
  const worded = edits.filter(({ entry }) =>
    outsiders.some(audience => linesOf(chronicle, entry, audience, [hidden]).length > 0)
  )
  const open = [
    ...known.flatMap(({ name, sentence }) => [name, sentence]),
    ...[...worded, ...subtitles].map(({ text }) => text),
    JSON.stringify(shown),
    ...told.values()
  ]
  const isOpen = new Set(open.join(' ').match(pattern))
  const all = JSON.stringify(chronicle.entries).match(pattern) ?? []
  return new Set(all.filter(each => !isOpen.has(each)))
}

/** Random campaigns of all four games, every text a canary. @param every after how many acts one looks */
export function* statesOfCampaigns(every: number, acts = 150): Generator<SecretState> {
  for (let seed = 1; ; seed++) {
    const watch = new Watch()
    const typed = (path: string, _: number, of: string): string => watch.typed(`${of} ${path}`)
    const random = new RandomCampaign(seed, { typed, extremes: 3, chance: 60, secrets: 50 })
    const { chronicle } = random.played
    for (let done = 0, tries = 0; done < acts && tries < acts * 60; tries++) {
      const { entry } = random.step()
      if (!entry) continue
      watch.keep(random, entry)
      if (++done % every > 0) continue
      const secret = watch.gmOnly(chronicle, outsidersOf(chronicle))
      yield { seed, chronicle, secret, shown: { table: chronicle.campaign.boards[0]!.id, hidden: [] } }
    }
  }
}
