import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { computed, defineComponent, h, type Component } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { frameFor } from '#rules/campaign/frame'
import type { TableView } from '#rules/face-of-angels/view'
import GivenPicture from '../../../src/renderer/features/showing/GivenPicture.vue'
import PhoneSeatChoice from '../../../src/renderer/features/join/PhoneSeatChoice.vue'
import { providePlay } from '../../../src/renderer/games/face-of-angels/board/play'
import { namesFor } from '../../../src/renderer/games/face-of-angels/board/words'
import TransformTurn from '../../../src/renderer/games/face-of-angels/ending/parts/TransformTurn.vue'
import { provideDraftPlace } from '../../../src/renderer/ui/draft'
import { momentOf } from '../moments/index'
import { settled } from '../mounted-dashboard'
import type { Place, Screen } from './visit'

/** A component on a page of its own: luck seldom, or a door before the game, leads to it. */
interface AloneWithFields {
  readonly name: string
  readonly writes: readonly string[]
  readonly component: Component
}

/** Somebody is asked how a protagonist is transformed. */
const transforming = defineComponent({
  setup() {
    const { chronicle } = momentOf('face-of-angels: it is won')().played
    const frame = frameFor(chronicle, { kind: 'table' })
    const view = frame.boards.at(-1)!.view as TableView
    const [seat] = frame.seats
    providePlay({
      view: computed(() => view),
      who: computed(() => seat!.id),
      asked: computed(() => []),
      own: computed(() => null),
      hand: computed(() => ({ kind: 'hidden' as const })),
      names: computed(() => namesFor(view, frame.seats)),
      send: () => undefined
    })
    return () => h(TransformTurn, { asked: { kind: 'transformation', of: seat!.id, choices: [] } as never })
  }
})

const choice = { state: 'choose', title: 'The Salt Road', because: null, seats: [] }
const joining = defineComponent({ setup: () => () => h(PhoneSeatChoice, { choice: choice as never }) })

const given = defineComponent({ setup: () => () => h(GivenPicture, { picture: `${'a'.repeat(64)}.jpg` as PictureId }) })

export const alone: readonly AloneWithFields[] = [
  { name: 'how a protagonist is transformed', writes: ['TransformTurn'], component: transforming },
  { name: 'a picture that was dropped', writes: ['GivenPicture'], component: given },
  { name: 'a new place at the table', writes: ['PhoneNewPlace'], component: joining }
]

export class WrittenAlone implements Screen {
  private page: VueWrapper | null = null

  constructor(private readonly component: Component) {}

  open(): void {
    const around = defineComponent({
      setup: () => (provideDraftPlace(() => 'alone'), () => h(this.component))
    })
    this.page ??= mount(around, { attachTo: document.body, global: { plugins: [createPinia()] } })
  }

  leave(): void {
    this.page?.unmount()
    this.page = null
  }

  asked(): string {
    return ''
  }

  settle(): Promise<void> {
    return settled()
  }

  async crash(): Promise<void> {
    const kept = Object.entries(localStorage)
    this.leave()
    localStorage.clear()
    for (const [name, value] of kept) localStorage.setItem(name, String(value))
  }
}

export function placeAlone({ name, writes }: AloneWithFields, screen: WrittenAlone): Place {
  return { name, writes, open: () => screen.open(), leave: () => screen.leave() }
}
