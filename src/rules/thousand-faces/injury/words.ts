import type { Audience } from '../../core/audience'
import { line, type LogLine } from '../../core/log-line'
import type { SeatId } from '../../core/seat'
import type { Describers, Explainers, SliceWords, Previewers } from '../../core/slice'
import { because, counted, privateReason } from '../phrases'
import type { Game, Sheet, State } from '../state'
import type { InjuryEvent, InjuryRefusal, InjuryCommand } from './model'
import type { Preview } from '../../core/preview'
import { isWound } from '../cards'
import { countOwned, faceDownCount } from '../deck/piles'
import { certainOfSeat } from '../figures'
import { sheetOf } from '../sheets'
import { previewHurt } from '../stamina/hurt'
import { slotsHolding } from './open-slots'
import { recoveredBy, type RecoveryWay } from './recovery'
import { strikeWords } from './strike-words'

type AttackTaken = Extract<InjuryEvent, { type: 'attack-taken' }>

/** The tokens of a blow, without those that a shield has stopped. */
function splitWords({ exhaustion, harm, wound }: AttackTaken['split'], avoided = { harm: 0, wound: 0 }): string {
  if (wound === 1) return avoided.wound > 0 ? 'nothing, the Wound was stopped' : '1 Wound'
  const left = harm - Math.min(harm, avoided.harm)
  const parts = [...(exhaustion > 0 ? [`${exhaustion} Exhaustion`] : []), ...(left > 0 ? [`${left} Harm`] : [])]
  return parts.join(' and ') || 'nothing'
}

const maySee = (secret: boolean, seat: SeatId, audience: Audience): boolean =>
  !secret || audience.kind === 'gm' || (audience.kind === 'seat' && audience.seat === seat)

const describe: Describers<InjuryEvent> = {
  'dice-rolled': ({ roll: { seat, faces, plus, halved, total, what } }) => {
    const sum = [...faces, ...(plus > 0 ? [plus] : [])].join(' + ')
    const dice = `${sum}${plus < 0 ? ` − ${-plus}` : ''}${halved ? ', halved' : ''}`
    const diceWords = dice === String(total) ? `${total}` : `${total} (${dice})`
    return line('plain', ...(seat === null ? ['The GM'] : [{ seat }]), ` rolls ${diceWords}`, because(what))
  },
  'die-rerolled': ({ seat, item, secret, die, was, roll: { sides, faces, total } }, audience) =>
    line(
      'plain',
      { seat },
      ` re-rolls a d${sides[die] ?? 0} ${maySee(secret, seat, audience) ? `with ${item}` : 'by magic'}, `,
      `${was} → ${faces[die] ?? 0}, and takes 1 off: the roll is now ${total}`
    ),
  'attack-opened': ({ attack }, audience) => line('grave', ...strikeWords(attack, audience)),
  'attack-changed': ({ attack: { seat, power }, reason }, audience) =>
    line('plain', 'The blow against ', { seat }, ` now has ${power} attack power`, privateReason(audience, reason)),
  'blow-stopped': ({ seat, token, item, secret }, audience) =>
    line(
      'good',
      { seat },
      ` stops ${token === 'harm' ? '1 Harm' : 'the Wound'} with `,
      maySee(secret, seat, audience) ? item : 'a shield'
    ),
  'attack-called-off': ({ seat, reason }, audience) =>
    line('good', 'The blow against ', { seat }, ' does not land', privateReason(audience, reason)),
  'attack-taken': ({ seat, power, split, avoided, describe }) =>
    line('grave', { seat }, ` takes a blow of ${power} (${splitWords(split, avoided)})`, because(describe)),
  'harm-taken': ({ seat, reason }) => line('grave', { seat }, ' takes 1 Harm', because(reason)),
  'cards-restored': ({ seat, cards, reason }) =>
    line('good', { seat }, ` gets ${counted(cards.length, 'card')} back`, because(reason)),
  'wound-cards-returned': ({ seat, cards }) =>
    line('good', { seat }, ` hands back ${counted(cards.length, 'wound card')}`),
  'wound-card-added': ({ seat, reason }) => line('grave', { seat }, ' takes a wound card', because(reason)),
  mended: ({ seat, patient, heals, secret }, audience) => {
    const what = heals === 'harm' ? '1 Harm' : '1 Wound'
    return maySee(secret, seat, audience)
      ? line('good', { seat }, ` mends ${what} of `, { seat: patient })
      : line('good', { seat: patient }, ` is healed of ${what}`)
  },
  rested: ({ seat, blames }) =>
    line('good', { seat }, ' rests', blames.trim() === '' ? '' : ` and blames ${blames.trim()}`),
  helped: ({ seat, at, forgives }) =>
    line(
      'good',
      { seat },
      at === 'hearth' ? ' finds help at The Hearth' : ' finds help',
      forgives.trim() === '' ? '' : `, closer to forgiving ${forgives.trim()}`
    ),
  'went-heroic': ({ seat }) => line('good', { seat }, ' switches to Heroic Stamina, for good')
}

