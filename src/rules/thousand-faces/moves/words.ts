import { line, type LogPart } from '../../core/log-line'
import type { Describing, Explaining, SliceWords } from '../../core/slice'
import { because, counted, isOrAre, privateReason } from '../phrases'
import type { Game } from '../state'
import { attributeShortNames } from '../vocabulary'
import { moveOf } from './all'
import type { MoveId } from './ids'
import { levelName } from './level'
import type { MoveEvent, MoveRefusal } from './model'
import { movesPreview } from './preview'

const named = (move: MoveId | 'shield'): string => (move === 'shield' ? 'a shield' : moveOf(move).name)

const describe: Describing<MoveEvent> = {
  'move-used': ({ seat, outcome }) =>
    outcome.move === 'shield'
      ? line('plain', { seat }, ' raises a shield')
      : line('plain', { seat }, `: ${named(outcome.move)}`),
  'outcome-settled': ({ seat, move, picks, note }) => {
    const said = [...picks, ...(note.trim() === '' ? [] : [note.trim()])].join('; ')
    return said === '' ? null : line('plain', { seat }, `, ${named(move)}: ${said}`)
  },
  'outcome-dropped': () => null,
  'move-gained': ({ seat, move, level, how }) =>
    line(
      'good',
      { seat },
      how === 'creation' ? ` takes ${named(move)}` : ` learns ${named(move)}, ${levelName(level)}`
    ),
  'move-lost': ({ seat, move, how }) =>
    line('plain', { seat }, how === 'put-back' ? ` puts ${named(move)} back` : ` loses ${named(move)}`),
  'move-levelled': ({ seat, move, level }) =>
    line('good', { seat }, ` now makes ${named(move)} at level ${levelName(level)}`),
  'move-turned': ({ seat, move, face }) =>
    line('quiet', `${named(move)} of `, { seat }, face === 'down' ? ' is turned over' : ' is ready again'),
  'tokens-set': ({ seat, move, tokens, reason, asked }, audience) =>
    asked === undefined
      ? line('quiet', { seat }, ` has ${counted(tokens, 'token')} on ${named(move)}`, privateReason(audience, reason))
      : line('plain', { seat }, ` asks (${named(move)}, ${tokens} left)`, because(asked)),
  'card-attached': ({ seat, move, item }) =>
    line('quiet', { seat }, item === null ? ` takes ${named(move)} off` : ` attaches ${named(move)}`),
  'rage-began': ({ seat }) => line('grave', { seat }, ' goes berserk'),
  'rage-ended': ({ seat }) => line('plain', 'The rage of ', { seat }, ' is over'),
  'slot-filled': ({ seat, place, name, token }) =>
    line(
      'quiet',
      `${place.on === 'move' ? named(place.move) : (name ?? 'A slot')} of `,
      { seat },
      ` takes ${token === 'exhaustion' ? '1 Exhaustion' : token === 'harm' ? '1 Harm' : 'the Wound'}`
    ),
  'slot-emptied': ({ seat, place }) =>
    line('quiet', `A slot${place.on === 'move' ? ` on ${named(place.move)}` : ''} of `, { seat }, ' is free again'),
  entreated: ({ seat }) =>
    line('grave', { seat }, ' entreats the Blood-Bound: magic costs no charge until that wound is healed'),
  'bargain-ended': ({ seat }) => line('plain', 'The bargain of ', { seat }, ' with the Blood-Bound is over'),
  'power-turned': ({ seat, points }, audience) =>
    points > 0 && audience.kind === 'gm'
      ? line(
          'quiet',
          `${points} attack power ${points === 1 ? 'comes' : 'come'} off the next attack of `,
          { seat },
          ' on that foe'
        )
      : null,
  'envelope-opened': ({ seat, move }) => line('good', { seat }, ` has the rings: ${named(move)} may be learned`)
}

const says = (...parts: readonly LogPart[]): { readonly says: readonly LogPart[] } => ({ says: parts })
const mends = (packs: number): string => (packs === 1 ? 'mends' : 'mend')
const untilNames = { 'take-a-breather': 'Take a Breather', rest: 'Rest' } as const

