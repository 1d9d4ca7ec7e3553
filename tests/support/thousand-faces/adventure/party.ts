import type { PartyDeed } from '#rules/thousand-faces/party/model'
import type { Whim } from '../random-play'
import { type Maker, sure, foe } from './makers'

const partyDeed = (whim: Whim): PartyDeed =>
  sure(
    whim.one<PartyDeed>([
      { what: 'rest' },
      {
        what: 'damage',
        power: { by: 'number', number: 1 + whim.count(5) },
        exertion: 'physical',
        taken: whim.count(2) ? 'decide' : 'exhaustion',
        from: 'x'
      },
      {
        what: 'damage',
        power: { by: 'dice', throw: { dice: [4], plus: 0, halved: 'whole' } },
        exertion: 'mental',
        taken: whim.count(2) ? 'decide' : 'exhaustion',
        from: 'x'
      },
      { what: 'pack', pack: whim.count(4) - 1, precious: whim.count(2), reason: '' },
      { what: 'xp', amount: 1 + whim.count(2), reason: '' },
      { what: 'stamina', points: 1 + whim.count(3), reason: '' }
    ]),
    { what: 'rest' }
  )

/** The whole party at once, and what is cleared away. */
export const partyMakers: readonly Maker[] = [
  (state, _, whim) => ({ type: 'remove-marker', marker: whim.one(state.markers)?.id ?? 0 }),
  (state, seat, whim) => ({
    type: 'act-on-party',
    seats: whim.count(3) ? [seat] : state.sheets.filter(each => !each.incapacitated).map(each => each.seat),
    deed: partyDeed(whim)
  }),
  (state, seat, whim) => ({
    type: 'act-on-party',
    seats: whim.count(2) ? [seat] : state.sheets.map(each => each.seat),
    deed: partyDeed(whim)
  }),
  (state, _, whim) => (whim.count(6) ? { type: 'remove-foe', foe: foe(state, whim) } : { type: 'clear-foes' })
]