const explain: Explainers<InjuryRefusal> = {
  'no-such-attack': () => ({
    message: ['That blow is over'],
    remedy: ['Begin a new one if something else strikes'],
    opens: 'damage'
  }),
  'illegal-split': ({ power }) => ({
    message: [`${power} attack power cannot be taken like that`],
    remedy: ['Pick one of the ways shown: all Exhaustion, Harm for 3 each, or one Wound for everything']
  }),
  'no-harm-here': () => ({
    message: ['There is no Harm in a campaign of 3 hours'],
    remedy: ['Take Exhaustion or a Wound; or make the campaign longer']
  }),
  'too-many-places': () => ({
    message: ['More slots are picked than there are tokens to lay'],
    remedy: ['Pick fewer slots']
  }),
  'not-kept': ({ seat }) => ({
    message: ['Only face-up cards of ', { seat }, ' can be chosen'],
    remedy: ['Leave the choice to luck: nobody may look']
  }),
  'heroic-already': ({ seat }) => ({ message: [{ seat }, ' is heroic already'], remedy: ['There is no way back'] }),
  'heroic-later': () => ({
    message: ['Heroic Stamina is offered in chapter 5 of longer campaigns'],
    remedy: ['Begin that chapter first'],
    opens: 'story'
  }),
  'no-relief': ({ seat }) => ({
    message: ['Reach Out With Your Feelings does not help ', { seat }, ' here'],
    remedy: ['It needs the card, a magic item with a charge, and a physical blow']
  }),
  'no-hearth': () => ({
    message: ['The Hearth is out of reach'],
    remedy: ['Seek help elsewhere; or make The Hearth available']
  }),
  'no-dice': () => ({ message: ['A roll takes 1 to 20 dice'], remedy: ['Pick the dice first'] }),
  'no-such-die': () => ({ message: ['That die is not in the roll'], remedy: ['Pick one of its dice'] }),
  'roll-past': () => ({
    message: ['Dice have been rolled since; only the newest roll can be re-rolled'],
    remedy: ['Change the attack power by hand']
  }),
  'no-attack-roll': () => ({
    message: ['The newest roll is no attack that can still be changed'],
    remedy: ['Roll the attack in Hearthside first; what real dice showed is changed by hand'],
    opens: 'damage'
  }),
  'power-changed': ({ power, rolled }) => ({
    message: [`The attack power is ${power} now, but ${rolled} was rolled`],
    remedy: [`Set it back to ${rolled} first, or change it by hand`]
  }),
  'rerolls-nothing': ({ name }) => ({
    message: [`${name} does not re-roll dice`],
    remedy: ['Pick an item of Interference, or write into its effect that it re-rolls a die']
  }),
  'not-in-force': ({ name }) => ({
    message: [`${name} is idle`],
    remedy: ['Use it first, with Use a Magic Item: its effect waits for an attack roll'],
    opens: 'moves'
  }),
  'mends-nothing': ({ name }) => ({
    message: [`${name} does not mend`],
    remedy: ['Pick a mending item, or write that it mends into its effect']
  }),
  'mended-already': ({ seat }) => ({
    message: [{ seat }, ' has used a mending item through this Rest already'],
    remedy: ['One Rest mends 1 Harm or 1 Wound; Rest again first'],
    opens: 'recovery'
  }),
  'nothing-to-heal': ({ seat, what }) => ({
    message: [{ seat }, what === 'harm' ? ' has no Harm' : ' has no Wound'],
    remedy: ['Heal something else']
  })
}

