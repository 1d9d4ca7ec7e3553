import { counted } from '#rules/core/text'
import type { GmView } from '#rules/thousand-faces/view'

/** What is open on a board when a session ends, one phrase each (SE7). */
export function leftOpen({
  attacks,
  followUps,
  gmMovesOwed,
  pending,
  economy,
  shadow,
  foes
}: GmView): readonly string[] {
  const chapter = economy.chapters.find(each => each.state === 'now' && each.end === null)
  const standing = foes.filter(foe => !foe.subdued).length
  return [
    pending ? ['A flip waits for a decision'] : [],
    attacks.length ? [`${counted(attacks.length, 'blow')} still to be taken`] : [],
    followUps.length ? [`${counted(followUps.length, 'exchange')} still open`] : [],
    gmMovesOwed.count ? [`${counted(gmMovesOwed.count, 'GM move')} owed`] : [],
    economy.claims.length ? [`${counted(economy.claims.length, 'claim')} of Unknown Benefactor to be paid`] : [],
    chapter ? [chapterLine(chapter, economy.mayEarn === null)] : [],
    shadow.circled ? [`${shadow.circled} Shadow circled`] : [],
    economy.tutorial ? ['The tutorial scene runs'] : [],
    economy.day ? [`A quiet day ${economy.day.place === 'town' ? 'in town' : 'outside a town'} runs`] : [],
    standing ? [`${counted(standing, 'foe')} still standing`] : []
  ].flat()
}

function chapterLine({ number, name, pays }: GmView['economy']['chapters'][number], mayEarn: boolean): string {
  const point = mayEarn && pays === 1 ? ': its Journey point can be taken' : ''
  return `Chapter ${number}, ${name}${point}`
}
