import { line, type LogPart } from '../../core/log-line'
import type { RemedyAction } from '../../core/refusal'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import { cardOf } from '../cards'
import { counted, netWord } from '../phrases'
import type { Game } from '../state'
import { attributeShortNames } from '../vocabulary'
import type { FlipEvent, FlipRefusal, NoFlashback } from './model'
import { flipPreview } from './preview'

const describe: Describers<FlipEvent> = {
  'flip-called': ({ seat, attribute, net, move, versus, supporters }) =>
    line(
      'quiet',
      { seat },
      ` tries ${move === null ? '' : `${move}: `}${attributeShortNames[attribute]}, ${netWord(net)}`,
      ...(versus === null ? [] : [', against ', { seat: versus }]),
      ...supporters.flatMap((helper): LogPart[] => [', helped by ', { seat: helper }])
    ),
  'cards-flipped': ({ seat, cards }) =>
    cards.some(card => cardOf(card).kind === 'wound') ? line('grave', { seat }, ' turns up a wound card') : null,
  'naming-awaited': ({ seat }) => line('quiet', { seat }, ' turns over real cards'),
  'choice-offered': ({ seat, among }) =>
    line('quiet', { seat }, ` has a tie: ${counted(among.length, 'card')} to choose from`),
  'card-resolved': () => null,
  'flip-settled': ({ lead, result, consequences }) =>
    line(result >= 2 ? 'good' : 'plain', { seat: lead }, ' flips ', { result }, ...broughtBy(lead, consequences)),
  'critical-offered': ({ seat }) => line('good', 'Critical Success for ', { seat }),
  'critical-answered': ({ seat, take }) =>
    take === 'nothing' ? line('quiet', { seat }, ' lets the Critical Success pass') : null,
  'flashback-began': ({ seat }) => line('plain', { seat }, ' does a flashback for 1 XP: the last flip does not count'),
  'raise-offered': () => null,
  'result-raised': ({ seat, to }) => line('plain', { seat }, ' pays 1 XP to raise the result to ', { result: to })
}

function broughtBy(
  lead: string,
  brought: Extract<FlipEvent, { type: 'flip-settled' }>['consequences']
): readonly LogPart[] {
  const { xp, xpTo, shadow, gmMove, blessingSpent } = brought
  return [
    ...(xpTo === null ? [] : [`, ${xp} XP`, ...(xpTo === lead ? [] : [' for ', { seat: xpTo }])]),
    ...(shadow > 0 ? [`, ${shadow} Shadow`] : []),
    ...(gmMove ? [', the GM moves'] : []),
    ...(blessingSpent ? [', a Blessing spent'] : [])
  ]
}

const waiting = {
  tie: 'a tie, and which card resolves',
  'name-cards': 'real cards to be named',
  critical: 'the Critical Success',
  flashback: 'a flashback'
} as const

const notWaiting = {
  tie: 'No tie is waiting',
  'name-cards': 'No real card is waiting to be named',
  critical: 'No Critical Success is waiting',
  flashback: 'No flashback is open'
} as const

const remedy = {
  tie: 'Choose the card that resolves',
  'name-cards': 'Name the cards that came up',
  critical: 'Take a Blessing or let it pass',
  flashback: 'Buy a step or settle it'
} as const

/** The awaited act of a player, in words for the others. */
const waitsTo = {
  tie: ' chooses the card that resolves first',
  'name-cards': ' names the cards that came up first',
  critical: ' answers the Critical Success first',
  flashback: ' settles the flashback first'
} as const

/** Only the GM can undo. */
const undoOrStand = 'Ask your Game Master to undo that, or let the result stand'

/** The reason, the GM's alternative, and the player's alternative if it differs. */
const noFlashback: Readonly<Record<NoFlashback, readonly [string, string, string?]>> = {
  'no-flip': ['there is no flip to go back to', 'Flip first'],
  'not-newest': [
    'somebody has flipped since',
    'A flashback follows its flip at once; undo later flips if it was forgotten',
    'A flashback follows its flip at once. If it was forgotten, ask your Game Master to undo later flips'
  ],
  used: ['this move has had its flashback', 'One flashback for each move; play on'],
  'no-xp': ['it costs 1 XP, and the XP of the ignored flip do not count', 'Go on with the result as it is'],
  'xp-spent': ['the XP of that flip are spent', 'Undo that spending first, or let the result stand', undoOrStand],
  'shadow-spent': [
    'the Shadow of that flip is spent or circled',
    'Undo that first, or let the result stand',
    undoOrStand
  ],
  'gm-moved': ['the GM has already moved', 'Undo that move first, or let the result stand', undoOrStand],
  'cards-laid': ['cards are laid in a mini-game', 'Finish the mini-game first'],
  'move-settled': ['what the move brought is settled', 'Undo that first, or let the result stand', undoOrStand],
  'critical-taken': [
    'the Blessing of the Critical Success is taken',
    'Undo that first, or let the result stand',
    undoOrStand
  ],
  'help-gone': [
    'a card that helped is not with its player any more',
    'Undo that first, or let the result stand',
    undoOrStand
  ],
  'blessing-gone': [
    'the Blessing that resolved has gone to somebody else',
    'Undo that first, or let the result stand',
    undoOrStand
  ],
  open: ['the flip is not finished', 'Finish it first']
}

/** The place of the remedy, where it is one act. */
const flashbackOpens: Readonly<Partial<Record<NoFlashback, RemedyAction>>> = {
  'cards-laid': 'mini-games',
  open: 'who-decides'
}

const explain: Explainers<FlipRefusal> = {
  'something-pending': ({ seat, waits }) => ({
    message: ['Still open for ', { seat }, `: ${waiting[waits]}`],
    remedy: [remedy[waits]],
    opens: 'who-decides',
    forPlayer: [{ seat }, waitsTo[waits], '; then press again']
  }),
  'nothing-pending': ({ wanted }) => ({
    message: [notWaiting[wanted]],
    remedy: ['Go on with what is on the table now']
  }),
  'not-among': ({ among }) => ({
    message: ['That card is not one of the tied ones'],
    remedy: [`Pick one of ${among.join(', ')}`]
  }),
  'not-unseen': ({ card, seat }) => ({
    message: [`${card} cannot come up: it already lies face up with `, { seat }],
    remedy: ['Look again; if the piles are wrong here, correct them'],
    opens: 'character',
    forPlayer: ['Look again; if the piles are wrong here, ask your Game Master to correct them']
  }),
  'supporter-unfit': ({ seat, says }) => ({
    message: [
      { seat },
      { lead: ' leads this flip', twice: ' already helps', versus: ' is the one it is aimed at' }[says]
    ],
    remedy: ['Pick other helpers, or none']
  }),
  'versus-self': ({ seat }) => ({
    message: [{ seat }, ' cannot be their own opponent'],
    remedy: ['Pick another player, or none']
  }),
  'no-cards': ({ seat }) => ({
    message: ['No card is left in the deck of ', { seat }],
    remedy: ['Recover some Stamina, or correct the piles'],
    opens: 'recover',
    forPlayer: ['Ask your Game Master how you recover some Stamina']
  }),
  'no-flashback': ({ seat, says }) => ({
    message: [{ seat }, ` cannot do a flashback: ${noFlashback[says][0]}`],
    remedy: [noFlashback[says][1]],
    ...(noFlashback[says][2] ? { forPlayer: [noFlashback[says][2]] } : {}),
    ...(flashbackOpens[says] ? { opens: flashbackOpens[says] } : {})
  })
}

export const flipWords = { describe, explain, preview: flipPreview } satisfies SliceWords<Game>
