import type { Audience } from '../../core/audience'
import { line } from '../../core/log-line'
import type { Explanation } from '../../core/refusal'
import type { Describers, Explainers, SliceWords, Previewers } from '../../core/slice'
import { because, counted, privateReason } from '../phrases'
import type { Game, State } from '../state'
import type { Item, ThingId, Magic } from './item-schemas'
import { stoppedWords, rowWords } from './ladder'
import { lootWords, bestPower, beyondLoot } from './loot'
import { bearableDamage, overfill } from './limits'
import type { EquipmentEvent, EquipmentRefusal, EquipmentCommand } from './model'
import { wareName } from './wares'
import { joinPreviews } from '../../core/preview'
import { certainOfSeat } from '../figures'
import { characterOf, presentSheets } from '../sheets'
import type { SeatId } from '../../core/seat'
import type { ItemKind } from './items'

const kinds: Readonly<Record<ItemKind, string>> = {
  weapon: 'a weapon',
  armour: 'armour',
  shield: 'a shield',
  gear: 'gear'
}
const slotNames = {
  'exhaustion-physical': 'physical Exhaustion',
  'exhaustion-mental': 'mental Exhaustion',
  'exhaustion-any': 'Exhaustion',
  harm: 'Harm',
  'harm-or-wound': 'Harm or a Wound'
} as const
const tokenNames = { exhaustion: 'Exhaustion', harm: 'Harm', wound: 'a Wound' } as const

/** The changes of an edit, each in a few words: "now armour", "weighs 2". CO1: the log names a correction. */
function changedWords(was: Item, now: Item): readonly string[] {
  return [
    ...wordsIf(was.name !== now.name, `now ${now.name}`),
    ...wordsIf(was.kind !== now.kind, `now ${kinds[now.kind]}`),
    ...shieldWords(was, now),
    ...wordsIf(was.encumbrance !== now.encumbrance, `weighs ${now.encumbrance}`),
    ...wordsIf(was.damage !== now.damage, now.damage === 0 ? 'whole' : `damage ${now.damage} of ${bearableDamage}`),
    ...wordsIf(was.power !== now.power, now.power === null ? 'without power' : `power ${now.power}`),
    ...wordsIf(was.maxPower !== now.maxPower && now.maxPower !== null, `gauge up to ${now.maxPower}`),
    ...slotWords(was, now),
    ...magicWords(was.magic, now.magic),
    ...wordsIf(was.precious !== now.precious, now.precious ? 'precious' : 'no longer precious'),
    ...wordsIf(was.secret !== now.secret, now.secret ? 'a secret' : 'no longer a secret'),
    ...wordsIf(was.note !== now.note, now.note === '' ? 'no note' : 'another note')
  ]
}

function shieldWords(was: Item, now: Item): readonly string[] {
  if (now.kind !== 'shield') return []
  if (!now.shield)
    return wordsIf(
      was.kind === now.kind && (was.card !== now.card || was.shield !== undefined),
      now.card === 'bracers' ? 'stops Harm' : 'stops a Wound'
    )
  const { stops, rows } = now.shield
  return [
    ...wordsIf(was.shield?.stops !== stops, `stops ${stoppedWords(stops)}`),
    ...wordsIf(was.shield?.rows !== rows, rowWords(rows))
  ]
}

function slotWords(was: Item, now: Item): readonly string[] {
  const slots = now.slots.map(slot => slotNames[slot]).join(', ')
  const tokens = now.filled.map(each => tokenNames[each.token]).join(', ')
  const laid = ({ filled }: Item): string => JSON.stringify(filled.map(each => each.token).sort())
  return [
    ...wordsIf(was.slots.join() !== now.slots.join(), slots ? `slots for ${slots}` : 'without slots'),
    ...wordsIf(laid(was) !== laid(now), tokens ? `with ${tokens} in it` : 'nothing in its slots')
  ]
}

