import { gm, type SeatId } from '#rules/core/seat'
import type { Foe } from '#rules/thousand-faces/foes/model'
import type { FoeSecrets } from '#rules/thousand-faces/foes/secrets'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Event, State } from '#rules/thousand-faces/state'
import { view } from '#rules/thousand-faces/view'
import { RandomCampaign } from './player'
import { outsiders } from '../audiences'

/** What was looked at, and what was wrong. */
export interface PreparedWatch {
  /** States with a prepared foe on the board. */
  states: number
  readonly leaks: Set<string>
}

const canary = 'ZQ-PREPARED-'

/**
 * Plays at random, and after each act gives every prepared foe other secrets. No canary of them is in what other people than
 * the Game Master see or read. Other secrets change no byte of it (PF2, PF3, PF5).
 */
export function watchPrepared(seed: number, acts: number, watch: PreparedWatch): void {
  const habits = { typed: (path: string) => `some ${path}`, extremes: 3, chance: 20, secrets: 90 }
  const random = new RandomCampaign(seed, habits)
  random.until(acts, ({ entry }) => {
    if (!entry) return
    const { chronicle, seats } = random.played
    for (const { id, system, state } of chronicle.campaign.boards) {
      if (system !== 'thousand-faces' || !(state as State).foes.some(foe => foe.secrets)) continue
      watch.states++
      const events = entry.kind === 'act' && entry.board === id ? (entry.events as readonly Event[]) : []
      for (const each of [state as State, allRevealed(state as State)])
        for (const leak of leaksOf(each, events, seats)) watch.leaks.add(`seed ${seed}: ${leak}`)
    }
  })
}

/** The same, when every foe is seen: chance comes to this too seldom. */
function allRevealed(state: State): State {
  return { ...state, foes: state.foes.map(foe => ({ ...foe, revealed: true })) }
}

function leaksOf(state: State, events: readonly Event[], seats: readonly SeatId[]): readonly string[] {
  const other = marked(state)
  const otherEvents = events.map(markedEvent)
  if (!JSON.stringify(view(other, gm)).includes(canary)) return ['the canaries are not in the GM’s own view']
  return outsiders(seats).flatMap(audience => {
    const seen = (of: State, happened: readonly Event[]): string =>
      JSON.stringify([view(of, audience), happened.map(event => lineFor(event, audience))])
    const [plain, canaries] = [seen(state, events), seen(other, otherEvents)]
    if (canaries.includes(canary)) return [`a secret is seen by ${audience.kind}`]
    return canaries === plain ? [] : [`what ${audience.kind} sees depends on a secret`]
  })
}

function marked(state: State): State {
  const notes = { name: `${canary}name`, where: `${canary}where`, note: `${canary}note` }
  return { ...state, foes: state.foes.map(markedFoe), encounterNotes: state.encounterNotes ? notes : null }
}

function markedEvent(event: Event): Event {
  if (event.type === 'foes-added') return { ...event, foes: event.foes.map(markedFoe) }
  return event.type === 'foe-changed' ? { ...event, foe: markedFoe(event.foe) } : event
}

function markedFoe(foe: Foe): Foe {
  return foe.secrets ? { ...foe, note: `${canary}note`, secrets: others(foe.secrets, foe.hintShown === true) } : foe
}

/** Other secrets; a hint that is shown is none any more. */
function others({ hint }: FoeSecrets, shown: boolean): FoeSecrets {
  return {
    attacks: [`${canary}attack`],
    immunities: [`${canary}immunity`, `${canary}more`],
    hint: shown ? hint : `${canary}hint`,
    weakness: `${canary}weakness`,
    standsFor: `${canary}sense`,
    loot: `${canary}loot`
  }
}
