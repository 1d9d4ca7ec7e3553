import { z } from 'zod'
import { latest } from '../core/clock'
import { type CommandOf, type FieldsAt, refusal, stateFields } from '../core/model'
import { type Infer, variant } from '../core/schema'
import { clockFaces, limits, segmentSigns, type ClockId } from './vocabulary'

const id = z
  .string()
  .regex(/^k[1-9]\d{0,8}(?:-[1-9]\d?)?$/, 'should be the id of a clock, like k12') as unknown as z.ZodType<ClockId>
const name = z.string().max(limits.name)
const note = z.string().max(limits.note)
const face = z.enum(clockFaces)
const sign = z.enum(segmentSigns)
const size = z.int().min(limits.fewest).max(limits.most)
const count = z.int().min(0).max(limits.count)
const length = z.int().min(limits.countdown.least).max(limits.countdown.most)
/** Milliseconds since 1970, by the clock of the host. */
const at = z.int().min(0).max(latest)
/** Milliseconds that a clock had run at its last start or stop. */
const ran = z.int().min(0).max(latest)

const segments = z.strictObject({ kind: z.literal('segments'), size, filled: z.int().min(0).max(limits.most), sign })
const countdown = z.strictObject({ kind: z.literal('countdown'), length, ran, since: at.nullable() })
const tally = z.strictObject({ kind: z.literal('count'), count })
const measure = z.discriminatedUnion('kind', [segments, countdown, tally])
export type ClockMeasure = Infer<typeof measure>
export type Countdown = Extract<ClockMeasure, { kind: 'countdown' }>

const clock = z.strictObject({ id, name, note, face, measure })
/** One clock of the campaign. `note`: what happens at the last segment or at zero. */
export type CampaignClock = Infer<typeof clock>

/** The measure of a new clock: empty, with its full time, or at zero. */
const newMeasure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('segments'), size, sign }),
  z.strictObject({ kind: z.literal('countdown'), length }),
  z.strictObject({ kind: z.literal('count') })
])
const newClock = z.strictObject({ name, note, face, measure: newMeasure })
export type NewClock = Infer<typeof newClock>

const ids = z.array(id).min(1).max(limits.clocks)
/** The facts for a line of the log: only audiences that may know of the clock receive the line. */
const clockNames = { clock: id, name, face }

export const clocksModel = {
  state: stateFields({ clocks: z.array(clock).max(limits.clocks) }, { clocks: [] }),
  commands: [
    /** `startAt`: the start of the countdowns among them; null: they do not run. */
    variant('add-clocks', { clocks: z.array(newClock).min(1).max(limits.clocks), startAt: at.nullable() }),
    /** By how many segments, or by how much a number rises; negative: falls. */
    variant('fill-clock', { clock: id, by: z.int().min(-limits.count).max(limits.count) }),
    variant('start-clock', { clock: id, at }),
    variant('pause-clock', { clock: id, at }),
    /** Empties a clock, or restores a countdown's full time and stops it. */
    variant('reset-clock', { clock: id }),
    /** Milliseconds to add; negative: to remove. */
    variant('add-clock-time', { clock: id, by: z.int().min(-limits.countdown.most).max(limits.countdown.most), at }),
    variant('edit-clock', { clock: id, name, note }),
    variant('show-clock', { clock: id, face }),
    variant('remove-clock', { clock: id }),
    /** Stops every running clock, because the game is paused. */
    variant('stop-clocks', { at }),
    variant('resume-clocks', { clocks: ids, at }),
    /** The computer's clock was set forward by this many milliseconds (negative: back). No time has passed by that. */
    variant('correct-clocks', { by: z.int().min(-latest).max(latest) })
  ],
  events: [
    variant('clocks-added', { clocks: z.array(clock).min(1) }),
    variant('clock-filled', { ...clockNames, to: count, of: size.nullable() }),
    variant('clock-started', { ...clockNames, at }),
    variant('clock-paused', { ...clockNames, at }),
    variant('clock-reset', clockNames),
    variant('clock-time-added', { ...clockNames, by: z.int(), length, ran, since: at.nullable() }),
    variant('clock-edited', { ...clockNames, note, was: name }),
    variant('clock-shown', clockNames),
    variant('clock-removed', clockNames),
    variant('clocks-stopped', { clocks: ids, at }),
    variant('clocks-resumed', { clocks: ids, at }),
    variant('clocks-corrected', { by: z.int() })
  ],
  refusals: {
    'nameless-clock': refusal('CL1'),
    'no-such-clock': refusal('CL1'),
    'too-many-clocks': refusal<{ most: number }>('CL1'),
    'clock-is-full': refusal<{ name: string }>('CL4'),
    'clock-is-empty': refusal<{ name: string }>('CL4'),
    'not-a-countdown': refusal<{ name: string }>('CL4'),
    'only-counts-down': refusal<{ name: string }>('CL4'),
    'clock-runs': refusal<{ name: string }>('CL5'),
    'clock-stands': refusal<{ name: string }>('CL5'),
    'time-is-up': refusal<{ name: string }>('CL5'),
    'no-clock-runs': refusal('CL7')
  }
} as const

/** The clocks of a campaign, in the order of their creation. */
export type Clocks = FieldsAt<typeof clocksModel, 'state'>

export type ClockCommand = CommandOf<typeof clocksModel>

export const noClocks: Clocks = clocksModel.state.initial
