import { move, type Move } from '../move'

/** Move cards of nerve: rushing in, getting away, and daring. Source: reference 6.3. */
export const nerveCards: readonly Move[] = [
  move({
    id: 'bum-rush',
    name: 'Bum Rush',
    group: 'card',
    attributes: ['dex', 'str'],
    class: 'B',
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'You charge at somebody before they fight you in melee.',
    results: [
      'The GM makes a move.',
      'Expend 3 Stamina and pick 1 option.',
      'Expend 2 Stamina and pick 1 option.',
      'Expend 1 Stamina and pick 1 option.'
    ],
    options: [
      'get past them, out of reach',
      'strike before the melee: roll attack power',
      'make another move now, without its encumbrance penalty'
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
      'At night or indoors, while no foe attacks you: Take a Breather without a flip, for 1d4 Stamina. Until you move no foe sees you.',
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
      'When you have gained something precious, meet a shady contact in town: give it away and pick 2 options. If you are ever paid to betray the party, you can refuse only by giving up everything precious.',
    options: [
      'learn what an enemy feels and wants',
      'something to put pressure on a character with',
      'a magic item that you may keep secret from everybody, even the GM'
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
      'Describe what distracts them: the foes around you no longer notice you. Say whether they remember you at all.',
    encumbrance: 'expend',
    xp: 1
  }),
  move({
    id: 'called-shot',
    name: 'Called Shot',
    group: 'card',
    attributes: ['dex'],
    levels: ['r2', 'r1', '0', 'g1'],
    summary: 'You shoot at the part of a foe that you name. 1 advantage if it is surprised or helpless.',
    results: [
      'The GM makes a move.',
      'The card says nothing here: the GM makes a move and gains 1 Shadow point.',
      '1 attack power, and pick 1 option.',
      'Roll attack power, or take 1 instead; pick 1 option.'
    ],
    silentOnCheck: true,
    options: [
      'head: roll attack power once more',
      'arms: it drops what it holds',
      'legs: it is slow',
      'elsewhere: the GM decides'
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
    summary: 'You lure a foe into a danger that lies between you.',
    results: [
      "You run into a danger that you overlooked, as part of the GM's move.",
      'They notice, and do something about it.',
      'The danger strikes them.',
      'The danger strikes them, and they cannot answer what you do next.'
    ],
    speaksOnCross: true
  }),
  move({
    id: 'not-on-my-turf',
    name: 'Not On My Turf',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    summary: 'In a Pursuit, pay and say how the chase changes.',
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
    summary: 'You name something that fits the surroundings, and use it to reach a better position.',
    results: [
      'The GM makes a move.',
      'You get there; the GM says why the position is worse than you hoped.',
      'You get there; the GM says what it cost you.',
      'You get there, at no cost.'
    ],
    rings: ['w', 'ne', 'se']
  }),
  move({
    id: 'sangfroid',
    name: 'Sangfroid',
    group: 'card',
    attributes: [],
    summary: 'Its 3 slots take Exhaustion tokens when mental effort would cost you Stamina.',
    slots: { '0': ['exhaustion-mental', 'exhaustion-mental', 'exhaustion-mental'] },
    rings: ['ne']
  })
]
