import { bookFolder } from '#rules/campaign/book-folder'
import { nameOf } from '#rules/campaign/campaign'
import { characterFile } from '#rules/campaign/characters/character-file'
import type { Chronicle } from '#rules/campaign/chronicle'
import { eveningOf } from '#rules/campaign/evening'
import { frameFor } from '#rules/campaign/frame'
import { latestSession, recapOf, recapPage } from '#rules/campaign/recap'
import { sentenceOf, sessionName, asMarkdown } from '#rules/campaign/recap-words'
import type { ShownBoards } from '#rules/campaign/shown-boards'
import { publicCampaign } from '#rules/campaign/public-campaign'
import { allSteps } from '#rules/core/steps'
import { outsiders, type Outsider } from '../audiences'

/** Everything that leaves the Game Master's page for one audience, each as text, by what it is. */
export type Artefacts = ReadonlyMap<string, string>

/** All but the Game Master. */
export function outsidersOf({ campaign }: Chronicle): readonly Outsider[] {
  return outsiders(campaign.seats.map(({ id }) => id))
}

/**
 * The frame with its log, and the recap of every session: read, saved as Markdown, and counted. The data of papers. The exports: the players' folder of Markdown, and a player's own character. (The whole campaign as JSON is the Game Master's alone.)
 * @param mark which campaign it is
 */
export function artefactsFor(chronicle: Chronicle, audience: Outsider, shown: ShownBoards, mark: string): Artefacts {
  const made: Record<string, unknown> = { frame: frameFor(chronicle, audience as never, shown) }
  if (audience.kind !== 'overlay') Object.assign(made, recapsFor(chronicle, audience, shown))
  if (audience.kind === 'table') Object.assign(made, forTheTable(chronicle, shown, mark))
  if (audience.kind === 'seat')
    for (const { id } of openTo(chronicle, shown))
      made[`character file of ${id}`] = characterFile(chronicle.campaign, id, audience.seat)
  return new Map(Object.entries(made).map(([name, value]) => [name, JSON.stringify(value) ?? '']))
}

function recapsFor(chronicle: Chronicle, audience: Outsider, { hidden }: ShownBoards): Record<string, unknown> {
  const { campaign } = chronicle
  const made: Record<string, unknown> = { latest: latestSession(chronicle, audience, hidden) }
  for (let session = 0; session <= campaign.session; session++) {
    const recap = recapOf(chronicle, session, audience, hidden)
    const sentences = recap.moments.map(moment => sentenceOf(moment, id => nameOf(campaign, id)))
    const named = { campaign: campaign.title, session: sessionName(session), subtitle: recap.subtitle }
    made[`recap of session ${session}`] = recap
    made[`Markdown of session ${session}`] = asMarkdown({ ...named, sentences })
  }
  // As the host answers a player: without the parts for other audiences.
  made['recap page'] = { ...recapPage(chronicle, null, audience, hidden), leftOut: [], gmOnly: [] }
  made['luck and points'] = allSteps(eveningOf(chronicle, campaign.session, hidden))
  return made
}

function forTheTable(chronicle: Chronicle, shown: ShownBoards, mark: string): Record<string, unknown> {
  const { known, frame, party } = publicCampaign(chronicle)
  const open = openTo(chronicle, shown).map(({ id }) => id)
  const boards = frame.boards.filter(({ id }) => open.includes(id))
  return {
    'players’ folder': bookFolder(chronicle, 'players', mark, shown.hidden),
    'party sheets': {
      known,
      party: party.filter(({ board }) => open.includes(board)),
      title: frame.title,
      scene: frame.scene,
      seats: frame.seats,
      boards
    }
  }
}

function openTo({ campaign }: Chronicle, { hidden }: ShownBoards): Chronicle['campaign']['boards'] {
  return campaign.boards.filter(({ id }) => !hidden.includes(id))
}

/** What differs between two campaigns for all but the Game Master; empty when nothing does. */
export function differences(one: Chronicle, other: Chronicle, shown: ShownBoards): readonly string[] {
  return outsidersOf(one).flatMap(audience => {
    const [first, second] = [one, other].map(each => artefactsFor(each, audience, shown, 'the-campaign')) as [
      Artefacts,
      Artefacts
    ]
    const names = new Set([...first.keys(), ...second.keys()])
    return [...names].flatMap(name => {
      const [was, is] = [first.get(name) ?? '', second.get(name) ?? '']
      return was === is ? [] : [`${audience.kind}, ${name}: ${firstDifference(was, is)}`]
    })
  })
}

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((sign, index) => sign !== other[index])
  const from = Math.max(0, at - 120)
  return `${one.slice(from, at + 40)} became ${other.slice(from, at + 40)}`
}
