import { ok, type Result } from '#rules/core/result'
import { askParser } from '#shared/asks'
import type { Answer, Ask } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { OpenMode } from '../storage/types'
import { type HandlerContext, type Handlers, deny, invalidProblem } from './handler-context'
import { deletedFileHandlers, fileHandlers } from './handlers/files'
import { HostState } from './host-state'
import { seatProblem, screenProblem } from './authorization'
import type {
  Caller,
  HostDependencies,
  HostApi,
  SeatList,
  ServedPicture,
  DeviceServerControl,
  Viewer
} from './dependencies'
import { moduleHandlers } from './handlers/modules'
import { closeCampaign, openFile } from './campaign-lifecycle'
import { preparedFoesHandlers } from './handlers/prepared-foes'
import { watchClock, correctClocks } from './game-clocks'
import { OpeningQueue } from './opening-queue'
import { exportHandlers } from './handlers/export'
import { bookFolderHandlers } from './handlers/book-folder'
import { bookHandlers, preparationHandlers, promptHandlers } from './handlers/book'
import { controlHandlers } from './handlers/control'
import { pictureHandlers } from './handlers/pictures'
import { pictureAt } from './picture-lookup'
import { playHandlers } from './handlers/play'
import { recapHandlers } from './handlers/recap'
import { replayHandlers } from './handlers/replay'
import { Publisher } from './publisher'
import { screenHandlers } from './handlers/screens'
import { joinHandlers } from './handlers/join'
import { libraryHandlers } from './handlers/library'
import { preferencesHandlers } from './handlers/preferences'
import { SerialQueue } from '#shared/serial-queue'

/**
 * The only owner of the campaign. Every ask of a page arrives at `ask` and is decided and recorded in turn. The
 * publisher sends the result to the screens.
 */
export class Host implements HostApi {
  private readonly queue = new SerialQueue()
  private readonly publisher: Publisher
  private readonly devices: DeviceServerControl
  private readonly context: HandlerContext
  private readonly handlers: Handlers
  private readonly endClockWatch: () => void

  /** A host without a campaign, with the preferences and recent files of this machine. */
  static async start(dependencies: HostDependencies): Promise<Host> {
    const { library } = dependencies
    const state = new HostState(
      await library.preferences(),
      await library.screens.read(),
      await library.heldFrames.read()
    )
    state.recents = await library.recents()
    return new Host(dependencies, state)
  }

  private constructor(
    private readonly dependencies: HostDependencies,
    private readonly state: HostState
  ) {
    const devices = (): DeviceServerControl => this.devices
    this.publisher = new Publisher(state, dependencies, devices, step => {
      this.queue.run(step).catch((error: unknown) => dependencies.log(`failed: a replay: ${traceOf(error)}`))
    })
    this.devices = dependencies.createDeviceServer(this)
    const openings = new OpeningQueue(state, this.publisher, () => dependencies.clock.now())
    this.context = { dependencies, state, publisher: this.publisher, queue: this.queue, openings, devices }
    const screens = screenHandlers(this.context)
    dependencies.library.onNotice(says => this.notice('warn', says))
    this.endClockWatch = watchClock(dependencies, by => this.correctClocks(by))
    this.handlers = {
      ...playHandlers(this.context),
      ...pictureHandlers(this.context),
      ...bookHandlers(this.context),
      ...bookFolderHandlers(this.context),
      ...exportHandlers(this.context),
      ...recapHandlers(this.context),
      ...replayHandlers(this.context),
      ...promptHandlers(this.context),
      ...preparationHandlers(this.context),
      ...fileHandlers(this.context),
      ...libraryHandlers(this.context),
      ...deletedFileHandlers(this.context),
      ...moduleHandlers(this.context),
      ...preparedFoesHandlers(this.context),
      ...screens,
      ...controlHandlers(this.context, screens),
      ...joinHandlers(this.context),
      ...preferencesHandlers(this.context)
    }
  }

