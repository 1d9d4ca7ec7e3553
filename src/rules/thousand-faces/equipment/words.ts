import type { Audience } from '../../core/audience'
import { line } from '../../core/log-line'
import type { Describing, Explaining } from '../slices'
import { because, counted } from '../words'
import type { Item } from './item'
import type { EquipmentRefusal } from './refusals'
import type { EquipmentEvent } from './shapes'

/** A secret item is its owner's affair, and the GM's where the table wants it so; nobody else reads of it. */
const hidden = (secret: boolean, seat: string, audience: Audience): boolean =>
  secret && audience.kind !== 'gm' && !(audience.kind === 'seat' && audience.seat === seat)

const changes: Readonly<Record<Extract<EquipmentEvent, { type: 'item-changed' }>['how'], (item: Item) => string>> = {
  edited: () => ' is put right',
  damaged: item => ` is damaged (${item.damage} of 2)`,
  repaired: item => (item.damage === 0 ? ' is whole again' : ' is mended a little'),
  'charge-spent': item => ` spends a charge: ${item.magic?.charges ?? 0} left`,
  'charges-lost': item => ` loses a charge: ${item.magic?.charges ?? 0} left`,
  depleted: () => ' is depleted',
  'capacity-lost': item => ` holds less: capacity ${item.magic?.capacity ?? 0}`,
  recharged: item => ` holds ${counted(item.magic?.charges ?? 0, 'charge')} again`,
  'flow-began': () => ': its energy flows',
  'flow-ended': () => ' is idle',
  studied: () => ' is changed by long study'
}

export const describeEquipment: Describing<EquipmentEvent> = {
  'item-gained': ({ seat, item, how }, audience) =>
    hidden(item.secret, seat, audience) ? null : line('good', { seat }, ` gets ${item.name}`, because(how)),
  'item-lost': ({ seat, name, how, secret }, audience) =>
    hidden(secret, seat, audience)
      ? null
      : line(
          how === 'destroyed' || how === 'dissolved' ? 'grave' : 'plain',
          `${name} of `,
          { seat },
          ` is ${how === 'given' ? 'handed over' : how}`
        ),
  'item-changed': ({ seat, item, how }, audience) =>
    hidden(item.secret, seat, audience) ? null : line('plain', `${item.name} of `, { seat }, changes[how](item)),
  'pack-changed': ({ seat, pack, precious, reason }) =>
    line('quiet', { seat }, ` has ${pack} Pack${precious > 0 ? ` and ${precious} precious` : ''}`, because(reason)),
  'weapon-designed': ({ seat, weapon }) => line('good', { seat }, ` tells of a weapon: ${weapon}`),
  'design-found': ({ seat, weapon }) => line('good', { seat }, ` finds ${weapon} at last`),
  shopped: ({ seat, seller }) => line('plain', { seat }, ' trades', because(seller))
}

const slotSays = {
  'no-slot': 'There is no such slot',
  'face-down': 'That card lies face down and takes nothing',
  taken: 'Something lies in that slot',
  empty: 'No such token lies in that slot',
  'wrong-token': 'That token does not fit the slot',
  'too-many': 'More slots than points'
} as const

export const explainEquipment: Explaining<EquipmentRefusal> = {
  'no-such-item': ({ seat }) => ({ says: [{ seat }, ' does not have that'], instead: ['Pick one of their items'] }),
  'not-mundane': ({ name }) => ({
    says: [`${name} is magical and takes no ordinary damage`],
    instead: ['A drawback of its own use may damage a magical weapon']
  }),
  'not-enough-pack': ({ seat, needs, has, kind }) => ({
    says: [{ seat }, ` has ${has}${kind === 'precious' ? ' precious' : ''} Pack; that takes ${needs}`],
    instead: [kind === 'pack' ? 'In town a precious Pack buys two' : 'Pay in another way']
  }),
  'nothing-to-repair': ({ name }) => ({ says: [`${name} is whole`], instead: ['Nothing to repair'] }),
  'no-more-power': ({ name }) => ({ says: [`${name} cannot hit harder`], instead: ['Choose another option'] }),
  'not-a-shield': ({ name }) => ({ says: [`${name} is no shield`], instead: ['Pick a shield'] }),
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
    says: [`Nobody values ${name}`],
    instead: ['Pick something precious, or mark it as precious']
  }),
  'too-many-studies': ({ asked }) => ({ says: [`One to three options, not ${asked}`], instead: ['Pick up to three'] }),
  'own-things-only': ({ seat }) => ({ says: [{ seat }, ' has it already'], instead: ['Pick somebody else'] }),
  'only-with-move': ({ name, move }) => ({
    says: [`${name} is dealt out with ${move} only`],
    instead: ['Pick another one, or take that move']
  })
}
