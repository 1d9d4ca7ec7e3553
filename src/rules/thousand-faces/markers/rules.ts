import { ok, refuse, type Result } from '../../core/result'
import { type Reducers, type Checker, type Deciders, type Followers, happen, type SliceRules } from '../../core/slice'
import { brokenLaws } from '../invariants'
import { findSheet } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import type { MarkedOne, Marker, MarkerCommand, MarkerEvent } from './model'
import { mostMarkers } from './shapes'

/** Free markers: rules MK1–MK3. */
const decide: Deciders<Game, MarkerCommand> = {
  'add-marker': addMarker,
  'remove-marker'(act, { marker: id }) {
    const marker = act.state.markers.find(each => each.id === id)
    if (!marker) return refuse({ because: 'no-such-marker' })
    return ok(happen(act, { type: 'marker-removed', marker, ...nameAndAudience(act.state, marker) }))
  }
}

/** MK1: adds a word and a shape to a present character or foe, each word once. */
function addMarker(
  act: Act,
  { type: _, ...placed }: Extract<MarkerCommand, { type: 'add-marker' }>
): Result<Act, Refusal> {
  const { state } = act
  const { on } = placed
  const word = placed.word.trim()
  const here = state.markers.filter(marker => isOn(marker.on, on))
  if (word === '') return refuse({ because: 'empty-marker' })
  if (on.what === 'character' && !findSheet(state, on.seat)) return refuse({ because: 'no-such-seat', seat: on.seat })
  if (on.what === 'foe' && !state.foes.some(({ id }) => id === on.foe)) return refuse({ because: 'no-such-foe' })
  if (here.some(marker => marker.word === word)) return refuse({ because: 'marked-so', word })
  if (here.length >= mostMarkers) return refuse({ because: 'too-many-markers', most: mostMarkers })
  const id = Math.max(0, ...state.markers.map(marker => marker.id)) + 1
  const marker = { id, ...placed, word }
  return ok(happen(act, { type: 'marker-added', marker, ...nameAndAudience(state, marker) }))
}

function isOn(one: MarkedOne, other: MarkedOne): boolean {
  return one.what === 'foe'
    ? other.what === 'foe' && one.foe === other.foe
    : other.what === 'character' && one.seat === other.seat
}

/** MK3: the public part of a marker for the log. */
function nameAndAudience(
  { foes }: State,
  { on, seenBy }: Pick<Marker, 'on' | 'seenBy'>
): { name: string; open: boolean } {
  const foe = on.what === 'foe' ? foes.find(({ id }) => id === on.foe) : null
  return { name: foe?.name ?? '', open: seenBy === 'table' && (foe === null || foe?.revealed === true) }
}

const apply: Reducers<Game, MarkerEvent> = {
  'marker-added': (state, { marker }) => ({ ...state, markers: [...state.markers, marker] }),
  'marker-removed': (state, { marker: { id } }) => keeping(state, marker => marker.id !== id)
}

/** MK2: the markers of a foe go with the foe; a marker for this round goes with the round. */
const follow: Followers<Game> = {
  'foe-removed': (state, { foe }) => keeping(state, ({ on }) => on.what !== 'foe' || on.foe !== foe),
  'foes-cleared': state => keeping(state, ({ on }) => on.what !== 'foe'),
  'fight-round-began': state => keeping(state, ({ lasts }) => lasts !== 'this-round'),
  'fight-rounds-ended': state => keeping(state, ({ lasts }) => lasts !== 'this-round')
}

function keeping(state: State, stays: (marker: Marker) => boolean): State {
  return state.markers.every(stays) ? state : { ...state, markers: state.markers.filter(stays) }
}

const check: Checker<Game> = ({ markers, foes, sheets }) =>
  brokenLaws([
    [
      'MK1: every marker lies on somebody who is there',
      markers.every(({ on }) =>
        on.what === 'foe' ? foes.some(({ id }) => id === on.foe) : sheets.some(({ seat }) => seat === on.seat)
      )
    ],
    ['MK1: every marker is one', new Set(markers.map(({ id }) => id)).size === markers.length]
  ])

export const markersRules = { decide, apply, follow, check } satisfies SliceRules<Game>
