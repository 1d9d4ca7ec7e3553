import type { AudienceSnapshot } from '#shared/contract'
import { firstLayout } from '#shared/overlay-layouts'
import type { LayoutId, OverlayLayout } from '#shared/overlay-layout-schema'
import type { StoreClock } from '../storage/types'
import { DelayLine } from './delay-line'
import type { HostState } from './host-state'

type OverlaySnapshot = AudienceSnapshot<'overlay'>

/** The stream's snapshots: one delay line for each layout (DI7). */
export class OverlaySnapshots {
  /** The layout that the dashboard shows to the Game Master (DI4). */
  watched: LayoutId | null = null
  private readonly lines = new Map<LayoutId, DelayLine>()
  private readonly tests = new Map<LayoutId, number>()
  private names: string
  private callOff: (() => void) | null = null

  /**
   * @param make makes a layout's snapshot without delay; the same object as long as it looks the same
   * @param changed called when a delayed snapshot is due
   */
  constructor(
    private readonly state: Pick<HostState, 'preferences'>,
    private readonly clock: StoreClock,
    private readonly make: (layout: OverlayLayout, tests: number) => OverlaySnapshot,
    private readonly changed: () => void
  ) {
    this.names = state.preferences.overlayNames
  }

  /** Adds the newest snapshot to every delay line, also without viewers: a late viewer must see what the others see. */
  follow(): void {
    const { layouts, overlayNames } = this.state.preferences
    if (overlayNames !== this.names) this.lines.forEach(line => line.forget())
    this.names = overlayNames
    for (const id of this.lines.keys()) if (!layouts.some(layout => layout.id === id)) this.lines.delete(id)
    for (const layout of layouts) if (layout.delay > 0) this.take(layout)
    this.wait()
  }

  /** The snapshot that the viewers of this layout see now. Only in a turn of the queue, or after `follow`. */
  snapshotOf(id: LayoutId = firstLayout): OverlaySnapshot {
    const layout = this.layout(id)
    const snapshot = this.take(layout)
    this.wait()
    return this.line(layout.id).snapshotAt(this.clock.now(), layout.delay * 1_000) ?? snapshot
  }

  /** The snapshot that the viewers of each layout see now. */
  all(): readonly OverlaySnapshot[] {
    return this.state.preferences.layouts.map(({ id }) => this.snapshotOf(id))
  }

  /** Shows one sample to the viewers of a layout, or of all layouts (null). */
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

  private take(layout: OverlayLayout): OverlaySnapshot {
    const snapshot = this.make(layout, this.tests.get(layout.id) ?? 0)
    this.line(layout.id).take(snapshot, this.clock.now())
    return snapshot
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
    for (const { id, delay } of this.state.preferences.layouts) this.lines.get(id)?.snapshotAt(now, delay * 1_000)
    this.changed()
    this.wait()
  }
}
