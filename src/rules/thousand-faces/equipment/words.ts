import type { Audience } from '../../core/audience'
import { line } from '../../core/log-line'
import type { Explanation } from '../../core/refusal'
import type { Describing, Explaining, SliceWords } from '../../core/slice'
import { because, counted, privateReason } from '../phrases'
import type { Game } from '../state'
import { changedWords } from './edit-words'
import type { Item } from './item-schemas'
import { stopsSaid } from './ladder'
import { lootSaid } from './loot'
import type { EquipmentEvent, EquipmentRefusal } from './model'
import { wareName } from './wares'
import { equipmentPreview } from './preview'

/** A secret item is its owner's affair, and the GM's where the table wants it so; nobody else reads of it. */
const hidden = (secret: boolean, seat: string, audience: Audience): boolean =>
  secret && audience.kind !== 'gm' && !(audience.kind === 'seat' && audience.seat === seat)

const changes: Readonly<Record<Extract<EquipmentEvent, { type: 'item-changed' }>['how'], (item: Item) => string>> = {
  edited: () => ' is corrected',
  damaged: item => ` is damaged (${item.damage} of 2)`,
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

const describe: Describing<EquipmentEvent> = {
  'item-gained': ({ seat, item, how, beyond = [] }, audience) =>
    hidden(item.secret, seat, audience)
      ? null
      : line('good', { seat }, ` gets ${item.name}`, because(how), privateReason(audience, lootSaid(beyond))),
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
    // what it was called while it was a secret stays one (Q14)
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

const explainStudy = (why: EquipmentRefusal): Explanation =>
  (explain[why.because] as (why: EquipmentRefusal) => Explanation)(why)

const explain: Explaining<EquipmentRefusal> = {
  'no-such-item': ({ seat }) => ({ says: [{ seat }, ' does not have that'], instead: ['Pick one of their items'] }),
  'not-mundane': ({ name }) => ({
    says: [`${name} is magical and takes no ordinary damage`],
    instead: ['A drawback of its own use may damage a magical weapon']
  }),
  'not-enough-pack': ({ seat, needs, has, kind }) => ({
    says: [{ seat }, ` has ${has}${kind === 'precious' ? ' precious' : ''} Pack; that takes ${needs}`],
    instead: [kind === 'pack' ? 'In town a precious Pack buys two' : 'Pay in another way']
  }),
  'nothing-to-repair': ({ name }) => ({ says: [`${name} has no damage`], instead: ['Nothing to repair'] }),
  'no-more-power': ({ name }) => ({ says: [`${name} cannot hit harder`], instead: ['Choose another option'] }),
  'no-gauge': ({ name }) => ({
    says: [`${name} has no power to raise`],
    instead: ['Pick a weapon, or a magic item with attack power']
  }),
  'not-a-weapon': ({ name }) => ({ says: [`${name} is not a weapon`], instead: ['Pick a weapon'] }),
  'magic-already': ({ name }) => ({
    says: [`${name} is magical already`],
    instead: ['Add an effect to it; nothing is written over']
  }),
  'study-unfit': ({ line: nth, why }) => {
    const { says, instead } = explainStudy(why)
    return { says: [`Option ${nth}: `, ...says], instead: [...instead, '; or take that option off the list'] }
  },
  'not-a-shield': ({ name }) => ({ says: [`${name} is no shield`], instead: ['Pick a shield'] }),
  'no-blow': ({ seat }) => ({
    says: ['No blow is about to land on ', { seat }],
    instead: ['Open the blow first, with X; then raise the shield before it is taken']
  }),
  'stops-nothing': ({ name, avoids }) => ({
    says: [`${name} stops ${stopsSaid(avoids)}, and this blow can bring no more of it`],
    instead: ['Take the blow as it is; or put its attack power right first']
  }),
  nameless: () => ({ says: ['A thing needs a name'], instead: ['Write what its owner calls it'] }),
  'beyond-gauge': ({ power, most }) => ({
    says: [`${power} is more than its gauge of ${most} shows`],
    instead: ['Raise the gauge too, or choose less power']
  }),
  'too-many-charges': ({ charges, capacity }) => ({
    says: [`${charges} charges do not go into a capacity of ${capacity}`],
    instead: [`At most ${capacity + 2}, and that only after Void Transfusion; or raise the capacity`]
  }),
  'too-many-slots': ({ most }) => ({ says: [`A card has room for ${most} slots`], instead: ['Take some away'] }),
  'cannot-attach': ({ name, wants }) => ({
    says: [`That does not go with ${name}`],
    instead: [`Attach it to ${wants === 'weapon' ? 'a weapon' : 'armour or a shield'}`]
  }),
  'not-magic': ({ name }) => ({ says: [`${name} is not magical`], instead: ['Pick a magic item'] }),
  depleted: ({ name }) => ({
    says: [`${name} has no charge left`],
    instead: ['Rest or Seek Help refills it while it is idle']
  }),
  'full-capacity': ({ name }) => ({
    says: [`${name} holds as much as anything can`],
    instead: ['Choose another option']
  }),
  'not-flowing': ({ name }) => ({ says: [`No energy flows through ${name}`], instead: ['Nothing to end'] }),
  invisible: ({ name }) => ({
    says: [`While ${name} works, no other magic item can be used`],
    instead: ['Let that effect end first']
  }),
  'slot-unfit': ({ says }) => ({
    says: [slotSays[says]],
    instead: ['Pick a free slot that fits, or take it upon oneself']
  }),
  'no-design': ({ seat, weapon }) => ({
    says: [{ seat }, ` has told no tale of ${weapon}`],
    instead: ['Tales of a Weapon comes first']
  }),
  'not-precious': ({ name }) => ({
    says: [`${name} is not precious`],
    instead: ['Pick something precious, or mark it as precious']
  }),
  'not-four-cards': ({ got }) => ({ says: [`A seller lays out four cards, not ${got}`], instead: ['Pick four'] }),
  'not-on-offer': ({ name }) => ({
    says: [`${name} is not among the cards laid out`],
    instead: ['Pick one of the four; or put that card in the place of one of them']
  }),
  'too-many-studies': ({ asked }) => ({ says: [`One to three options, not ${asked}`], instead: ['Pick up to three'] }),
  'own-things-only': ({ seat }) => ({ says: [{ seat }, ' has it already'], instead: ['Pick somebody else'] }),
  'only-with-move': ({ name, move }) => ({
    says: [`${name} is dealt out with ${move} only`],
    instead: ['Pick another one, or take that move']
  })
}

export const equipmentWords = { describe, explain, preview: equipmentPreview } satisfies SliceWords<Game>
