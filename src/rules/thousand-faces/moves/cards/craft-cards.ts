import { move, type Move } from '../move'

/** Move cards of craft: threats, tricks and hidden blows. Source: reference 6.3. */
export const craftCards: readonly Move[] = [
  move({
    id: 'intimidate',
    name: 'Intimidate',
    group: 'card',
    attributes: [],
    class: 'C',
    tags: ['extra-flip'],
    summary:
      'When you Parley with somebody not much bigger than you, flip Str too and use the better result. Or stand by an ally who Parleys: flip Str, and they may use your result.',
    rings: ['se']
  }),
  move({
    id: 'fury',
    name: 'Fury',
    group: 'card',
    attributes: ['str'],
    fast: true,
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'After you hit in melee.',
    results: [
      '2 Shadow points.',
      '1 extra attack power.',
      'One more attack power roll, halved (round up); the card is turned face down.',
      'One more attack power roll; the card is turned face down.'
    ],
    effects: {
      1: [{ kind: 'attack-power', amount: '1' }],
      2: [{ kind: 'attack-power', amount: 'half-roll' }, { kind: 'face-down' }],
      3: [{ kind: 'attack-power', amount: 'roll' }, { kind: 'face-down' }]
    },
    faceDownUntil: 'take-a-breather',
    rings: ['w', 'se']
  }),
  move({
    id: 'goreography',
    name: 'Goreography',
    group: 'card',
    attributes: ['dex'],
    fast: true,
    levels: ['r1', '0', 'g1'],
    summary: 'After you hit in melee. You may pick an option twice.',
    results: [
      '2 Shadow points.',
      'The GM picks 1 option; the card is turned face down.',
      'Pick 1 option; the card is turned face down.',
      'Pick 2 options; the card is turned face down.'
    ],
    options: ['hit another foe with the same attack', "disable the foe's armour", 'disarm the foe'],
    effects: {
      1: [{ kind: 'pick', count: 1, by: 'gm' }, { kind: 'face-down' }],
      2: [{ kind: 'pick', count: 1, by: 'player' }, { kind: 'face-down' }],
      3: [{ kind: 'pick', count: 2, by: 'player' }, { kind: 'face-down' }]
    },
    faceDownUntil: 'take-a-breather',
    rings: ['w', 'ne', 'se']
  }),
  move({
    id: 'its-a-trap',
    name: "It's a Trap!",
    group: 'card',
    attributes: ['int'],
    class: 'B',
    levels: ['r2', 'r1', '0', 'g1'],
    summary: 'You look over a dangerous place; later each token buys 1 question.',
    results: [
      'The GM makes a move.',
      '1 token goes onto the card.',
      '2 tokens go onto the card.',
      '3 tokens go onto the card.'
    ],
    options: [
      'is there a hidden danger and what sets it off',
      'what does it do',
      'what else is hidden',
      'how can it be disabled'
    ],
    effects: { 1: [{ kind: 'tokens', count: 1 }], 2: [{ kind: 'tokens', count: 2 }], 3: [{ kind: 'tokens', count: 3 }] }
  }),
  move({
    id: 'pick-pockets',
    name: 'Pick Pockets',
    group: 'card',
    attributes: ['dex'],
    class: 'B',
    tags: ['unencumbered'],
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'You take something from somebody who is not paying attention.',
    results: [
      'The GM makes a move.',
      'The card says nothing here: the GM makes a move and gains 1 Shadow point.',
      'The GM offers two of three: suspicion, danger, or a price. You pick one.',
      'You name it.'
    ],
    silentOnCheck: true,
    encumbrance: 'expend',
    rings: ['nw', 'e']
  }),
  move({
    id: 'pick-locks',
    name: 'Pick Locks',
    group: 'card',
    attributes: ['dex'],
    class: 'B',
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'Flip, or play the Pick Locks mini-game.',
    results: [
      'The GM makes a move.',
      'The card says nothing here: the GM makes a move and gains 1 Shadow point.',
      'The GM offers two of three: suspicion, danger, or a price. You pick one.',
      'You name it.'
    ],
    silentOnCheck: true
  }),
  move({
    id: 'backstab',
    name: 'Backstab',
    group: 'card',
    attributes: ['dex'],
    class: 'A',
    tags: ['unencumbered'],
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'You attack a surprised or helpless foe in melee.',
    results: [
      'The GM makes a move.',
      'The card says nothing here: the GM makes a move and gains 1 Shadow point.',
      'Pick 1 option.',
      'Pick 2 options.'
    ],
    silentOnCheck: true,
    options: [
      'stay out of melee with them',
      'roll your attack power plus 1d6',
      'the next player who attacks this foe has 1 advantage',
      'their armour is of no use until it is repaired'
    ],
    effects: { 2: [{ kind: 'pick', count: 1, by: 'player' }], 3: [{ kind: 'pick', count: 2, by: 'player' }] },
    encumbrance: 'over-three',
    rings: ['se']
  }),
  move({
    id: 'weak-spot',
    name: 'Weak Spot',
    group: 'card',
    attributes: ['int'],
    class: 'C',
    fast: true,
    levels: ['r2', 'r1', '0', 'g1'],
    summary:
      'Name a weakness. From then on everybody who attacks it adds 1d4 attack power; the first attack on it has 1 advantage.',
    results: ['2 Shadow points.', 'No effect.', 'You name it.', 'You name it.'],
    silentOnCheck: true,
    rings: ['ne']
  })
]
