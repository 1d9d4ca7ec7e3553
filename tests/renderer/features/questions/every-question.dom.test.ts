import axe from 'axe-core'
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { h, ref, type VNode } from 'vue'
import {
  type AnyQuestion,
  askedFields,
  type ChooseOne,
  type ChooseSeveral,
  proposedAnswers
} from '#rules/core/question'
import AskedQuestions from '@/features/questions/AskedQuestions.vue'
import { type FormSize, provideSharedScreen } from '@/features/questions/form-size'
import { provideDraftScope } from '@/ui/draft'
import { guardPresses } from '@/ui/press-guard'
import { settled } from '../../../support/mounted-dashboard'
import { kindOf, sampledQuestions, writtenKinds } from '../../../support/sampled-questions'
import { runs, someOf } from '../../../support/thorough'

// NP1, QU2: one question of each kind that random plays offer, in all sizes. A tap twice answers once, and axe finds no fault.

const sampled = [...sampledQuestions(runs(2, 12))]
const tried = someOf(sampled, 9)
let at = 1_000_000
const { now } = performance
const { getBoundingClientRect } = Element.prototype
let page: VueWrapper
let release: () => void

beforeAll(() => {
  performance.now = () => at
  // The worst layout: what has just appeared is under the finger.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
  release = guardPresses()
})
afterAll(() => {
  release()
  performance.now = now
  Element.prototype.getBoundingClientRect = getBoundingClientRect
})
afterEach(() => page.unmount())

/** A long time passes: the marks that real timers would take away are gone. */
function later(): void {
  at += 10_000
  document.querySelectorAll('[data-settling]').forEach(each => each.removeAttribute('data-settling'))
}

const answered: string[] = []

interface Picture {
  readonly field: ChooseOne | ChooseSeveral
  readonly chosen: readonly string[]
  toggle(key: string): void
}

/** In place of the cards and dice that a board draws. */
const picture = ({ field, chosen, toggle }: Picture): VNode =>
  h(
    'div',
    { role: 'group', 'aria-label': 'Cards' },
    field.choices.map(({ key, blocked }) =>
      h(
        'button',
        {
          type: 'button',
          'data-choice': key,
          'aria-pressed': chosen.includes(key),
          'aria-disabled': blocked ? 'true' : undefined,
          onClick: () => blocked ?? toggle(key)
        },
        key
      )
    )
  )

/** The form of this question. After an answer it holds the next question of the same kind, without a host's delay. */
function show(question: AnyQuestion, size: FormSize): void {
  const { offered: _, fold: __, ...asked } = question
  const questions = ref<readonly AnyQuestion[]>([asked])
  localStorage.clear()
  answered.length = 0
  page = mount(
    {
      setup() {
        provideDraftScope(() => 'a test')
        if (size === 'shared') provideSharedScreen()
        const answer = ({ id }: AnyQuestion): Promise<boolean> => {
          answered.push(id)
          questions.value = [{ ...asked, id: `${question.id} next` }]
          return Promise.resolve(true)
        }
        const props = () => ({
          questions: questions.value,
          size: size === 'shared' ? 'phone' : size,
          nameOf: () => 'Kresk',
          answer
        })
        return () => h('main', h(AskedQuestions, props(), { picture }))
      }
    },
    { attachTo: document.body, global: { plugins: [createPinia()] } }
  )
}

function tap(control: Element): void {
  const where = { clientX: 50, clientY: 20, button: 0, bubbles: true, cancelable: true, composed: true }
  control.dispatchEvent(new PointerEvent('pointerdown', { ...where, isPrimary: true }))
  control.dispatchEvent(new PointerEvent('pointerup', { ...where, isPrimary: true }))
  control.dispatchEvent(new MouseEvent('click', { ...where, detail: 1 }))
}

const commitOf = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('.goes .btn, .go .btn')].at(-1)!
const isBlocked = (): boolean => commitOf().getAttribute('aria-disabled') === 'true'

/** Gives each field without an answer one, by its own controls. @returns whether the form can be committed */
async function completed(): Promise<boolean> {
  for (let round = 0; round < 8 && isBlocked(); round++) {
    for (const field of document.querySelectorAll<HTMLElement>('[role=radiogroup], [role=group]')) {
      const possible = [...field.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled=true])')]
      later()
      const choice = possible[round % Math.max(1, possible.length)]
      if (choice && !field.querySelector('[aria-checked=true]')) tap(choice)
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (field.value !== '') continue
      field.value = /^\d/.test(field.placeholder) ? field.placeholder : '1'
      for (const kind of ['input', 'change', 'blur']) field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    await settled()
  }
  return !isBlocked()
}

/** What a person presses to send the answers: on a phone what is grave asks once more. */
async function commit(): Promise<void> {
  later()
  tap(commitOf())
  await settled()
  const yes = document.querySelector<HTMLElement>('.ask-first .yes')
  if (!yes) return
  expect(answered, 'what asks once more has sent nothing').toEqual([])
  tap(yes)
  await settled()
  expect(answered, 'the second tap of one place answers no question').toEqual([])
  later()
  tap(yes)
  await settled()
}

