import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Component, h, nextTick, ref } from 'vue'
import type { Explanation } from '#rules/core/refusal'
import type { Answers, AnyQuestion, Choice } from '#rules/core/question'
import AskedQuestions from '@/features/questions/AskedQuestions.vue'
import QuestionForm from '@/features/questions/QuestionForm.vue'
import { provideSharedScreen } from '@/features/questions/form-size'
import { perform } from '@/features/actions/actions'
import { provideDraftScope } from '@/ui/draft'
import { seatId } from '../../../support/sheets'

const nameOf = (): string => 'Kresk'

function asks(id: string, choices: readonly Partial<Choice>[], more: Partial<AnyQuestion> = {}): AnyQuestion {
  const all = choices.map((choice, at) => ({ key: `choice ${at}`, title: [`Choice ${at}`], ...choice }))
  return {
    id,
    seat: seatId(1),
    decides: 'player',
    title: 'A test',
    asks: ['What now?'],
    rule: 'QU1',
    fields: [{ kind: 'one', key: 'does', label: ['It does'], choices: all, chosen: 'choice 0' }],
    commit: 'Do it',
    ...more
  }
}

let page: VueWrapper
beforeEach(() => localStorage.clear())
afterEach(() => page.unmount())

/** A page with this in it. */
function show(content: () => ReturnType<typeof h> | null): void {
  const place: Component = {
    setup() {
      provideDraftScope(() => 'a test')
      return content
    }
  }
  page = mount(place, { attachTo: document.body, global: { plugins: [createPinia()] } })
}

const marked = (): readonly string[] => page.findAll('[aria-checked=true]').map(each => each.get('b').text())
const press = (words: string): Promise<void> =>
  page
    .findAll('button')
    .find(each => each.text().startsWith(words))!
    .trigger('click')

describe('a blocked choice', () => {
  const blocked: Explanation = {
    message: ['The party is outside a town'],
    remedy: ['Begin a day in town first'],
    opens: 'days'
  }
  const of = (size: 'dashboard' | 'phone', more: object = {}): void =>
    show(() => h(QuestionForm, { question: asks('test 1', [{}, { blocked: { ...blocked, ...more } }]), size, nameOf }))

  it('QU1 names the rule of its question', () => {
    of('phone')
    expect(page.get('[aria-disabled=true]').text()).toContain('Begin a day in town first. QU1')
  })

  it('QU1 names its own rule where it has one', () => {
    of('phone', { rule: 'Q12' })
    expect(page.get('[aria-disabled=true]').text()).toContain('Begin a day in town first. Q12')
    expect(page.get('[aria-disabled=true]').text()).not.toContain('QU1')
  })

  it('QU1 has the button of its remedy on the dashboard, and none on a phone', async () => {
    of('phone')
    await vi.dynamicImportSettled()
    const onPhone = page.findAll('button').map(each => each.text())
    page.unmount()
    of('dashboard')
    await vi.waitFor(() => expect(page.findAll('button').length).toBeGreaterThan(2), 20_000)
    const onDashboard = page.findAll('button').map(each => each.text())
    expect(onPhone).toHaveLength(3)
    expect(onPhone.at(-1)).toBe('Do it')
    expect(onDashboard.at(-1)).toMatch(/day/i)
    expect(page.get('[role=radiogroup]').findAll('[role=radio]')).toHaveLength(2)
  })

  it('QU1 a blocked question of a list has that button too', async () => {
    const question = asks('test 1', [{}], { blocked })
    show(() =>
      h(AskedQuestions, { questions: [question], size: 'dashboard', nameOf, answer: () => Promise.resolve(true) })
    )
    await vi.waitFor(() => expect(page.find('.blocked button').exists()).toBe(true), 20_000)
    expect(page.get('.blocked button').text()).toMatch(/day/i)
  })
})