function magicWords(was: Magic | null, now: Magic | null): readonly string[] {
  if (now === null) return wordsIf(was !== null, 'without magic')
  return [
    ...wordsIf(was === null, 'magical'),
    ...wordsIf(was?.effect !== now.effect, 'another effect'),
    ...wordsIf(was?.charges !== now.charges, counted(now.charges, 'charge')),
    ...wordsIf(was?.capacity !== now.capacity, `capacity ${now.capacity}`),
    ...wordsIf((was?.ongoing ?? false) !== now.ongoing, now.ongoing ? 'ongoing' : 'not ongoing'),
    ...wordsIf((was?.flowing ?? false) !== now.flowing, now.flowing ? 'flowing' : 'idle')
  ]
}

const wordsIf = (changed: boolean, words: string): readonly string[] => (changed ? [words] : [])

/** Only the owner may read about a secret item, and the GM where the table allows it. */
const hidden = (secret: boolean, seat: string, audience: Audience): boolean =>
  secret && audience.kind !== 'gm' && !(audience.kind === 'seat' && audience.seat === seat)

const changes: Readonly<Record<Extract<EquipmentEvent, { type: 'item-changed' }>['how'], (item: Item) => string>> = {
  edited: () => ' is corrected',
  damaged: item => ` is damaged (${item.damage} of ${bearableDamage})`,
  repaired: item => (item.damage === 0 ? ' is repaired' : ' is partly repaired'),
  'charge-spent': item => ` spends a charge: ${item.magic?.charges ?? 0} left`,
  'charges-lost': item => ` loses a charge: ${item.magic?.charges ?? 0} left`,
  depleted: () => ' is depleted',
  'capacity-lost': item => ` holds less: capacity ${item.magic?.capacity ?? 0}`,
  recharged: item => ` holds ${counted(item.magic?.charges ?? 0, 'charge')} again`,
  'flow-began': () => ': its energy flows',
  'flow-ended': () => ' is idle',
  studied: () => ' is changed by Obsessive Contemplation'
}

const describe: Describers<EquipmentEvent> = {
  'item-gained': ({ seat, item, how, beyond = [] }, audience) =>
    hidden(item.secret, seat, audience)
      ? null
      : line('good', { seat }, ` gets ${item.name}`, because(how), privateReason(audience, lootWords(beyond))),
  'item-lost': ({ seat, name, how, secret, passage = '' }, audience) =>
    hidden(secret, seat, audience)
      ? null
      : line(
          how === 'destroyed' || how === 'dissolved' ? 'grave' : 'plain',
          `${name} of `,
          { seat },
          ` is ${how === 'given' ? 'handed over' : how}`,
          because(passage)
        ),
  'item-changed': ({ seat, item, how, was }, audience) => {
    if (hidden(item.secret, seat, audience)) return null
    // The name of an item from its secret time stays secret (Q14).
    const known = was && !hidden(was.secret, seat, audience) ? was : undefined
    const what = known ? changedWords(known, item).join(', ') : ''
    return line('plain', `${(known ?? item).name} of `, { seat }, changes[how](item), what === '' ? '' : `: ${what}`)
  },
  'pack-changed': ({ seat, pack, precious, reason }, audience) =>
    line(
      'quiet',
      { seat },
      ` has ${pack} Pack${precious > 0 ? ` and ${precious} precious` : ''}`,
      privateReason(audience, reason)
    ),
  'weapon-designed': ({ seat, weapon }) => line('good', { seat }, ` tells of a weapon: ${weapon}`),
  'design-found': ({ seat, weapon }) => line('good', { seat }, ` finds ${weapon} at last`),
  'wares-laid-out': ({ seat, seller, cards }, audience) => {
    const seen = cards.filter(ware => !hidden(ware.sort === 'other' && ware.secret, seat, audience)).map(wareName)
    return line('plain', `${seller === '' ? 'A seller' : seller} shows `, { seat }, `: ${seen.join(', ')}`)
  },
  'seller-left': ({ seat, seller }) => line('plain', `${seller === '' ? 'The seller' : seller} leaves `, { seat }),
  shopped: ({ seat, seller }) => line('plain', { seat }, ' trades', because(seller))
}

