import { line, type LogPart } from '../../core/log-line'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import { because, counted, isOrAre, privateReason } from '../phrases'
import type { Game } from '../state'
import { attributeShortNames } from '../vocabulary'
import { moveOf } from './all'
import type { MoveId } from './ids'
import { levelName } from './level'
import type { MoveEvent, MoveRefusal } from './model'
import { movesPreview } from './preview'

const named = (move: MoveId | 'shield'): string => (move === 'shield' ? 'a shield' : moveOf(move).name)

const describe: Describers<MoveEvent> = {
  'move-used': ({ seat, outcome }) =>
    outcome.move === 'shield'
      ? line('plain', { seat }, ' raises a shield')
      : line('plain', { seat }, `: ${named(outcome.move)}`),
  'outcome-settled': ({ seat, move, picks, note }) => {
    const details = [...picks, ...(note.trim() === '' ? [] : [note.trim()])].join('; ')
    return details === '' ? null : line('plain', { seat }, `, ${named(move)}: ${details}`)
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

const message = (...parts: readonly LogPart[]): { readonly message: readonly LogPart[] } => ({ message: parts })
const mends = (packs: number): string => (packs === 1 ? 'mends' : 'mend')
const untilNames = { 'take-a-breather': 'Take a Breather', rest: 'Rest' } as const

const explain: Explainers<MoveRefusal> = {
  'face-down': ({ seat, move, until }) => ({
    ...message(`${named(move)} of `, { seat }, ' lies face down'),
    remedy: [`${untilNames[until]} turns it up again`]
  }),
  'fast-used': ({ seat, by }) => ({
    ...message({ seat }, ` has used ${named(by)} in this moment: one FAST move each`),
    remedy: ['Pass the spotlight on, or begin a new moment with it'],
    opens: 'spotlight'
  }),
  'needs-card': ({ seat, move }) => ({
    ...message({ seat }, ` needs the card ${named(move)} for that`),
    remedy: ['Study Under a Master can bring it'],
    opens: 'days'
  }),
  'not-with-that': ({ move, attributes }) => ({
    ...message(attributes.length === 0 ? `${named(move)} is not flipped` : `${named(move)} is not flipped with that`),
    remedy: [
      attributes.length === 0
        ? 'Use it without an attribute'
        : `Flip ${attributes.map(each => attributeShortNames[each]).join(' or ')}`
    ]
  }),
  'too-heavy': ({ seat, move, count, most }) => ({
    ...message({ seat }, ` carries ${count}; ${named(move)} allows ${most}`),
    remedy: ['Drop something first'],
    opens: 'character'
  }),
  'breather-twice': ({ seat }) => ({
    ...message({ seat }, ' has just taken a breather'),
    remedy: ['Make another move that is not FAST first'],
    opens: 'moves'
  }),
  'in-a-rage': ({ seat }) => ({
    ...message({ seat }, ' is in a rage: no move that needs Int'),
    remedy: ['Take a Breather ends it; or flip another attribute']
  }),
  'not-in-a-rage': ({ seat }) => ({ ...message({ seat }, ' is calm'), remedy: ['Nothing to end'] }),
  'other-campaign': ({ move }) => ({
    ...message(`${named(move)} belongs to longer campaigns`),
    remedy: ['Change the length of the campaign, or give the card by hand']
  }),
  'works-by-itself': ({ move }) => ({
    ...message(`${named(move)} works by itself`),
    remedy: ['Nothing to call; its effect is counted in']
  }),
  'own-way': ({ move }) => ({
    ...message(`${named(move)} has a dialog of its own`),
    remedy: ['Choose it among the actions of the character']
  }),
  'needs-item': ({ move, sort }) => ({
    ...message(
      `${named(move)} needs ${sort === 'precious' ? 'a precious item' : sort === 'flowing' ? 'an ongoing magic effect' : 'a magic item'}`
    ),
    remedy: ['Pick the item that is used']
  }),
  dead: ({ seat }) => ({
    ...message({ seat }, ' is dead'),
    remedy: ['Pay 1 Journey point: Brought Back to Life; there is no other way']
  }),
  'no-such-outcome': () => ({ ...message('That move is settled already'), remedy: ['Nothing to do'] }),
  'not-made': ({ seat, move }) => ({
    ...message({ seat }, ` has not made ${named(move)}`),
    remedy: [`Make ${named(move)}; unless it fails, it asks for the XP when it is settled`],
    opens: 'moves'
  }),
  'flip-not-over': ({ seat }) => ({
    ...message('The flip of ', { seat }, ' is not over'),
    remedy: ['Finish the flip first'],
    opens: 'who-decides'
  }),
  'wrong-picks': ({ wants, got }) => ({
    ...message(`${counted(wants, 'option')} to pick, ${got} picked`),
    remedy: [wants === 0 ? 'Pick none' : `Pick ${wants}`]
  }),
  'impossible-option': ({ why }) => ({ ...message(why), remedy: ['Pick another one'] }),
  'no-such-reason': ({ move }) => ({
    ...message(`What was said to help or hinder ${named(move)} is not so any more`),
    remedy: ['Look at the flip again']
  }),
  'no-tokens': ({ seat, move }) => ({
    ...message('No token of ', { seat }, ` lies on ${named(move)}`),
    remedy: ['Make the move again']
  }),
  'has-move': ({ seat, move }) => ({
    ...message({ seat }, ` has ${named(move)}`),
    remedy: ['Raise its level instead']
  }),
  'no-such-move': ({ seat, move }) => ({
    ...message({ seat }, ` does not have ${named(move)}`),
    remedy: ['Give them the card first'],
    opens: 'character'
  }),
  'no-higher-level': ({ move }) => ({
    ...message(`${named(move)} has no higher level`),
    remedy: ['Study another move']
  }),
  'no-move-to-raise': () => ({ ...message('The move just resolved has no levels'), remedy: ['Take a Blessing'] }),
  'too-many-steps': ({ move, most }) => ({
    ...message(`${named(move)} can rise by ${most} at most`),
    remedy: [most === 0 ? 'Take a Blessing' : most === 1 ? 'Pay for 1' : `Pay for ${most} or fewer`]
  }),
  'in-envelope': ({ move, rings, has }) => ({
    ...message(
      `${named(move)} lies in an envelope that ${counted(rings, 'ring opens', 'rings open')}; there ${isOrAre(has)} ${has}`
    ),
    remedy: ['Lay more rings with cards of one’s own, then take it out']
  }),
  'already-out': ({ move }) => ({ ...message(`${named(move)} is in no envelope`), remedy: ['Study it'] }),
  'no-keepsake': ({ seat }) => ({
    ...message({ seat }, ' has attached no keepsake'),
    remedy: ['Attach It Belonged to My Father to armour or a shield first'],
    opens: 'character'
  }),
  'accuses-nobody': ({ seat }) => ({
    ...message({ seat }, ' accuses nobody yet'),
    remedy: ['Say which authority owes them']
  }),
  'no-accusation': ({ seat }) => ({
    ...message({ seat }, ' lacks Unknown Benefactor'),
    remedy: ['Only its owner may accuse']
  }),
  'repairs-too-dear': ({ pays, asks, packs, perPack, removes }) => ({
    ...message(
      pays === 0
        ? `${packs} Pack ${mends(packs)} nothing here; ${perPack} Pack ${mends(perPack)} ${removes}`
        : `${packs} Pack ${mends(packs)} ${pays} here, not ${asks}`
    ),
    remedy: ['Spend more Pack, or repair less']
  }),
  'entreated-already': ({ seat }) => ({
    ...message('The last bargain of ', { seat }, ' still holds'),
    remedy: ['Seek Help heals that wound first'],
    opens: 'recovery'
  }),
  'no-drawback': ({ item }) => ({
    ...message(`${item} asks for a drawback`),
    remedy: ['Pick one of those that are possible']
  })
}

export const movesWords = { describe, explain, preview: movesPreview } satisfies SliceWords<Game>
