import { moveOf } from '../moves/all'
import type { XpUse } from './xp-uses'

/** What a use of XP is called, what it costs and what it brings. */
export interface XpUseCard {
  readonly name: string
  readonly cost: string
  readonly how: string
}

/** X5: every use of XP, in the order of the rulebook. */
export const xpUseCards: Readonly<Record<XpUse['use'], XpUseCard>> = {
  flashback: { name: 'Do a Flashback', cost: '1', how: 'The last flip is ignored; flip again.' },
  'flashback-step': { name: 'Raise the result', cost: '1 each', how: 'In an open flashback: one step up.' },
  'mercy-flashback': { name: 'Mercy Flashback', cost: '1', how: 'Do now what was forgotten, at its price and 1 XP.' },
  'good-thing-i-brought': {
    name: moveOf('good-thing-i-brought').name,
    cost: '1 and 1 Pack, or 2 Pack',
    how: 'Exactly the right piece of gear.'
  },
  'critical-level': { name: 'Insight', cost: '1 each', how: 'Critical Success: levels of the move just resolved.' },
  study: { name: 'Study Under a Master', cost: '2', how: 'A day in town: one level, or a new move.' },
  shop: {
    name: 'Shop / Procure',
    cost: '1 and 1 Pack or item, or 1 precious Pack',
    how: 'A day in town: one Item card of four.'
  },
  'tell-tale': { name: 'Tales of a Weapon', cost: '2, or 3 with magic', how: 'Design a weapon that will be found.' },
  contemplate: { name: 'Obsessive Contemplation', cost: '1 to 3', how: 'A day in town: one option for each XP.' },
  defend: { name: 'Defend', cost: '1', how: 'Opens its options when it is settled.' },
  slide: { name: 'Slide', cost: '1', how: 'Out of everybody’s attention.' },
  'not-on-my-turf': { name: 'Not On My Turf', cost: '1', how: 'The chase goes another way.' },
  'suggestive-subtlety': { name: 'Suggestive Subtlety', cost: '1', how: 'When it is settled.' }
}
