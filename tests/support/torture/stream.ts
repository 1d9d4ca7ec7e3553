import { AudienceFrames } from '#main/host/audience-frames'
import { RandomCampaign } from './player'

/** The people's own names: those of the founding, and each that is typed afterwards. */
const people = /P (?:Ada|Bo|Cy|Dee)\b|Pq\d+z/g

/**
 * Plays campaigns of all four games at random, and every name of a person is a canary. Now and then the Game Master switches
 * whether the stream may have them (DI6). After each act the stream's frame is read.
 * @returns what was read while it was forbidden, and whether names were there at all while they were allowed
 */
export function namesOnStream(
  seed: number,
  acts: number
): { readonly read: readonly string[]; readonly allowed: number } {
  let typed = 0
  const random = new RandomCampaign(seed, {
    typed: (path, _, of) => (path.endsWith('player') && of.startsWith('campaign/') ? `Pq${typed++}z` : `some ${path}`),
    extremes: 3,
    chance: 50,
    secrets: 20
  })
  const frames = new AudienceFrames()
  const read = new Set<string>()
  let allowed = 0
  let looks = 0
  random.until(acts, ({ entry, name }) => {
    if (!entry) return
    const names = looks++ % 7 === 3 ? 'players' : 'characters'
    const frame = JSON.stringify(frames.frameFor(random.played.chronicle, { kind: 'overlay' }, names, null))
    const found = frame.match(people) ?? []
    if (names === 'players') allowed += found.length
    else
      for (const each of found)
        read.add(`seed ${seed}, after ${name}: ${each}, …${frame.slice(frame.indexOf(each) - 80, frame.indexOf(each))}`)
  })
  return { read: [...read], allowed }
}