const slotSays = {
  'no-slot': 'There is no such slot',
  'face-down': 'That card lies face down and takes nothing',
  taken: 'Something lies in that slot',
  empty: 'No such token lies in that slot',
  'wrong-token': 'That token does not fit the slot',
  'too-many': 'More slots are picked than there are points'
} as const

const laidElsewhere = 'Pick a free slot that fits, or take it upon oneself'
const slotRemedies: { readonly [Says in keyof typeof slotSays]: string } = {
  'no-slot': laidElsewhere,
  'face-down': laidElsewhere,
  taken: laidElsewhere,
  'wrong-token': laidElsewhere,
  empty: 'Pick a slot that holds one, or let cards come back instead',
  'too-many': 'Pick a slot for each point at most'
}

const explainStudy = (why: EquipmentRefusal): Explanation =>
  (explain[why.because] as (why: EquipmentRefusal) => Explanation)(why)

const explain: Explainers<EquipmentRefusal> = {
  'no-such-item': ({ seat }) => ({ message: [{ seat }, ' does not have that'], remedy: ['Pick one of their items'] }),
  'not-mundane': ({ name }) => ({
    message: [`${name} is magical and takes no ordinary damage`],
    remedy: ['A drawback of its own use may damage a magical weapon']
  }),
  'not-enough-pack': ({ seat, needs, has, kind }) => ({
    message: [{ seat }, ` has ${has}${kind === 'precious' ? ' precious' : ''} Pack; that takes ${needs}`],
    remedy: [kind === 'pack' ? 'In town a precious Pack buys two' : 'Pay in another way']
  }),
  'nothing-to-repair': ({ name }) => ({ message: [`${name} has no damage`], remedy: ['Nothing to repair'] }),
  'no-more-power': ({ name }) => ({ message: [`${name} cannot hit harder`], remedy: ['Choose another option'] }),
  'no-gauge': ({ name }) => ({
    message: [`${name} has no power to raise`],
    remedy: ['Pick a weapon, or a magic item with attack power']
  }),
  'not-a-weapon': ({ name }) => ({ message: [`${name} is not a weapon`], remedy: ['Pick a weapon'] }),
  'magic-already': ({ name }) => ({
    message: [`${name} is magical already`],
    remedy: ['Add an effect to it; nothing is written over']
  }),
  'study-unfit': ({ line: nth, why }) => {
    const { message, remedy } = explainStudy(why)
    return { message: [`Option ${nth}: `, ...message], remedy: [...remedy, '; or take that option off the list'] }
  },
  'not-a-shield': ({ name }) => ({ message: [`${name} is no shield`], remedy: ['Pick a shield'] }),
  'no-blow': ({ seat }) => ({
    message: ['No blow is about to land on ', { seat }],
    remedy: ['Open the blow first, with X; then raise the shield before it is taken'],
    opens: 'damage'
  }),
  'stops-nothing': ({ name, avoids }) => ({
    message: [`${name} stops ${stoppedWords(avoids)}, and this blow can bring no more of it`],
    remedy: ['Take the blow as it is; or put its attack power right first'],
    opens: 'damage'
  }),
  nameless: () => ({ message: ['A thing needs a name'], remedy: ['Write what its owner calls it'] }),
  'beyond-gauge': ({ power, most }) => ({
    message: [`${power} is more than its gauge of ${most} shows`],
    remedy: ['Raise the gauge too, or choose less power']
  }),
  'too-many-charges': ({ charges, capacity }) => ({
    message: [`${charges} charges do not go into a capacity of ${capacity}`],
    remedy: [`At most ${capacity + overfill}, and that only after Void Transfusion; or raise the capacity`]
  }),
  'too-many-slots': ({ most }) => ({ message: [`A card has room for ${most} slots`], remedy: ['Take some away'] }),
  'cannot-attach': ({ name, wants }) => ({
    message: [`That does not go with ${name}`],
    remedy: [`Attach it to ${wants === 'weapon' ? 'a weapon' : 'armour or a shield'}`]
  }),
  'not-magic': ({ name }) => ({ message: [`${name} is not magical`], remedy: ['Pick a magic item'] }),
  depleted: ({ name }) => ({
    message: [`${name} has no charge left`],
    remedy: ['Rest or Seek Help refills it while it is idle']
  }),
  'full-capacity': ({ name }) => ({
    message: [`${name} holds as much as anything can`],
    remedy: ['Choose another option']
  }),
  'not-flowing': ({ name }) => ({ message: [`No energy flows through ${name}`], remedy: ['Nothing to end'] }),
  invisible: ({ name }) => ({
    message: [`While ${name} works, no other magic item can be used`],
    remedy: ['Let that effect end first'],
    opens: 'character'
  }),
  'slot-unfit': ({ says }) => ({
    message: [slotSays[says]],
    remedy: [slotRemedies[says]]
  }),
  'no-design': ({ seat, weapon }) => ({
    message: [{ seat }, ` has told no tale of ${weapon}`],
    remedy: ['Tales of a Weapon comes first'],
    opens: 'moves'
  }),
  'not-precious': ({ name }) => ({
    message: [`${name} is not precious`],
    remedy: ['Pick something precious, or mark it as precious']
  }),
  'not-four-cards': ({ got }) => ({ message: [`A seller lays out four cards, not ${got}`], remedy: ['Pick four'] }),
  'no-seller': ({ seat }) => ({
    message: ['No seller is with ', { seat }],
    remedy: ['Find a seller first'],
    opens: 'days'
  }),
  'not-on-offer': ({ name }) => ({
    message: [`${name} is not among the cards laid out`],
    remedy: ['Pick one of the four; or put that card in the place of one of them']
  }),
  'too-many-studies': ({ asked }) => ({
    message: [`One to three options, not ${asked}`],
    remedy: ['Pick up to three']
  }),
  'own-things-only': ({ seat }) => ({ message: [{ seat }, ' has it already'], remedy: ['Pick somebody else'] }),
  'only-with-move': ({ name, move }) => ({
    message: [`${name} is dealt out with ${move} only`],
    remedy: ['Pick another one, or take that move']
  })
}

