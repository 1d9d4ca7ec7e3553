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
    summary: 'Spend 1 charge of a magic item in your hand to use it. With the card comes a magic item that you pick.',
    results: [
      'It fails or goes wrong; the GM says how.',
      'It works; the GM picks a drawback.',
      'It works; you pick a drawback.',
      'It works.'
    ],
    speaksOnCross: true,
    options: [
      'every other magic item of yours loses 1 charge',
      "this item's capacity drops by 1",
      'the weapon takes 1 damage (magical weapons only)'
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
      'Take a wound card, without a token. Until it is healed your magic items cost no charge. The Blade of Echoes comes with the card and does not count for encumbrance.',
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
      'Instead of Use a Magic Item: you pay with Stamina, not with charges. The Sigil of the Living Light comes with the card and does not count for encumbrance.',
    results: [
      'The GM makes a move.',
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
      'An attack on you does not happen; one of your ongoing effects ends, and its item loses all charges. Later you may accuse an authority: the GM pays 1 Journey point and you keep the card, or pays 3 Shadow points and you lose it.'
  }),
  move({
    id: 'void-transfusion',
    name: 'Void Transfusion',
    group: 'card',
    attributes: [],
    campaign: '30',
    levels: ['0', 'g1', 'g2'],
    summary:
      'When you Entreat the Blood-Bound, your empty magic items fill up to 1 below their capacity (at least 1 charge). One level up: 1 above it. Two levels up: 2 above it.',
    rings: ['w', 'se', 'ne']
  }),
  move({
    id: 'reach-out',
    name: 'Reach Out With Your Feelings',
    group: 'card',
    attributes: [],
    summary:
      "While you touch a magic item with a charge: a physical attack costs you 1 Exhaustion less; an ally who makes Called Shot or It's a Trap! has 1 advantage."
  }),
  move({
    id: 'fundamental-magic',
    name: 'Fundamental Magic',
    group: 'card',
    attributes: ['int'],
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary:
      'You cause the effect of a magic item that you have seen, without the item. Flip, or play the Fundamental Magic mini-game.',
    results: [
      'The GM makes a move.',
      'Expend 3 Stamina; the card is face down until you Rest.',
      'Expend 2 Stamina; the card is face down until you Rest.',
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
    summary: 'You hold a magic item with a charge against magic that is about to hit you.',
    results: [
      'The GM makes a move.',
      'The magic does not reach you; your item loses all charges.',
      'The magic does not reach you; your item loses 1 charge.',
      'The magic does not reach you.'
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
    summary: 'Instead of Use a Magic Item, with another source of power: it works whatever you flip.',
    results: [
      "You lose the item for good, and the source leaves its mark on you, as part of the GM's move.",
      'The item loses all charges; expend 2 Stamina (mental).',
      'The item loses all charges.',
      'The item loses 1 charge.'
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
    summary: 'A day of study in town; 1 option for each XP, at most 3.',
    options: [
      'magic item: a known effect is added',
      'magic item: capacity +1',
      'magic item: more power',
      'precious item: a known effect, capacity 1',
      'weapon: more power',
      'weapon: a magically changed look',
      'weapon: an effect from an item you own, capacity 1'
    ]
  }),
  move({
    id: 'suggestive-subtlety',
    name: 'Suggestive Subtlety',
    group: 'card',
    attributes: ['int'],
    levels: ['r2', 'r1', '0', 'g1'],
    summary: 'You change what somebody thinks, without saying it openly.',
    results: [
      'The GM makes a move.',
      'It works, for 1 XP and 1 Stamina.',
      'It works, for 1 XP and 1 Stamina.',
      'It works, for 1 XP.'
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
