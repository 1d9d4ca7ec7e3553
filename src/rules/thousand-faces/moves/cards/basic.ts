import { move, type Move } from '../move'

/** The twelve basic moves, which every character has without a card. Source: reference 6.1. */
export const basicMoves: readonly Move[] = [
  move({
    id: 'defy-danger',
    name: 'Defy Danger',
    group: 'basic',
    attributes: ['str', 'dex', 'int'],
    summary:
      'Acting in the face of an immediate threat. Str to endure or force through, Dex to evade or be quick, Int to outthink or stay composed. On 1 or 2 the GM may pose a question, a worse outcome, a hard bargain or an ugly choice.',
    results: [
      'GM makes a move.',
      'Partial progress; the character falters or pays some price.',
      'It works, and a fresh complication appears.',
      'Clean success.'
    ]
  }),
  move({
    id: 'take-a-breather',
    name: 'Take a Breather',
    group: 'basic',
    attributes: ['int', 'dex'],
    summary:
      'Needs an uninterrupted moment; may not be made twice running by the same character. Once the action is over (fight or chase ended) it may be flipped with Str as a FAST move. Also turns face-down cards up again and ends Go Berserk!.',
    results: [
      'GM makes a move. In the Str/FAST form: 2 Shadow points instead.',
      'Recover 1 Stamina; Int: the spot is flawed, Dex: a foe gets a position that puts you at a disadvantage.',
      'Safe place or unnoticed; recover 1d4 Stamina.',
      'Safe place or unnoticed; recover 1d4 Stamina.'
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
      'No flip. Allowed unless cornered or surrounded. The GM decides where the characters end up, or pays 1 Shadow point for a new immediate danger or for a Pursuit.',
    encumbrance: 'flight'
  }),
  move({
    id: 'discern',
    name: 'Discern',
    group: 'basic',
    attributes: ['int'],
    summary: 'Careful study of a place, event or person. Acting on an answer gives +1 advantage; track with tokens.',
    results: [
      'GM makes a move.',
      'Ask the GM 1 listed question.',
      'Ask the GM 2 listed questions.',
      'Ask the GM 3 listed questions.'
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
      'Asserting facts or consulting memory; only flipped if the GM doubts the fact or it would help the party a lot.',
    results: [
      'GM makes a move.',
      'As 2; the GM may also ask where the knowledge comes from.',
      'GM supplies something interesting; making it useful is up to you.',
      'GM supplies something interesting and useful for the situation.'
    ]
  }),
  move({
    id: 'defend',
    name: 'Defend',
    group: 'basic',
    attributes: ['str'],
    summary:
      'Shield a person, thing or place: the attack is redirected to the defender. May interrupt an attack on an ally in reach before attack power is rolled.',
    results: [
      'GM makes a move.',
      'Spend 1 XP, pick 1 option.',
      'Spend 1 XP, pick 1 option.',
      'Spend 1 XP, pick 2 options.'
    ],
    options: [
      'halve the attack (round up)',
      'an ally gains one advantage on the attacker',
      'make an attack power roll on the attacker'
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
      'Manipulating an NPC with something they need or want. Unsupported promises or threats: flip at 1 disadvantage.',
    results: [
      'GM makes a move.',
      'They want a concrete guarantee or payment at once.',
      'They want a concrete guarantee or payment at once.',
      'They agree on the strength of a promise.'
    ]
  }),
  move({
    id: 'do-a-flashback',
    name: 'Do a Flashback',
    group: 'basic',
    attributes: [],
    summary:
      'After your flip and before the GM narrates: pay 1 XP, tell how the past prepared you, ignore the flip and flip again at the same net advantage; then buy result steps 1 XP each. Not for supporters in Teamwork flips.'
  }),
  move({
    id: 'good-thing-i-brought',
    name: 'Good Thing I Brought...',
    group: 'basic',
    attributes: [],
    summary:
      'Produce a piece of gear that helps right now. Paying 2 Pack also means something got used up or broken. Reusable gear becomes a named Item card.'
  }),
  move({
    id: 'mix-it-up',
    name: 'Mix It Up',
    group: 'basic',
    attributes: ['str'],
    summary:
      "Melee. The foe's attack can take the form of any GM move that foe could carry out. Unarmed characters deal 1 instead of rolling.",
    results: [
      'GM makes a move.',
      'Deal 1 attack power; the foe attacks you.',
      'Roll melee attack power; the foe attacks you.',
      'Roll melee attack power and pick one option.'
    ],
    options: ["avoid the foe's attack", 'add one extra attack power roll'],
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
      'GM makes a move.',
      'Roll attack power; the GM picks a drawback.',
      'Roll attack power; you pick a drawback.',
      'Roll attack power.'
    ],
    options: ["you must move into a danger of the GM's choice", 'halve the attack power (round up)', 'lose 1 Pack'],
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
      'When the Critical Success card resolves your flip choose ONE: take a Blessing card into the discard pile, or spend XP 1-for-1 on levels of the move just resolved.'
  })
]
