import { ok, refuse } from '../../core/result'
import { type Deciders, happen } from '../../core/slice'
import { presentSheets } from '../sheets'
import type { Game } from '../state'
import type { CharacterCommand } from './model'

type TouchstoneCommand = Extract<
  CharacterCommand,
  { type: 'write-touchstone' | 'strike-touchstone' | 'circle-touchstone' }
>

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** R11: every player and the GM write titles. Each player circles one, the GM last; a title is circled once. */
export const decideTouchstones: Deciders<Game, TouchstoneCommand> = {
  'write-touchstone'(act, { title, by }) {
    if (title.trim() === '') return refuse({ because: 'empty-words' })
    if (by !== null && !act.state.sheets.some(({ seat }) => seat === by))
      return refuse({ because: 'no-such-seat', seat: by })
    if (act.state.workshop.touchstones.some(each => same(each.title, title)))
      return refuse({ because: 'title-twice', title })
    return ok(happen(act, { type: 'touchstone-written', title: title.trim(), by }))
  },
  'strike-touchstone'(act, { title }) {
    const found = act.state.workshop.touchstones.find(each => same(each.title, title))
    return found
      ? ok(happen(act, { type: 'touchstone-struck', title: found.title }))
      : refuse({ because: 'no-such-touchstone', title })
  },
  'circle-touchstone'(act, { title, by }) {
    const { touchstones } = act.state.workshop
    const found = touchstones.find(each => same(each.title, title))
    if (!found) return refuse({ because: 'no-such-touchstone', title })
    if (found.circledBy !== null) return refuse({ because: 'circled-already', title })
    if (touchstones.some(each => each.circledBy === by)) return refuse({ because: 'one-circle-each' })
    const waiting =
      by === 'gm' && presentSheets(act.state).some(({ seat }) => !touchstones.some(each => each.circledBy === seat))
    return waiting
      ? refuse({ because: 'gm-circles-last' })
      : ok(happen(act, { type: 'touchstone-circled', title: found.title, by }))
  }
}
