import { expect, it } from 'vitest'
import { createSSRApp, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { nameOf } from '#rules/campaign/campaign'
import type { Chronicle } from '#rules/campaign/chronicle'
import { eveningOf } from '#rules/campaign/evening'
import { frameFor } from '#rules/campaign/frame'
import { recapOf } from '#rules/campaign/recap'
import { sentenceOf, sessionName } from '#rules/campaign/recap-words'
import type { ShownBoards } from '#rules/campaign/shown-boards'
import { publicCampaign } from '#rules/campaign/public-campaign'
import type { SystemId } from '#rules/registry'
import { allSteps } from '#rules/core/steps'
import { games } from '@/games/registry'
import type { GamePapers } from '@/games/game'
import { timeSinceBegin } from '@/features/recap/recap-words'
import RecapPaper from '@/features/recap/RecapPaper.vue'
import { otherwise } from '../../../support/gm-only/otherwise'
import type { Outsider } from '../../../support/audiences'
import { outsidersOf } from '../../../support/gm-only/artefacts'
import { type SecretState, statesOfBooks, statesOfCampaigns } from '../../../support/gm-only/states'

const papers = new Map<SystemId, GamePapers | undefined>()
for (const [id, game] of Object.entries(games)) papers.set(id as SystemId, await game.papers?.())

it.each([
  ['books', () => statesOfBooks(29), 5],
  ['campaigns of all games', () => statesOfCampaigns(40), 2]
] as const)(
  'PG2 PO4 no letter on a paper of another person depends on what only the Game Master knows: %s',
  async (_of, states, count) => {
    let [seen, printed] = [0, 0]
    for (const state of states() as Iterable<SecretState>) {
      const [was, is] = [
        await printedOf(state.chronicle, state.shown),
        await printedOf(otherwise(state.chronicle, state.secret), state.shown)
      ]
      expect(is).toEqual(was)
      printed += was.filter(text => text.length > 200).length
      if (++seen >= count) break
    }
    expect(printed).toBeGreaterThan(count * 4)
  }
)

/** The papers of every player, of the table, and their recaps, as HTML. */
async function printedOf(chronicle: Chronicle, shown: ShownBoards): Promise<readonly string[]> {
  const all: Promise<string>[] = []
  for (const audience of outsidersOf(chronicle)) {
    if (audience.kind === 'overlay') continue
    all.push(recap(chronicle, audience, shown))
    all.push(...sheets(chronicle, audience, shown))
  }
  return Promise.all(all)
}

function sheets(chronicle: Chronicle, audience: Outsider, { hidden }: ShownBoards): readonly Promise<string>[] {
  const { known, party, frame: table } = publicCampaign(chronicle)
  const frame = audience.kind === 'seat' ? frameFor(chronicle, audience, { table: null, hidden }) : table
  return frame.boards.flatMap(board => {
    const of = papers.get(board.system)
    if (hidden.includes(board.id) || !of) return []
    if (audience.kind === 'seat') return [html(of.character, { board, frame, seat: audience.seat })]
    const rows = party.find(each => each.board === board.id)?.rows ?? []
    return of.party ? [html(of.party, { board, frame, known, ...(rows.length > 0 ? { rows } : {}) })] : []
  })
}

function recap(chronicle: Chronicle, audience: Outsider, { hidden }: ShownBoards): Promise<string> {
  const { campaign } = chronicle
  const names = (id: Parameters<typeof nameOf>[1]): string => nameOf(campaign, id)
  const { moments, subtitle, session } = recapOf(chronicle, campaign.session, audience, hidden)
  const sentences = moments.map(moment => sentenceOf(moment, names))
  return html(RecapPaper, {
    text: { campaign: campaign.title, session: sessionName(session), subtitle, sentences },
    times: moments.map(({ after }) => timeSinceBegin(after)),
    evening: allSteps(eveningOf(chronicle, session, hidden)),
    nameOf: names
  })
}

function html(paper: Component, props: object): Promise<string> {
  return renderToString(createSSRApp({ render: () => h(paper, props) }))
}
