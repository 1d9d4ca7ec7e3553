import { expect, type Locator, type Page } from '@playwright/test'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { type Attribute, attributeNames } from '#rules/thousand-faces/vocabulary'
import type { Dashboard } from './dashboard'

/** The three players' own phones, in the order of their seats. */
export class Phones {
  constructor(
    readonly board: Dashboard,
    readonly pages: readonly Page[]
  ) {}

  phone(seat: number): Page {
    const page = this.pages[seat - 1]
    if (!page) throw new Error(`no phone at ${seat}`)
    return page
  }

  /** The same on every phone at once. */
  async all(deed: (phone: Page, seat: number) => Promise<void>): Promise<void> {
    await Promise.all(this.pages.map((page, at) => deed(page, at + 1)))
  }

  /** Each player asks for a move of their own. One press calls them all. Each flips, and settles their own results. */
  async round(...asked: readonly (readonly [MoveId, Attribute])[]): Promise<void> {
    for (const [at, [move, attribute]] of asked.entries()) await this.#ask(at + 1, move, attribute)
    await this.board.until(
      'the calls',
      () => this.board.button('Call all who ask').click(),
      () => this.board.view.calls?.length === asked.length
    )
    for (const seat of asked.keys()) await this.#flip(seat + 1)
  }

  /** Whoever is called still, after an undo, flips. */
  async flipCalled(): Promise<void> {
    for (const { seat } of this.board.view.calls ?? [])
      await this.#flip(this.board.view.sheets.findIndex(sheet => sheet.seat === seat) + 1)
  }

  async #ask(seat: number, move: MoveId, attribute: Attribute): Promise<void> {
    const phone = this.phone(seat)
    const moves = phone.locator('.own-moves-fold > details')
    if ((await moves.getAttribute('open')) === null) await moves.locator('> summary').click()
    const one = phone.locator('.own-move', {
      has: phone.locator('summary b', { hasText: new RegExp(`^${moveOf(move).name}$`) })
    })
    const choice = this.board.sheet(seat).character.moves.choices.find(each => each.move === move)
    if ((choice?.ways.length ?? 0) > 1) {
      const way = one.getByRole('radio', { name: attributeNames[attribute] })
      // A move that was asked for before is still unfolded.
      if (!(await way.isVisible())) await one.locator('summary').click()
      await way.click()
    }
    await this.board.act(`${seat} asks for ${move}`, () => one.getByRole('button', { name: /^Ask/ }).click())
  }

  async #flip(seat: number): Promise<void> {
    await this.board.act(`${seat} flips`, () => this.phone(seat).locator('.own-call .flip-now').click())
    await this.settle()
  }

  /** A tie, the Critical Success, an open move: the player's own; a GM move is the GM's. */
  async settle(): Promise<void> {
    const { board } = this
    for (;;) {
      const { pending, outcomes, gmMovesOwed } = board.view
      const open = outcomes.find(each => !each.plain && each.result !== null)
      if (pending?.kind === 'tie')
        await board.act('the tie', () => this.#of(pending.seat).locator('.tied button').first().click())
      else if (pending?.kind === 'critical') {
        const critical = askedOn(this.#of(pending.seat))
        await critical.locator('[data-choice=nothing]').click()
        await board.act('the Critical Success', () => critical.locator('.main').click())
      } else if (open) await this.#decide(open.seat)
      else if (gmMovesOwed.count > 0) await board.gmMove()
      else return
    }
  }

  /** First options until the button says that nothing is missing. */
  async #decide(seat: string): Promise<void> {
    const section = askedOn(this.#of(seat))
    const main = section.locator('.main')
    await main.waitFor()
    for (let nth = 0; (await main.getAttribute('aria-disabled')) !== null; nth++)
      await section.locator('[data-choice]').nth(nth).click()
    await this.board.act('the move is settled', () => main.click())
  }

  /** A waiting blow is taken on the phone, as much as possible on Stamina. */
  async takeBlow(seat: number): Promise<void> {
    const { stamina } = this.board.sheet(seat)
    const power = this.board.view.attacks[0]?.power ?? 0
    const blow = askedOn(this.phone(seat))
    await blow
      .getByRole('radio', { name: `${power} Exhaustion` })
      .first()
      .click()
    await this.board.act('the blow is taken', () => blow.locator('.main').click())
    expect(this.board.view.attacks).toEqual([])
    // The question that the Game Master saw of it is gone too.
    await expect(this.board.page.locator('.question-form[data-rule=FU8]')).toHaveCount(0)
    expect(this.board.sheet(seat).stamina).toBeGreaterThanOrEqual(stamina - power)
  }

  #of(seat: string): Page {
    return this.phone(this.board.view.sheets.findIndex(sheet => sheet.seat === seat) + 1)
  }
}

/** The player's own decision is above what other players and the moves ask. */
function askedOn(phone: Page): Locator {
  return phone.locator('.own-question').filter({ visible: true }).first()
}
