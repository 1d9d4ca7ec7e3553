import { line } from '../../core/log-line'
import type { Describing, Explaining } from '../slices'
import { because, counted, privateReason } from '../words'
import type { InjuryRefusal } from './refusals'
import type { InjuryEvent } from './shapes'

type Taken = Extract<InjuryEvent, { type: 'attack-taken' }>

function splitWords({ exhaustion, harm, wound }: Taken['split']): string {
  if (wound === 1) return 'a Wound'
  return [...(exhaustion > 0 ? [`${exhaustion} Exhaustion`] : []), ...(harm > 0 ? [`${harm} Harm`] : [])].join(' and ')
}

export const describeInjury: Describing<InjuryEvent> = {
  'dice-rolled': ({ roll: { seat, faces, plus, halved, total, what } }) => {
    const dice = `${faces.join(' + ')}${plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` − ${-plus}`}${halved ? ', halved' : ''}`
    return line('plain', ...(seat === null ? ['The GM'] : [{ seat }]), ` rolls ${total} (${dice})`, because(what))
  },
  'attack-opened': ({ attack: { seat, from, power } }) =>
    line('grave', `${from.trim() === '' ? 'Something' : from} strikes `, { seat }, ` with ${power}`),
  'attack-changed': ({ attack: { seat, power }, reason }, audience) =>
    line('plain', 'The blow against ', { seat }, ` has ${power}`, privateReason(audience, reason)),
  'attack-called-off': ({ seat, reason }, audience) =>
    line('good', 'The blow against ', { seat }, ' does not land', privateReason(audience, reason)),
  'attack-taken': ({ seat, power, split, describe }) =>
    line('grave', { seat }, ` takes ${power}: ${splitWords(split)}`, because(describe)),
  'harm-taken': ({ seat, reason }) => line('grave', { seat }, ' takes a Harm', because(reason)),
  'stamina-shown': ({ seat, exhausted, reason }) =>
    exhausted === null
      ? line('quiet', { seat }, ' finds no Stamina left in the deck')
      : line('grave', { seat }, ' loses 1 Stamina, face up', because(reason)),
  'stamina-owed': ({ seat, points, reason }) =>
    line('grave', { seat }, ` turns over cards for ${points} Stamina`, because(reason)),
  'stamina-passed': () => null,
  'search-ended': ({ seat }) => line('quiet', { seat }, ' finds no Stamina left'),
  'tokens-returned': () => null,
  'cards-restored': ({ seat, cards, reason }) =>
    line('good', { seat }, ` gets ${counted(cards.length, 'card')} back`, because(reason)),
  'wound-cards-returned': ({ seat, cards }) =>
    line('good', { seat }, ` hands back ${counted(cards.length, 'wound card')}`),
  'wound-card-added': ({ seat, reason }) => line('grave', { seat }, ' takes a wound card', because(reason)),
  rested: ({ seat, blames }) =>
    line('good', { seat }, ' rests', blames.trim() === '' ? '' : ` and blames ${blames.trim()}`),
  helped: ({ seat, at, forgives }) =>
    line(
      'good',
      { seat },
      at === 'hearth' ? ' finds help at The Hearth' : ' finds help',
      forgives.trim() === '' ? '' : `, closer to forgiving ${forgives.trim()}`
    ),
  'went-heroic': ({ seat }) => line('good', { seat }, ' fights heroically from now on')
}

export const explainInjury: Explaining<InjuryRefusal> = {
  'no-such-attack': () => ({ says: ['That blow is over'], instead: ['Open a new one'] }),
  'illegal-split': ({ power }) => ({
    says: [`${power} attack power cannot be taken like that`],
    instead: ['Pick one of the ways shown: all Exhaustion, Harm for 3 each, or one Wound for everything']
  }),
  'no-harm-here': () => ({
    says: ['There is no Harm in a one-shot'],
    instead: ['Take Exhaustion or a Wound; or make the campaign longer']
  }),
  'too-many-places': () => ({ says: ['More slots than tokens'], instead: ['Pick fewer slots'] }),
  'not-kept': ({ seat }) => ({
    says: ['Only face-up cards of ', { seat }, ' can be chosen'],
    instead: ['Leave the choice to luck: nobody may look']
  }),
  'heroic-already': ({ seat }) => ({ says: [{ seat }, ' is heroic already'], instead: ['There is no way back'] }),
  'heroic-later': () => ({
    says: ['Heroic Stamina is offered in chapter 5 of longer campaigns'],
    instead: ['Begin that chapter first']
  }),
  'no-relief': ({ seat }) => ({
    says: ['Reach Out With Your Feelings does not help ', { seat }, ' here'],
    instead: ['It needs the card, an undepleted magic item and a bodily blow']
  }),
  'no-hearth': () => ({
    says: ['The Hearth is out of reach'],
    instead: ['Seek help elsewhere; or make The Hearth available']
  }),
  'no-dice': () => ({ says: ['One to twenty dice'], instead: ['Pick some dice'] }),
  'nothing-to-heal': ({ seat, what }) => ({
    says: [{ seat }, what === 'harm' ? ' has no Harm' : ' has no Wound'],
    instead: ['Heal something else']
  })
}
