import type { Book } from '../book/state'
import { thingsIn } from '../book/things/lookup'
import type { PictureId } from '../core/picture'
import type { SeatId } from '../core/seat'
import { systemOf } from '../registry'
import type { Showing } from '../showing/model'
import type { CampaignData } from './campaign-data-schema'
import type { Chronicle } from './chronicle'
import { openerSteps, type CurrentSession, type SessionNote } from './session/vocabulary'
import type { Board } from './types'

/** The present state for the Game Master, including secrets; without past and undone states. */
export function campaignData({ campaign, entries }: Pick<Chronicle, 'campaign' | 'entries'>): CampaignData {
  const { title, scene, session, current, seats, boards, focus, book, clocks, marks, showing } = campaign
  const { answers, prepared, recap } = book
  return {
    hearthside: 'campaign-data',
    version: 2,
    title,
    scene: { title: scene.title, subtitle: scene.subtitle },
    session,
    current: currentData(current),
    seats: seats.map(({ id, player, character, retired }) => ({ id, player, character, retired })),
    focus,
    games: boards.map(gameData),
    book: thingsIn(book).map(({ removed: _, ...thing }) => thing),
    removed: removedFrom(book),
    answers,
    prepared,
    recap,
    clocks: clocks.clocks,
    marks: marks.marks.map(mark => ({ ...mark, at: entries[mark.entry - 1]?.at ?? 0 })),
    tray: showing.tray,
    next: showing.next,
    live: showing.live,
    pictures: picturesOf(book, showing)
  }
}

function gameData({ id, system, title, closed, state }: Board): CampaignData['games'][number] {
  return { id, game: system, title, closed, state: systemOf(system).data(state) }
}

function currentData({ since, ended, steps, notes }: CurrentSession): CampaignData['current'] {
  return {
    since,
    ended,
    steps: openerSteps.flatMap(step => {
      const as = steps[step]
      return as ? [{ step, as }] : []
    }),
    notes: (Object.entries(notes) as [SeatId, SessionNote][]).map(([seat, { asked, given }]) => ({
      seat,
      asked,
      given
    }))
  }
}

/** Removed things of the book, because texts may still mention them. */
function removedFrom({ things }: Book): CampaignData['removed'] {
  return things.flat().flatMap(({ id, name, removed }) => (removed ? [{ thing: id, name }] : []))
}

/** Every named picture, once, sorted by its id. */
function picturesOf(book: Book, { tray, next, live }: Showing): readonly PictureId[] {
  const shown = [...tray, next?.exhibit, ...live.map(({ exhibit }) => exhibit)].map(exhibit => exhibit?.picture)
  const named = [...thingsIn(book).map(({ picture }) => picture), ...shown]
  return [...new Set(named.filter(picture => picture !== null && picture !== undefined))].sort()
}
