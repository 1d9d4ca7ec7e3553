import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActEntry, CampaignEvent, Entry } from '#rules/campaign/types'
import { commandKinds, eventKinds, games } from '../support/torture/games'
import { appFolder } from '../support/app-folder'
import { frozenSaves } from '../support/frozen'

/** Real cards without any Stamina symbol, of a character who is not down. No way of playing is known that leads there. */
const unseen = ['thousand-faces/search-ended']

const { version } = JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8')) as { readonly version: string }

/** What mends this test; frozen saves themselves are never written anew. */
const howToFreeze = `
What is missing is in no saved campaign. To freeze one that has it:
1. Play it in a new file like tests/campaigns/a-tray.ts.
2. Add await keep('NAME', yourFunction) to tests/torture/freeze.torture.ts.
3. HEARTHSIDE_FREEZE=${version} npm run torture -- freeze
4. HEARTHSIDE_FRAMES=rewrite npx vitest run tests/campaigns/frames
`

describe('the frozen saves', () => {
  const { commands, events } = typesIn(frozenSaves().flatMap(({ entries }) => [entries as readonly Entry[]]))

  it('hold every command of every game at least once', () => {
    const all = games.flatMap(game => commandKinds(game).map(({ type }) => `${game}/${type}`))
    const missing = all.filter(name => !commands.has(name))
    expect(missing, howToFreeze).toEqual([])
  })

  it('hold every event of every game at least once, but for those that are listed here', () => {
    const all = games.flatMap(game => eventKinds(game).map(({ type }) => `${game}/${type}`))
    expect(
      all.filter(name => !events.has(name)),
      howToFreeze
    ).toEqual(unseen)
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
