import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { Command } from '#rules/thousand-faces/state'
import type { GmView } from '#rules/thousand-faces/view'
import type { GuideStep } from '@/games/game'
import { perform } from '@/features/actions/actions'
import { capsOf } from '@/features/keys/keys'
import { useGm } from '@/dashboard/store'
import { isDone, tableSteps, type TableStep } from '../characters/creation/creation-steps'
import { tutorialMinutes } from '#rules/thousand-faces/economy/tutorial'
import { useGmChoices } from '../board/gm-choices'
import { membersIn } from '../board/use-board'

/** The functions of the dashboard for a guide: what it opens, and what it sends to the board. */
interface Reach {
  open(sheet: 'creation' | 'story' | 'scene', page?: string): void
  /** @returns whether it was done */
  act(command: Command): Promise<boolean>
  /** Answers an offered question as it proposes. */
  answer(question: string): void
  flip(): void
  /** Begins round 1 of a fight, or passes to the next turn. */
  nextTurn(): void
  /** That player has the page of a phone open. */
  hasPhone(seat: SeatId): boolean
}

/** The steps of a first session on this board, in the order of 5.7. The campaign shows which are done (SE8). */
export function guideSteps(board: BoardFrame<'gm'>, frame: Frame<'gm'>): readonly GuideStep[] {
  const view = board.view as GmView
  const reach = reachOf(board)
  return [
    {
      id: 'length',
      says: 'How long shall the campaign be?',
      why: 'It stands at 3 hours: four chapters, and no Harm.',
      done: view.economy.chapter > 0,
      once: true,
      label: 'Length…',
      run: () => reach.open('story', 'length')
    },
    phoneStep(view, frame, reach),
    tutorialStep(view, frame, reach),
    ...tableSteps.map(step => creationStep(view, frame, step, reach)),
    {
      id: 'goal',
      says: 'Write the shared goal down',
      why: 'What all characters want together, in two to six words.',
      done: view.economy.goal !== '',
      label: 'Shared goal…',
      run: () => reach.open('story', 'goal')
    },
    {
      id: 'scene',
      says: 'Set the first scene',
      why: 'Its title stands on the table screen.',
      done: frame.scene.title !== '',
      label: 'Scene…',
      run: () => reach.open('scene')
    },
    {
      id: 'chapter',
      says: 'Begin chapter 1',
      why: `It names what must happen for a Journey point${capsOf('story') && ` (${capsOf('story')} shows it)`}.`,
      done: view.economy.chapter > 0,
      label: 'Begin chapter 1',
      run: () => reach.answer('begin-chapter')
    },
    {
      id: 'flip',
      says: 'Make the first flip',
      why: 'Pick a player and an attribute.',
      done: view.economy.chapter > 0 && !view.economy.unplayed,
      play: true,
      label: 'Go to the flip',
      run: reach.flip
    },
    {
      id: 'fight',
      says: 'Begin the fight',
      why: 'Each player acts; then each foe strikes.',
      done: view.format !== null || view.round !== undefined,
      later: !view.foes.some(foe => foe.revealed && !foe.subdued),
      once: true,
      first: frame.session > 0 || Boolean(frame.current),
      label: 'Begin round 1',
      run: reach.nextTurn
    },
    {
      id: 'foes-turn',
      says: 'The foes’ turn',
      why: 'Each foe that stands strikes one player.',
      done: false,
      later: view.round?.next.is !== 'foes',
      once: true,
      first: true,
      label: 'Show the foes',
      run: reach.nextTurn
    },
    {
      id: 'day',
      says: 'Give them a day in town',
      why: 'Between two chapters: buy, repair, learn moves for XP.',
      done: view.economy.day !== null,
      later: !view.economy.chapters.some(({ state, end }) => state === 'past' || end !== null),
      once: true,
      label: 'Days…',
      run: () => reach.open('story', 'days')
    }
  ]
}

/** The players with a phone at the table. A player without one keeps flipping on the dashboard. */
function phoneStep({ onPhone = [] }: GmView, { seats }: Frame<'gm'>, reach: Reach): GuideStep {
  const atTable = seats.filter(seat => !seat.retired).map(({ id }) => id)
  const have = atTable.filter(reach.hasPhone)
  return {
    id: 'phones',
    says: 'Let the players flip on their phones',
    why: 'You call; the phone shows the call and the result.',
    done: onPhone.length > 0 || have.length === 0,
    once: true,
    label: 'Let them flip',
    run: () => void flipOnPhones(have.length === atTable.length ? [null] : have, reach)
  }
}

