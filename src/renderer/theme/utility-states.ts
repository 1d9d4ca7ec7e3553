// Utility classes that hold in a state of their element alone: `u-hover-surface-raise`, `u-pressed-ring-ember`. `u-now-…` is for
// a class that the template binds by a condition: it wins over what the element carries at rest.

/** In the order of the sheet: of two states at once, the later wins. */
const states: readonly (readonly [word: string, selector: string])[] = [
  ['now', ''],
  ['first', ':first-child'],
  ['last', ':last-child'],
  ['hover', ':hover'],
  ['pressed', "[aria-pressed='true']"],
  ['checked', "[aria-checked='true']"],
  ['selected', "[aria-selected='true']"],
  ['current', "[aria-current]:not([aria-current='false'])"],
  ['highlighted', '[data-highlighted]'],
  ['disabled', "[aria-disabled='true']"]
]

interface InState {
  /** The class without its state. */
  readonly bare: string
  /** What its rule's selector ends with; empty at rest. */
  readonly selector: string
  /** Where its rules stand in the sheet; each state has ten ranks. */
  readonly rank: number
}

/** The state in which a class holds. @param name without its `u-` */
export function stateOf(name: string): InState {
  const at = states.findIndex(([word]) => name.startsWith(`${word}-`))
  const [word = '', selector = ''] = states[at] ?? []
  return { bare: at < 0 ? name : name.slice(word.length + 1), selector, rank: 10 * (at + 1) }
}
