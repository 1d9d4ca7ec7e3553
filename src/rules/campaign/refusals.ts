import { ruleOf, say, type Explanation } from '../core/refusal'
import type { Reason } from '../core/result'
import type { Explainers } from '../core/slice'
import { counted } from '../core/text'
import { type CampaignRefusal, campaignRefusalRules } from './codec'
import { explainSlices } from './campaign-slices'

export function explainCampaign(why: CampaignRefusal): Explanation {
  return words[why.because](why as never)
}

const words: Explainers<CampaignRefusal> = {
  ...explainSlices,
  'gm-only': () => say('Only the Game Master can do that', 'Ask the GM'),
  'only-shows': () => say('This page only shows the game', 'Do it on the dashboard, or on a player’s own page'),
  'no-title': () => say('It needs a name', 'Type at least one letter'),
  'nameless-seat': () => say('A seat needs a player or a character', 'Type a name in either field'),
  'no-such-seat': () => say('There is no such seat', 'Pick one of the seats at the table'),
  'seat-is-retired': ({ seat }) => say([{ seat }, ' has left the table'], 'The GM can bring the seat back', 'seats'),
  'seat-is-here': ({ seat }) => say([{ seat }, ' is already at the table'], 'Nothing needs to be done'),
  'seat-has-history': ({ seat }) =>
    say(
      [{ seat }, ' has a part in what was played, so the seat cannot be removed'],
      'Retire it: its history stays, and it can come back'
    ),
  'table-is-full': ({ seats }) =>
    say(`A table has ${seats} seats at most`, 'Retire a seat first; it can come back later', 'seats'),
  'no-such-board': () => say('That game is not in this campaign', 'Open one in the bar on the left'),
  'board-is-closed': ({ title }) => say(`${title} is closed`, 'Open it again first', 'new-board'),
  'board-is-open': ({ title }) => say(`${title} is already open`, 'Pick it in the bar on the left'),
  'no-travellers': ({ title }) => say(`${title} keeps no characters`, 'Pick a game that does'),
  'unfit-character': ({ fault }) =>
    say(`This character does not fit: ${fault}`, 'Export it once more from its campaign'),
  'bad-settings': ({ fault }) => say(`These settings do not fit the game (${fault})`, 'Choose them again'),
  'empty-note': () => say('There is nothing to write down', 'Type a line first'),
  'nothing-to-undo': ({ possible }) =>
    possible === 0
      ? say('There is nothing to take back', 'Play on')
      : say(`Only ${counted(possible, 'act')} can be taken back`, 'Take back fewer'),
  'nothing-to-redo': ({ possible }) =>
    possible === 0
      ? say('Nothing was taken back', 'Undo an act first', 'undo')
      : say(`Only ${counted(possible, 'act')} can be done again`, 'Redo fewer'),
  'our-bug': () =>
    say(
      'This is a mistake in Hearthside, not yours: what came of it could not have been opened again, so it was not recorded',
      'Nothing is lost and the game goes on. Do it another way or by a correction, and tell us what you tried'
    )
}

/** A refusal of any system, with its words. */
export interface WordedRefusal {
  readonly kind: 'refused'
  readonly because: Reason['because']
  readonly explanation: Explanation
  /** The id of its rule. */
  readonly rule: string
  /** The internal fault, for the machine's log and never for a screen. Only with `our-bug`. */
  readonly detail?: string
}

export function refused(why: CampaignRefusal): WordedRefusal {
  const { because } = why
  return { kind: 'refused', because, explanation: explainCampaign(why), rule: ruleOf(campaignRefusalRules, because) }
}

/** The refusal of an act that must not be recorded because of a bug. */
export function bugRefusal(detail: string): WordedRefusal {
  return { ...refused({ because: 'our-bug' }), detail }
}