/** One after another: each is judged by the state after the one before. Null: all players. */
async function flipOnPhones(players: readonly (SeatId | null)[], { act }: Reach): Promise<void> {
  for (const seat of players) if (!(await act({ type: 'set-phone-flips', seat, on: true }))) return
}

function tutorialStep({ economy, flip, sheets }: GmView, { seats }: Frame<'gm'>, reach: Reach): GuideStep {
  const id = 'tutorial'
  const done = economy.chapter > 0 || (flip !== null && economy.tutorial === null)
  if (economy.tutorial) {
    const haveFlipped = membersIn(seats, sheets).every(({ sheet }) => sheet.lastFlip !== null)
    return {
      id: 'tutorial-scene',
      done,
      says: haveFlipped ? 'Everybody has flipped' : 'Play the tutorial scene',
      play: !haveFlipped,
      why: haveFlipped ? 'End the tutorial scene, or play on in it.' : `Each flips once: ${flipKeys()}`,
      label: 'End the tutorial scene',
      run: () => reach.answer('tutorial')
    }
  }
  const minutes = tutorialMinutes(seats.filter(seat => !seat.retired).length)
  return {
    id,
    done,
    says: 'Play a tutorial scene',
    why: `${minutes} minutes to learn flipping, with a clock and lent ranks.`,
    // An ended scene is not offered again, also where no card was flipped in it.
    once: true,
    label: 'Begin the scene',
    run: () => reach.answer('tutorial')
  }
}

function creationStep(view: GmView, { seats }: Frame<'gm'>, step: TableStep, reach: Reach): GuideStep {
  const { workshop } = view
  const characters = membersIn(seats, view.sheets).map(member => member.sheet.character.steps)
  return {
    id: step.id,
    says: step.id === 'touchstones' && workshop.touchstones.length > 2 ? 'Circle a Touchstone each' : says[step.id],
    why: brief[step.id] ?? step.says,
    done: step.covers.length ? isDone(characters, step) : workshop.circled.length > 0,
    label: `${step.label}…`,
    run: () => reach.open('creation', step.id)
  }
}

const says: Readonly<Record<TableStep['id'], string>> = {
  touchstones: 'Write the Touchstone list',
  cards: 'Pick the move cards',
  points: 'Lay the six points',
  names: 'Name the characters',
  questions: 'Ask the questions',
  moment: 'Choose a Fateful Moment each',
  gear: 'Pack up',
  hearth: 'Name The Hearth'
}

/** What the sheet of a step says at more length than the strip has space for. */
const brief: Readonly<Partial<Record<TableStep['id'], string>>> = {
  touchstones: 'Books, films and songs that this story could be like.',
  cards: 'Three cards say what a character does best.',
  points: 'Over Strength, Dexterity and Intellect. Four is best.',
  gear: 'Pack is gear that gets its name when it is needed.'
}

/** How to flip with the present keys, in few words: beside the spotlight the strip has little space. */
function flipKeys(): string {
  const [str, dex, int] = [capsOf('attribute-str'), capsOf('attribute-dex'), capsOf('attribute-int')]
  const player = capsOf('pick-seat') || 'a player'
  const attribute = str && dex && int ? `${str}, ${dex} or ${int}` : 'an attribute'
  return `${player}, ${attribute}, ${capsOf('flip') || 'flip'}.`
}

function reachOf(board: BoardFrame<'gm'>): Reach {
  const gm = useGm()
  const gmChoices = useGmChoices()
  const look = (): void => {
    gm.page = 'board'
    gm.board = board.id
  }
  return {
    open(sheet, page) {
      look()
      gm.sheetPage = page ?? null
      gm.sheet = sheet
    },
    act: async command => (await gm.act(board.id, command, 'next-step')).ok,
    answer: question => void gm.answer(board.id, question, {}, 'next-step'),
    flip() {
      look()
      gmChoices.open('flip')
    },
    nextTurn() {
      look()
      perform('next-turn')
    },
    hasPhone: seat => gm.snapshot?.deviceServer.seats.some(each => each.seat === seat && each.connected) ?? false
  }
}
