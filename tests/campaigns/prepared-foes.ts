import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from '../support/chronicle'

/** Every command about prepared foes: a paid encounter, single foes, a hint shown and taken back, an edited revealed foe. */
export function preparedFoes(): Chronicle {
  const played = Played.table('Prepared foes', 'Ada', 'Bo')
  const secrets = {
    attacks: ['Spits brine'],
    immunities: ['Cold iron'],
    hint: 'Claw marks a hand deep',
    weakness: 'The lantern it swallowed',
    standsFor: 'Everything they left at sea',
    loot: 'A captain’s ring'
  }
  const beast = {
    name: 'Tide beast',
    kind: 'monster',
    stamina: 16,
    power: 'd10',
    squares: 1,
    note: 'Sleeps by day',
    secrets
  }
  const guard = {
    name: 'Sluice guard',
    kind: 'guard',
    stamina: 6,
    power: 'd6',
    squares: 0,
    note: '',
    secrets: { ...secrets, hint: '' }
  }
  const encounter = { name: 'At the sluice', where: 'The lower lock', note: 'The water rises' }
  played.act({ type: 'gain-shadow', amount: 9, seat: null, reason: '' })
  played.act({
    type: 'add-prepared-foes',
    encounter,
    foes: [
      { ...beast, count: 1 },
      { ...guard, count: 2 }
    ],
    pay: 'circled'
  })
  played.act({ type: 'add-prepared-foes', encounter: null, foes: [{ ...guard, count: 1 }], pay: 'nothing' })
  const { foes } = played.chronicle.campaign.boards[0]!.state as { readonly foes: readonly { readonly id: number }[] }
  const [first] = foes
  played.act({ type: 'show-hint', foe: first!.id, as: 'shown' })
  played.act({ type: 'show-foe', foe: first!.id, as: 'revealed' })
  played.act({
    type: 'edit-foe',
    foe: { ...first, revealed: true, hintShown: true, secrets: { ...secrets, hint: 'It limps' } }
  })
  played.act({ type: 'show-hint', foe: first!.id, as: 'hidden' })
  played.undo()
  return played.chronicle
}