it('QU1 draws the suits of choices as signs, which are read aloud by their names', () => {
  const titles = [
    [{ suit: 'crown' }, ' Dex 3 · ', { suit: 'anvil' }, ' Int 1'],
    [{ suit: 'blade' }, ' Dex 2 · ', { suit: 'blade' }, ' Int 2']
  ] as const
  const question = asks(
    'test 1',
    titles.map(title => ({ title }))
  )
  show(() => h(QuestionForm, { question, size: 'phone', nameOf }))
  const signs = page.findAll('[role=radio] svg[role=img]')
  expect(signs.map(sign => sign.attributes('aria-label'))).toEqual(['Crown', 'Anvil', 'Blade', 'Blade'])
  expect(signs.map(sign => sign.get('use').attributes('href'))).toEqual([
    '#suit-crown',
    '#suit-anvil',
    '#suit-blade',
    '#suit-blade'
  ])
  // A sign counts as one letter: such choices are side by side.
  expect(page.get('.choices').classes()).toContain('short')
})

describe('questions that are seldom decided', () => {
  it('QU2 lie in a collapsed section of their name, and open above it', async () => {
    const more = { offered: true, fold: 'By hand' } as const
    const questions = [
      asks('one 1', [{}, {}], { title: 'One', ...more }),
      asks('two 1', [{}], { title: 'Two', ...more })
    ]
    show(() => h(AskedQuestions, { questions, size: 'dashboard', nameOf, answer: () => Promise.resolve(true) }))
    expect(page.get('details summary').text()).toBe('By hand…')
    expect(page.findAll('details button').map(each => each.text())).toEqual(['One…', 'Two…'])
    await press('One')
    expect(page.findAll('details button').map(each => each.text())).toEqual(['Two…'])
    expect(page.get('.question-form').element.closest('details')).toBeNull()
    await press('Later')
    expect(page.findAll('details button')).toHaveLength(2)
  })
})

describe('a number that is asked', () => {
  it('QU2 gets the focus when it appears, and scrolls no more than it must', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const choice = asks('test 1', [{}, {}]).fields[0]!
    const number = { kind: 'number', key: 'shows', label: ['It shows'], least: 1, most: 6, value: null } as const
    const fields = [choice, { ...number, when: { field: 'does', is: ['choice 1'] } }]
    show(() => h(QuestionForm, { question: asks('test 1', [], { fields }), size: 'dashboard', nameOf }))
    await press('2')
    await nextTick()
    expect(document.activeElement?.tagName).toBe('INPUT')
    expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }])
    focus.mockRestore()
  })

  it('QU2 counts while it is typed, within its limits', async () => {
    const number = { kind: 'number', key: 'shows', label: ['It shows'], least: 1, most: 6, value: null } as const
    const answer = vi.fn()
    const about = { question: asks('test 1', [], { fields: [number] }), nameOf, onAnswer: answer }
    show(() => h(QuestionForm, { ...about, size: 'phone' }))
    const go = (): string => page.get('.main').text()
    expect(go()).not.toBe('Do it')
    await page.get('input').setValue('7')
    expect(go()).not.toBe('Do it')
    await page.get('input').setValue('5')
    expect(go()).toBe('Do it')
    await press('Do it')
    expect(answer).toHaveBeenCalledWith({ shows: 5 })
  })
})

