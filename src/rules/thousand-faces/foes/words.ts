import type { Audience } from '../../core/audience'
import { line, type LogLine } from '../../core/log-line'
import type { Describers, Explainers, SliceWords, Previewers } from '../../core/slice'
import { counted } from '../phrases'
import type { Game, State } from '../state'
import { combatFormats } from './kinds'
import type { Foe, FoeEvent, FoeRefusal, FoeCommand } from './model'
import { joinPreviews, type Preview } from '../../core/preview'
import { shadowPrice } from '../economy/prices'
import { certainOfBoard } from '../figures'
import { powerSpent } from './steps'
import { encounterPrice, type FoesToCome } from './price'

/** Log lines about a hidden foe are only for the GM. */
const ifSeen = (foe: Foe, audience: Audience, shown: LogLine): LogLine | null =>
  foe.revealed || audience.kind === 'gm' ? shown : null
const forGm = (audience: Audience, shown: LogLine): LogLine | null => (audience.kind === 'gm' ? shown : null)

const describe: Describers<FoeEvent> = {
  'foes-added': ({ foes, encounter }, audience) =>
    forGm(
      audience,
      line('plain', `Foes added${encounter ? ` (${encounter.name})` : ''}: ${foes.map(foe => foe.name).join(', ')}`)
    ),
  'foe-changed': ({ foe, how, seat }, audience) => changed(foe, how, seat, audience),
  'foe-struck': ({ foe, power, by, square }, audience) => {
    const who = by === null ? [] : [{ seat: by }, ' hits ']
    if (square) return ifSeen(foe, audience, line('plain', ...who, foe.name, ': an armour square cancels the hit'))
    const hitWords = foe.stamina === 0 ? `${foe.name} is subdued` : `${foe.name} is hit`
    const number = audience.kind === 'gm' ? ` (power ${power}, ${foe.stamina} Stamina left)` : ` for ${power}`
    return ifSeen(
      foe,
      audience,
      line(foe.stamina === 0 ? 'good' : 'plain', ...(by === null ? [] : [{ seat: by }, ': ']), hitWords, number)
    )
  },
  'hit-changed': ({ foe, power }, audience) => {
    if (power === 0) return ifSeen(foe, audience, line('plain', `The hit on ${foe.name} does not land`))
    const left = audience.kind === 'gm' ? ` (${foe.stamina} Stamina left)` : ''
    const subdued = foe.stamina === 0 ? `: ${foe.name} is subdued` : ''
    return ifSeen(foe, audience, line('plain', `The hit on ${foe.name} now counts ${power}${subdued}${left}`))
  },
  'opening-taken': () => null,
  'foe-removed': () => null,
  'scene-marked': ({ seat, as }, audience) =>
    forGm(audience, line('quiet', { seat }, as === 'here' ? ' is in the scene' : ' is not in the scene')),
  'format-set': ({ format }, audience) =>
    forGm(audience, line('quiet', `Combat format: ${combatFormats.find(each => each.id === format)?.name ?? 'none'}`)),
  'foes-cleared': (_, audience) => forGm(audience, line('quiet', 'All foes are removed'))
}

function changed(
  foe: Foe,
  how: Extract<FoeEvent, { type: 'foe-changed' }>['how'],
  seat: Extract<FoeEvent, { type: 'foe-changed' }>['seat'],
  audience: Audience
): LogLine | null {
  const { name } = foe
  switch (how) {
    case 'revealed':
      return line('grave', `${name} steps into the light`)
    case 'engaged':
      return ifSeen(
        foe,
        audience,
        seat === null ? line('quiet', `${name} fights nobody now`) : line('plain', `${name} now fights `, { seat })
      )
    case 'marked':
      return ifSeen(foe, audience, line('good', `${name} has ${counted(foe.red, 'red token')}`))
    case 'unmarked':
      return ifSeen(foe, audience, line('plain', ...(seat === null ? [] : [{ seat }]), ` uses a red token on ${name}`))
    case 'weakened':
      return ifSeen(
        foe,
        audience,
        line('good', foe.weakness === null ? `${name} has no weak spot` : `The weak spot of ${name}: ${foe.weakness}`)
      )
    case 'hint-shown':
      return line('plain', `${foe.revealed ? name : 'A hint'}: ${foe.secrets?.hint ?? ''}`)
    case 'hint-hidden':
      return forGm(audience, line('quiet', `The hint about ${name} is no longer shown`))
    default:
      return forGm(audience, line('quiet', how === 'hidden' ? `${name} is hidden again` : `${name} is ${how}`))
  }
}

