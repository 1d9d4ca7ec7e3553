import type { Chronicle, ChronicleAsk } from '#rules/campaign/chronicle'
import { logBefore } from '#rules/campaign/log'
import { gm, type Actor } from '#rules/core/seat'
import { fail, ok, type Result } from '#rules/core/result'
import { notices } from '../../storage/notices'
import type { Answer, Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Backstage, Doers } from '../handler-context'
import { denialOf, deny } from '../denial'
import type { OpenCampaign } from '../host-state'

type PlayAsks = 'act' | 'act-as-seat' | 'undo' | 'redo' | 'name-save-point' | 'older-log' | 'peek-seat'

/** Everything that happens in the game itself, and looking at it. */
export function playDoers(backstage: Backstage): Doers<PlayAsks> {
  const { turns, desk, publisher } = backstage
  const inTurn = (ask: ChronicleAsk, revision: number | null, actor: Actor, campaign: string | null = null) =>
    turns.take(() => play(backstage, ask, { revision, actor, campaign }))

  return {
    act: ({ revision, board, command }, guest) => {
      if (guest.actor.kind === 'seat' && desk.tableMode !== 'live') return Promise.resolve(deny(held))
      return inTurn({ kind: 'act', board, command }, revision, guest.actor, guest.campaign)
    },
    'act-as-seat': ({ revision, seat, board, command }) =>
      inTurn({ kind: 'act', board, command }, revision, { kind: 'seat', seat }),
    undo: ({ revision, steps }) => inTurn({ kind: 'undo', steps }, revision, gm),
    redo: ({ revision, steps }) => inTurn({ kind: 'redo', steps }, revision, gm),
    'name-save-point': ({ name }) => inTurn({ kind: 'save-point', name }, null, gm),
    'older-log': ({ before, count }) =>
      turns.take(() => {
        const open = openCampaign(backstage, null)
        return open.ok ? ok(logBefore(open.value.chronicle, { kind: 'gm' }, before, count)) : open
      }),
    'peek-seat': ({ seat }) =>
      turns.take(() => {
        if (!desk.campaign) return deny({ kind: 'no-campaign' })
        if (!desk.seats.includes(seat)) return deny({ kind: 'not-allowed', says: 'Nobody has that seat.' })
        return ok(publisher.peek(seat))
      })
  }
}

export interface Mover {
  /** The picture that the button stood on; null for what fits any picture. */
  readonly revision: number | null
  readonly actor: Actor
  readonly campaign: string | null
}

/** Judge, write down, then show. When the disk refuses, the game goes on and the file's status says so in red. */
export async function play(backstage: Backstage, ask: ChronicleAsk, mover: Mover): Promise<Answer<'act'>> {
  const { house, publisher } = backstage
  const open = openCampaign(backstage, mover.campaign)
  if (!open.ok) return open
  const { chronicle, store } = open.value
  const { save } = store.status()
  if (save.kind === 'read-only') return deny(save)
  if (store.isFull) return deny({ kind: 'not-allowed', says: notices.full })
  if (mover.revision !== null && mover.revision !== newestFor(mover.actor, backstage, chronicle))
    return deny({ kind: 'stale' })
  const draft = chronicle.consider(ask, mover.actor, house.luck)
  if (!draft.ok) {
    if (draft.error.kind === 'refused' && draft.error.detail)
      house.diary(`our bug, not recorded: ${draft.error.detail}`)
    return denialOf(draft.error)
  }

  const entry = chronicle.complete(draft.value, house.clock.now())
  chronicle.append(entry)
  await store.append(entry, chronicle.campaign)
  publisher.publish()
  return ok(null)
}

/** A seat counts its own pictures: what it was not shown cannot make its button stale. */
function newestFor(actor: Actor, { publisher }: Backstage, { revision }: Chronicle): number {
  return actor.kind === 'gm' ? revision : publisher.revisionFor(actor.seat)
}

/** A phone that is frozen or dark shows nothing that could be meant. */
const held: Problem = {
  kind: 'not-allowed',
  says: 'The Game Master has stopped the screens for now. Wait until they are live again.'
}

/** A seat's link opens its own campaign only. */
function openCampaign({ desk }: Backstage, campaign: string | null): Result<OpenCampaign, Denial> {
  const open = desk.campaign
  if (open && (campaign === null || campaign === open.store.id)) return ok(open)
  return fail({ kind: 'problem', problem: { kind: 'no-campaign' } })
}
