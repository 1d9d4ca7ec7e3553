import type { BoardPreparation, Fact, PreparationOf, PlayerPreparation } from '../../core/preparation'
import { counted } from '../../core/text'
import { chapterOf } from '../economy/chapters'
import { nextJourneyPoint } from '../prompts/journey'
import type { State, Sheet } from '../state'
import type { LogPart } from '../../core/log-line'
import type { Prompt, RecentPlay } from '../../core/prompts'
import { whyNotEarned } from '../economy/steps'
import { presentSheets } from '../sheets'
import { view, type GmView } from '../view'
import { leftOpen } from './left-open'
import { moveOf } from '../moves/all'
import { unusedOf, cardWorth } from '../prompts/unused'

/** BN7: the game's information before a session. */
export function prepare(state: State, preparing: PreparationOf): BoardPreparation {
  return {
    facts: factsOf(state),
    standing: standingIn(state),
    players: playersBefore(state, preparing),
    owed: owedBefore(state, preparing.page)
  }
}

function factsOf({ story, shadow }: State): readonly Fact[] {
  const chapter = chapterOf(story)
  const circled = shadow.circled > 0 ? ` + ${shadow.circled} circled` : ''
  return [
    ...(story.length === '30-hour' ? [{ label: 'Book', value: `${story.book}` }] : []),
    { label: 'Chapter', value: chapter ? `${chapter.number}, ${chapter.name}` : 'not begun' },
    { label: 'Journey', value: `${story.journey}` },
    { label: 'Shadow', value: `${shadow.free}${circled}` }
  ]
}

function standingIn(state: State): BoardPreparation['standing'] {
  const { disadvantages, hearth, goal } = state.story
  const journey = nextJourneyPoint(state)
  return [
    ...disadvantages.map(({ what, levels }) => [
      `${what || 'Without a name'}: ${counted(levels, 'disadvantage')} for everybody`
    ]),
    ...(goal === '' ? [] : [[`The shared goal: ${goal}`]]),
    ...(hearth.what === '' ? [] : [[`The Hearth: ${hearth.what}${hearth.available ? '' : ', out of reach'}`]]),
    ...(journey ? [[`${journey.title}. `, ...journey.says]] : [])
  ]
}

/** BN7: open or due items of a board, with the part of the screens that settles each. @param page the prepared session */
function owedBefore(state: State, page: number): readonly Prompt[] {
  const opener = page > 1 && state.story.opened < page
  const earned = whyNotEarned(state) === null
  const open = leftOpen(view(state, { kind: 'gm' }) as GmView).filter(({ panel }) => panel !== 'chapters' || earned)
  return [
    ...open.map(({ says, panel: place }) => leads(`open:${says}`, place, null, [says])),
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

function leads(id: string, panel: string, seat: Sheet['seat'] | null, says: readonly LogPart[]): Prompt {
  return { id, title: 'Owed', says, act: { on: 'screen', panel, seat, what: null, label: 'Go there' } }
}

/** Number of named cards of a player. */
const mostCards = 2

/** BN7: what each player of a living character enjoys, and the unused cards and points. */
function playersBefore(state: State, { page, session, recently }: PreparationOf): readonly PlayerPreparation[] {
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
