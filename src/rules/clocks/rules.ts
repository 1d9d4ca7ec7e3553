import { latest, started } from '../core/clock'
import type { SliceDeciders, SliceDecision, SliceTypes } from '../core/campaign-slice'
import { ok, refuse } from '../core/result'
import { happen, type ActOf, type Reducers } from '../core/slice'
import { fillChange, filledOf, isRunning, isUp, lengthened, ranBy, reset, withFill } from './measure'
import { limits, type ClockId } from './vocabulary'
import type { CampaignClock, ClockMeasure, clocksModel, NewClock, Clocks } from './model'

type ClocksTypes = SliceTypes<typeof clocksModel>
type ClockAct = ActOf<ClocksTypes>
type ClockDecision = SliceDecision<ClocksTypes>

/** Making, filling, running and showing clocks: rules CL1–CL9. The actor is always the Game Master. */
export const decideClocks: SliceDeciders<ClocksTypes> = {
  'add-clocks': (act, { clocks, startAt }, { next }) => {
    if (act.state.clocks.length + clocks.length > limits.clocks)
      return refuse({ because: 'too-many-clocks', most: limits.clocks })
    if (clocks.some(({ name }) => name.trim() === '')) return refuse({ because: 'nameless-clock' })
    const made = clocks.map((each, at) => fresh(each, `k${next}${at === 0 ? '' : `-${at + 1}`}` as ClockId, startAt))
    return ok(happen(act, { type: 'clocks-added', clocks: made }))
  },
  'fill-clock': (act, { clock: id, by }) =>
    onClock(act, id, clock => {
      const change = fillChange(clock.measure, by)
      if (change === null) return refuse({ because: 'only-counts-down', name: clock.name })
      const to = filledOf(clock.measure) + change
      if (change === 0) return refuse({ because: by < 0 ? 'clock-is-empty' : 'clock-is-full', name: clock.name })
      const of = clock.measure.kind === 'segments' ? clock.measure.size : null
      return ok(happen(act, { type: 'clock-filled', ...clockNames(clock), to, of }))
    }),
  'start-clock': (act, { clock: id, at }) =>
    onCountdown(act, id, (clock, measure) => {
      if (isUp(measure, at)) return refuse({ because: 'time-is-up', name: clock.name })
      if (measure.since !== null) return refuse({ because: 'clock-runs', name: clock.name })
      return ok(happen(act, { type: 'clock-started', ...clockNames(clock), at }))
    }),
  'pause-clock': (act, { clock: id, at }) =>
    onCountdown(act, id, (clock, measure) =>
      measure.since === null
        ? refuse({ because: 'clock-stands', name: clock.name })
        : ok(happen(act, { type: 'clock-paused', ...clockNames(clock), at }))
    ),
  'reset-clock': (act, { clock: id }) =>
    onClock(act, id, clock =>
      filledOf(clock.measure) === 0 && !isRunning(clock.measure)
        ? refuse({ because: 'clock-is-empty', name: clock.name })
        : ok(happen(act, { type: 'clock-reset', ...clockNames(clock) }))
    ),
  'add-clock-time': (act, { clock: id, by, at }) =>
    onCountdown(act, id, (clock, measure) => {
      const after = lengthened(measure, by, at)
      if (after.length === measure.length)
        return refuse({ because: by < 0 ? 'time-is-up' : 'clock-is-full', name: clock.name })
      return ok(
        happen(act, { type: 'clock-time-added', ...clockNames(clock), by: after.length - measure.length, ...after })
      )
    }),
  'edit-clock': (act, { clock: id, name, note }) =>
    onClock(act, id, clock => {
      const named = name.trim()
      if (named === '') return refuse({ because: 'nameless-clock' })
      const texts = { name: named, note: note.trim(), was: clock.name }
      return ok(happen(act, { type: 'clock-edited', clock: id, face: clock.face, ...texts }))
    }),
  'show-clock': (act, { clock: id, face }) =>
    onClock(act, id, ({ name }) => ok(happen(act, { type: 'clock-shown', clock: id, name, face }))),
  'remove-clock': (act, { clock: id }) =>
    onClock(act, id, clock => ok(happen(act, { type: 'clock-removed', ...clockNames(clock) }))),
  'stop-clocks': (act, { at }) => {
    const running = act.state.clocks.filter(({ measure }) => isRunning(measure)).map(({ id }) => id)
    return running.length === 0
      ? refuse({ because: 'no-clock-runs' })
      : ok(happen(act, { type: 'clocks-stopped', clocks: running, at }))
  },
  'resume-clocks': (act, { clocks, at }) => {
    const standing = act.state.clocks
      .filter(({ id, measure }) => clocks.includes(id) && measure.kind === 'countdown' && measure.since === null)
      .map(({ id }) => id)
    return standing.length === 0
      ? refuse({ because: 'no-clock-runs' })
      : ok(happen(act, { type: 'clocks-resumed', clocks: standing, at }))
  },
  'correct-clocks': (act, { by }) =>
    act.state.clocks.some(({ measure }) => isRunning(measure))
      ? ok(happen(act, { type: 'clocks-corrected', by }))
      : refuse({ because: 'no-clock-runs' })
}