describe('a form that is put off', () => {
  const choices = [{}, {}, { isFatal: true as const, grave: 'This ends the fight' }, { xp: 1 }]
  const questions = ref<readonly AnyQuestion[]>([])
  const answered = vi.fn((): Promise<boolean> => Promise.resolve(true))
  const list = (): void =>
    show(() => h(AskedQuestions, { questions: questions.value, size: 'dashboard', nameOf, answer: answered }))
  beforeEach(() => (questions.value = [asks('test 1', choices)]))

  it.each(['Later', 'Escape'])('QU2 keeps what is chosen after %s', async how => {
    list()
    await press('2')
    expect(marked()).toEqual(['Choice 1'])
    if (how === 'Later') await press('Later')
    else window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await nextTick()
    expect(page.find('.question-form').exists()).toBe(false)
    await press('A test')
    expect(marked()).toEqual(['Choice 1'])
  })

  it.each([
    ['ends a fight', '3'],
    ['spends XP', '4']
  ])('QU3 proposes no choice again that %s', async (_, digit) => {
    list()
    await press(digit)
    await press('Later')
    await press('A test')
    expect(marked()).toEqual(['Choice 0'])
  })

  it('QU2 forgets what is chosen once the host has it', async () => {
    questions.value = [asks('test 1', choices, { offered: true })]
    list()
    await press('A test')
    await press('2')
    await press('Do it')
    await vi.waitFor(() => expect(page.find('.question-form').exists()).toBe(false))
    await press('A test')
    expect(marked()).toEqual(['Choice 0'])
  })

  it('QU2 forgets the choices of a question that is gone', async () => {
    list()
    await press('2')
    await press('Later')
    questions.value = []
    await nextTick()
    questions.value = [asks('test 1', choices)]
    await nextTick()
    await press('A test')
    expect(marked()).toEqual(['Choice 0'])
  })

  it('QU2 keeps the answers of each question apart', async () => {
    const shown = ref<string | null>('test 1')
    show(() =>
      shown.value === null ? null : h(QuestionForm, { question: asks(shown.value, choices), size: 'phone', nameOf })
    )
    await page.findAll('[role=radio]')[1]!.trigger('click')
    shown.value = 'test 2'
    await nextTick()
    expect(marked()).toEqual(['Choice 0'])
    shown.value = null
    await nextTick()
    shown.value = 'test 1'
    await nextTick()
    expect(marked()).toEqual(['Choice 1'])
  })
})

describe('several open forms on one page', () => {
  const sent: string[] = []
  const shown = ref<readonly string[]>([])
  const inDialog = ref<readonly string[]>([])
  const list = (name: string): ReturnType<typeof h> => {
    const questions = name.split(' ').map(id => asks(`${id} 1`, [{}, {}], { title: id }))
    const answer = ({ id }: AnyQuestion): Promise<boolean> => Promise.resolve(sent.push(id) > 0)
    return h('div', { class: 'list', key: name }, h(AskedQuestions, { questions, size: 'dashboard', nameOf, answer }))
  }
  const open = async (lists: readonly string[], over: readonly string[] = []): Promise<void> => {
    ;[shown.value, inDialog.value] = [lists, over]
    await nextTick()
    await nextTick()
  }
  beforeEach(() => {
    sent.length = 0
    ;[shown.value, inDialog.value] = [[], []]
    const dialog = () => h('section', { role: 'dialog' }, inDialog.value.map(list))
    show(() => h('main', [...shown.value.map(list), inDialog.value.length > 0 ? dialog() : null]))
  })
  const forms = () => page.findAll('.asked-question')
  /** The forms with that mark, by their titles. */
  const having = (mark: string): readonly string[] =>
    forms().flatMap(form => (form.find(mark).exists() ? [form.get('.question-form .label').text()] : []))
  const key = async (name: string): Promise<void> => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    window.dispatchEvent(event)
    // The dashboard performs the action of Enter, where no form has taken the key.
    if (name === 'Enter' && !event.defaultPrevented) perform('flip')
    await nextTick()
    await nextTick()
  }
  const changed = (): readonly string[] =>
    forms().flatMap(form =>
      form.get('[aria-checked=true]').text().includes('Choice 1') ? [form.get('.question-form .label').text()] : []
    )

  it('QU2 the one that was opened last has the digits, Enter and the ember button', async () => {
    await open(['scene'])
    expect([having('.ember'), having('[data-enter]')]).toEqual([['scene'], ['scene']])
    await open(['scene', 'moderator'])
    expect([having('.ember'), having('[data-enter]')]).toEqual([['moderator'], ['moderator']])
    await key('2')
    expect(changed()).toEqual(['moderator'])
    await key('Enter')
    expect(sent).toEqual(['moderator 1'])
  })

  it('QU2 the one that got the focus keeps the keys until another one gets the focus', async () => {
    await open(['scene', 'moderator'])
    page.get<HTMLElement>('.list [data-choice]').element.focus()
    page.get<HTMLElement>('.list [data-choice]').element.blur()
    await nextTick()
    expect([having('.ember'), having('[data-enter]')]).toEqual([['scene'], ['scene']])
    await key('2')
    await key('Enter')
    expect([changed(), sent]).toEqual([['scene'], ['scene 1']])
  })

  it('QU2 a form that opens elsewhere takes no keys from the form with the focus', async () => {
    await open(['scene'])
    page.get<HTMLElement>('[data-choice]').element.focus()
    await open(['moderator', 'scene'])
    expect(having('.ember')).toEqual(['scene'])
  })

  it('QU2 Escape puts off the form with the keys, and the other one has them then', async () => {
    await open(['scene', 'moderator'])
    await key('Escape')
    expect([having('.question-form'), having('.ember')]).toEqual([['scene'], ['scene']])
    await key('2')
    await key('Enter')
    expect([changed(), sent]).toEqual([['scene'], ['scene 1']])
  })

  it('QU2 of one list the first has the keys, until another gets the focus', async () => {
    await open(['roll end'])
    expect(having('.ember')).toEqual(['roll'])
    forms()[1]!.get<HTMLElement>('[data-choice]').element.focus()
    await nextTick()
    await nextTick()
    expect(having('.ember')).toEqual(['end'])
    await key('2')
    await key('Enter')
    expect([changed(), sent]).toEqual([['end'], ['end 1']])
  })

  it('QU2 a form in a dialog has keys of its own', async () => {
    await open(['scene'], ['party'])
    expect(having('.ember')).toEqual(['scene', 'party'])
    await key('2')
    await key('Enter')
    expect([changed(), sent]).toEqual([['party'], ['party 1']])
  })
})

