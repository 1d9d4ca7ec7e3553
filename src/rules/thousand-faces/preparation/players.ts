import type { PlayerPreparation, PreparationOf } from '../../core/preparation'
import type { RecentPlay } from '../../core/prompts'
import { moveOf } from '../moves/all'
import { unusedOf, cardWorth } from '../prompts/unused'
import { presentSheets } from '../sheets'
import type { Sheet, State } from '../state'

/** Number of named cards of a player. */
const mostCards = 2

/** BN7: what each player of a living character enjoys, and the unused cards and points. */
export function playersBefore(state: State, { page, session, recently }: PreparationOf): readonly PlayerPreparation[] {
  const when = session === 0 ? null : page === session ? 'tonight' : `in session ${session}`
  return presentSheets(state)
    .filter(({ character }) => !character.dead)
    .map(sheet => ({
      seat: sheet.seat,
      enjoys: enjoyedBy(state, sheet),
      unused: unusedBy(state, sheet, recently, when)
    }))
}

/** The Touchstones that the player circled or wrote, and the awaited Fateful Moment. */
function enjoyedBy({ workshop }: State, { seat, character: { fateful } }: Sheet): readonly string[] {
  const circled = workshop.touchstones.filter(({ circledBy }) => circledBy === seat)
  const written = workshop.touchstones.filter(({ by, circledBy }) => by === seat && circledBy !== seat)
  return [
    ...[...circled, ...written].map(({ title }) => title),
    ...(fateful && fateful.locked > 0 ? [fateful.goal] : [])
  ]
}

/** The best cards without a use in the last session (null: no session yet), XP, and unused magic. */
function unusedBy(state: State, sheet: Sheet, recently: RecentPlay, when: string | null): readonly string[] {
  const { xp, character } = sheet
  const cards =
    when === null ? [] : unusedOf(state, sheet, recently).sort((one, other) => cardWorth(other) - cardWorth(one))
  const full = character.items.filter(({ magic, secret }) => magic && !secret && magic.charges >= magic.capacity)
  return [
    ...cards.slice(0, mostCards).map(({ move }) => `${moveOf(move).name}: not used ${when}`),
    ...(xp > 0 ? [`${xp} XP unspent`] : []),
    ...full.map(
      ({ name, magic }) => `${name}: ${magic?.charges === 1 ? 'its charge' : `all ${magic?.charges} charges`} unused`
    )
  ]
}
