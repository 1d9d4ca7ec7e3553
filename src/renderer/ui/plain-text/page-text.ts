/** A line of a page as plain text. */
export interface TextLine {
  readonly kind: 'heading' | 'item' | 'line'
  /** For a heading its level, 1–6; for an item the depth of its list, from 1; for a line 0. */
  readonly level: number
  readonly text: string
}

/**
 * The content of a page in reading order, overlays first. It uses only the elements of the page, and therefore only its frame.
 * Alternative texts of pictures and marks are included as words. Elements hidden from all users are left out (SK4).
 */
export function pageText(roots: readonly Element[]): readonly TextLine[] {
  const walk = new Walk()
  for (const root of roots) walk.element(root)
  return walk.end()
}

/** The lines as one text to copy: headings and lists as in Markdown. */
export function joinedText(lines: readonly TextLine[]): string {
  const marks = { heading: '#', item: '  ', line: '' }
  return lines
    .map(({ kind, level, text }, at) => {
      if (kind === 'heading') return `${at ? '\n' : ''}${marks.heading.repeat(level)} ${text}\n`
      return kind === 'item' ? `${marks.item.repeat(level - 1)}- ${text}` : text
    })
    .join('\n')
}

const silent =
  'script, style, template, noscript, svg:not([aria-label], [role=img]), [hidden], [inert], [data-announcements]'
const controls =
  'button, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role^=menuitem], summary'
const items = 'li, dd, tr, [role=option], [role=listitem], [role=row], [role=treeitem]'
const lists = 'ul, ol, dl, [role=list], [role=listbox]'
const pictures = 'img, svg, [role=img], [role=meter], [role=progressbar]'
const named =
  'section, nav, form, aside, article, fieldset, [role=group], [role=region], [role=radiogroup], ul, ol, [role=list]'
const blocks = `${named}, ${items}, ${lists}, p, div, header, footer, main, h1, h2, h3, h4, h5, h6, figure, table, details, blockquote, legend, label`

class Walk {
  readonly #lines: TextLine[] = []
  #kind: TextLine['kind'] = 'line'
  #level = 0
  #depth = 0
  #heading = 0
  /** The name of the next description. */
  #term = ''
  #text = ''

  /** The lines inside this element. */
  static inside(element: Element): readonly TextLine[] {
    const walk = new Walk()
    walk.#children(element)
    return walk.end()
  }

  end(): readonly TextLine[] {
    this.#break()
    return this.#lines
  }

  element(element: Element): void {
    // A term that is hidden in favour of a picture is included anyway.
    if (element.matches('dt')) return void (this.#term = tidy(element.textContent))
    if (isSilent(element)) return
    if (element.matches(pictures)) return this.#say(labelOf(element))
    if (element.matches('input, select, textarea')) return this.#say(fieldText(element as HTMLInputElement))
    if (element.matches(controls)) return this.#say(`[${stateOf(element)}${labelOf(element) || wordsOf(element)}]`)
    const heading = headingLevel(element)
    if (heading) return this.#as('heading', heading, () => this.#children(element))
    if (element.matches('dd') && this.#term) return this.#description(element)
    if (element.matches(items)) return this.#as('item', Math.max(1, this.#depth), () => this.#children(element))
    if (element.matches(lists)) return this.#list(element)
    this.#other(element)
  }

  #description(element: Element): void {
    this.#as('item', Math.max(1, this.#depth), () => {
      this.#text = `${this.#term}: `
      this.#term = ''
      this.#children(element)
    })
  }

  #other(element: Element): void {
    // Content of an item is on the same line, unless it has its own name or list.
    const isBlock = element.matches(this.#kind === 'item' ? named : blocks)
    if (isBlock) this.#break()
    if (element.matches(named)) this.#label(element)
    const apart = !isBlock && isApart(element)
    if (apart) this.#space()
    this.#children(element)
    if (apart) this.#space()
    if (isBlock) this.#break()
  }

  #list(element: Element): void {
    this.#break()
    this.#label(element)
    this.#depth++
    this.#children(element)
    this.#break()
    this.#depth--
  }

  /** A part with a name and without a heading of the same text. */
  #label(element: Element): void {
    const label = element.getAttribute('aria-label')
    if (label) this.#as('line', 0, () => this.#say(`${label}:`))
  }

  #as(kind: TextLine['kind'], level: number, inside: () => void): void {
    this.#break()
    const [was, at] = [this.#kind, this.#level]
    this.#kind = kind
    this.#level = level
    inside()
    this.#break()
    this.#kind = was
    this.#level = at
  }

  #children(element: Element): void {
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.#text += child.textContent
      else if (child.nodeType === Node.ELEMENT_NODE) this.element(child as Element)
    }
  }

  #say(text: string): void {
    this.#space()
    this.#text += text
    this.#space()
  }

  #space(): void {
    this.#text += ' '
  }

  #break(): void {
    const text = tidy(this.#text)
    this.#text = ''
    if (!text) return
    // No heading level is skipped, even if the page skips one.
    if (this.#kind === 'heading') this.#heading = Math.min(this.#level, this.#heading + 1)
    const level = this.#kind === 'heading' ? this.#heading : this.#level
    this.#lines.push({ kind: this.#kind, level, text })
  }
}

/** Hidden from all users, or from screen readers. A page below a dialog is hidden only while the dialog is open, so it counts as visible. */
function isSilent(element: Element): boolean {
  if (element.matches(silent)) return true
  if (element.getAttribute('aria-hidden') === 'true' && !element.hasAttribute('data-aria-hidden')) return true
  return !element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).display !== 'contents'
}

/** Whether the element is separate from its neighbours, not a part of one word. */
function isApart(element: Element): boolean {
  return getComputedStyle(element).display !== 'inline'
}

function headingLevel(element: Element): number {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? []
  return Number(level ?? (element.getAttribute('role') === 'heading' && (element.getAttribute('aria-level') ?? 2)))
}

function labelOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const words = by.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
  return tidy(words || (element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''))
}

/** The text inside, as one line. */
function wordsOf(element: Element): string {
  return Walk.inside(element)
    .map(({ text }) => text)
    .join(' ')
}

function stateOf(element: Element): string {
  const on = ['aria-checked', 'aria-pressed', 'aria-selected'].map(each => element.getAttribute(each)).find(Boolean)
  return on === 'true' ? 'x: ' : ''
}

function fieldText(field: HTMLInputElement | HTMLSelectElement): string {
  const label = labelOf(field)
  if (field.type === 'checkbox' || field.type === 'radio')
    return `[${'checked' in field && field.checked ? 'x' : ' '}]${label && ` ${label}`}`
  const value = 'selectedOptions' in field ? (field.selectedOptions[0]?.textContent ?? '') : field.value
  return `${label && `${label}: `}[${tidy(value)}]`
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
