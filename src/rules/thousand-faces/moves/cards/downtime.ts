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
      'A day without travel or effort. Return Exhaustion tokens; keep (Harm + Wound tokens on the pile) cards in the Exhaustion pile, the rest go to discard; return 1 Harm; say whom you blame. Idle magic items refill to capacity; armour slots are emptied.'
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
      'Only together with Rest. In town the flip may be skipped: hand over one card the repairer finds precious, everything you own is repaired.',
    results: [
      'GM makes a move.',
      'Every 2 Pack spent remove 1 damage card.',
      'Each Pack spent removes 1 damage card.',
      'Each Pack spent removes 2 damage cards.'
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
      'A day in town, 2 XP and a story about the teacher: raise one owned move by one level, or take a new move card.',
    xp: 2
  }),
  move({
    id: 'shop-procure',
    name: 'Shop / Procure',
    group: 'downtime',
    attributes: [],
    tags: ['day', 'town'],
    summary:
      'A day in town: GM names a seller and offers 4 Item cards; pay to keep one. Magic items gained this way have capacity 1. Any time in town: 1 precious Pack buys 2 regular Pack.'
  }),
  move({
    id: 'tales-of-a-weapon',
    name: 'Tales of a Weapon',
    group: 'downtime',
    attributes: [],
    summary:
      'Design a weapon with More Power than the current one; it is offered at the next Shop / Procure or as loot. +1 XP adds a magical power (capacity 1) and a GM-written weakness.',
    xp: 2
  })
]