  async ask(caller: Caller, raw: unknown): Promise<Answer> {
    const parsed = askParser.parse(raw)
    if (!parsed.ok) return deny(invalidProblem(parsed.error))
    const ask = parsed.value
    const no = screenProblem(caller, ask.ask) ?? seatProblem(caller, this.state)
    if (no === null) return this.carryOut(ask, caller)
    this.dependencies.log(`refused: ${nameOf(caller)} asked for ${ask.ask}`)
    return deny(no)
  }

  picture(path: string): Promise<ServedPicture | null> {
    return pictureAt(this.context, path)
  }

  attach(viewer: Viewer): () => void {
    let gone = false
    this.queue
      .run(() => gone || this.publisher.attach(viewer))
      .catch((error: unknown) =>
        this.dependencies.log(`failed: snapshot the ${viewer.audience.kind} page: ${traceOf(error)}`)
      )
    return () => {
      gone = true
      this.publisher.detach(viewer)
    }
  }

  /** Opens the campaign that the program was started with. A failure also appears on the dashboard. */
  open(path: string, mode: OpenMode = 'edit'): Promise<Result<null, Problem>> {
    return openFile(this.context, path, mode)
  }

  /** Starts the device server again if it was on. Call it after the shell is visible. */
  resumeStage(): Promise<void> {
    return this.devices.resume()
  }

  seating(): SeatList | null {
    const campaign = this.state.campaign?.store.id
    const frame = this.publisher.frames.of({ kind: 'table' })
    if (campaign === undefined || !frame) return null
    return { campaign, title: frame.title, seats: frame.seats.filter(({ retired }) => !retired) }
  }

  refresh(): void {
    this.publisher.refresh()
  }

  /** A notice of the shell for the GM, for example about a disconnected projector. */
  notice(tone: 'plain' | 'warn', says: string): void {
    this.state.addNotice(this.dependencies.clock.now(), tone, says)
    this.publisher.refresh()
  }

  /**
   * Writes everything, releases the campaign and closes the devices. After a failure the campaign stays open.
   * @returns warnings for the person, which the dashboard can no longer show
   */
  async close(): Promise<Result<readonly string[], Problem>> {
    const warnings: string[] = []
    this.endClockWatch()
    await this.endOpenings()
    const left = await this.queue.run(() => {
      this.state.campaign?.store.onNotice(({ tone, says }) => tone === 'warn' && warnings.push(says))
      return closeCampaign(this.context)
    })
    if (!left.ok) return left
    await this.publisher.whenKept()
    await this.publisher.whenLetGo()
    await this.devices.close()
    return ok(warnings)
  }

  /** Releases everything without writing, when the GM prefers to lose the unsaved acts. */
  async abandon(): Promise<void> {
    this.endClockWatch()
    await this.endOpenings()
    await this.queue.run(async () => {
      await this.state.campaign?.store.abandon()
      this.state.campaign = null
    })
    await this.publisher.whenKept()
    await this.publisher.whenLetGo()
    await this.devices.close()
  }

  private correctClocks(by: number): void {
    this.queue
      .run(() => correctClocks(this.context, by))
      .catch((error: unknown) => this.dependencies.log(`failed: putting the clocks right: ${traceOf(error)}`))
  }

  private async endOpenings(): Promise<void> {
    this.context.openings.cancel()
    await this.context.openings.whenIdle()
  }

  /** A bug in one handler fails one ask: the error is logged, and the host continues. */
  private async carryOut(ask: Ask, caller: Caller): Promise<Answer> {
    try {
      return await this.handlerFor(ask)(ask, caller)
    } catch (error) {
      this.dependencies.log(`failed: ${ask.ask}: ${traceOf(error)}`)
      return deny({
        kind: 'failed',
        message: 'Hearthside made a mistake',
        remedy: 'Check the log before repeating it'
      })
    }
  }

  /** The tables are in `handlers`, by the name of the ask. TypeScript cannot relate ask and answer through the key. */
  private handlerFor(ask: Ask): (ask: Ask, caller: Caller) => Promise<Answer> {
    return this.handlers[ask.ask] as (ask: Ask, caller: Caller) => Promise<Answer>
  }
}

function nameOf({ screen, actor }: Caller): string {
  return actor.kind === 'seat' ? `the page of seat ${actor.seat}` : `the ${screen} page`
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
