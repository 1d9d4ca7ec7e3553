import { line, lineForGm, type LogLine, type LogPart } from '../log-line'
import { say, type Explanation } from '../refusal'
import type { SeatId } from '../seat'
import type { Audience } from '../audience'
import type { Call, CallRefusal } from './model'

type RefusalBecause<What extends string, Kind> = Extract<CallRefusal<What>, { because: Kind }>

type CallWords<What extends string> = { readonly call: Call<What>; readonly how: string }
type PhoneChoiceWords = { readonly seat: SeatId | null; readonly on: boolean }

/**
 * The texts of calls. A call, its kind and its reason are public, so every audience reads them.
 * @param names "roll the scene's dice"
 */
export function callsWordsOf<What extends string>(names: Readonly<Record<What, string>>) {
  return {
    describe: {
      'player-called'({ call: { seats, what, why }, how }: CallWords<What>): LogLine | null {
        if (how !== 'called') return null
        return line(
          'quiet',
          'The GM calls on ',
          ...listed(seats),
          ` to ${names[what]}`,
          ...(why === '' ? [] : [`. ${why}`])
        )
      },
      'call-ended': ({ call: { seats }, how }: CallWords<What>): LogLine | null => {
        if (how === 'answered') return null
        return how === 'recalled'
          ? line('quiet', 'The call on ', ...listed(seats), ' is taken back')
          : line('quiet', ...listed(seats), ': that is all')
      },
      'phone-calls-set': ({ seat, on }: PhoneChoiceWords, audience: Audience): LogLine | null =>
        lineForGm(audience, playersOf(seat), on ? ' can be called on the phone' : ' cannot be called on the phone')
    },
    explain: {
      'phone-calls-so': ({ seat, on }: RefusalBecause<What, 'phone-calls-so'>): Explanation =>
        say(
          [playersOf(seat), on ? ' can be called already' : ' cannot be called as it is'],
          'Nothing needs to be done'
        ),
      'phone-calls-off': ({ seat }: RefusalBecause<What, 'phone-calls-off'>): Explanation =>
        say([{ seat }, ' is not called on the phone'], 'Switch calls on for this player, or do it here'),
      'nothing-to-call': ({ seat, what }: RefusalBecause<What, 'nothing-to-call'>): Explanation =>
        say([{ seat }, ` cannot ${names[what]} now`], 'Call for what the game waits for'),
      'call-gone': (): Explanation =>
        say('This is not waited for any more: somebody was first, or it was taken back', 'Look at what is there now'),
      'call-unfit': ({ what }: RefusalBecause<What, 'call-unfit'>): Explanation =>
        say(`You are called to ${names[what]}, and to nothing else`, 'Do that, or tell the Game Master')
    }
  }
}

function playersOf(seat: SeatId | null): LogPart {
  return seat === null ? 'All players' : { seat }
}

function listed(seats: readonly SeatId[]): readonly LogPart[] {
  const before = (at: number): LogPart[] => (at === 0 ? [] : [at === seats.length - 1 ? ' or ' : ', '])
  return seats.flatMap((seat, at) => [...before(at), { seat }])
}
