import type { Luck } from '#rules/core/luck'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import type { Command, State } from '#rules/face-of-angels/state'
import { personalities, suits, type Participant } from '#rules/face-of-angels/vocabulary'

const longest = 'ß'.repeat(600)
const longName = '🪶'.repeat(40)

/** At the ends of what a command may say, and for or by players who are away. */
export function extreme(state: State, luck: Luck): { readonly actor: Actor; readonly command: Command } {
  const any = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[luck.below(Math.max(1, things.length))]
    if (thing === undefined) throw new Error('nothing to choose from')
    return thing
  }
  const everybody: readonly SeatId[] = state.protagonists.map(one => one.seat)
  const seat = any(everybody)
  const who: Participant = luck.below(4) === 0 ? 'world' : seat
  const act = any(state.acts)
  const trump = () => ({ suit: any(suits), area: longName, declared: any(['by-choice', 'always'] as const) })
  const commands: readonly Command[] = [
    { type: 'leave-game', seat },
    { type: 'return-to-game', seat },
    { type: 'deal-extra', who, reason: longest },
    { type: 'draw-as-jack', who: seat },
    { type: 'correct-progress', seat, contests: 9999, relationships: 9999 },
    { type: 'correct-powers', seat, trumps: Array.from({ length: luck.below(5) }, trump) },
    {
      type: 'edit-protagonist',
      seat,
      name: longName,
      personality: any(personalities),
      area: longName,
      perception: longest
    },
    { type: 'gain-powers', seat, suit: any(suits), area: longName },
    { type: 'write-secret', who: seat, words: longest },
    { type: 'note-suspicion', who, about: seat, words: longest },
    { type: 'add-relationship', seat, kind: any(['friend', 'foe'] as const), name: longName },
    { type: 'edit-night', place: longest, why: longest, event: longest },
    {
      type: 'edit-act',
      act: {
        ...act,
        transformations: Array.from({ length: 40 }, () => ({
          words: longest,
          effect: any(['story', 'always-trump', 'new-trump', 'second-trump', 'powers-lost'] as const)
        }))
      }
    },
    { type: 'play-as', who, acting: { as: 'other', name: longName } },
    { type: 'propose-end', who, words: longest },
    { type: 'agree-end', who },
    { type: 'close-help', steps: 'both' },
    { type: 'set-stakes', who, ifWin: longest, ifLose: longest },
    { type: 'pick-transformation', who, choice: luck.below(40), words: longest, realm: null },
    {
      type: 'pick-transformation',
      who,
      choice: luck.below(40),
      words: longest,
      realm: { suit: any(suits), area: longName }
    },
    { type: 'award-trick', number: 9999, to: 'initiator' },
    ...state.relationships
      .slice(-3)
      .map(({ id }): Command => ({ type: 'correct-relationship', relationship: id, fate: 'dead', spentIn: 4 }))
  ]
  const command = any(commands)
  const owner: Participant = 'who' in command ? command.who : 'seat' in command ? (command.seat ?? 'world') : 'world'
  const bySeat = owner !== 'world' && luck.below(2) === 0
  return { actor: bySeat ? { kind: 'seat', seat: owner } : gm, command }
}
