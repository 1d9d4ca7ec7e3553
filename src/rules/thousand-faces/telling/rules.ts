import type { SeatId } from '../../core/seat'
import type { Followers, SliceRules } from '../../core/slice'
import { findSheet } from '../sheets'
import type { Game, State } from '../state'
import type { Gain, Taken } from './model'
import { nextExchange, nextPage, quiet, rollNow, withTelling } from './pages'

/** TB2, TB3: what the table shows until the next thing of its kind. */
const follow: Followers<Game> = {
  'flip-asked': nextExchange,
  'flip-called': state =>
    withTelling(state, { past: { flip: state.telling.past.flip, roll: rollNow(state) }, ...quiet }),
  'dice-rolled': state => withTelling(state, quiet),
  'spotlight-given': state => (isHandOver(state) && state.pending === null ? nextExchange(state) : state),
  'foe-changed': (state, { how }) => (how === 'revealed' && state.pending === null ? revealed(state) : state),
  'foes-cleared': state => (state.pending === null ? nextExchange(state) : state),
  'wares-laid-out': state => withTelling(nextExchange(state), { shop: true }),
  'seller-left': nextExchange,
  'attack-opened': nextBlow,
  'attack-changed': nextBlow,
  'attack-called-off': nextExchange,
  'attack-taken': (state, { attack, seat, from, power, split, describe }) =>
    after(state, { attack, seat, from, power, split: { ...split }, armour: false, shield: null, describe }),
  'blow-stopped': (state, { attack: { id, seat, from, power }, item, secret, over }) =>
    over
      ? after(state, {
          attack: id,
          seat,
          from,
          power,
          split: none,
          armour: false,
          shield: secret ? '' : item,
          describe: ''
        })
      : nextBlow(state),
  'slot-filled': (state, { seat, token, name = '' }) =>
    state.telling.taken?.seat === seat && token === 'wound' && name !== ''
      ? withTelling(state, { taken: { ...state.telling.taken, armour: true } })
      : state,
  'outcome-settled': (state, { move }) => (move === 'shield' && state.attacks.length > 0 ? nextBlow(state) : state),
  'outcome-dropped': state => (state.attacks.length > 0 ? nextBlow(state) : state),
  'chapter-began': state => withTelling(nextPage(state), { chapter: true }),
  'day-began': nextPage,
  'day-ended': nextPage,
  'book-began': nextPage,
  'tutorial-began': nextPage,
  'tutorial-ended': state => making(nextPage(state)),
  'touchstone-written': making,
  'touchstone-circled': making,
  'moves-laid-out': making,
  'draft-began': making,
  'flip-settled': (state, { consequences: { xp, xpTo } }) =>
    withTelling(xpTo === null ? state : grown(state, xpTo, xp, []), { flipXpTo: xpTo }),
  'flashback-began': state => {
    const { flipXpTo = null } = state.telling
    return flipXpTo === null ? state : withTelling(grown(state, flipXpTo, -1, []), { flipXpTo: null })
  },
  'xp-gained': (state, { seat, amount }) => grown(state, seat, amount, []),
  'move-gained': (state, { seat, move, how }) =>
    how === 'study' || how === 'critical' ? grown(state, seat, 0, [{ what: 'move', move, level: null }]) : state,
  'move-levelled': (state, { seat, move, level, how }) =>
    how === 'correction' ? state : grown(state, seat, 0, [{ what: 'move', move, level }]),
  'item-gained': (state, { seat, item }) =>
    findSheet(state, seat)?.character.created ? grown(state, seat, 0, [{ what: 'item', item: item.id }]) : state,
  helped: (state, { seat, wounds }) => (wounds > 0 ? grown(state, seat, 0, [{ what: 'healed', wounds }]) : state),
  'went-heroic': (state, { seat }) => grown(state, seat, 0, [{ what: 'heroic' }])
}

/** In a fight, and before a seller, the spotlight goes to another player’s exchange. */
function isHandOver({ round, telling }: State): boolean {
  return round !== null || telling.shop === true
}

const none = { exhaustion: 0, harm: 0, wound: 0 } as const

/** Characters are made, maybe after a tutorial scene: its flips are past. */
function making(state: State): State {
  return withTelling(nextExchange(state), { made: state.flips.count })
}

/** A blow brings its own die; the flip before it is past. */
function nextBlow(state: State): State {
  return withTelling(state, { past: { ...state.telling.past, flip: state.flips.count }, ...quiet })
}

/** The flip before is past; a chapter that has just begun is not. */
function revealed(state: State): State {
  return withTelling(nextExchange(state), { chapter: state.telling.chapter })
}

function after(state: State, taken: Taken): State {
  return withTelling(nextExchange(state), { taken })
}

function grown(state: State, seat: SeatId, xp: number, gains: readonly Gain[]): State {
  const { grown: all } = state.telling
  const before = all.find(each => each.seat === seat) ?? { seat, xp: 0, gains: [] }
  const now = { seat, xp: before.xp + xp, gains: [...before.gains, ...gains].slice(-mostGains) }
  return withTelling(state, { grown: [...all.filter(each => each.seat !== seat), now] })
}

/** The number that is stored for each character; the screen has space for fewer. */
const mostGains = 6

export const tellingRules = { follow } satisfies SliceRules<Game>
