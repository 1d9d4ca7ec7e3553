import { afterEach, describe, expect, it } from 'vitest'
import { mount, type VueWrapper } from '@vue/test-utils'
import { computed, defineComponent, h, ref } from 'vue'
import type { SeatId } from '#rules/core/seat'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { openQuestions } from '#rules/face-of-angels/open-questions'
import type { Command, State } from '#rules/face-of-angels/state'
import type { GmView } from '#rules/face-of-angels/view'
import type { Participant } from '#rules/face-of-angels/vocabulary'
import ActsPane from '@/games/face-of-angels/acts/ActsPane.vue'
import { namesFor } from '@/games/face-of-angels/board/words'
import { providePlay } from '@/games/face-of-angels/board/play'
import { dealt, joon, margit, powerful, seatsFor } from '../../../../support/face-of-angels/table'

let page: VueWrapper
afterEach(() => page.unmount())

/** The acts as the GM sees them, and the commands of what is answered there. */
function showActs(state: State): readonly Command[] {
  const sent: Command[] = []
  const open = openQuestions(state, { kind: 'gm' })
  const view = faceOfAngels.view(state, { kind: 'gm' }) as GmView
  const names = namesFor(view, seatsFor(3))
  const place = defineComponent(() => {
    providePlay({
      view: computed(() => view),
      who: ref<Participant>('world'),
      asked: computed(() => []),
      own: computed(() => view.world),
      names: computed(() => names),
      questions: computed(() => open.map(({ question }) => question)),
      size: 'dashboard',
      send: command => sent.push(command),
      answer({ id }, answers) {
        sent.push(...open.filter(({ question }) => question.id === id).map(({ command }) => command(answers)))
        return Promise.resolve(true)
      }
    })
    return () => h(ActsPane, { view, names })
  })
  page = mount(place)
  return sent
}

const nameOf = (id: SeatId): string => seatsFor(3).find(seat => seat.id === id)?.character ?? ''
const withPowers = (state: State, seat: SeatId) => powerful(state, seat, 'king', 'clubs')

const button = (name: RegExp) => page.findAll('button').find(each => name.test(each.text()))

describe('the acts on the GM’s page', () => {
  it('A35 say who has no powers before a later act is begun, and begin it all the same', async () => {
    const sent = showActs(withPowers(dealt(), joon))
    expect(page.find('.question-form').exists()).toBe(false)
    await button(/^Act 1/)?.trigger('click')
    const chosen = page.get('.question-form [aria-checked=true]').text()
    expect(chosen).toContain('Act 1: Discovery')
    expect(chosen).toContain(`${nameOf(margit)}, `)
    expect(chosen).not.toContain(nameOf(joon))
    expect(chosen).toContain('have no powers yet (2 of 3)')
    await button(/^Begin the act/)?.trigger('click')
    expect(sent).toEqual([{ type: 'begin-act', act: 1 }])
  })

  it('A35 say nothing once all have powers', async () => {
    showActs(dealt().seats.reduce(withPowers, dealt()))
    await button(/^Act 1/)?.trigger('click')
    expect(page.get('.question-form').text()).not.toContain('powers')
    expect(button(/^Begin the act/)).toBeDefined()
  })
})
