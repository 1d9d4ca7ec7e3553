import { flashbackPrice, goodThingPrices, mercyPrice, studyPrice, talePrices } from '../experience/prices'
import { moveOf } from '../moves/all'
import type { XpUse } from './xp-uses'

/** Name, price and effect of a use of XP. */
export interface XpUseCard {
  readonly name: string
  readonly cost: string
  readonly how: string
}

const { 'xp-and-pack': both, 'two-pack': packs } = goodThingPrices

/** X5: every use of XP, in the order of the rulebook. */
export const xpUseCards: Readonly<Record<XpUse['use'], XpUseCard>> = {
  flashback: { name: 'Do a Flashback', cost: String(flashbackPrice), how: 'The last flip does not count; flip again.' },
  'flashback-step': {
    name: 'Raise the result',
    cost: `${flashbackPrice} each`,
    how: 'After the second flip of a flashback: its result is one check better for each XP.'
  },
  'mercy-flashback': {
    name: 'Mercy Flashback',
    cost: String(mercyPrice),
    how: `Something that was forgotten was done in time after all. It costs ${mercyPrice} XP and what it would have cost then.`
  },
  'good-thing-i-brought': {
    name: moveOf('good-thing-i-brought').name,
    cost: `${both.xp} and ${both.pack} Pack, or ${packs.pack} Pack`,
    how: 'Exactly the right piece of gear was there all along.'
  },
  'critical-level': {
    name: 'Learn from a Critical Success',
    cost: '1 each',
    how: 'After a Critical Success: one level more in the move that was just made, for each XP.'
  },
  study: {
    name: 'Study Under a Master',
    cost: String(studyPrice),
    how: 'On a day in town: one level more in a move, or a new move.'
  },
  shop: {
    name: 'Shop / Procure',
    cost: '1 and 1 Pack or item, or 1 precious Pack',
    how: 'On a day in town: a seller shows four Item cards, and one of them is bought.'
  },
  'tell-tale': {
    name: 'Tales of a Weapon',
    cost: `${talePrices.plain}, or ${talePrices.magical} with magic`,
    how: 'Make up a weapon that the character has heard of: it will be found in the story.'
  },
  contemplate: {
    name: 'Obsessive Contemplation',
    cost: '1 to 3',
    how: 'On a day in town: for each XP, one change to a weapon or a magic item that the character has.'
  },
  defend: { name: 'Defend', cost: '1', how: 'After its flip, unless that fails: pay to pick from its options.' },
  slide: { name: 'Slide', cost: '1', how: 'The foes around no longer notice the character.' },
  'not-on-my-turf': { name: 'Not On My Turf', cost: '1', how: 'In a Pursuit: say how the chase changes.' },
  'suggestive-subtlety': {
    name: 'Suggestive Subtlety',
    cost: '1',
    how: 'After its flip, unless that fails: the price for it to work.'
  }
}
