import { gm } from '#rules/core/seat'
import { vi } from 'vitest'
import { useGm } from '@/dashboard/store'
import { Played } from '../chronicle'
import { momentOf } from '../moments/index'
import { at, board, type Board } from '../moments/company'
import { inTrick } from '../moments/face-of-angels'
import { calledWithRealDice } from '../moments/game-face'
import { askedOnPhone } from '../phone-questions'
import { settled } from '../mounted-dashboard'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { press, unfold } from './dashboard'
import type { Place } from './visit'

/** A board of one of the smaller games, at a moment in which something can be written. */
interface BoardWithFields {
  readonly name: string
  readonly make: () => Played
  readonly writes: readonly string[]
  /** Pressed one after the other, to come to the fields. */
  readonly presses?: readonly (string | RegExp)[]
  /** The panel of an adventure. */
  readonly panel?: string
  /** The sheet of an adventure. */
  readonly sheet?: 'character'
}

function contest(kind: 'ordinary' | 'going-for-broke', act: 0 | 1, isStaked: boolean): Board {
  const angels = board('face-of-angels', 'The Water Gate', 4).act(gm, { type: 'start-game' })
  if (act === 1) angels.act(gm, { type: 'begin-act', act })
  const who = angels.seats[1]
  if (kind === 'going-for-broke')
    angels.act(at(who), {
      type: 'edit-protagonist',
      seat: who,
      name: 'Margit',
      personality: 'ace',
      area: '',
      perception: ''
    })
  angels
    .act(at(who), { type: 'call-contest', who, acting: { as: 'protagonist' }, respondent: 'world', kind })
    .act(gm, { type: 'step-up', who: 'world', acting: { as: 'other', name: 'Warden Brask' } })
  if (isStaked) angels.act(at(who), { type: 'set-stakes', who, ifWin: 'The gate opens.', ifLose: 'It follows her.' })
  return angels
}

function pursuit(): Played {
  const played = Played.table('The Salt Road', 'Kresk', 'Willow')
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  played.act({ type: 'begin-pursuit', joined: played.seats, pay: 'nothing' })
  return played
}

const moment = (name: string) => (): Played => momentOf(name)().played

