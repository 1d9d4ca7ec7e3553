import type { CommandOf, FieldsAt } from '../core/model'
import { clocksModel } from './model'

/** The clocks of a campaign, in the order of their creation. */
export type Clocks = FieldsAt<typeof clocksModel, 'state'>

export type ClockCommand = CommandOf<typeof clocksModel>

export const noClocks: Clocks = clocksModel.state.initial
