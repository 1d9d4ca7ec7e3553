import { expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { GmView } from '#rules/prophecy/view'
import { threadsOf } from '@/games/prophecy/outline/canvas'
import { moments } from '../../../../support/moments'

it('a thread of the outline is read out by the objectives of its scenes', () => {
  const { chronicle } = moments['prophecy: the outline']!().played
  const { scenes } = frameFor(chronicle, { kind: 'gm' }).boards.at(-1)!.view as unknown as GmView
  const threads = threadsOf(scenes)
  expect(threads.length).toBeGreaterThan(2)
  for (const { ariaLabel, source, target } of threads) {
    const objective = (id: string): string => scenes.find(scene => scene.id === id)!.objective
    expect(ariaLabel).toBe(`${objective(target)} leads to ${objective(source)}`)
  }
})
