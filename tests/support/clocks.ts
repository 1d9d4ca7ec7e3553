import { frameFor } from '#rules/campaign/frame'
import type { CampaignCommand } from '#rules/campaign/types'
import { filledOf } from '#rules/clocks/measure'
import { clockFaces, segmentSigns } from '#rules/clocks/vocabulary'
import type { NewClock } from '#rules/clocks/model'
import { Played, Refusal } from './chronicle'
import { type Whim, whimOf } from './thousand-faces/random-play'
import { outsiders } from './audiences'

/** Clocks and marks at random, every text a canary; after each act every frame but the Game Master’s is read. */
export function secretsOfClocks(states: number): readonly string[] {
  const read = new Set<string>()
  let seen = 0
  for (let seed = 1; seen < states; seed++) {
    const play = new ClockPlay(seed)
    for (let act = 0; act < 120 && seen < states; act++, seen++) {
      play.step()
      for (const secret of play.leaks()) read.add(`seed ${seed}: ${secret}`)
    }
  }
  return [...read]
}

class ClockPlay {
  readonly #played = Played.table('Clocks', 'Kresk', 'Wren')
  readonly #founding = this.#played.chronicle.line.standing
  /** Names and notes that were open at some time: the log of that time keeps them. */
  readonly #open = new Set<string>()
  readonly #seed: number
  #turn = 0
  #canaries = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  step(): void {
    const whim = whimOf(this.#seed * 100_003 + this.#turn++)
    const { standing, undone } = this.#played.chronicle.line
    if (whim.count(10) === 0 && standing > this.#founding) this.#played.undo()
    else if (whim.count(10) === 0 && undone > 0) this.#played.redo()
    else this.#act(whim)
    for (const { face, name, note } of this.#played.chronicle.campaign.clocks.clocks) {
      if (face !== 'mine') this.#open.add(name)
      if (face === 'shown') this.#open.add(note)
    }
  }

  leaks(): readonly string[] {
    const { clocks } = this.#played.chronicle.campaign.clocks
    return outsiders(this.#played.seats).flatMap(audience => {
      const frame = frameFor(this.#played.chronicle, audience as never)
      const canaries = JSON.stringify(frame).match(/Zq\d+z/g) ?? []
      const seen = frame.clocks ?? []
      const wanted = clocks.filter(({ face }) => face !== 'mine').map(({ face }) => face)
      return [
        ...canaries.filter(each => !this.#open.has(each)).map(each => `${each} is read by ${audience.kind}`),
        ...(JSON.stringify(seen.map(({ face }) => face)) === JSON.stringify(wanted) ? [] : ['other clocks are seen']),
        ...seen
          .filter(each => each.face === 'hidden' && Object.keys(each).join() !== 'face,name')
          .map(() => 'a hidden clock tells more than its name')
      ]
    })
  }

  #act(whim: Whim): void {
    try {
      this.#played.campaign(anyCommand(this.#played, whim, () => `Zq${this.#canaries++}z`))
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
    }
  }
}

function anyCommand(played: Played, whim: Whim, canary: () => string): CampaignCommand {
  const { clocks } = played.chronicle.campaign.clocks
  const { marks } = played.chronicle.campaign.marks
  const clock = whim.one(clocks)?.id
  const at = 1_700_000_000_000 + whim.count(4_000_000)
  const add: CampaignCommand = {
    type: 'add-clocks',
    startAt: whim.count(2) === 0 ? at : null,
    clocks: Array.from({ length: 1 + whim.count(2) }, () => anyClock(whim, canary))
  }
  const mark: CampaignCommand = { type: 'set-mark', kind: 'moment', text: canary(), at }
  if (!clock || whim.count(8) === 0) return whim.count(3) === 0 ? mark : add
  const marked = whim.one(marks)?.entry ?? 1
  const commands: readonly CampaignCommand[] = [
    { type: 'fill-clock', clock, by: whim.count(9) - 3 },
    { type: 'start-clock', clock, at },
    { type: 'pause-clock', clock, at },
    { type: 'reset-clock', clock },
    { type: 'add-clock-time', clock, by: (whim.count(7) - 3) * 60_000, at },
    { type: 'edit-clock', clock, name: canary(), note: canary() },
    { type: 'show-clock', clock, face: whim.one(clockFaces)! },
    { type: 'show-clock', clock, face: whim.one(clockFaces)! },
    { type: 'remove-clock', clock },
    { type: 'stop-clocks', at },
    { type: 'resume-clocks', clocks: [clock], at },
    { type: 'correct-clocks', by: whim.count(100_000) - 50_000 },
    { type: 'word-mark', mark: marked, text: canary() },
    { type: 'remove-mark', mark: marked }
  ]
  return whim.one(commands)!
}

function anyClock(whim: Whim, canary: () => string): NewClock {
  const measures: readonly NewClock['measure'][] = [
    { kind: 'segments', size: 2 + whim.count(11), sign: whim.one(segmentSigns)! },
    { kind: 'countdown', length: 1000 + whim.count(600_000) },
    { kind: 'count' }
  ]
  return { name: canary(), note: canary(), face: whim.one(clockFaces)!, measure: whim.one(measures)! }
}

/**
 * Two campaigns with the same number of acts. They differ in kind, words and progress of hidden or private clocks.
 * @returns after how many of them a frame of another person differed
 */
export function framesThatTellOfHidden(states: number): readonly string[] {
  const differ: string[] = []
  let seen = 0
  for (let seed = 1; seen < states; seed++) {
    const [one, other] = [hiddenPlay(seed, 0), hiddenPlay(seed, 1)]
    for (let act = 0; act < 40 && seen < states; act++, seen++) {
      one.step()
      other.step()
      const bytes = [one, other].map(({ played }) =>
        outsiders(played.seats).map(audience => JSON.stringify(frameFor(played.chronicle, audience as never)))
      )
      bytes[0]!.forEach((frame, at) => frame !== bytes[1]![at] && differ.push(`seed ${seed}, act ${act}`))
    }
  }
  return differ
}

/** `way`: which of two secrets is played. Each step is accepted, whichever it is. */
function hiddenPlay(seed: number, way: 0 | 1) {
  const played = Played.table('Hidden', 'Kresk', 'Wren')
  const face = seed % 2 === 0 ? 'hidden' : 'mine'
  const measures = [
    { kind: 'segments', size: 12, sign: 'skull' },
    { kind: 'count' },
    { kind: 'segments', size: 11, sign: 'plain' }
  ] as const
  const measure = measures[(seed + way) % measures.length]!
  const name = face === 'hidden' ? 'The guard' : ['Plan A', 'Another plan'][way]!
  const clocks = [{ name, note: ['He wakes', 'He leaves for good'][way]!, face, measure }] as const
  const clock = `k${played.campaign({ type: 'add-clocks', clocks, startAt: null }).id}` as never
  let turn = 0
  return {
    played,
    step() {
      const whim = whimOf(seed * 7919 + turn++)
      const turns = whim.count(3)
      const low = filledOf(played.chronicle.campaign.clocks.clocks[0]!.measure) < 5
      if (turns === 0)
        played.campaign({ type: 'edit-clock', clock, name, note: way === 0 ? `note ${turn}` : `other ${turn * 7}` })
      else played.campaign({ type: 'fill-clock', clock, by: (low ? 1 : -1) * (way + 1) })
    }
  }
}
