import { gm, type SeatId } from '#rules/core/seat'
import type { Ask } from '#shared/contract'
import type { Played } from '../chronicle'
import { LivePhone } from '../live-phone'
import { momentOf } from '../moments/index'
import { settled } from '../mounted-dashboard'
import { askedOnPhone, seatAsked } from '../phone-questions'
import { phoneStates } from '../phone-states'
import { press, unfold } from './dashboard'
import type { Place, Screen } from './visit'

/** A phone on which something can be written. */
interface PhoneWithFields {
  readonly name: string
  readonly make: () => { readonly played: Played; readonly seat: SeatId }
  readonly writes: readonly string[]
  readonly presses?: readonly (string | RegExp)[]
}

const state = (name: string): PhoneWithFields['make'] => phoneStates.find(each => each.name === name)!.make

function asked(name: string): ReturnType<PhoneWithFields['make']> {
  const played = askedOnPhone(name)
  return { played, seat: played.seats[seatAsked(name)[0]]! }
}

function moderating(): ReturnType<PhoneWithFields['make']> {
  const story = momentOf('prophecy: on stage')()
  const [seat] = story.seats
  story.act(gm, { type: 'name-moderator', seat })
  return { played: story.played, seat: seat! }
}

export const phones: readonly PhoneWithFields[] = [
  {
    name: 'the record of a protagonist',
    make: state('face-of-angels: dealt, called to contest, seat 1'),
    writes: [
      'PhoneRecord',
      'CommitField',
      'ProtagonistForm',
      'RelationshipList',
      'SliceList',
      'TextField',
      'WordsField'
    ]
  },
  {
    name: 'how a duel is fought',
    make: state('game-face: cups down, seat 0'),
    presses: [/^Say how you fight/],
    writes: ['QuestionFields']
  },
  {
    name: 'who settles a duel',
    make: state('game-face: cups down, called to settle, seat 2'),
    writes: ['QuestionFields']
  },
  {
    name: 'a Prophecy without a character',
    make: state('prophecy: received, seat 1'),
    writes: ['QuestionFields', 'PhoneBoard']
  },
  { name: 'a character of a Prophecy', make: state('prophecy: seven characters, seat 0'), writes: ['PhoneCharacter'] },
  {
    name: 'who tells a scene',
    make: state('prophecy: the dice have fallen, called to tell, seat 0'),
    writes: ['QuestionFields']
  },
  { name: 'a scene that is over', make: state('prophecy: the dice have fallen, seat 1'), writes: ['QuestionFields'] },
  { name: 'the Moderator', make: moderating, presses: [/^Ask the table/], writes: ['QuestionFields'] },
  { name: 'a touchstone', make: () => asked('a character in the making'), writes: ['QuestionFields'] },
  {
    name: 'the questions',
    make: () => asked('a character in the making'),
    presses: ['Later', 'Later', 'Later'],
    writes: ['PhoneMaking']
  },
  {
    name: 'the gear',
    make: () => asked('a character in the making'),
    presses: ['Later', 'Later', 'Later', 'Later', 'Later', /^Take .* Pack/, /^Sword/],
    writes: ['QuestionFields']
  },
  {
    name: 'what XP can buy',
    make: state('XP on phones, 12 acts, seat 0'),
    writes: ['QuestionFields']
  },
  { name: 'a day in town', make: () => asked('a day in town, with a master'), writes: ['QuestionFields'] }
]

/** The page of a phone, which can crash. */
export class WrittenPhone implements Screen {
  private earlier: Ask[] = []

  private constructor(
    private readonly make: () => Promise<LivePhone>,
    private live: LivePhone
  ) {}

  static async mount({ make }: Pick<PhoneWithFields, 'make'>): Promise<WrittenPhone> {
    localStorage.clear()
    const { played, seat } = make()
    const mounting = (): Promise<LivePhone> => LivePhone.mount(played, seat)
    return new WrittenPhone(mounting, await mounting())
  }

  asked(): string {
    return JSON.stringify([this.earlier, this.live.asks])
  }

  settle(): Promise<void> {
    return this.live.settled()
  }

  /** Leaves the page and comes back. */
  async reload(): Promise<void> {
    this.earlier = [...this.earlier, ...this.live.asks]
    this.live.end()
    this.live = await this.make()
  }

  async crash(): Promise<void> {
    this.earlier = [...this.earlier, ...this.live.asks]
    const kept = Object.entries(localStorage)
    this.live.end()
    localStorage.clear()
    for (const [name, value] of kept) localStorage.setItem(name, String(value))
    this.live = await this.make()
  }

  end(): void {
    this.live.end()
  }
}

export function placeOnPhone({ name, writes, presses = [] }: PhoneWithFields, phone: WrittenPhone): Place {
  return {
    name,
    writes,
    async open() {
      await press(...presses)
      unfold()
      await settled()
    },
    leave: () => phone.reload()
  }
}
