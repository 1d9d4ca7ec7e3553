import { z } from 'zod'
import { latest } from '../../core/clock'
import { refusal } from '../../core/model'
import { seatId, variant } from '../../core/schema'
import { longestNote, openerSteps } from './vocabulary'

const text = z.string().max(longestNote)
/** A time in milliseconds since 1970, by the clock of the page that asks. */
const at = z.int().min(0).max(latest)
const seat = seatId
const step = z.enum(openerSteps)
const mark = z.enum(['done', 'skipped', 'open'])
const kind = z.enum(['asked', 'given'])

export const sessionModel = {
  commands: [
    /** `at` is absent in older files. */
    variant('begin-session', { at: at.exactOptional() }),
    /** Continues play without a new session. */
    variant('continue-session', { at }),
    variant('end-session', {}),
    variant('mark-opener-step', { step, as: mark }),
    variant('write-session-note', { seat, kind, text })
  ],
  events: [
    variant('session-began', { number: z.int().positive(), at: at.exactOptional() }),
    variant('session-continued', { at }),
    variant('session-ended', { number: z.int().positive() }),
    variant('opener-step-marked', { step, as: mark }),
    variant('session-note-written', { seat, kind, text })
  ],
  refusals: { 'no-session-runs': refusal('SE1') }
} as const
