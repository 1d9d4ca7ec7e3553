import { line, type LogLine } from '../../core/log-line'
import { joinPreviews, type Preview } from '../../core/preview'
import type { Previewers } from '../../core/slice'
import { shadowPrice } from '../economy/prices'
import { certainOfBoard } from '../figures'
import type { Game, State } from '../state'
import type { FoeCommand } from './model'
import { powerSpent } from './party-power'
import { encounterPrice, type FoesToCome } from './price'

const shadow = certainOfBoard('shadowFree', 'shadowCircled')

/** The price of foes in Party Power and Shadow, and their state after a blow: rules U3, U5, Z2. */
export const foesPreview: Previewers<Game, FoeCommand> = {
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