const explain: Explaining<MoveRefusal> = {
  'face-down': ({ seat, move, until }) => ({
    ...says(`${named(move)} of `, { seat }, ' lies face down'),
    instead: [`${untilNames[until]} turns it up again`]
  }),
  'fast-used': ({ seat, by }) => ({
    ...says({ seat }, ` has used ${named(by)} in this moment: one FAST move each`),
    instead: ['Pass the spotlight on, or begin a new moment with it']
  }),
  'needs-card': ({ seat, move }) => ({
    ...says({ seat }, ` needs the card ${named(move)} for that`),
    instead: ['Study Under a Master can bring it']
  }),
  'not-with-that': ({ move, attributes }) => ({
    ...says(attributes.length === 0 ? `${named(move)} is not flipped` : `${named(move)} is not flipped with that`),
    instead: [
      attributes.length === 0
        ? 'Use it without an attribute'
        : `Flip ${attributes.map(each => attributeShortNames[each]).join(' or ')}`
    ]
  }),
  'too-heavy': ({ seat, move, count, most }) => ({
    ...says({ seat }, ` carries ${count}; ${named(move)} allows ${most}`),
    instead: ['Drop something first']
  }),
  'breather-twice': ({ seat }) => ({
    ...says({ seat }, ' has just taken a breather'),
    instead: ['Make another move that is not FAST first']
  }),
  'in-a-rage': ({ seat }) => ({
    ...says({ seat }, ' is in a rage: no move that needs Int'),
    instead: ['Take a Breather ends it; or flip another attribute']
  }),
  'not-in-a-rage': ({ seat }) => ({ ...says({ seat }, ' is calm'), instead: ['Nothing to end'] }),
  'other-campaign': ({ move }) => ({
    ...says(`${named(move)} belongs to longer campaigns`),
    instead: ['Change the length of the campaign, or give the card by hand']
  }),
  'works-by-itself': ({ move }) => ({
    ...says(`${named(move)} works by itself`),
    instead: ['Nothing to call; its effect is counted in']
  }),
  'own-way': ({ move }) => ({
    ...says(`${named(move)} has a dialog of its own`),
    instead: ['Choose it among the actions of the character']
  }),
  'needs-item': ({ move, sort }) => ({
    ...says(
      `${named(move)} needs ${sort === 'precious' ? 'a precious item' : sort === 'flowing' ? 'an ongoing magic effect' : 'a magic item'}`
    ),
    instead: ['Pick the item that is used']
  }),
  dead: ({ seat }) => ({
    ...says({ seat }, ' is dead'),
    instead: ['Pay 1 Journey point: Brought Back to Life; there is no other way']
  }),
  'no-such-outcome': () => ({ ...says('That move is settled already'), instead: ['Nothing to do'] }),
  'not-made': ({ seat, move }) => ({
    ...says({ seat }, ` has not made ${named(move)}`),
    instead: [`Make ${named(move)}; unless it fails, it asks for the XP when it is settled`]
  }),
  'flip-not-over': ({ seat }) => ({
    ...says('The flip of ', { seat }, ' is not over'),
    instead: ['Finish the flip first']
  }),
  'wrong-picks': ({ wants, got }) => ({
    ...says(`${counted(wants, 'option')} to pick, ${got} picked`),
    instead: [wants === 0 ? 'Pick none' : `Pick ${wants}`]
  }),
  'impossible-option': ({ why }) => ({ ...says(why), instead: ['Pick another one'] }),
  'no-such-reason': ({ move }) => ({
    ...says(`What was said to help or hinder ${named(move)} is not so any more`),
    instead: ['Look at the flip again']
  }),
  'no-tokens': ({ seat, move }) => ({
    ...says('No token of ', { seat }, ` lies on ${named(move)}`),
    instead: ['Make the move again']
  }),
  'has-move': ({ seat, move }) => ({ ...says({ seat }, ` has ${named(move)}`), instead: ['Raise its level instead'] }),
  'no-such-move': ({ seat, move }) => ({
    ...says({ seat }, ` does not have ${named(move)}`),
    instead: ['Give them the card first']
  }),
  'no-higher-level': ({ move }) => ({ ...says(`${named(move)} has no higher level`), instead: ['Study another move'] }),
  'no-move-to-raise': () => ({ ...says('The move just resolved has no levels'), instead: ['Take a Blessing'] }),
  'too-many-steps': ({ move, most }) => ({
    ...says(`${named(move)} can rise by ${most} at most`),
    instead: [most === 0 ? 'Take a Blessing' : most === 1 ? 'Pay for 1' : `Pay for ${most} or fewer`]
  }),
  'in-envelope': ({ move, rings, has }) => ({
    ...says(
      `${named(move)} lies in an envelope that ${counted(rings, 'ring opens', 'rings open')}; there ${isOrAre(has)} ${has}`
    ),
    instead: ['Lay more rings with cards of one’s own, then take it out']
  }),
  'already-out': ({ move }) => ({ ...says(`${named(move)} is in no envelope`), instead: ['Study it'] }),
  'no-keepsake': ({ seat }) => ({
    ...says({ seat }, ' has attached no keepsake'),
    instead: ['Attach It Belonged to My Father to armour or a shield first']
  }),
  'accuses-nobody': ({ seat }) => ({
    ...says({ seat }, ' accuses nobody yet'),
    instead: ['Say which authority owes them']
  }),
  'no-accusation': ({ seat }) => ({
    ...says({ seat }, ' lacks Unknown Benefactor'),
    instead: ['Only its owner may accuse']
  }),
  'repairs-too-dear': ({ pays, asks, packs, perPack, removes }) => ({
    ...says(
      pays === 0
        ? `${packs} Pack ${mends(packs)} nothing here; ${perPack} Pack ${mends(perPack)} ${removes}`
        : `${packs} Pack ${mends(packs)} ${pays} here, not ${asks}`
    ),
    instead: ['Spend more Pack, or repair less']
  }),
  'entreated-already': ({ seat }) => ({
    ...says('The last bargain of ', { seat }, ' still holds'),
    instead: ['Seek Help heals that wound first']
  }),
  'no-drawback': ({ item }) => ({
    ...says(`${item} asks for a drawback`),
    instead: ['Pick one of those that are possible']
  })
}

export const movesWords = { describe, explain, preview: movesPreview } satisfies SliceWords<Game>
