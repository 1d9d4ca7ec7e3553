import type { Luck } from '#rules/core/luck'
import { gm, type Actor, type Seat, type SeatId } from '#rules/core/seat'
import type { Command, Event, State } from '#rules/prophecy/state'
import { prophecy } from '#rules/prophecy/index'
import type { AspectId, Category, ObjectId, SceneId } from '#rules/prophecy/vocabulary'
import type { GmView } from '#rules/prophecy/view'
import type { ObjectView } from '#rules/prophecy/world/view'
import type { SceneView } from '#rules/prophecy/stage/view'
import { noLuck, scriptedLuck } from '../../support/luck'

export const kresk = 's1' as SeatId
export const brindle = 's2' as SeatId

export function seatActor(seat: SeatId): Actor {
  return { kind: 'seat', seat }
}

function chair(id: SeatId): Seat {
  return { id, player: '', character: `Character of ${id}`, retired: false }
}

/** A story in the making: every command that is refused is a broken test. Things are called by their names. */
export class Story {
  state: State
  readonly events: Event[] = []

  constructor(settings: unknown = {}) {
    const parsed = prophecy.parse.settings.parse(settings)
    if (!parsed.ok) throw new Error(parsed.error.message)
    this.state = prophecy.open([kresk, brindle].map(chair), parsed.value)
  }

  /** A player leaves the table, or comes back. */
  setRetired(seat: SeatId, retired: boolean): this {
    this.state = prophecy.join(this.state, { ...chair(seat), retired })
    return this
  }

  do(command: Command, actor: Actor = gm, luck: Luck = noLuck): this {
    const decided = prophecy.decide(this.state, command, actor, luck)
    if (!decided.ok) throw new Error(JSON.stringify(decided.error))
    for (const event of decided.value.events) {
      this.state = prophecy.apply(this.state, event)
      this.events.push(event)
    }
    return this
  }

  refusal(command: Command, actor: Actor = gm): string {
    const decided = prophecy.decide(this.state, command, actor, noLuck)
    if (decided.ok) throw new Error('it was not refused')
    return decided.error.because
  }

  /** The whole sentence of a refusal. */
  sentence(command: Command): string {
    const decided = prophecy.decide(this.state, command, gm, noLuck)
    if (decided.ok) throw new Error('it was not refused')
    const { message, remedy } = prophecy.explain(decided.error)
    return `${message.join('')}. ${remedy.join('')}.`
  }

  character(name: string, seat: SeatId = kresk): this {
    return this.do({ type: 'add-object', name, kind: 'person', player: seatActor(seat) })
  }

  thing(name: string, ...aspects: readonly string[]): this {
    this.do({ type: 'add-object', name, kind: 'thing', player: null })
    for (const text of aspects) this.attach(name, text)
    return this
  }

  attach(name: string, text: string, category: Category | null = null, about: string | null = null): this {
    const object = this.object(name).id
    return this.do({ type: 'attach', object, text, category, about: about === null ? null : this.object(about).id })
  }

  /** Sketches a scene below another; the Finale below nothing. */
  sketch(objective: string, parent: string | null = null): this {
    return this.do({ type: 'sketch', parent: parent === null ? null : this.scene(parent).id, objective })
  }

  bring(scene: string, object: string): this {
    return this.do({ type: 'bring', scene: this.scene(scene).id, object: this.object(object).id })
  }

  match(scene: string, character: string, environment: string): this {
    return this.do(this.matching(scene, character, environment))
  }

  matching(scene: string, character: string, environment: string): Command {
    const pair = { character: this.aspect(character), environment: this.aspect(environment) }
    return { type: 'match', scene: this.scene(scene).id, ...pair }
  }

  perform(scene: string, at = 1000): this {
    return this.do({ type: 'perform', scene: this.scene(scene).id, at })
  }

  roll(...dice: readonly number[]): this {
    return this.do({ type: 'roll', dice: null }, gm, scriptedLuck(...dice.map(die => die - 1)))
  }

  /** Begins a scene and gives it a result by hand. */
  tellScene(scene: string, outcome: 'success' | 'failure' = 'success'): this {
    this.perform(scene).do({ type: 'roll', dice: null }, gm, { below: () => 0 })
    return this.do({ type: 'correct-outcome', scene: this.scene(scene).id, outcome })
  }

  get view(): GmView {
    return prophecy.view(this.state, { kind: 'gm' }) as GmView
  }

  scene(objective: string): SceneView {
    return found(this.view.scenes.find(scene => scene.objective === objective))
  }

  object(name: string): ObjectView {
    return found(this.view.objects.find(object => object.name === name))
  }

  aspect(text: string): AspectId {
    return found(this.view.objects.flatMap(object => object.aspects).find(aspect => aspect.text === text)).id
  }
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('that is not there')
  return thing
}

export const nowhere = 'c999' as SceneId
export const nobody = 'o999' as ObjectId

/** Ring the bell (4) ← Win the guild (3) ← Steal the tables (2) ← Bribe the porter (1); ← Find the stair (3). */
export function outlined(settings: unknown = {}): Story {
  return new Story(settings)
    .sketch('Ring the bell')
    .sketch('Win the guild', 'Ring the bell')
    .sketch('Steal the tables', 'Win the guild')
    .sketch('Bribe the porter', 'Steal the tables')
    .sketch('Find the stair', 'Ring the bell')
}
