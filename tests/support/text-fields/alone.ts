import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { defineComponent, h, type Component } from 'vue'
import type { PictureId } from '#rules/core/picture'
import GivenPicture from '@/features/showing/GivenPicture.vue'
import PhoneSeatChoice from '@/features/join/PhoneSeatChoice.vue'
import { provideDraftScope } from '@/ui/draft'
import { settled } from '../mounted-dashboard'
import type { Place, Screen } from './visit'

/** A component on a page of its own: in the app it appears rarely, or only before the game. */
interface AloneWithFields {
  readonly name: string
  readonly writes: readonly string[]
  readonly component: Component
}

const choice = { state: 'choose', title: 'The Salt Road', because: null, seats: [] }
const joining = defineComponent({ setup: () => () => h(PhoneSeatChoice, { choice: choice as never }) })

const given = defineComponent({ setup: () => () => h(GivenPicture, { picture: `${'a'.repeat(64)}.jpg` as PictureId }) })

export const alone: readonly AloneWithFields[] = [
  { name: 'a picture that was dropped', writes: ['GivenPicture'], component: given },
  { name: 'a new place at the table', writes: ['PhoneSeatChoice'], component: joining }
]

export class WrittenAlone implements Screen {
  private page: VueWrapper | null = null

  constructor(private readonly component: Component) {}

  open(): void {
    const around = defineComponent({
      setup: () => (provideDraftScope(() => 'alone'), () => h(this.component))
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
