import { describe, expect, it } from 'vitest'
import type { ActEntry, CampaignEvent, Entry } from '#rules/campaign/types'
import { commandKinds, eventKinds, games } from '../support/torture/games'
import { frozenSaves } from '../support/frozen'

/** Real cards that hold no Stamina symbol any more, of somebody who is not down: no way of playing is known that leads there. */
const unseen = ['thousand-faces/search-ended']

describe('the frozen saves', () => {
  const { commands, events } = typesIn(frozenSaves().flatMap(({ entries }) => [entries as readonly Entry[]]))

  it('hold every command of every game at least once (else play it in every-command.ts and freeze another save)', () => {
    const all = games.flatMap(game => commandKinds(game).map(({ type }) => `${game}/${type}`))
    expect(all.filter(name => !commands.has(name))).toEqual([])
  })

  it('hold every event of every game at least once, but for those that are listed here', () => {
    const all = games.flatMap(game => eventKinds(game).map(({ type }) => `${game}/${type}`))
    expect(all.filter(name => !events.has(name))).toEqual(unseen)
  })
})

/** The types of all commands and events, each after the name of its game. */
function typesIn(saves: readonly (readonly Entry[])[]) {
  const [commands, events] = [new Set<string>(), new Set<string>()]
  for (const entries of saves) {
    const systems = new Map<string | null, string>([[null, 'campaign']])
    for (const entry of entries) {
      if (entry.kind !== 'act') continue
      const game = systems.get(entry.board) ?? 'unknown'
      commands.add(`${game}/${typeOf(entry.command)}`)
      for (const event of entry.events) events.add(`${game}/${typeOf(event)}`)
      if (entry.board === null) followed(entry, systems).forEach(name => events.add(name))
    }
  }
  return { commands, events }
}

/** What happened on boards because of what happened to the campaign; a board that was opened is kept in `systems`. */
function followed({ events }: ActEntry, systems: Map<string | null, string>): readonly string[] {
  return (events as readonly CampaignEvent[]).flatMap(event => {
    if (event.type === 'board-opened') systems.set(event.board, event.system)
    return event.type === 'board-followed' ? [`${systems.get(event.board) ?? ''}/${typeOf(event.event)}`] : []
  })
}

function typeOf(said: unknown): string {
  return (said as { readonly type: string }).type
}