describe.each(['dashboard', 'phone', 'shared'] as const)('every question of the size %s', size => {
  const sent: string[] = []

  it.each(tried)(
    'NP1 QU2 %s',
    async (name, question) => {
      show(question, size)
      await settled()
      const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      if (!(await completed())) return
      await commit()
      expect(answered).toEqual([question.id])
      sent.push(name)
      at += 250
      tap(commitOf())
      await settled()
      expect(answered, 'the next question is not answered by the same tap').toEqual([question.id])
    },
    60_000
  )

  it('NP1 most forms were completed and answered', () => {
    const left = tried.map(([name]) => name).filter(name => !sent.includes(name))
    console.info(`${size}: ${sent.length} of ${tried.length} kinds answered; not completed: ${left.join(', ')}`)
    expect(sent.length).toBeGreaterThan(tried.length * 0.6)
  })
})

/** The drawn choices, each with its state: chosen or not, blocked or not. */
function drawnChoices(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.question-form [data-choice]')].map(choice => {
    const says = (name: string): string | null => choice.getAttribute(`aria-${name}`)
    const state = says('disabled') === 'true' ? 'blocked' : 'free'
    return [choice.dataset['choice'], state, says('checked') ?? says('pressed')].join(' ')
  })
}

/** The unfolded choices of a question, of every field that is asked for the proposed answers. */
function offeredChoices(question: AnyQuestion): readonly string[] {
  return askedFields(question, proposedAnswers(question)).flatMap(field =>
    field.kind === 'one' || field.kind === 'several'
      ? field.choices.map(({ key, blocked }) =>
          [key, blocked ? 'blocked' : 'free', String([field.chosen].flat().includes(key))].join(' ')
        )
      : []
  )
}

describe('the choices of every question', () => {
  it.each(someOf(sampled, 4))('QU1 %s draws all of them in each size', async (_, question) => {
    for (const size of ['dashboard', 'phone', 'shared'] as const) {
      show(question, size)
      await settled()
      expect(drawnChoices().toSorted(), size).toEqual(offeredChoices(question).toSorted())
      page.unmount()
    }
    page = mount({ render: () => null })
  })
})

/** Kinds to which no random play leads. Those with * are opened in double-press.dom.test.ts or in tests of their own panels. */
const never: Readonly<Record<string, string>> = {
  'face-of-angels: refill': 'every act deals at once; open-questions.test.ts makes short hands',
  'game-face: sudden-death': 'three drawn rounds; * the moment of a draw',
  'prophecy: answered': 'random plays ask no table; open-questions.test.ts',
  'prophecy: unmatch': 'random plays bring Aspects too late; * the moment on stage',
  'prophecy: done': 'a called player; * the moment of a call to match',
  'thousand-faces: turf': 'a mini-game that is rare; * its panel',
  'thousand-faces: party': 'made by the sheet of the party; * that sheet',
  'thousand-faces: end-disadvantage': 'a disadvantage is paid for first; economy/gm-questions.test.ts',
  'thousand-faces: find': 'asked by a chapter late in the story; offered-questions.test.ts',
  'thousand-faces: rage': 'after Go Berserk! alone; offered-questions.test.ts'
}
/** Further kinds that the plays of `npm test` offer too seldom; `npm run unit:thorough` plays more. */
const seldom: readonly string[] = runs(
  [
    ...['agree', 'powers', 'propose'].map(kind => `face-of-angels: ${kind}`),
    'prophecy: match',
    'prophecy: tie',
    ...['accuse', 'critical', 'die', 'found', 'fulfil', 'mend', 'moment'].map(kind => `thousand-faces: ${kind}`)
  ],
  []
)

/** Kinds that a random play offers by chance alone; the tests of their own slices ask them. A move has a kind of its own each. */
const byChance = ['ally', 'flashback', 'request', 'reroll', 'foes-turn', 'move'].map(kind => `thousand-faces: ${kind}`)

describe('the kinds of questions', () => {
  it('QU1 are offered by the random plays, but for these', () => {
    const offered = new Set(sampled.map(([name]) => name))
    const missing = writtenKinds().filter(name => !offered.has(name) && !byChance.includes(name))
    console.info(`${offered.size} kinds offered; written and not offered: ${missing.join(', ')}`)
    expect(missing.filter(name => !seldom.includes(name)).toSorted()).toEqual(Object.keys(never).toSorted())
  })

  it('QU1 are found in the source', () => {
    expect(kindOf({ id: 'item-i12 s1' } as AnyQuestion)).toBe('item')
    expect(writtenKinds()).toEqual(
      expect.arrayContaining(['thousand-faces: blow', 'prophecy: options', 'game-face: pick'])
    )
  })
})

describe('the check of forms', () => {
  it('finds a button without a name', async () => {
    page = mount({ render: () => h('main', h('button')) }, { attachTo: document.body })
    const { violations } = await axe.run(document.body)
    expect(violations.map(({ id }) => id)).toContain('button-name')
  })
})
