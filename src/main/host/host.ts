import { ok, type Result } from '#rules/core/result'
import { askParser } from '#shared/asks'
import type { Answer, Ask } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { OpenMode } from '../storage/types'
import type { Backstage, Doers } from './handler-context'
import { deletingDoers } from './handlers/deleted-files'
import { deny } from './denial'
import { Desk } from './host-state'
import { absence, objection } from './authorization'
import { fileDoers } from './handlers/files'
import type { Guest, House, Reception, Stage, Viewer } from './dependencies'
import { moduleDoers } from './handlers/modules'
import { leave, openFile } from './campaign-lifecycle'
import { Openings } from './opening-queue'
import { playDoers } from './handlers/play'
import { Publisher } from './publisher'
import { screenDoers } from './handlers/screens'
import { shelfDoers } from './handlers/library'
import { tasteDoers } from './handlers/preferences'
import { Turns } from '#shared/serial-queue'

/**
 * The one owner of the campaign. Everything that any page asks comes through `ask`, is judged and written down in turn,
 * and is seen by everybody through the publisher.
 */
export class Host implements Reception {
  private readonly turns = new Turns()
  private readonly publisher: Publisher
  private readonly stage: Stage
  private readonly backstage: Backstage
  private readonly doers: Doers

  /** A host with an empty desk, and the taste and recent files of this machine. */
  static async start(house: House): Promise<Host> {
    const desk = new Desk(await house.library.preferences(), await house.library.tableMode())
    desk.recents = await house.library.recents()
    return new Host(house, desk)
  }

  private constructor(
    private readonly house: House,
    private readonly desk: Desk
  ) {
    const stage = (): Stage => this.stage
    this.publisher = new Publisher(desk, house, stage)
    this.stage = house.stageFor(this)
    const openings = new Openings(desk, this.publisher, () => house.clock.now())
    this.backstage = { house, desk, publisher: this.publisher, turns: this.turns, openings, stage }
    this.doers = {
      ...playDoers(this.backstage),
      ...fileDoers(this.backstage),
      ...shelfDoers(this.backstage),
      ...deletingDoers(this.backstage),
      ...moduleDoers(this.backstage),
      ...screenDoers(this.backstage),
      ...tasteDoers(this.backstage)
    }
  }

  async ask(guest: Guest, raw: unknown): Promise<Answer> {
    const parsed = askParser.parse(raw)
    if (!parsed.ok) return deny({ kind: 'misshapen', ...parsed.error })
    const ask = parsed.value
    const no = objection(guest, ask.ask) ?? absence(guest, this.desk)
    if (no === null) return this.carryOut(ask, guest)
    this.house.diary(`refused: ${nameOf(guest)} asked for ${ask.ask}`)
    return deny(no)
  }

  attach(viewer: Viewer): () => void {
    let gone = false
    this.turns
      .take(() => gone || this.publisher.attach(viewer))
      .catch((error: unknown) =>
        this.house.diary(`failed: showing the ${viewer.audience.kind} page: ${traceOf(error)}`)
      )
    return () => {
      gone = true
      this.publisher.detach(viewer)
    }
  }

  /** Opens the campaign that the program was started with. What goes wrong is on the dashboard too. */
  open(path: string, mode: OpenMode = 'edit'): Promise<Result<null, Problem>> {
    return openFile(this.backstage, path, mode)
  }

  /** Displays, windows or the stage have changed: the GM sees it. */
  lookAround(): void {
    this.publisher.refresh()
  }

  /** A sentence for the GM from the shell: a projector that has gone. */
  notice(tone: 'plain' | 'warn', says: string): void {
    this.desk.notice(this.house.clock.now(), tone, says)
    this.publisher.refresh()
  }

  /**
   * Writes everything, lets go of the campaign and closes the stage. On a failure nothing was let go of.
   * @returns what the person should still know, now that no dashboard can say it
   */
  async close(): Promise<Result<readonly string[], Problem>> {
    const warnings: string[] = []
    await this.endOpenings()
    const left = await this.turns.take(() => {
      this.desk.campaign?.store.onNotice(({ tone, says }) => tone === 'warn' && warnings.push(says))
      return leave(this.backstage)
    })
    if (!left.ok) return left
    await this.stage.close()
    return ok(warnings)
  }

  /** For a GM who would rather lose what cannot be saved: lets go of everything, writes nothing. */
  async abandon(): Promise<void> {
    await this.endOpenings()
    await this.turns.take(async () => {
      await this.desk.campaign?.store.abandon()
      this.desk.campaign = null
    })
    await this.stage.close()
  }

  private async endOpenings(): Promise<void> {
    this.backstage.openings.callOff()
    await this.backstage.openings.settled()
  }

  /** A mistake of ours costs one answer, not everybody's evening: it is written down, and the host goes on. */
  private async carryOut(ask: Ask, guest: Guest): Promise<Answer> {
    try {
      return await this.doerOf(ask)(ask, guest)
    } catch (error) {
      this.house.diary(`failed: ${ask.ask}: ${traceOf(error)}`)
      return deny({ kind: 'failed', says: 'Hearthside made a mistake. Check the log before repeating it.' })
    }
  }

  /** The table says which kind of answer belongs to which kind of ask; TypeScript cannot follow a key through it. */
  private doerOf(ask: Ask): (ask: Ask, guest: Guest) => Promise<Answer> {
    return this.doers[ask.ask] as (ask: Ask, guest: Guest) => Promise<Answer>
  }
}

function nameOf({ screen, actor }: Guest): string {
  return actor.kind === 'seat' ? `the page of seat ${actor.seat}` : `the ${screen} page`
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
