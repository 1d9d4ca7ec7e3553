import type { AudienceSnapshot } from '#shared/contract'
import { firstLayout } from '#shared/overlay-layouts'
import type { LayoutId, OverlayLayout } from '#shared/overlay-layout-schema'
import type { StoreClock } from '../storage/types'
import { DelayLine } from './delay-line'
import type { HostState } from './host-state'

type Picture = AudienceSnapshot<'overlay'>

/** The stream's pictures: one line for each layout, some of them behind the table (DI7). */
export class OverlayPictures {
  /** The layout that the Game Master is looking at (DI4). */
  watched: LayoutId | null = null
  private readonly lines = new Map<LayoutId, DelayLine>()
  private readonly tests = new Map<LayoutId, number>()
  private names: string
  private callOff: (() => void) | null = null

  /**
   * @param make what the layout would show without a delay; the same object until a viewer could see a difference
   * @param changed a picture is due that nobody has been shown yet
   */
  constructor(
    private readonly state: Pick<HostState, 'preferences'>,
    private readonly clock: StoreClock,
    private readonly make: (layout: OverlayLayout, tests: number) => Picture,
    private readonly changed: () => void
  ) {
    this.names = state.preferences.overlayNames
  }

  /** Hands the newest picture to every delay line, also to those that nobody watches: whoever connects late sees what the others see. */
  follow(): void {
    const { layouts, overlayNames } = this.state.preferences
    if (overlayNames !== this.names) this.lines.forEach(line => line.forget())
    this.names = overlayNames
    for (const id of this.lines.keys()) if (!layouts.some(layout => layout.id === id)) this.lines.delete(id)
    for (const layout of layouts) if (layout.delay > 0) this.take(layout)
    this.wait()
  }

  /** What the viewers of this layout see now. Only in a turn, or after `follow`. */
  pictureOf(id: LayoutId = firstLayout): Picture {
    const layout = this.layout(id)
    const picture = this.take(layout)
    this.wait()
    return this.line(layout.id).pictureAt(this.clock.now(), layout.delay * 1_000) ?? picture
  }

  /** What the viewers of each layout see now. */
  all(): readonly Picture[] {
    return this.state.preferences.layouts.map(({ id }) => this.pictureOf(id))
  }

  /** One sample for the viewers of a layout, or of all. */
  test(id: LayoutId | null): void {
    for (const layout of this.state.preferences.layouts)
      if (id === null || id === layout.id) this.tests.set(layout.id, (this.tests.get(layout.id) ?? 0) + 1)
  }

  private layout(id: LayoutId): OverlayLayout {
    const { layouts } = this.state.preferences
    const found = layouts.find(layout => layout.id === id) ?? layouts[0]
    if (!found) throw new Error('there is no layout')
    return found
  }

  private take(layout: OverlayLayout): Picture {
    const picture = this.make(layout, this.tests.get(layout.id) ?? 0)
    this.line(layout.id).take(picture, this.clock.now())
    return picture
  }

  private line(id: LayoutId): DelayLine {
    const line = this.lines.get(id) ?? new DelayLine()
    this.lines.set(id, line)
    return line
  }

  private wait(): void {
    this.callOff?.()
    const now = this.clock.now()
    const due = this.state.preferences.layouts.flatMap(
      ({ id, delay }) => this.lines.get(id)?.dueIn(now, delay * 1_000) ?? []
    )
    this.callOff = due.length > 0 ? this.clock.after(Math.max(1, Math.min(...due)), () => this.due()) : null
  }

  private due(): void {
    this.callOff = null
    const now = this.clock.now()
    for (const { id, delay } of this.state.preferences.layouts) this.lines.get(id)?.pictureAt(now, delay * 1_000)
    this.changed()
    this.wait()
  }
}