const purse = certainOfSeat('xp', 'pack', 'precious', 'load')

/** Weights, prices and exceeded limits of loot: rules Q2, Q7–Q17. */
const equipmentPreview: Previewers<Game, EquipmentCommand> = {
  'gain-item'(before, command, after) {
    const best = bestPower(presentSheets(before).flatMap(({ character }) => character.items))
    const beyond = beyondLoot(best, command.item)
    const says = beyond.length > 0 ? [line('quiet', `More than loot usually is: ${lootWords(beyond)}`)] : []
    return joinPreviews(certainOfSeat('load')(before, command, after), {
      lines: says,
      numbers: { beyondLoot: beyond.length }
    })
  },
  'edit-item': certainOfSeat('load'),
  'drop-item': certainOfSeat('load'),
  'give-item': certainOfSeat('load'),
  'damage-item'(before, command, after) {
    const damage = itemIn(after, command.seat, command.item)?.damage
    const says = damage === undefined ? line('grave', 'It breaks') : line('plain', `Damage ${damage} of 3`)
    return joinPreviews(
      { lines: [says], numbers: { damage: damage ?? 3 } },
      certainOfSeat('load')(before, command, after)
    )
  },
  'repair-item'(_before, { seat, item }, after) {
    const damage = itemIn(after, seat, item)?.damage ?? 0
    return { lines: [line('good', damage === 0 ? 'Whole again' : `Damage ${damage} of 3`)], numbers: { damage } }
  },
  'change-pack': certainOfSeat('pack', 'precious', 'load'),
  'name-pack': certainOfSeat('pack', 'precious', 'load'),
  'good-thing-i-brought': purse,
  shop: purse,
  'buy-pack': purse,
  'tell-tale': purse,
  'find-designed': certainOfSeat('load'),
  'have-repaired': purse,
  contemplate: certainOfSeat('xp')
}

function itemIn(state: State, seat: SeatId, id: ThingId) {
  return characterOf(state, seat).items.find(item => item.id === id)
}

export const equipmentWords = { describe, explain, preview: equipmentPreview } satisfies SliceWords<Game>
