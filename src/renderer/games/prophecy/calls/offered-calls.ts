import type { CalledFor } from '#rules/prophecy/calls/model'
import type { GmView } from '#rules/prophecy/view'
import type { OfferedCall } from '../../../features/calls/call-kinds'

/** What players can be called to do in a story; what the scene waits for comes first. */
export function offeredCalls({ objects, scenes, onStage }: GmView): readonly OfferedCall<CalledFor>[] {
  const players = objects.flatMap(({ player }) => (player?.kind === 'seat' ? [player.seat] : []))
  const scene = scenes.find(({ id }) => id === onStage)
  const roll = { what: 'roll', label: 'Roll the dice of the scene', who: 'any', fits: [] } as const
  const match = { what: 'match', label: 'Match Aspects', who: 'each', fits: [...new Set(players)] } as const
  const tell = { what: 'tell', label: 'Say how the scene went', who: 'any', fits: [] } as const
  const choose = { what: 'choose-scene', label: 'Choose the next scene', who: 'any', fits: [] } as const
  if (!scene) return [choose, roll, match, tell]
  if (scene.outcome) return [tell, choose, roll, match]
  return scene.check ? [roll, tell, match, choose] : [match, roll, tell, choose]
}