describe('the height of a form', () => {
  /** The observer of the page, which gets a height from the test. */
  const told = new Set<(entries: readonly unknown[]) => void>()
  const real = globalThis.ResizeObserver
  beforeEach(() => {
    told.clear()
    globalThis.ResizeObserver = class {
      constructor(private readonly tell: (entries: readonly unknown[]) => void) {}
      observe = (): void => void told.add(this.tell)
      unobserve = (): void => {}
      disconnect = (): void => void told.delete(this.tell)
    } as never
  })
  afterEach(() => {
    globalThis.ResizeObserver = real
  })
  const measured = (blockSize: number, inlineSize = 300): void => {
    for (const tell of told) tell([{ borderBoxSize: [{ blockSize, inlineSize }] }])
  }
  const held = (): string => page.get('.question-form .held').attributes('style') ?? ''

  it('QU2 never becomes less while the question is open, so the buttons below it stay', async () => {
    const id = ref('test 1')
    const answers: Answers = {}
    show(() => h(QuestionForm, { question: asks(id.value, [{}]), size: 'dashboard', nameOf, preferred: answers }))
    await nextTick()
    measured(200)
    measured(320)
    measured(250)
    expect(held()).toContain('min-height: 320px')
    measured(180, 500)
    expect(held()).not.toContain('px')
    measured(180, 500)
    expect(held()).toContain('min-height: 180px')
    id.value = 'test 2'
    await nextTick()
    expect(held()).not.toContain('px')
  })
})

describe('a spend of XP on a phone', () => {
  const answered: Answers[] = []
  beforeEach(() => (answered.length = 0))
  const spend = (more: Partial<AnyQuestion> = {}): void =>
    show(() =>
      h(QuestionForm, {
        question: asks('test 1', [{ xp: 1 }], more),
        size: 'phone',
        nameOf,
        onAnswer: (answers: Answers) => answered.push(answers)
      })
    )

  it('QU3 says what is spent of what one has, and the strong answer is the harmless one', async () => {
    const words = { then: 'You flip again.', does: 'flip again', keeps: 'Keep the check' }
    spend({ spending: { has: 3, ...words } })
    await press('Do it')
    expect(page.get('.ask-first .question').text()).toBe('Spend 1 of your 3 XP?')
    expect(page.get('.ask-first').text()).toContain('You flip again.')
    expect(page.get('.ask-first .yes').text()).toBe('Spend 1 XP and flip again')
    expect(page.findAll('.ask-first .ember').map(each => each.text())).toEqual(['Keep the check'])
    await page.get('.ask-first .ember').trigger('click')
    expect(answered).toEqual([])
    await press('Do it')
    await press('Spend 1 XP')
    expect(answered).toEqual([{ does: 'choice 0' }])
  })

  it('QU3 a question without words of its own says the price', async () => {
    spend()
    await press('Do it')
    expect(page.findAll('.ask-first :is(p, button)').map(each => each.text())).toEqual([
      'Spend 1 XP?',
      'Do it',
      'Keep the XP',
      'Spend 1 XP'
    ])
  })
})

