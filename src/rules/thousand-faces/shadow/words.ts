import type { Audience } from '../../core/audience'
import { line } from '../../core/log-line'
import type { Describers, Explainers, Previewers, SliceWords } from '../../core/slice'
import { certainOfBoard } from '../figures'
import { because, isOrAre } from '../phrases'
import type { Game } from '../state'
import type { ShadowCommand, ShadowEvent, ShadowRefusal } from './model'

/** The GM's notes beside points may reveal the story, so only the GM reads them. */
const forGm = (audience: Audience, text: string): string => (audience.kind === 'gm' ? text : '')

const describe: Describers<ShadowEvent> = {
  'shadow-gained': ({ amount, seat, reason }, audience) =>
    seat === null
      ? line('plain', `The GM gains ${amount} Shadow`, forGm(audience, because(reason)))
      : line('plain', { seat }, ` brings the GM ${amount} Shadow`, forGm(audience, because(reason))),
  'shadow-spent': ({ free, circled, reason }, audience) =>
    line('plain', `The GM spends ${free + circled} Shadow`, forGm(audience, because(reason))),
  'shadow-circled': ({ circled }) =>
    line('quiet', circled === 0 ? 'No Shadow is circled' : `${circled} Shadow ${isOrAre(circled)} circled`),
  'gm-move-made': ({ move, what = '' }, audience) =>
    line(
      'plain',
      'The GM makes a move',
      forGm(audience, what === '' ? because(move ?? '') : `, ${move}${because(what)}`)
    ),
  'shadow-corrected': ({ free, circled, reason }, audience) =>
    line('quiet', `Shadow corrected: ${free} free, ${circled} circled`, forGm(audience, because(reason))),
  'shadow-factor-set': ({ factor }) =>
    line('quiet', factor === 2 ? 'From now on flips bring double Shadow' : 'Flips bring plain Shadow again')
}

const explain: Explainers<ShadowRefusal> = {
  'not-enough-shadow': ({ needs, free, circled, from }) => ({
    message: [`That costs ${needs} Shadow; there ${isOrAre(free)} ${free} free and ${circled} circled`],
    remedy: [
      from === 'free' && free + circled >= needs
        ? 'Spend the circled ones too'
        : 'Choose something cheaper, or wait for a single check'
    ]
  }),
  'circle-too-large': ({ circled, total }) => ({
    message: [`${circled} cannot be circled: there ${isOrAre(total)} ${total} Shadow`],
    remedy: [`Circle up to ${total}`]
  }),
  'no-gm-move-owed': () => ({
    message: ['No GM move is owed'],
    remedy: ['Make one all the same if the story asks for it; nothing needs ticking off']
  })
}

const purse = certainOfBoard('shadowFree', 'shadowCircled')

const preview: Previewers<Game, ShadowCommand> = {
  'gain-shadow': purse,
  'spend-shadow': purse,
  'circle-shadow': purse,
  'correct-shadow': purse
}

export const shadowWords = { describe, explain, preview } satisfies SliceWords<Game>
