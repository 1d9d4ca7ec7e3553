import { commandFor } from '#rules/campaign/answer-command'
import type { Answers } from '#rules/core/question'
import { Chronicle } from '#rules/campaign/chronicle'
import type { ChronicleAsk, ChronicleDenial } from '#rules/campaign/asks'
import { foundingCommands } from '#rules/campaign/founding'
import type { BoardId, CampaignCommand, Entry } from '#rules/campaign/types'
import type { Luck } from '#rules/core/luck'
import { type Actor, type Asker, gm, type SeatId } from '#rules/core/seat'
import { seededLuck } from './luck'

/** A chronicle with a GM who plays on it: each call is considered, completed and appended, or throws its refusal. */
export class Played {
  readonly luck: Luck
  #clock = 1_700_000_000_000

  constructor(
    readonly chronicle: Chronicle = Chronicle.begin(),
    seed = 1
  ) {
    this.luck = seededLuck(seed)
  }

  static table(title = 'The Drowned Bells', ...characters: readonly string[]): Played {
    const played = new Played()
    const seats = characters.map(character => ({ player: '', character }))
    for (const command of foundingCommands({ title, seats })) played.campaign(command)
    return played
  }

  get seats(): readonly SeatId[] {
    return this.chronicle.campaign.seats.map(seat => seat.id)
  }

  get board(): BoardId {
    return this.chronicle.campaign.boards[0]!.id
  }

  ask(ask: ChronicleAsk, actor: Actor = gm): Entry {
    const draft = this.chronicle.consider(ask, actor, this.luck)
    if (!draft.ok) throw draftError(draft.error)
    const entry = this.chronicle.complete(draft.value, (this.#clock += 1000))
    // What is written down and read again must serve as well as what was made.
    this.chronicle.append(JSON.parse(JSON.stringify(entry)) as Entry)
    return entry
  }

  campaign(command: CampaignCommand, actor: Actor = gm): Entry {
    return this.ask({ kind: 'act', board: null, command }, actor)
  }

  act(command: unknown, actor: Actor = gm, board: BoardId = this.board): Entry {
    return this.ask({ kind: 'act', board, command }, actor)
  }

  /** What a form answered, as the host makes a command of it. */
  answer(
    asked: { readonly board: BoardId; readonly question: string; readonly answers: Answers },
    actor: Actor = gm
  ): Entry {
    return this.act(
      commandOf(this.chronicle.campaign, asked.board, asked.question, asked.answers, actor),
      actor,
      asked.board
    )
  }

  undo(steps = 1): Entry {
    return this.ask({ kind: 'undo', steps })
  }

  redo(steps = 1): Entry {
    return this.ask({ kind: 'redo', steps })
  }

  savePoint(name: string): Entry {
    return this.ask({ kind: 'save-point', name })
  }

  denied(ask: ChronicleAsk, actor: Asker = gm): string {
    const draft = this.chronicle.consider(ask, actor, this.luck)
    if (draft.ok) throw new Error('it was not refused')
    return draft.error.kind === 'refused' ? draft.error.because : `invalid at ${draft.error.path}`
  }
}

export class Refusal extends Error {
  constructor(readonly denied: ChronicleDenial) {
    super(JSON.stringify(denied))
  }
}

/** A refusal is part of play; our own mistake is a failed test. */
function draftError(denied: ChronicleDenial): Error {
  return denied.kind === 'refused' && denied.detail ? new Error(denied.detail) : new Refusal(denied)
}

/** The command for answers that the question takes; null: there is no such question. */
export function commandOf(...asked: Parameters<typeof commandFor>): unknown {
  const made = commandFor(...asked)
  if (made !== null && !made.ok) throw new Error(JSON.stringify(made.error))
  return made === null ? null : made.value
}
