import type { CommandOf, EventOf, FieldsAt, RefusalOf } from '../core/model'
import { clocksModel } from './model'

type Model = typeof clocksModel

/** The clocks of a campaign, in the order in which they were made. */
export type Clocks = FieldsAt<Model, 'state'>
export type ClockCommand = CommandOf<Model>
export type ClockEvent = EventOf<Model>
export type ClockRefusal = RefusalOf<Model>

export const noClocks: Clocks = clocksModel.state.initial
