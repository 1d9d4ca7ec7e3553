import type { LogPart } from '../../core/log-line'
import type { Prompt } from '../../core/prompts'
import { counted } from '../../core/text'
import { whyNotEarned } from '../economy/chapter-steps'
import { presentSheets } from '../sheets'
import type { Sheet, State } from '../state'
import { view, type GmView } from '../view'
import { leftOpen } from './left-open'

/** BN7: open or due items of a board, with the part of the screens that settles each. @param page the prepared session */
export function owedBefore(state: State, page: number): readonly Prompt[] {
  const opener = page > 1 && state.story.opened < page
  const earned = whyNotEarned(state) === null
  const open = leftOpen(view(state, { kind: 'gm' }) as GmView).filter(({ place }) => place !== 'chapters' || earned)
  return [
    ...open.map(({ says, place }) => leads(`open:${says}`, place, null, [says])),
    ...(opener ? [leads('opener', 'session', null, ['1 XP for everybody at the start of the session'])] : []),
    ...presentSheets(state)
      .filter(({ character }) => !character.dead)
      .flatMap(owedTo)
  ]
}

/** Items that are due to one player, or that the game holds for them. */
function owedTo({ seat, character }: Sheet): readonly Prompt[] {
  const { designs, owedMagic, fateful, items } = character
  const to = (id: string, ...says: readonly LogPart[]): Prompt =>
    leads(`${seat}:${id}`, 'sheet', seat, [{ seat }, ...says])
  return [
    ...designs.map(({ name }) => to(`design:${name}`, ` has told of a weapon, ${name}: let it be found`)),
    ...(owedMagic > 0 ? [to('magic', ` has ${counted(owedMagic, 'magic item')} to choose`)] : []),
    ...(fateful && fateful.locked > 0 ? [to('fateful', `: ${fateful.locked} XP are locked on a Fateful Moment`)] : []),
    ...items
      .filter(({ damage, secret }) => damage > 0 && !secret)
      .map(({ id, name, damage }) => to(`damage:${id}`, `: ${name} has ${damage} damage`))
  ]
}

function leads(id: string, place: string, seat: Sheet['seat'] | null, says: readonly LogPart[]): Prompt {
  return { id, title: 'Owed', says, act: { on: 'screen', place, seat, what: null, label: 'Go there' } }
}
