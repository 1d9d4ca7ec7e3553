import { move, type Move } from '../move'

/** Move cards of craft and nerve. Source: reference 6.3. */
export const craftCards: readonly Move[] = [
  move({
    id: 'intimidate',
    name: 'Intimidate',
    group: 'card',
    attributes: [],
    class: 'C',
    tags: ['extra-flip'],
    summary:
      'Parley against someone not much bigger: flip Str as well as Int, use the better. Or loom beside a Parleying ally: flip Str, they may use your result if better.',
    rings: ['se']
  }),
  move({
    id: 'fury',
    name: 'Fury',
    group: 'card',
    attributes: ['str'],
    fast: true,
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'After a successful melee hit.',
    results: [
      '2 Shadow points.',
      '1 extra attack power.',
      'One more attack power roll, halved (round up); card goes face-down.',
      'One more attack power roll; card goes face-down.'
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
    summary: 'After a successful melee hit. The same option may be picked twice.',
    results: [
      '2 Shadow points.',
      'GM picks 1; card goes face-down.',
      'Pick 1; card goes face-down.',
      'Pick 2; card goes face-down.'
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
    summary: 'Survey a dangerous area; each token later buys one question.',
    results: [
      'GM makes a move.',
      'Place 1 token on the card.',
      'Place 2 tokens on the card.',
      'Place 3 tokens on the card.'
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
    summary: 'Take something from an inattentive person.',
    results: [
      'GM makes a move.',
      'Nothing listed: GM move (and 1 Shadow).',
      'GM offers two of suspicion, danger, cost; you choose.',
      'Success.'
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
    summary: 'Flip, or play the Pick Locks mini-game instead.',
    results: [
      'GM makes a move.',
      'Nothing listed: GM move (and 1 Shadow).',
      'GM offers two of suspicion, danger, cost; you choose.',
      'Success.'
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
    summary: 'Melee attack on a surprised or helpless foe.',
    results: ['GM makes a move.', 'Nothing listed: GM move (and 1 Shadow).', 'Pick 1 option.', 'Pick 2 options.'],
    silentOnCheck: true,
    options: [
      'stay out of melee with them',
      'roll your attack power plus 1d6',
      '+1 advantage for the next player attacking this foe',
      'disable their armour until repaired'
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
      'Name a weakness. From then on anyone attacking it adds 1d4 attack power; the first attack on it has +1 advantage.',
    results: ['2 Shadow points.', 'No effect.', 'Success.', 'Success.'],
    silentOnCheck: true,
    rings: ['ne']
  }),
  move({
    id: 'bum-rush',
    name: 'Bum Rush',
    group: 'card',
    attributes: ['dex', 'str'],
    class: 'B',
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'Charge in before being engaged in melee.',
    results: [
      'GM makes a move.',
      'Expend 3 Stamina, then pick an option.',
      'Expend 2 Stamina, then pick an option.',
      'Expend 1 Stamina, then pick an option.'
    ],
    options: [
      'get past them, out of reach',
      'strike before the melee: roll attack power',
      'make another move now ignoring its encumbrance penalty'
    ],
    effects: {
      1: [
        { kind: 'expend', points: 3, exertion: 'physical' },
        { kind: 'pick', count: 1, by: 'player' }
      ],
      2: [
        { kind: 'expend', points: 2, exertion: 'physical' },
        { kind: 'pick', count: 1, by: 'player' }
      ],
      3: [
        { kind: 'expend', points: 1, exertion: 'physical' },
        { kind: 'pick', count: 1, by: 'player' }
      ]
    },
    rings: ['sw', 'e']
  }),
  move({
    id: 'find-shadows',
    name: 'Find Shadows',
    group: 'card',
    attributes: [],
    tags: ['unencumbered'],
    summary:
      'At night or indoors with no foe upon you: a Take a Breather without a flip, regaining 1d4 Stamina; until you move, no foe sees you.',
    encumbrance: 'expend',
    rings: ['se']
  }),
  move({
    id: 'only-here-for-the-job',
    name: "I'm Only Here for the Job",
    group: 'card',
    attributes: [],
    class: 'C',
    summary:
      'After gaining a precious item, meet a seedy contact in town; spend it and pick 2. If ever paid to betray the party you must abandon or destroy all precious items to refuse.',
    options: [
      "learn an enemy's disposition",
      'leverage on a PC or NPC',
      'a magic item you may keep secret from all, GM included'
    ]
  }),
  move({
    id: 'slide',
    name: 'Slide',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    tags: ['unencumbered'],
    summary:
      'Describe a distraction; you escape the attention of the foes around you. Say whether they even remember you.',
    encumbrance: 'expend',
    xp: 1
  }),
  move({
    id: 'called-shot',
    name: 'Called Shot',
    group: 'card',
    attributes: ['dex'],
    levels: ['r2', 'r1', '0', 'g1'],
    summary: 'Ranged attack on a named target. +1 advantage if the target is surprised or helpless.',
    results: [
      'GM makes a move.',
      'Nothing listed: GM move (and 1 Shadow).',
      '1 attack power and pick an option.',
      'Roll attack power (or choose 1) and pick an option.'
    ],
    silentOnCheck: true,
    options: [
      'head: one more attack power roll',
      'arms: drops what is held',
      'legs: hobbled and slow',
      'other: GM decides'
    ],
    effects: {
      2: [
        { kind: 'attack-power', amount: '1' },
        { kind: 'pick', count: 1, by: 'player' }
      ],
      3: [
        { kind: 'attack-power', amount: 'roll-or-1' },
        { kind: 'pick', count: 1, by: 'player' }
      ]
    },
    rings: ['nw']
  }),
  move({
    id: 'come-and-get-me',
    name: 'Come and Get Me',
    group: 'card',
    attributes: ['int'],
    campaign: '9/30',
    levels: ['r1', '0', 'g1', 'g2'],
    summary: 'Lure a foe across a hazard lying between you.',
    results: [
      "You fall to a danger you missed; part of the GM's move.",
      'They see through it and respond.',
      'They suffer the hazard.',
      'They fall to the hazard and cannot answer your next action.'
    ],
    speaksOnCross: true
  }),
  move({
    id: 'not-on-my-turf',
    name: 'Not On My Turf',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    summary: 'In a pursuit, pay and declare how the chase changes.',
    options: ['up', 'down', 'air', 'earth', 'water'],
    xp: 1,
    rings: ['w', 'se']
  }),
  move({
    id: 'derring-do',
    name: 'Derring-Do',
    group: 'card',
    attributes: ['dex'],
    levels: ['r2', 'r1', '0', 'g1'],
    summary: 'Invent a fitting detail of the surroundings and use it to reach a better position.',
    results: [
      'GM makes a move.',
      'You arrive; GM says why the position is shakier than hoped.',
      'You arrive; GM says what it cost.',
      'Smooth arrival.'
    ],
    rings: ['w', 'ne', 'se']
  }),
  move({
    id: 'sangfroid',
    name: 'Sangfroid',
    group: 'card',
    attributes: [],
    summary: 'Put Exhaustion tokens in its 3 slots instead of losing Stamina to mental exhaustion.',
    slots: { '0': ['exhaustion-mental', 'exhaustion-mental', 'exhaustion-mental'] },
    rings: ['ne']
  })
]
