import { printed } from '../support/frozen'
import { moments } from '../support/moments/index'
import { thousandFacesMoments } from './thousand-faces'

/** The bytes of a campaign at each moment that looks different: `game: moment`. */
export const campaigns: Readonly<Record<string, () => Buffer>> = {
  ...Object.fromEntries(
    Object.entries(thousandFacesMoments).map(([name, make]) => [name, () => printed('moments', make().chronicle)])
  ),
  ...Object.fromEntries(
    Object.entries(moments).map(([name, make]) => [name, () => printed('moments', make().played.chronicle)])
  )
}
