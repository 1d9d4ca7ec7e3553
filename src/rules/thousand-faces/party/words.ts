import { line, type LogPart } from '../../core/log-line'
import type { Preview } from '../../core/preview'
import type { SeatId } from '../../core/seat'
import type { Explainers, Previewers, SliceWords } from '../../core/slice'
import { capitalised } from '../../core/text'
import { sheetFigures } from '../figures'
import { recoveredBy } from '../injury/recovery'
import { findSheet, sheetOf } from '../sheets'
import { previewHurt, staminaOf } from '../stamina/hurt'
import type { Game, State } from '../state'
import type { PartyBlock, PartyCommand, PartyDeed, PartyRefusal } from './model'

const blocks: Readonly<Record<PartyBlock, string>> = {
  gone: 'not at the table',
  retired: 'has left the table',
  dead: 'dead',
  incapacitated: 'incapacitated',
  'nothing-to-recover': 'has no Exhaustion to give back',
  'not-enough-pack': 'has not enough Pack',
  'day-spent': 'has spent the day already',
  'something-pending': 'real cards must be named first',
  'flip-in-progress': 'a flip is in progress',
  other: 'cannot now'
}

const explain: Explainers<PartyRefusal> = {
  'nobody-chosen': () => ({ message: ['Nobody is chosen'], remedy: ['Choose at least one character'] }),
  'party-blocked': ({ blocked }) => ({
    message: blocked.flatMap(({ seat, why }, at): LogPart[] => [at === 0 ? '' : '; ', { seat }, `: ${blocks[why]}`]),
    remedy: ['Leave them out, or put that right first']
  })
}

/** PA5: the effect on each character, one line each, as far as it does not depend on luck. */
const preview: Previewers<Game, PartyCommand> = {
  'act-on-party'(before, { seats, deed }, after) {
    const each = [...new Set(seats)].filter(seat => findSheet(before, seat) && findSheet(after, seat))
    const changes = each.map(seat => ({ seat, ...gets(before, after, seat, deed) }))
    const [only] = changes
    if (only && changes.length === 1) return { lines: [line(only.tone, capitalised(only.says))], numbers: only.numbers }
    return { lines: changes.map(({ seat, tone, says }) => line(tone, { seat }, `: ${says}`)), numbers: {} }
  }
}

interface DeedWords {
  readonly tone: 'plain' | 'quiet' | 'grave'
  readonly says: string
  readonly numbers: Preview['numbers']
}

function gets(before: State, after: State, seat: SeatId, deed: PartyDeed): DeedWords {
  switch (deed.what) {
    case 'rest': {
      const { staminaAfter, harmAfter } = recoveredBy(sheetOf(before, seat), 'rest')
      return changed([
        ['Stamina', staminaOf(before, seat), staminaAfter],
        ['Harm', sheetOf(before, seat).tokens.harm, harmAfter]
      ])
    }
    case 'damage':
      return struck(before, after, seat, deed)
    case 'pack':
      return figured(before, after, seat, ['pack', 'precious'])
    case 'xp':
      return figured(before, after, seat, ['xp'])
    case 'stamina':
      return figured(before, after, seat, ['stamina'])
  }
}

/** PA3: a roll is not known before, so with dice the preview only announces a blow. */
function struck(before: State, after: State, seat: SeatId, deed: Extract<PartyDeed, { what: 'damage' }>): DeedWords {
  const rolled = deed.power.by === 'dice'
  if (rolled) return { tone: 'plain', says: rolledWords(deed), numbers: {} }
  const { numbers } = previewHurt(before, after, seat)
  const waits = after.attacks.some(each => each.seat === seat && !before.attacks.includes(each))
  if (!waits) return { ...changed([['Stamina', staminaOf(before, seat), staminaOf(after, seat)]]), numbers }
  if (deed.taken === 'exhaustion') return { tone: 'grave', says: 'would fall: asked how to take it', numbers: {} }
  return { tone: 'plain', says: 'asked how to take it', numbers: {} }
}

function rolledWords({ taken }: Extract<PartyDeed, { what: 'damage' }>): string {
  return taken === 'decide'
    ? 'asked how to take what is rolled'
    : 'what is rolled as Exhaustion; whoever would fall is asked'
}

function figured(before: State, after: State, seat: SeatId, names: Parameters<typeof sheetFigures>[3]): DeedWords {
  const { lines, numbers } = sheetFigures(before, after, seat, names)
  const says = lines.map(({ parts }) => parts.join('')).join(', ')
  return { tone: says === '' ? 'quiet' : 'plain', says: says === '' ? 'nothing changes' : says, numbers }
}

function changed(figures: readonly (readonly [word: string, from: number, to: number])[]): DeedWords {
  const moved = figures.filter(([, from, to]) => from !== to)
  const says = moved.map(([word, from, to]) => `${word} ${from} → ${to}`).join(', ')
  return { tone: moved.length ? 'plain' : 'quiet', says: says === '' ? 'nothing changes' : says, numbers: {} }
}

export const partyWords = { explain, preview } satisfies SliceWords<Game>
