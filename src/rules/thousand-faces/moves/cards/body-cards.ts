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
      'One deep breath. Passive: put an Exhaustion token in an open slot instead of losing a Stamina point to physical exertion.',
    results: ['No GM move; 2 Shadow points.', 'Recover 1 Stamina.', 'Recover 1d4 Stamina.', 'Recover 1d4 Stamina.'],
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
    summary: 'After a successful melee hit: add a punch, kick or shove.',
    results: [
      '2 Shadow points.',
      'No effect.',
      '1 extra attack power.',
      'Roll 1d4 extra attack power; card goes face-down until Take a Breather.'
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
    summary: 'When rolling attack power. Any player may later discard one red token for +1 advantage against that foe.',
    results: [
      '2 Shadow points.',
      'No effect.',
      'Turn 1 attack power point into a red token on the foe.',
      'Turn up to 2 attack power points into red tokens on the foe.'
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
      'Attach to a weapon: that weapon counts 1 less for encumbrance. If separated from it, moves that help recover it get +1 advantage after you say how the memory drives you.',
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
      'Armour counts 1 less for encumbrance; level g1: shield too and one Harm slot; level g2: armour does not count and one Harm/Wound slot.',
    slots: { '0': [], g1: ['harm'], g2: ['harm', 'harm-or-wound'] }
  }),
  move({
    id: 'go-berserk',
    name: 'Go Berserk!',
    group: 'card',
    attributes: [],
    fast: true,
    summary: 'Enter a rage: +1 advantage on Str flips, no move that needs Int. Ends with Take a Breather.'
  }),
  move({
    id: 'bloody-but-unbowed',
    name: 'Bloody, But Unbowed',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    levels: ['0', 'g1', 'g2'],
    summary: '+1 attack power per Harm or Wound token on your Exhaustion pile and per Harm token on this card.',
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
    summary: 'Put Exhaustion tokens here instead of losing Stamina.',
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
      'Attach to armour or shield: it counts 1 less for encumbrance. Once, it buys passage past an obstacle or threshold and is then surrendered or destroyed.'
  }),
  move({
    id: 'apex-predator',
    name: 'Apex Predator',
    group: 'card',
    attributes: [],
    campaign: '9/30',
    summary:
      "In combat +1 advantage on Discern and Weak Spot; chasing a fleeing or hidden foe +1 advantage on Called Shot and It's a Trap!."
  })
]
