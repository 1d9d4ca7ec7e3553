import { frameFor } from '#rules/campaign/frame'
import type { CampaignCommand } from '#rules/campaign/types'
import { type Audience, audienceKey } from '#rules/core/audience'
import type { PictureId } from '#rules/core/picture'
import { exhibitKinds } from '#rules/showing/vocabulary'
import type { Exhibit, ExhibitAudience } from '#rules/showing/model'
import { Played, Refusal } from './chronicle'
import { type Whim, whimOf } from './thousand-faces/random-play'
import { outsiders } from './audiences'

const canaries = /Zq\d+z|[0-9a-f]{64}\.jpg/g

/**
 * Prepares, shows and takes away at random for so many states. Each text and each picture is its own canary.
 * @returns what was read by a person who may not
 */
export function secretsOfTrays(states: number): readonly string[] {
  const read = new Set<string>()
  let seen = 0
  for (let seed = 1; seen < states; seed++) {
    const play = new TrayPlay(seed)
    for (let act = 0; act < 150 && seen < states; act++, seen++) {
      play.step()
      for (const secret of play.read()) read.add(`seed ${seed}: ${secret}`)
    }
  }
  return [...read]
}

class TrayPlay {
  private readonly played = Played.table('The Drowned Bells', 'Kresk', 'Wren', 'Tamsin')
  private readonly founding = this.played.chronicle.line.standing
  /** By audience: titles that were shown to it, which its log keeps. */
  private readonly told = new Map<string, string>()
  private turns = 0
  private made = 0

  constructor(private readonly seed: number) {}

  step(): void {
    const { played } = this
    const whim = whimOf(this.seed * 100_003 + this.turns++)
    const { standing, undone } = played.chronicle.line
    if (whim.count(12) === 0 && standing > this.founding) return void played.undo()
    if (whim.count(12) === 0 && undone > 0) return void played.redo()
    try {
      played.campaign(this.command(whim))
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
    }
  }

  /** What a player reads that is not shown to them. */
  read(): readonly string[] {
    const { played } = this
    const { live } = played.chronicle.campaign.showing
    return outsiders(played.seats).flatMap(audience => {
      const key = audienceKey(audience)
      const mine = live.filter(({ to }) => sees(audience, to))
      // What all at the table see is in every player’s log. What one player was shown is in the log of that player.
      const logged = live.filter(({ to }) => sees(audience, to) || (audience.kind === 'seat' && to.startsWith('table')))
      this.told.set(key, `${this.told.get(key) ?? ''} ${logged.map(({ exhibit }) => exhibit.title).join(' ')}`)
      const allowed = new Set(`${JSON.stringify(mine)} ${this.told.get(key)}`.match(canaries))
      const found = JSON.stringify(frameFor(played.chronicle, audience as never)).match(canaries) ?? []
      return found.filter(each => !allowed.has(each)).map(each => `${each} is read by ${key}`)
    })
  }

  private exhibit(whim: Whim): Exhibit {
    const nth = this.made++
    const picture = whim.count(3) === 0 ? null : (`${nth.toString(16).padStart(64, '0')}.jpg` as PictureId)
    return { kind: whim.one(exhibitKinds)!, title: `Zq${nth}z`, line: `Zq${this.made++}z`, picture }
  }

  private command(whim: Whim): CampaignCommand {
    const { seats, chronicle } = this.played
    const { tray } = chronicle.campaign.showing
    const to: ExhibitAudience = whim.one(['table', 'table-and-overlay', ...seats] as const)!
    const exhibit = whim.one([this.exhibit(whim), ...tray]) ?? this.exhibit(whim)
    const commands: readonly CampaignCommand[] = [
      { type: 'fill-tray', exhibit: this.exhibit(whim), place: whim.count(3) === 0 ? whim.count(9) : null },
      { type: 'empty-tray', place: whim.count(9) },
      { type: 'prepare-exhibit', exhibit, to },
      { type: 'prepare-exhibit', exhibit, to },
      { type: 'show-prepared' },
      { type: 'show-prepared' },
      { type: 'drop-prepared' },
      { type: 'take-away', from: whim.one(['everywhere', 'table', ...seats] as const)! },
      { type: 'retire-seat', seat: whim.one(seats)! },
      { type: 'bring-back-seat', seat: whim.one(seats)! }
    ]
    return whim.one(commands)!
  }
}

function sees(audience: Audience, to: ExhibitAudience): boolean {
  if (audience.kind === 'table') return to === 'table' || to === 'table-and-overlay'
  return audience.kind === 'overlay' ? to === 'table-and-overlay' : audience.kind === 'seat' && to === audience.seat
}
