import { move, type Move } from '../move'

/** The twelve basic moves, which every character has without a card. Source: reference 6.1. */
export const basicMoves: readonly Move[] = [
  move({
    id: 'defy-danger',
    name: 'Defy Danger',
    group: 'basic',
    attributes: ['str', 'dex', 'int'],
    summary:
      'You act although a danger is near. Str: push through or hold out. Dex: dodge or be quick. Int: think fast or stay calm. With 1 or 2 checks the GM may ask a question, worsen what happens, or offer a hard bargain or choice.',
    results: [
      'The GM makes a move.',
      'You get part of the way, and hesitate or pay a price.',
      'It works, but brings a new complication.',
      'It works, without any price.'
    ]
  }),
  move({
    id: 'take-a-breather',
    name: 'Take a Breather',
    group: 'basic',
    attributes: ['int', 'dex'],
    summary:
      'You need a moment without interruption, and may not do this twice in a row. After a fight or chase you may flip Str instead, as a FAST move. It also turns your face-down cards up again and ends Go Berserk!.',
    results: [
      'The GM makes a move. With Str, as a FAST move: 2 Shadow points instead.',
      'Recover 1 Stamina. Int: something is wrong with the place. Dex: a foe gains a position that gives you a disadvantage.',
      'You are safe or unnoticed. Recover 1d4 Stamina.',
      'You are safe or unnoticed. Recover 1d4 Stamina.'
    ],
    effects: {
      1: [{ kind: 'recover', amount: '1' }],
      2: [{ kind: 'recover', amount: 'd4' }],
      3: [{ kind: 'recover', amount: 'd4' }]
    }
  }),
  move({
    id: 'bravely-run-away',
    name: 'Bravely Run Away',
    group: 'basic',
    attributes: [],
    tags: ['unencumbered'],
    summary:
      'No flip. Not while cornered or surrounded. The GM says where you end up, or pays 1 Shadow point for a new danger or a Pursuit.',
    encumbrance: 'flight'
  }),
  move({
    id: 'discern',
    name: 'Discern',
    group: 'basic',
    attributes: ['int'],
    summary:
      'You study a place, an event or a person. Acting on an answer gives 1 advantage; a token stands for each answer.',
    results: [
      'The GM makes a move.',
      'Ask the GM 1 question of the list.',
      'Ask the GM 2 questions of the list.',
      'Ask the GM 3 questions of the list.'
    ],
    options: [
      'what is useful or valuable here',
      'what happened here lately',
      'what is about to happen',
      'what to watch out for',
      'who is really in charge',
      'what is not as it seems'
    ],
    effects: { 1: [{ kind: 'tokens', count: 1 }], 2: [{ kind: 'tokens', count: 2 }], 3: [{ kind: 'tokens', count: 3 }] }
  }),
  move({
    id: 'i-know-this',
    name: 'I Know This',
    group: 'basic',
    attributes: ['int'],
    summary:
      'You state a fact or try to remember one. Flip only if the GM doubts it, or if it would help the party a lot.',
    results: [
      'The GM makes a move.',
      'As with 2 checks; the GM may also ask how you know it.',
      'The GM tells you something interesting; how to use it is up to you.',
      'The GM tells you something interesting that is useful now.'
    ]
  }),
  move({
    id: 'defend',
    name: 'Defend',
    group: 'basic',
    attributes: ['str'],
    summary:
      'You protect a person, a thing or a place: the attack is on you instead. You may step in when an ally within reach is attacked, before attack power is rolled.',
    results: [
      'The GM makes a move.',
      'You may spend 1 XP to pick 1 option.',
      'You may spend 1 XP to pick 1 option.',
      'You may spend 1 XP to pick 2 options.'
    ],
    options: [
      'halve the attack (round up)',
      'an ally gains 1 advantage against the attacker',
      'roll attack power against the attacker'
    ],
    effects: {
      1: [{ kind: 'may-pay-xp', amount: 1, opens: 1 }],
      2: [{ kind: 'may-pay-xp', amount: 1, opens: 1 }],
      3: [{ kind: 'may-pay-xp', amount: 1, opens: 2 }]
    }
  }),
  move({
    id: 'parley',
    name: 'Parley',
    group: 'basic',
    attributes: ['int'],
    levels: ['0', 'g1'],
    summary:
      'You use what somebody needs or wants to make them do something. With nothing to back up a promise or threat: 1 disadvantage.',
    results: [
      'The GM makes a move.',
      'They want a guarantee or payment now.',
      'They want a guarantee or payment now.',
      'Your promise is enough for them.'
    ]
  }),
  move({
    id: 'do-a-flashback',
    name: 'Do a Flashback',
    group: 'basic',
    attributes: [],
    summary:
      'After your flip, before the GM tells what happens: pay 1 XP, tell how you prepared for this, and flip again with the same advantage; the first flip does not count. Each further XP raises the result by 1 check. Not for supporters in Teamwork.'
  }),
  move({
    id: 'good-thing-i-brought',
    name: 'Good Thing I Brought...',
    group: 'basic',
    attributes: [],
    summary:
      'You have just the thing that helps now. Paid with 2 Pack, something is used up or broken. What can be used again becomes an Item card with a name.'
  }),
  move({
    id: 'mix-it-up',
    name: 'Mix It Up',
    group: 'basic',
    attributes: ['str'],
    summary:
      'You fight at close quarters. The foe may answer with any GM move that it could make. Without a weapon you deal 1 and do not roll.',
    results: [
      'The GM makes a move.',
      'Deal 1 attack power; the foe attacks you.',
      'Roll melee attack power; the foe attacks you.',
      'Roll melee attack power and pick 1 option.'
    ],
    options: ["avoid the foe's attack", 'roll attack power once more'],
    effects: {
      1: [{ kind: 'attack-power', amount: '1' }, { kind: 'foe-attacks' }],
      2: [{ kind: 'attack-power', amount: 'roll' }, { kind: 'foe-attacks' }],
      3: [
        { kind: 'attack-power', amount: 'roll' },
        { kind: 'pick', count: 1, by: 'player' }
      ]
    }
  }),
  move({
    id: 'volley',
    name: 'Volley',
    group: 'basic',
    attributes: ['dex'],
    levels: ['0', 'g1'],
    summary: 'Attack with a ranged weapon.',
    results: [
      'The GM makes a move.',
      'Roll attack power; the GM picks a drawback.',
      'Roll attack power; you pick a drawback.',
      'Roll attack power.'
    ],
    options: ['you move into a danger that the GM picks', 'halve the attack power (round up)', 'lose 1 Pack'],
    effects: {
      1: [
        { kind: 'attack-power', amount: 'roll' },
        { kind: 'pick', count: 1, by: 'gm' }
      ],
      2: [
        { kind: 'attack-power', amount: 'roll' },
        { kind: 'pick', count: 1, by: 'player' }
      ],
      3: [{ kind: 'attack-power', amount: 'roll' }]
    }
  }),
  move({
    id: 'critical-flip',
    name: 'Critical Flip',
    group: 'basic',
    attributes: [],
    summary:
      'When the Critical Success resolves your flip, choose one: a Blessing card goes into your discard pile, or each XP you spend raises the move you just made by 1 level.'
  })
]
