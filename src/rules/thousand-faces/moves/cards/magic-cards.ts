import { move, type Move } from '../move'

/** Move cards of magic and mind. Source: reference 6.3. */
export const magicCards: readonly Move[] = [
  move({
    id: 'use-a-magic-item',
    name: 'Use a Magic Item',
    group: 'card',
    attributes: ['int'],
    class: 'A',
    tags: ['receive-cards'],
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'Spend 1 charge to activate a held item. Taking the card gives 1 magic item of choice.',
    results: [
      'Effect fails or misfires; GM says how.',
      'Effect happens; GM chooses a drawback.',
      'Effect happens; you choose a drawback.',
      'Effect happens.'
    ],
    speaksOnCross: true,
    options: [
      'lose 1 charge on every other magic item you have',
      "this item's capacity drops by 1",
      '(magical weapon only) the weapon takes damage'
    ],
    effects: {
      1: [{ kind: 'magic-effect' }, { kind: 'drawback', by: 'gm' }],
      2: [{ kind: 'magic-effect' }, { kind: 'drawback', by: 'player' }],
      3: [{ kind: 'magic-effect' }]
    },
    rings: ['nw', 'e']
  }),
  move({
    id: 'entreat-the-blood-bound',
    name: 'Entreat the Blood-Bound',
    group: 'card',
    attributes: [],
    class: 'B',
    campaign: '9/30',
    tags: ['receive-cards'],
    summary:
      'Take a wound card (no token). Until it is healed magic items do not cost their usual charge. The Blade of Echoes is free for encumbrance. Taking the card gives the Blade of Echoes.',
    rings: ['sw', 'e']
  }),
  move({
    id: 'channel-the-living-light',
    name: 'Channel the Living Light',
    group: 'card',
    attributes: ['int'],
    class: 'B',
    tags: ['receive-cards'],
    levels: ['r2', 'r1', '0', 'g1'],
    summary:
      'Replaces Use a Magic Item: pays Stamina instead of charges. The Sigil is free for encumbrance. Taking the card gives the Sigil.',
    results: [
      'GM makes a move.',
      'Expend 3 Stamina (mental).',
      'Expend 2 Stamina (mental).',
      'Expend 2 Stamina (mental); take a Blessing card.'
    ],
    effects: {
      1: [{ kind: 'magic-effect' }, { kind: 'expend', points: 3, exertion: 'mental' }],
      2: [{ kind: 'magic-effect' }, { kind: 'expend', points: 2, exertion: 'mental' }],
      3: [{ kind: 'magic-effect' }, { kind: 'expend', points: 2, exertion: 'mental' }, { kind: 'take-blessing' }]
    },
    rings: ['sw', 'e']
  }),
  move({
    id: 'unknown-benefactor',
    name: 'Unknown Benefactor',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    fast: true,
    summary:
      'Cancels any attack on you; one of your ONGOING item effects must end and that item loses all charges. Later you may accuse an authority: the GM must pay 1 Journey point (you keep the card) or 3 Shadow points (you lose it).'
  }),
  move({
    id: 'void-transfusion',
    name: 'Void Transfusion',
    group: 'card',
    attributes: [],
    campaign: '30',
    levels: ['0', 'g1', 'g2'],
    summary:
      'When you Entreat the Blood-Bound, your depleted magic items also recharge: base to capacity-1 (at least 1), g1 to capacity+1, g2 to capacity+2.',
    rings: ['w', 'se', 'ne']
  }),
  move({
    id: 'reach-out',
    name: 'Reach Out With Your Feelings',
    group: 'card',
    attributes: [],
    summary:
      "While touching an undepleted magic item: lose 1 Stamina less to physical exhaustion when attacked; an ally making Called Shot or It's a Trap! gets +1 advantage."
  }),
  move({
    id: 'fundamental-magic',
    name: 'Fundamental Magic',
    group: 'card',
    attributes: ['int'],
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary:
      'Cast the effect of a magic item you have seen, without the item. Flip, or play the Fundamental Magic mini-game.',
    results: [
      'GM makes a move.',
      'Expend 3 Stamina; card face-down till a Rest.',
      'Expend 2 Stamina; card face-down till a Rest.',
      'Expend 1 Stamina.'
    ],
    effects: {
      1: [{ kind: 'expend', points: 3, exertion: 'mental' }, { kind: 'face-down' }],
      2: [{ kind: 'expend', points: 2, exertion: 'mental' }, { kind: 'face-down' }],
      3: [{ kind: 'expend', points: 1, exertion: 'mental' }]
    },
    faceDownUntil: 'rest'
  }),
  move({
    id: 'counterspell',
    name: 'Counterspell',
    group: 'card',
    attributes: ['int'],
    levels: ['r2', 'r1', '0', 'g1'],
    summary: 'Stake one undepleted magic item against a magical effect about to hit you.',
    results: [
      'GM makes a move.',
      'Countered; staked item is depleted.',
      'Countered; staked item loses 1 charge.',
      'Countered, no effect on you.'
    ],
    effects: { 1: [{ kind: 'deplete' }], 2: [{ kind: 'lose-charge' }] },
    rings: ['w', 'ne', 'se']
  }),
  move({
    id: 'breach-the-dam',
    name: 'Breach the Dam',
    group: 'card',
    attributes: ['int'],
    campaign: '9/30',
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'Replaces Use a Magic Item with a new power source; the effect happens whatever the result.',
    results: [
      "You lose the item for good and bear the source's mark; part of the GM's move.",
      'Item is depleted; expend 2 Stamina (mental).',
      'Item is depleted.',
      'Item loses 1 charge.'
    ],
    speaksOnCross: true,
    options: ["ignore the item's limits", 'double its effects'],
    effects: {
      0: [{ kind: 'magic-effect' }, { kind: 'lose-item' }, { kind: 'pick', count: 1, by: 'player' }],
      1: [
        { kind: 'magic-effect' },
        { kind: 'deplete' },
        { kind: 'expend', points: 2, exertion: 'mental' },
        { kind: 'pick', count: 1, by: 'player' }
      ],
      2: [{ kind: 'magic-effect' }, { kind: 'deplete' }, { kind: 'pick', count: 1, by: 'player' }],
      3: [{ kind: 'magic-effect' }, { kind: 'lose-charge' }, { kind: 'pick', count: 1, by: 'player' }]
    }
  }),
  move({
    id: 'obsessive-contemplation',
    name: 'Obsessive Contemplation',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    tags: ['day', 'town'],
    summary: 'A town day of study; one option per XP, at most 3.',
    options: [
      'magic item: a known effect is added',
      'magic item: capacity +1',
      'magic item: More Power',
      'precious item: gains a known effect, capacity 1',
      'weapon: More Power',
      'weapon: magically changed look',
      'weapon: an effect from an item you own, capacity 1'
    ]
  }),
  move({
    id: 'suggestive-subtlety',
    name: 'Suggestive Subtlety',
    group: 'card',
    attributes: ['int'],
    levels: ['r2', 'r1', '0', 'g1'],
    summary: "Change an NPC's mind without saying so outright.",
    results: [
      'GM makes a move.',
      'Spend 1 XP and expend 1 Stamina; it works.',
      'Spend 1 XP and expend 1 Stamina; it works.',
      'Spend 1 XP; it works.'
    ],
    options: ['believes a new fact', 'rejects an old belief', 'drops a concern', 'pursues a new goal'],
    effects: {
      1: [
        { kind: 'pay-xp', amount: 1 },
        { kind: 'expend', points: 1, exertion: 'mental' },
        { kind: 'pick', count: 1, by: 'player' }
      ],
      2: [
        { kind: 'pay-xp', amount: 1 },
        { kind: 'expend', points: 1, exertion: 'mental' },
        { kind: 'pick', count: 1, by: 'player' }
      ],
      3: [
        { kind: 'pay-xp', amount: 1 },
        { kind: 'pick', count: 1, by: 'player' }
      ]
    }
  })
]