export const boards: readonly BoardWithFields[] = [
  { name: 'face-of-angels: before the deal', make: moment('face-of-angels: before the deal'), writes: [] },
  { name: 'face-of-angels: dealt', make: moment('face-of-angels: dealt'), writes: [] },
  {
    name: 'face-of-angels: the record',
    make: moment('face-of-angels: dealt'),
    presses: ['Record'],
    writes: ['CorrectRecord']
  },
  {
    name: 'face-of-angels: the acts',
    make: moment('face-of-angels: dealt'),
    presses: ['Acts'],
    writes: ['ActEditor', 'EditableList', 'NightEditor']
  },
  {
    name: 'face-of-angels: a call',
    make: moment('face-of-angels: dealt'),
    presses: [/^Call a player/],
    writes: ['QuestionFields']
  },
  {
    name: 'face-of-angels: a contest',
    make: moment('face-of-angels: dealt'),
    presses: ['Call a contest…'],
    writes: []
  },
  {
    name: 'face-of-angels: no stakes yet',
    make: () => contest('ordinary', 0, false).played,
    presses: [/^Enter for Constance/],
    writes: ['QuestionFields']
  },
  {
    name: 'face-of-angels: other stakes',
    make: moment('face-of-angels: the stakes'),
    presses: [/^Change “If Constance/],
    writes: ['QuestionFields']
  },
  {
    name: 'face-of-angels: going for broke',
    make: () => contest('going-for-broke', 0, true).played,
    presses: [/^Enter for Constance/, /^What comes closest/],
    writes: ['QuestionFields']
  },
  { name: 'face-of-angels: it is won', make: moment('face-of-angels: it is won'), writes: [] },
  {
    name: 'game-face: nobody called',
    make: moment('game-face: nobody called'),
    presses: [/^\d?A character of yours/],
    writes: ['QuestionFields']
  },
  { name: 'game-face: cups down', make: moment('game-face: cups down'), writes: [] },
  {
    name: 'game-face: a dispute',
    make: moment('game-face: cups down'),
    presses: [/^Settle a dispute/, /^How does/],
    writes: ['QuestionFields']
  },
  {
    name: 'game-face: decided',
    make: moment('game-face: decided'),
    presses: [/^The result in one line/],
    writes: ['QuestionFields']
  },
  { name: 'prophecy: nothing written', make: moment('prophecy: nothing written'), writes: ['ProphecyPhase'] },
  {
    name: 'prophecy: own modules',
    make: moment('prophecy: received'),
    presses: ['More about The own one', 'Rename…'],
    writes: ['OwnModuleRow']
  },
  {
    name: 'prophecy: seven characters',
    make: moment('prophecy: seven characters'),
    writes: ['CharacterCard', 'IndexCard', 'StickyNote']
  },
  {
    name: 'prophecy: a card of the world',
    make: moment('prophecy: seven characters'),
    presses: [/^A new card/],
    writes: ['QuestionFields']
  },
  {
    name: 'prophecy: no scene',
    make: () => momentOf('prophecy: seven characters')().act(gm, { type: 'go-to', phase: 'outline' }).played,
    writes: ['FirstFinale']
  },
  { name: 'prophecy: the outline', make: moment('prophecy: the outline'), writes: ['SketchPanel'] },
  {
    name: 'prophecy: a new scene',
    make: () =>
      momentOf('prophecy: seven characters')().act(
        gm,
        { type: 'go-to', phase: 'outline' },
        { type: 'sketch', parent: null, objective: 'Stop the last train' }
      ).played,
    presses: [/^Add a scene before it/],
    writes: ['NewScene']
  },
  {
    name: 'prophecy: the Moderator',
    make: moment('prophecy: the outline'),
    presses: [/^Moderator/, /^Ask the table/],
    writes: ['QuestionFields']
  },
  {
    name: 'prophecy: real dice',
    make: moment('prophecy: on stage'),
    presses: [/being performed$/, /^Real dice/],
    writes: ['QuestionFields']
  },
  {
    name: 'adventure: what a move brings',
    make: () => askedOnPhone('what a move brings'),
    panel: 'flip',
    writes: ['QuestionFields']
  },
  {
    name: 'adventure: a blow',
    make: () => askedOnPhone('how a blow is taken'),
    panel: 'flip',
    writes: ['QuestionFields']
  },
  {
    name: 'adventure: a pursuit',
    make: pursuit,
    panel: 'mini-games',
    presses: [/^Call the player/],
    writes: ['QuestionFields']
  },
  { name: 'game-face: real dice', make: () => calledWithRealDice().played, writes: [] },
  {
    name: 'prophecy: the dice have fallen',
    make: moment('prophecy: the dice have fallen'),
    writes: ['QuestionFields']
  },
  {
    name: 'adventure: what a seller lays out',
    make: () => askedOnPhone('what a seller lays out'),
    sheet: 'character',
    presses: [/^XP/, /^Shop/],
    writes: ['QuestionFields']
  },
  {
    name: 'face-of-angels: a secret is said',
    make: () => inTrick(4, 1).played,
    presses: [/^(.{1,2})\1\1$/, /^The secret of/],
    writes: ['QuestionFields']
  }
]

export const boardAnswers = { 'list-modules': [{ id: 'm1', title: 'The own one', teaser: 'It rains.', keptAt: 1 }] }

export function placeOn({ name, writes, presses = [], panel, sheet }: BoardWithFields, played: Played): Place {
  const of = played.chronicle.campaign.boards.at(-1)!.id
  return {
    name,
    writes,
    async open() {
      useGm().page = 'board'
      useGm().board = of
      await vi.dynamicImportSettled()
      await settled()
      if (panel) useGmChoices().open(panel)
      if (sheet) useGm().sheet = sheet
      await settled()
      await press(...presses)
      unfold()
      await settled()
    },
    leave() {
      useGm().sheet = null
      useGm().page = 'settings'
    }
  }
}
