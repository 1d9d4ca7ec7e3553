import { move, type Move } from '../move'

/** Move cards of body and heart. Source: reference 6.3. */
export const bodyCards: readonly Move[] = [
  move({
    id: 'good-cardio',
    name: 'Good Cardio',
    group: 'card',
    attributes: ['str'],
    class: 'A',
    fast: true,
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary:
      'You take one deep breath. Always: a free slot takes an Exhaustion token when physical effort would cost you 1 Stamina.',
    results: ['2 Shadow points, no GM move.', 'Recover 1 Stamina.', 'Recover 1d4 Stamina.', 'Recover 1d4 Stamina.'],
    effects: {
      1: [{ kind: 'recover', amount: '1' }],
      2: [{ kind: 'recover', amount: 'd4' }],
      3: [{ kind: 'recover', amount: 'd4' }]
    },
    slots: {
      '0': ['exhaustion-physical'],
      g1: ['exhaustion-physical', 'exhaustion-physical'],
      g2: ['exhaustion-physical', 'exhaustion-physical', 'exhaustion-physical']
    },
    rings: ['se']
  }),
  move({
    id: 'and-this-is-for',
    name: 'And This Is For...',
    group: 'card',
    attributes: ['str'],
    class: 'B',
    fast: true,
    levels: ['r2', 'r1', '0', 'g1', 'g2'],
    summary: 'After you hit in melee, you add a punch, a kick or a push.',
    results: [
      '2 Shadow points.',
      'No effect.',
      '1 extra attack power.',
      '1d4 extra attack power; the card is face down until you Take a Breather.'
    ],
    silentOnCheck: true,
    effects: {
      2: [{ kind: 'attack-power', amount: '1' }],
      3: [{ kind: 'attack-power', amount: 'd4' }, { kind: 'face-down' }]
    },
    faceDownUntil: 'take-a-breather',
    rings: ['se']
  }),
  move({
    id: 'where-it-hurts',
    name: 'Where It Hurts',
    group: 'card',
    attributes: ['dex', 'str'],
    class: 'B',
    fast: true,
    levels: ['r1', '0', 'g1'],
    summary:
      'While you roll attack power. Later any player may take a red token off the foe for 1 advantage against it.',
    results: [
      '2 Shadow points.',
      'No effect.',
      'Turn 1 point of attack power into 1 red token on the foe.',
      'Turn up to 2 points of attack power into red tokens on the foe.'
    ],
    silentOnCheck: true,
    effects: { 2: [{ kind: 'red-tokens', upTo: 1 }], 3: [{ kind: 'red-tokens', upTo: 2 }] }
  }),
  move({
    id: 'tied-with-her-ribbon',
    name: 'Tied with Her Ribbon',
    group: 'card',
    attributes: [],
    class: 'C',
    summary:
      'Attach it to a weapon, which then counts 1 less for encumbrance. If you lose the weapon, say how the memory drives you: moves to get it back have 1 advantage.',
    rings: ['sw', 'e']
  }),
  move({
    id: 'like-a-second-skin',
    name: 'Like A Second Skin',
    group: 'card',
    attributes: [],
    campaign: '30',
    levels: ['0', 'g1', 'g2'],
    summary:
      'Your armour counts 1 less for encumbrance. One level up: a shield too, and a Harm slot. Two levels up: armour does not count, and a slot for Harm or a Wound.',
    slots: { '0': [], g1: ['harm'], g2: ['harm', 'harm-or-wound'] }
  }),
  move({
    id: 'go-berserk',
    name: 'Go Berserk!',
    group: 'card',
    attributes: [],
    fast: true,
    summary: 'You rage: 1 advantage on Str flips, and no move that needs Int. Take a Breather ends it.'
  }),
  move({
    id: 'bloody-but-unbowed',
    name: 'Bloody, But Unbowed',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    levels: ['0', 'g1', 'g2'],
    summary:
      '1 more attack power for each Harm and Wound token on your Exhaustion pile, and for each Harm token on this card.',
    slots: { '0': [], g1: ['harm'], g2: ['harm', 'harm'] },
    rings: ['nw', 'e']
  }),
  move({
    id: 'mystic-breathwork',
    name: 'Mystic Breathwork',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    levels: ['0', 'g1', 'g2'],
    summary: 'Slots here take Exhaustion tokens, and you lose that much less Stamina.',
    slots: {
      '0': ['exhaustion-any'],
      g1: ['exhaustion-any', 'exhaustion-any'],
      g2: ['exhaustion-any', 'exhaustion-any', 'exhaustion-any', 'exhaustion-any']
    }
  }),
  move({
    id: 'it-belonged-to-my-father',
    name: 'It Belonged to My Father',
    group: 'card',
    attributes: [],
    class: 'C',
    summary:
      'Attach it to armour or a shield, which then counts 1 less for encumbrance. Once, you may give it up or let it be destroyed to get past an obstacle or a guardian.'
  }),
  move({
    id: 'apex-predator',
    name: 'Apex Predator',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    summary:
      "In a fight 1 advantage on Discern and Weak Spot; while you hunt a foe that flees or hides, 1 advantage on Called Shot and It's a Trap!."
  })
]
