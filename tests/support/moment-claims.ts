import type { SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import type { Event as AngelsEvent, State as Angels } from '#rules/face-of-angels/state'
import type { Event as DuelEvent, State as Duel } from '#rules/game-face/state'
import type { Event as StoryEvent, State as Story } from '#rules/prophecy/state'
import type { moments as angelsMoments } from '#rules/face-of-angels/moments'
import type { moments as duelMoments } from '#rules/game-face/moments'
import type { moments as storyMoments } from '#rules/prophecy/moments'
import type { moments as adventureMoments } from '#rules/thousand-faces/moments'
import type { Event, State } from '#rules/thousand-faces/state'

/** Whether what a moment says is what happened. */
export type Claim = (told: Told<never, never>) => boolean

interface Told<State, Event> {
  readonly event: Event
  readonly says: string
  readonly before: State
  readonly after: State
  readonly act: readonly Event[]
}

type Claims<State, Event extends { readonly type: string }, Kinds> = {
  readonly [Type in keyof Kinds & string]?: (told: Told<State, Extract<Event, { type: Type }>>) => boolean
}

const sheet = (state: State, seat: SeatId): State['sheets'][number] => {
  const found = state.sheets.find(each => each.seat === seat)
  if (!found) throw new Error(`no sheet of ${seat}`)
  return found
}
const character = (state: State, seat: SeatId): State['sheets'][number]['character'] => sheet(state, seat).character

/** What the character has to bear: Stamina lost, Harm, Wounds, what real cards still owe. */
const burden = (state: State, seat: SeatId): number => {
  const { piles, tokens } = sheet(state, seat)
  const exhausted = typeof piles.exhausted === 'number' ? piles.exhausted : piles.exhausted.length
  return exhausted + piles.faceUp.length + tokens.exhaustion + tokens.harm + tokens.wound + owed(state, seat)
}
const owed = (state: State, seat: SeatId): number =>
  state.pending?.kind === 'name-cards' && state.pending.seat === seat && state.pending.naming.for === 'stamina' ? 1 : 0
const down = (state: State, seat: SeatId): boolean => sheet(state, seat).incapacitated

const adventure: Claims<State, Event, typeof adventureMoments> = {
  'character-died': ({ event: { seat }, before, after }) =>
    !character(before, seat).dead && character(after, seat).dead,
  'character-revived': ({ event: { seat }, before, after }) =>
    character(before, seat).dead && !character(after, seat).dead,
  'chapter-began': ({ event: { chapter }, after }) => after.story.chapter === chapter,
  'chapter-ended': ({ event: { chapter, as }, says, before }) =>
    before.story.chapter === chapter && says.includes('without its point') === (as !== 'earned'),
  'book-began': ({ event: { book }, after }) => after.story.book === book,
  'journey-gained': ({ event: { amount }, before, after }) => after.story.journey - before.story.journey === amount,
  incapacitated: ({ event: { seat, by }, before, after }) =>
    !down(before, seat) &&
    (down(after, seat) || character(after, seat).dead) &&
    (by === 'stamina' || sheet(before, seat).tokens.wound === 2),
  'incapacity-cleared': ({ event: { seat }, before, after }) => down(before, seat) && !down(after, seat),
  'went-heroic': ({ event: { seat }, before, after }) =>
    character(before, seat).stamina !== 'heroic' && character(after, seat).stamina === 'heroic',
  'goal-fulfilled': ({ event: { seat }, before, after }) =>
    (character(before, seat).fateful?.locked ?? 0) > 0 && character(after, seat).fateful?.locked === 0,
  'find-answered': ({ event: { seat, answer }, after }) => character(after, seat).answered === answer,
  'disadvantage-stands': ({ before, after }) =>
    after.story.disadvantages.length === before.story.disadvantages.length + 1,
  'hearth-set': ({ event: { as }, after }) => after.story.hearth.available === (as === 'available'),
  'claim-made': ({ event: { seat }, after }) => after.story.claims.some(each => each.seat === seat),
  entreated: ({ event: { seat, card }, after }) => character(after, seat).entreated === card,
  'wound-taken': ({ event: { seat }, before, after }) =>
    sheet(after, seat).tokens.wound === sheet(before, seat).tokens.wound + 1,
  'attack-taken': ({ event: { seat }, says, before, after }) => {
    const wounds = sheet(after, seat).tokens.wound > sheet(before, seat).tokens.wound
    const worse = burden(after, seat) > burden(before, seat) || (down(after, seat) && !down(before, seat))
    if (says.includes('took a Wound')) return wounds
    return says.includes('unhurt') ? !wounds && !worse : !wounds && worse
  },
  'flip-settled': ({ event: { lead, result, consequences }, says, after }) => {
    const flip = sheet(after, lead).lastFlip
    const words = { 3: 'brilliantly', 2: 'did well', 1: '-', 0: 'failed' }[result]
    return flip?.result === result && (consequences.critical || says.includes(words))
  },
  'foe-struck': ({ event: { foe }, before, after }) => stands(before, foe.id) && !stands(after, foe.id),
  'hit-changed': ({ event: { foe }, after }) => !stands(after, foe.id),
  'flashback-began': ({ event: { seat }, after }) => sheet(after, seat).lastFlip?.flashback === true,
  'forgotten-thing-done': ({ event: { seat }, before, after }) => sheet(after, seat).xp < sheet(before, seat).xp,
  'rage-began': ({ event: { seat }, after }) => character(after, seat).berserk,
  'design-found': ({ event: { seat, weapon }, before, after }) =>
    character(before, seat).designs.length > character(after, seat).designs.length &&
    character(after, seat).items.some(({ name }) => name === weapon),
  'item-gained': ({ event: { seat, item }, after }) => character(after, seat).items.some(({ id }) => id === item.id),
  'item-lost': ({ event: { seat, item }, before, after }) =>
    character(before, seat).items.some(({ id }) => id === item) &&
    !character(after, seat).items.some(({ id }) => id === item),
  'blessing-taken': ({ event: { seat }, before, after }) => blessings(after, seat) > blessings(before, seat),
  'move-gained': ({ event: { seat, move }, before, after }) => !has(before, seat, move) && has(after, seat, move),
  'character-finished': ({ event: { seat }, before, after }) =>
    !character(before, seat).created && character(after, seat).created,
  'pursuit-began': ({ before, after }) => before.game === null && after.game?.kind === 'pursuit',
  'corners-finished': ({ before, after }) => before.game?.kind === 'corners' && after.game === null,
  'shadow-spent': ({ event: { free, circled }, before, after }) =>
    before.shadow.free + before.shadow.circled - (after.shadow.free + after.shadow.circled) === free + circled,
  'gm-move-made': ({ event: { what = '' }, says }) => says.includes(what.trim()),
  'gm-move-played': ({ event: { what }, says }) => says.includes(what.trim()),
  rested: ({ event: { seat }, after }) => character(after, seat).lastMove === 'rest',
  helped: ({ event: { seat }, after }) => character(after, seat).lastMove === 'seek-help',
  'question-answered': ({ event: { seat, question, answer }, after }) =>
    character(after, seat).answers[question] === answer
}

const stands = (state: State, id: number): boolean => (state.foes.find(foe => foe.id === id)?.stamina ?? 0) > 0
const has = (state: State, seat: SeatId, move: string): boolean =>
  character(state, seat).moves.some(each => each.move === move)
const blessings = (state: State, seat: SeatId): number => JSON.stringify(sheet(state, seat).piles).split('"B').length

const angels: Claims<Angels, AngelsEvent, typeof angelsMoments> = {
  'contest-won': ({ event: { outcome }, after }) =>
    after.contest?.phase.at === 'ended' && after.contest.phase.outcome.winner === outcome.winner,
  'transformation-picked': ({ event: { seat, transformation }, after }) =>
    after.protagonists.some(
      each => each.seat === seat && each.transformations.some(({ words }) => words === transformation.words)
    ),
  'relationship-settled': ({ event: { relationship }, after }) =>
    after.relationships.some(each => each.id === relationship.id && each.fate === relationship.fate),
  // A24b: before the first trick it is kept for the case of a tie.
  'end-agreed': ({ event: { words }, after }) =>
    after.contest?.phase.at === 'ended'
      ? after.contest.phase.outcome.common === words
      : after.contest?.closest?.words === words && after.contest.closest.agreed,
  'powers-gained': ({ event: { seat, trump }, before, after }) =>
    JSON.stringify(after.protagonists.find(each => each.seat === seat)).includes(JSON.stringify(trump.area)) &&
    after !== before
}

const duel: Claims<Duel, DuelEvent, typeof duelMoments> = {
  'duel-began': () => false,
  'reveal-corrected': () => false,
  'ritual-ended': ({ event: { verdict }, after }) => after.ritual?.verdict?.victor === verdict.victor,
  'sudden-death-began': ({ after }) => after.ritual?.kind === 'sudden-death' && after.ritual.verdict === null,
  'result-noted': ({ event: { words }, after }) => after.story === words
}

const story: Claims<Story, StoryEvent, typeof storyMoments> = {
  'prophecy-written': ({ event: { doom }, after }) => after.doom.title === doom.title && doom.title !== '',
  'module-received': ({ event: { doom }, after }) => after.doom.title === doom.title,
  'outcome-determined': ({ event: { scene, outcome }, after }) => cameOut(after, scene) === outcome,
  'outcome-corrected': ({ event: { scene, outcome }, after }) => cameOut(after, scene) === outcome,
  'scene-told': ({ event: { scene, words }, after }) =>
    after.scenes.some(each => each.id === scene && each.story === words),
  'character-handed-over': ({ event: { object, player }, after }) =>
    JSON.stringify(after.objects.find(({ id }) => id === object)?.player) === JSON.stringify(player)
}

const cameOut = (state: Story, scene: string): unknown => state.scenes.find(({ id }) => id === scene)?.check?.outcome

/** For each kind of moment of each game, what must be true when it is told. A kind without an entry fails the test. */
export const claims = {
  'thousand-faces': adventure,
  'face-of-angels': angels,
  'game-face': duel,
  prophecy: story
} satisfies Record<SystemId, unknown>
