import { counted } from '../phrases'
import type { Item, Magic } from './item-schemas'
import type { ItemKind } from './items'
import { bearableDamage } from './limits'
import { rowWords, stoppedWords } from './ladder'

const kinds: Readonly<Record<ItemKind, string>> = {
  weapon: 'a weapon',
  armour: 'armour',
  shield: 'a shield',
  gear: 'gear'
}
const slotNames = {
  'exhaustion-physical': 'physical Exhaustion',
  'exhaustion-mental': 'mental Exhaustion',
  'exhaustion-any': 'Exhaustion',
  harm: 'Harm',
  'harm-or-wound': 'Harm or a Wound'
} as const
const tokenNames = { exhaustion: 'Exhaustion', harm: 'Harm', wound: 'a Wound' } as const

/** The changes of an edit, each in a few words: "now armour", "weighs 2". CO1: the log names a correction. */
export function changedWords(was: Item, now: Item): readonly string[] {
  return [
    ...wordsIf(was.name !== now.name, `now ${now.name}`),
    ...wordsIf(was.kind !== now.kind, `now ${kinds[now.kind]}`),
    ...shieldWords(was, now),
    ...wordsIf(was.encumbrance !== now.encumbrance, `weighs ${now.encumbrance}`),
    ...wordsIf(was.damage !== now.damage, now.damage === 0 ? 'whole' : `damage ${now.damage} of ${bearableDamage}`),
    ...wordsIf(was.power !== now.power, now.power === null ? 'without power' : `power ${now.power}`),
    ...wordsIf(was.maxPower !== now.maxPower && now.maxPower !== null, `gauge up to ${now.maxPower}`),
    ...slotWords(was, now),
    ...magicWords(was.magic, now.magic),
    ...wordsIf(was.precious !== now.precious, now.precious ? 'precious' : 'no longer precious'),
    ...wordsIf(was.secret !== now.secret, now.secret ? 'a secret' : 'no longer a secret'),
    ...wordsIf(was.note !== now.note, now.note === '' ? 'no note' : 'another note')
  ]
}

function shieldWords(was: Item, now: Item): readonly string[] {
  if (now.kind !== 'shield') return []
  if (!now.shield)
    return wordsIf(
      was.kind === now.kind && (was.card !== now.card || was.shield !== undefined),
      now.card === 'bracers' ? 'stops Harm' : 'stops a Wound'
    )
  const { stops, rows } = now.shield
  return [
    ...wordsIf(was.shield?.stops !== stops, `stops ${stoppedWords(stops)}`),
    ...wordsIf(was.shield?.rows !== rows, rowWords(rows))
  ]
}

function slotWords(was: Item, now: Item): readonly string[] {
  const slots = now.slots.map(slot => slotNames[slot]).join(', ')
  const tokens = now.filled.map(each => tokenNames[each.token]).join(', ')
  const laid = ({ filled }: Item): string => JSON.stringify(filled.map(each => each.token).sort())
  return [
    ...wordsIf(was.slots.join() !== now.slots.join(), slots ? `slots for ${slots}` : 'without slots'),
    ...wordsIf(laid(was) !== laid(now), tokens ? `with ${tokens} in it` : 'nothing in its slots')
  ]
}

function magicWords(was: Magic | null, now: Magic | null): readonly string[] {
  if (now === null) return wordsIf(was !== null, 'without magic')
  return [
    ...wordsIf(was === null, 'magical'),
    ...wordsIf(was?.effect !== now.effect, 'another effect'),
    ...wordsIf(was?.charges !== now.charges, counted(now.charges, 'charge')),
    ...wordsIf(was?.capacity !== now.capacity, `capacity ${now.capacity}`),
    ...wordsIf((was?.ongoing ?? false) !== now.ongoing, now.ongoing ? 'ongoing' : 'not ongoing'),
    ...wordsIf((was?.flowing ?? false) !== now.flowing, now.flowing ? 'flowing' : 'idle')
  ]
}

const wordsIf = (changed: boolean, words: string): readonly string[] => (changed ? [words] : [])