const explain: Explainers<FoeRefusal> = {
  'marked-already': ({ seat, as }) => ({
    message: [{ seat }, as === 'here' ? ' is in the scene already' : ' is marked as elsewhere already'],
    remedy: ['Nothing needs to be done']
  }),
  'no-such-foe': () => ({ message: ['That foe is no longer there'], remedy: ['Pick another foe'] }),
  'no-square': ({ name }) => ({ message: [`${name} has no armour square left`], remedy: ['Let the blow go through'] }),
  subdued: ({ name }) => ({ message: [`${name} is subdued`], remedy: ['Pick another foe, or give this one Stamina'] }),
  'no-red': ({ name }) => ({ message: [`No red token lies on ${name}`], remedy: ['Where It Hurts puts them there'] }),
  'no-foes': () => ({ message: ['No foe is named'], remedy: ['Add or pick at least one'], opens: 'foes' }),
  'none-hidden': () => ({ message: ['The players see every foe already'], remedy: ['Add more, or hide one again'] }),
  'no-hint': ({ name }) => ({
    message: [`No hint is written about ${name}`],
    remedy: ['Write one among the prepared foes'],
    opens: 'prepared-foes'
  }),
  'already-there': ({ name }) => ({ message: [`${name} is already like that`], remedy: ['Nothing to change'] }),
  'squares-full': ({ name }) => ({
    message: [`${name} has three squares, the most there are`],
    remedy: ['Choose another upgrade']
  }),
  'monsters-only': ({ name }) => ({
    message: [`${name} is no monster`],
    remedy: ['Make it one, or choose another upgrade']
  })
}

const shadow = certainOfBoard('shadowFree', 'shadowCircled')

/** The price of foes in Party Power and Shadow, and their state after a blow: rules U3, U5, Z2. */
const foesPreview: Previewers<Game, FoeCommand> = {
  'add-foes': (before, command, after) => adding([command], command.pay ?? 'nothing', before, command, after),
  'add-prepared-foes': (before, command, after) => adding(command.foes, command.pay, before, command, after),
  'upgrade-foe'(before, command, after) {
    const price = shadowPrice(command.use, 1)
    const cost = { lines: [line('plain', `Costs ${price} Shadow`)], numbers: { price } }
    return joinPreviews(cost, shadow(before, command, after), foeLeft(before, after, command.foe))
  },
  'strike-foe': (before, { foe }, after) => foeLeft(before, after, foe)
}

function adding(
  foes: readonly FoesToCome[],
  pay: 'free' | 'circled' | 'nothing',
  before: State,
  command: FoeCommand,
  after: State
): Preview {
  const known = before.foes.map(({ id }) => id)
  const partyPower = powerSpent(after.foes.filter(({ id }) => !known.includes(id)))
  const price = encounterPrice(foes, 'paid').shadow
  const free = price > 0 && pay === 'nothing' ? ', not paid for' : ''
  const lines = [
    line('plain', `${partyPower} Party Power`),
    ...(price > 0 ? [line('plain', `${price} Shadow for what Party Power does not buy${free}`)] : [])
  ]
  return joinPreviews({ lines, numbers: { partyPower, price } }, shadow(before, command, after))
}

/** Stamina and open armour squares of one foe after a command. */
function foeLeft(before: State, after: State, id: number) {
  const [was, is] = [before, after].map(({ foes }) => foes.find(foe => foe.id === id))
  if (!was || !is) return { lines: [], numbers: {} }
  const open = is.disarmoured ? 0 : is.squares - is.crossed
  const lines: readonly LogLine[] = [
    ...(is.stamina === was.stamina ? [] : [line('plain', `Its Stamina ${was.stamina} → ${is.stamina}`)]),
    ...(is.stamina === 0 && was.stamina > 0 ? [line('good', 'It is subdued')] : []),
    ...(is.crossed > was.crossed ? [line('plain', 'One armour square takes it all')] : [])
  ]
  return { lines, numbers: { foeStamina: is.stamina, foeSquares: open } }
}

export const foesWords = { describe, explain, preview: foesPreview } satisfies SliceWords<Game>