/** The effects of blows, Harm and recovery, as far as they do not depend on luck. */
const injuryPreview: Previewers<Game, InjuryCommand> = {
  'take-attack'(before, { attack }, after) {
    const seat = before.attacks.find(each => each.id === attack)?.seat
    return seat ? previewHurt(before, after, seat) : { lines: [], numbers: {} }
  },
  'take-harm': (before, { seat }, after) => previewHurt(before, after, seat),
  'expend-stamina': (before, { seat }, after) => previewHurt(before, after, seat),
  'regain-stamina': certainOfSeat('stamina'),
  rest: (before, { seat, harmFrom }) => recovery(before, seat, 'rest', harmFrom === 'pile' ? 0 : 1),
  'seek-help': (before, { seat, at }) => recovery(before, seat, at, 0)
}

/** N11, N12, in the order of the steps at the table. @param fromSlot Harm tokens that come from a slot instead of the pile */
function recovery(state: State, seat: SeatId, way: RecoveryWay, fromSlot: 0 | 1): Preview {
  const sheet = sheetOf(state, seat)
  const { tokens } = sheet
  const brings = recoveredBy(sheet, way)
  const { keeps, returns, staminaAfter: stamina, woundsAfter: wounds, woundCardsAfter: woundCards, recharges } = brings
  const harm = fromSlot === 1 ? tokens.harm : brings.harmAfter
  const cards = countOwned(sheet.piles, isWound)
  const spent = tokens.exhaustion + slotsHolding(sheet.character, 'exhaustion').length
  const lines = [
    step(spent > 0, spent > 0 ? `${counted(spent, 'Exhaustion token')} returned` : 'No Exhaustion token to return'),
    step(returns > 0, cardsBack(sheet, keeps, returns)),
    step(harm !== tokens.harm, harm === tokens.harm ? stays(harm, 'Harm') : `Harm ${tokens.harm} → ${harm}`),
    step(
      wounds !== tokens.wound,
      wounds === tokens.wound ? stays(wounds, wounds === 1 ? 'Wound' : 'Wounds') : `Wounds ${tokens.wound} → ${wounds}`
    ),
    ...(cards > 0 ? [woundCardsStep(cards, woundCards)] : []),
    step(recharges.length > 0, recharges.length > 0 ? `Refilled: ${recharges.join(', ')}` : 'No magic item to refill')
  ]
  return { lines, numbers: { stamina, harm, wounds, woundCards, keeps, returns } }
}

function woundCardsStep(cards: number, left: number): LogLine {
  return step(
    left < cards,
    left < cards
      ? `${counted(cards - left, 'Wound card')} out of the deck for good`
      : `${counted(cards, 'Wound card')} ${cards === 1 ? 'stays' : 'stay'}`
  )
}

function step(changes: boolean, says: string): LogLine {
  return line(changes ? 'good' : 'quiet', says)
}

function stays(count: number, what: string): string {
  if (count === 0) return `No ${what === 'Harm' ? 'Harm' : 'Wound'}`
  return `${count} ${what} ${what === 'Wounds' ? 'stay' : 'stays'}`
}

function cardsBack({ piles }: Sheet, keeps: number, returns: number): string {
  if (returns === 0) {
    if (keeps === 0) return 'The Exhaustion pile is empty'
    return keeps === 1 ? 'The one card stays pinned' : `All ${keeps} cards stay pinned`
  }
  const named = piles.cards === 'physical' && faceDownCount(piles) > 0 ? '; you then say which came up' : ''
  const stay = keeps === 0 ? 'none stays' : keeps === 1 ? 'one stays pinned' : `${keeps} stay pinned`
  return `${counted(returns, 'card')} back to the discard, ${stay}${named}`
}

export const injuryWords = { describe, explain, preview: injuryPreview } satisfies SliceWords<Game>
