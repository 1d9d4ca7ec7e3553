import { nextTick } from 'vue'
import { settled } from '../mounted-dashboard'

/** Somewhere on a screen where something can be written. */
export interface Place {
  readonly name: string
  /** The components whose fields are written in here: the quick run comes to each place that names some. */
  readonly writes: readonly string[]
  open(): unknown
  leave(): unknown
}

/** The screen around a place, for the test. */
export interface Screen {
  /** All that the host was asked, as JSON. */
  asked(): string
  /** Everything that was asked for has happened, and is shown. */
  settle(): Promise<void>
  /** The page ends as in a crash, and is loaded again. Its acts during the unmount count as not done. */
  crash(): Promise<void>
}

/** The ways out of a field, or of the place around it. */
export const ways = ['another place', 'Escape', 'a crash', 'blur', 'an input method'] as const
export type Way = (typeof ways)[number]

/** Fields for a search: typed words are sent nowhere, and disappear with the list that the field opens. */
export const searches: Readonly<Record<string, string>> = {
  PaletteSheet: 'finds what to do; each opening asks anew',
  ThingList: 'finds in the book, and stays while the page lives (book-store)',
  PreparedList: 'finds a prepared foe',
  MovesSheet: 'finds a move, whose name goes into the flip of that seat',
  KeysSheet: 'finds an action, or a key by its name',
  RulesSheet: 'finds a rule',
  NameCards: 'finds the card that lies on the table, by its four figures'
}

type Field = HTMLInputElement | HTMLTextAreaElement

interface Instance {
  readonly type: { readonly __name?: string }
  readonly parent: Instance | null
  readonly vnode: { readonly ctx?: Instance | null }
}

/** The component with the element in its template, and those that pass words to it, innermost first. */
function ownersOf(element: Element): readonly string[] {
  const owners: string[] = []
  let at = (element as unknown as { readonly __vueParentComponent?: Instance }).__vueParentComponent ?? null
  for (let steps = 0; at && steps < 40; at = at.vnode.ctx ?? at.parent, steps++)
    if (at.type.__name) owners.push(at.type.__name)
  return owners
}

export const noText = /^(?:checkbox|radio|file|range|number|color|button|submit)$/

/** Fields that can be reached: while a dialog is open, those in it. */
function reachable(): readonly Field[] {
  const dialogs = document.querySelectorAll('[role=dialog]')
  const around = dialogs.length > 0 ? [...dialogs] : [document.body]
  return around.flatMap(textFields)
}

function textFields(around: Element): readonly Field[] {
  return [...around.querySelectorAll<Field>('input, textarea')].filter(
    field =>
      !noText.test(field.getAttribute('type') ?? '') &&
      !field.readOnly &&
      field.getAttribute('role') !== 'spinbutton' &&
      !ownersOf(field)
        .slice(0, 6)
        .some(owner => owner in searches)
  )
}

function nameOf(field: Field): string {
  const label = field.id ? document.querySelector(`label[for="${field.id}"]`) : field.closest('label')
  return (field.getAttribute('aria-label') ?? label?.textContent ?? field.getAttribute('placeholder') ?? '').trim()
}

/** A number of a die: the same number may be in another field as well, so the label counts too. */
const isFigure = (field: Field): boolean => field.getAttribute('inputmode') === 'numeric'
const wordsIn = (field: Field, text = field.value): string => (isFigure(field) ? `${nameOf(field)}: ${text}` : text)

let written = 0

async function write(field: Field, way: Way): Promise<string> {
  const text = isFigure(field)
    ? String((++written % 4) + 1)
    : `Bell ${++written}`.slice(0, field.maxLength > 0 ? field.maxLength : 60)
  const composes = way === 'an input method'
  field.focus()
  await nextTick() // no user types before the effect of leaving the last field is shown
  if (composes) field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: composes }))
  await nextTick()
  return text
}

function key(field: Field, name: string, more: KeyboardEventInit = {}): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
}

/** Escape takes back the words of a one-line field that is saved when it is left. */
function takesBack(field: Field, way: Way): boolean {
  return way === 'Escape' && field.matches('input, [rows="1"]') && ownersOf(field)[0] === 'CommitField'
}

/** The fields of the seats' names: on the board, in a character's sheet, in the list of seats. */
const oneField = new Set(['Character', 'Player'])

/** What a visit came to. */
interface Visit {
  /** Components whose fields were written in. */
  readonly written: ReadonlySet<string>
  /** Labels of the fields whose words were neither saved nor kept; and forbidden effects of an input method. */
  readonly lost: readonly string[]
}

/** Writes in each field of a place, leaves it that way, and looks for what was written. */
export async function visit({ open, leave }: Place, screen: Screen, way: Way): Promise<Visit> {
  const owners = new Set<string>()
  const lost: string[] = []
  let typed: { readonly text: string; readonly label: string }[] = []
  await open()
  await screen.settle()
  /** By how many fields of each name were written in: Escape may close the component around them. */
  const done = new Map<string, number>()
  for (let again = true; again;) {
    again = false
    const seen = new Map<string, number>()
    for (const field of reachable()) {
      if (!field.isConnected) {
        again = way === 'Escape'
        continue
      }
      const label = nameOf(field)
      seen.set(label, (seen.get(label) ?? 0) + 1)
      if ((seen.get(label) ?? 0) <= (done.get(label) ?? 0)) continue
      done.set(label, seen.get(label) ?? 0)
      for (const owner of ownersOf(field)) owners.add(owner)
      const mayGo = takesBack(field, way)
      const text = await write(field, way)
      if (oneField.has(label)) typed = typed.filter(each => each.label !== label)
      if (!mayGo) typed.push({ label, text: wordsIn(field, text) })
      if (way === 'an input method') lost.push(...(await compose(field, text, screen)))
      if (way === 'blur') field.blur()
      if (way === 'Escape') key(field, 'Escape')
      if (way === 'Escape') await screen.settle()
    }
    if (again) await open()
    if (again) await screen.settle()
  }
  if (way === 'a crash') await screen.crash()
  else await leave()
  await screen.settle()
  await open()
  await screen.settle()
  const shown = new Set(textFields(document.body).map(field => wordsIn(field)))
  const asked = screen.asked()
  for (const { text, label } of typed) if (!shown.has(text) && !asked.includes(`"${text}"`)) lost.push(label)
  await leave()
  await screen.settle()
  return { written: owners, lost }
}

/** The keys of an input method act on the word that is being composed, and on nothing else. */
async function compose(field: Field, text: string, screen: Screen): Promise<readonly string[]> {
  await screen.settle() // the field before this one is saved by leaving it
  const before = screen.asked().length
  key(field, 'Enter', { isComposing: true, keyCode: 229 })
  key(field, 'Escape', { isComposing: true, keyCode: 229 })
  await settled()
  const wrong = screen.asked().length === before ? [] : [`${nameOf(field)}: submitted while composing`]
  if (!field.isConnected) return [...wrong, `${nameOf(field)}: left while composing`]
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }))
  return wrong
}