export const applyClocks: Reducers<ClocksTypes> = {
  'clocks-added': ({ clocks }, { clocks: made }) => ({ clocks: [...clocks, ...made] }),
  'clock-filled': (state, { clock, to }) => measured(state, [clock], measure => withFill(measure, to)),
  'clock-started': (state, { clock, at }) => startedFrom(state, [clock], at),
  'clock-paused': (state, { clock, at }) => stoppedAt(state, [clock], at),
  'clock-reset': (state, { clock }) => measured(state, [clock], reset),
  'clock-time-added': (state, { clock, length, ran, since }) =>
    measured(state, [clock], () => ({ kind: 'countdown', length, ran, since })),
  'clock-edited': (state, { clock, name, note }) => changed(state, [clock], each => ({ ...each, name, note })),
  'clock-shown': (state, { clock, face }) => changed(state, [clock], each => ({ ...each, face })),
  'clock-removed': ({ clocks }, { clock }) => ({ clocks: clocks.filter(({ id }) => id !== clock) }),
  'clocks-stopped': (state, { clocks, at }) => stoppedAt(state, clocks, at),
  'clocks-resumed': (state, { clocks, at }) => startedFrom(state, clocks, at),
  'clocks-corrected': ({ clocks }, { by }) => ({
    clocks: clocks.map(each => {
      const { measure } = each
      if (measure.kind !== 'countdown' || measure.since === null) return each
      return { ...each, measure: { ...measure, since: Math.max(0, Math.min(latest, measure.since + by)) } }
    })
  })
}

function fresh({ name, note, face, measure }: NewClock, id: ClockId, startAt: number | null): CampaignClock {
  const texts = { id, name: name.trim(), note: note.trim(), face }
  switch (measure.kind) {
    case 'segments':
      return { ...texts, measure: { ...measure, filled: 0 } }
    case 'countdown':
      return { ...texts, measure: { ...measure, ran: 0, since: startAt } }
    case 'count':
      return { ...texts, measure: { kind: 'count', count: 0 } }
  }
}

function clockNames({ id, name, face }: CampaignClock) {
  return { clock: id, name, face }
}

function onClock(act: ClockAct, id: ClockId, decide: (clock: CampaignClock) => ClockDecision): ClockDecision {
  const clock = act.state.clocks.find(each => each.id === id)
  return clock ? decide(clock) : refuse({ because: 'no-such-clock' })
}

type Countdown = Extract<ClockMeasure, { kind: 'countdown' }>

function onCountdown(
  act: ClockAct,
  id: ClockId,
  decide: (clock: CampaignClock, measure: Countdown) => ClockDecision
): ClockDecision {
  return onClock(act, id, clock =>
    clock.measure.kind === 'countdown'
      ? decide(clock, clock.measure)
      : refuse({ because: 'not-a-countdown', name: clock.name })
  )
}

function startedFrom(state: Clocks, ids: readonly ClockId[], at: number): Clocks {
  return measured(state, ids, measure =>
    measure.kind === 'countdown' ? { ...measure, ...started({ ran: measure.ran, since: null }, at) } : measure
  )
}

function stoppedAt(state: Clocks, ids: readonly ClockId[], at: number): Clocks {
  return measured(state, ids, measure =>
    measure.kind === 'countdown' ? { ...measure, ran: ranBy(measure, at), since: null } : measure
  )
}

function measured(state: Clocks, ids: readonly ClockId[], change: (measure: ClockMeasure) => ClockMeasure): Clocks {
  return changed(state, ids, each => ({ ...each, measure: change(each.measure) }))
}

function changed({ clocks }: Clocks, ids: readonly ClockId[], change: (clock: CampaignClock) => CampaignClock): Clocks {
  return { clocks: clocks.map(each => (ids.includes(each.id) ? change(each) : each)) }
}

/** The faults of the clocks; empty when there are none. */
export function checkClocks({ clocks }: Clocks): readonly string[] {
  const ids = new Set(clocks.map(({ id }) => id))
  return [
    ...(ids.size < clocks.length ? ['an id stands for two clocks'] : []),
    ...clocks.flatMap(({ name, measure }) => {
      if (measure.kind === 'segments' && measure.filled > measure.size) return [`${name} is fuller than full`]
      return measure.kind === 'countdown' && measure.ran > measure.length ? [`${name} has counted too long`] : []
    })
  ]
}
