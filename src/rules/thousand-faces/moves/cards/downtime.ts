import { move, type Move } from '../move'

/** The six downtime moves, which every character has. Source: reference 6.2. */
export const downtimeMoves: readonly Move[] = [
  move({
    id: 'rest',
    name: 'Rest',
    group: 'downtime',
    attributes: [],
    tags: ['day'],
    summary:
      'A quiet day. Exhaustion tokens go. One card stays exhausted for each Harm and Wound token on the pile, the others go to the discard; then 1 Harm goes. Say whom you blame. Idle magic items fill up, armour slots are emptied.'
  }),
  move({
    id: 'seek-help',
    name: 'Seek Help',
    group: 'downtime',
    attributes: [],
    tags: ['day'],
    summary:
      'A day with outside healers. Return Exhaustion and Harm tokens; keep (Wound tokens) cards, rest to discard; return all wound cards; say whom you are closer to forgiving; at The Hearth also return all Wound tokens. Idle magic items refill; armour emptied.'
  }),
  move({
    id: 'sharpen-stitch',
    name: 'Sharpen & Stitch',
    group: 'downtime',
    attributes: ['int'],
    levels: ['0', 'g1'],
    summary:
      'Only together with Rest. In town you may give the repairer a card that is precious to them instead of flipping: everything of yours is repaired.',
    results: [
      'The GM makes a move.',
      '2 Pack remove 1 damage card.',
      '1 Pack removes 1 damage card.',
      '1 Pack removes 2 damage cards.'
    ],
    effects: {
      1: [{ kind: 'repair', removes: 1, perPack: 2 }],
      2: [{ kind: 'repair', removes: 1, perPack: 1 }],
      3: [{ kind: 'repair', removes: 2, perPack: 1 }]
    }
  }),
  move({
    id: 'study-under-a-master',
    name: 'Study Under a Master',
    group: 'downtime',
    attributes: [],
    tags: ['day', 'town'],
    summary:
      'For a day in town, 2 XP and a story about your teacher, a move of yours rises by 1 level, or you take a new move card.',
    xp: 2
  }),
  move({
    id: 'shop-procure',
    name: 'Shop / Procure',
    group: 'downtime',
    attributes: [],
    tags: ['day', 'town'],
    summary:
      'A day in town: the GM names a seller and lays out 4 Item cards; you may buy one. Magic items bought so have capacity 1. At any time in town, 1 precious Pack buys 2 Pack.'
  }),
  move({
    id: 'tales-of-a-weapon',
    name: 'Tales of a Weapon',
    group: 'downtime',
    attributes: [],
    summary:
      'Design a weapon that hits harder than yours; you find it at the next Shop / Procure or as loot. For 1 more XP it has a magical power (capacity 1), and a weakness that the GM writes.',
    xp: 2
  })
]