describe('a field that folds on a phone', () => {
  const fields = [
    ...asks('test 1', [{}]).fields,
    {
      kind: 'one',
      key: 'weapon',
      label: ['With what'],
      foldsOnPhone: true,
      choices: [
        { key: 'axe', title: ['Axe'] },
        { key: 'bow', title: ['Bow'] }
      ],
      chosen: 'axe'
    }
  ] as const
  const of = (size: 'dashboard' | 'phone'): void =>
    show(() => h(QuestionForm, { question: asks('test 1', [], { fields }), size, nameOf }))

  it('QU2 names in its title what is chosen, and keeps its digits on the dashboard', async () => {
    of('phone')
    expect(page.get('summary').text()).toBe('With what: Axe')
    await page.findAll('details [role=radio]')[1]!.trigger('click')
    expect(page.get('summary').text()).toBe('With what: Bow')
    page.unmount()
    localStorage.clear()
    of('dashboard')
    expect(page.find('details').exists()).toBe(false)
    expect(page.findAll('kbd').map(each => each.text())).toEqual(['1', '2', '3'])
  })
})

describe('one screen for all', () => {
  const key = (name: string): void => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  }
  const answered: Answers[] = []
  const shared = (choices: readonly Partial<Choice>[], inert = false): void => {
    answered.length = 0
    const onScreen: Component = {
      setup() {
        provideSharedScreen()
        return () =>
          h('section', { role: 'dialog', inert: inert || undefined }, [
            h(AskedQuestions, {
              questions: [asks('test 1', choices)],
              size: 'phone',
              nameOf,
              answer: (_: AnyQuestion, answers: Answers) => Promise.resolve(answered.push(answers) > 0)
            })
          ])
      }
    }
    show(() => h(onScreen))
  }

  it('QU2 has a size of its own, where a digit selects and Enter commits', async () => {
    shared([{}, {}])
    await nextTick()
    expect(page.get('.question-form').classes()).toContain('shared')
    expect(page.findAll('kbd').map(each => each.text())).toEqual(['1', '2'])
    key('2')
    await nextTick()
    expect([marked(), answered]).toEqual([['Choice 1'], []])
    key('Enter')
    await nextTick()
    expect(answered).toEqual([{ does: 'choice 1' }])
  })

  it('QU3 Enter asks once more before a grave answer', async () => {
    shared([{}, { asksAgain: 'The powers are lost' }])
    await nextTick()
    key('2')
    await nextTick()
    key('Enter')
    await nextTick()
    expect(answered).toEqual([])
    expect(page.text()).toContain('The powers are lost. Do it all the same?')
    await press('Do it')
    expect(answered).toHaveLength(1)
  })

  it('answers nothing while a player only looks', async () => {
    shared([{}, {}], true)
    await nextTick()
    key('2')
    key('Enter')
    await nextTick()
    expect([marked(), answered]).toEqual([['Choice 0'], []])
  })

  it('a phone has another size, without keys', async () => {
    show(() =>
      h(AskedQuestions, {
        questions: [asks('test 1', [{}, {}])],
        size: 'phone',
        nameOf,
        answer: () => Promise.resolve(true)
      })
    )
    await nextTick()
    expect(page.get('.question-form').classes()).toEqual(expect.not.arrayContaining(['shared']))
    expect(page.findAll('kbd')).toEqual([])
    key('2')
    await nextTick()
    expect(marked()).toEqual(['Choice 0'])
  })
})
