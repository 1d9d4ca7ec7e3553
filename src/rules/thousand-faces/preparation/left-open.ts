import { counted } from '../../core/text'
import type { GmView } from '../view'

/** The part of the screens on which an open item continues. */
type OpenPanel = 'flip' | 'gm-move' | 'chapters' | 'journey' | 'shadow' | 'campaign' | 'days' | 'foes'

export interface OpenThing {
  readonly says: string
  readonly panel: OpenPanel
}

type SeenView = Pick<GmView, 'attacks' | 'followUps' | 'gmMovesOwed' | 'pending' | 'economy' | 'shadow' | 'foes'>

/** The open items of a board at the end of a session, one phrase each (SE7). */
export function leftOpen({
  attacks,
  followUps,
  gmMovesOwed,
  pending,
  economy,
  shadow,
  foes
}: SeenView): readonly OpenThing[] {
  const chapter = economy.chapters.find(each => each.state === 'now' && each.end === null)
  const standing = foes.filter(foe => !foe.subdued).length
  return [
    pending ? [open('flip', 'A flip waits for a decision')] : [],
    attacks.length ? [open('flip', `${counted(attacks.length, 'blow')} still to be taken`)] : [],
    followUps.length ? [open('flip', `${counted(followUps.length, 'exchange')} still open`)] : [],
    gmMovesOwed.count ? [open('gm-move', `${counted(gmMovesOwed.count, 'GM move')} owed`)] : [],
    economy.claims.length
      ? [open('journey', `${counted(economy.claims.length, 'claim')} of Unknown Benefactor to be paid`)]
      : [],
    chapter ? [open('chapters', chapterLine(chapter, economy.mayEarn === null))] : [],
    shadow.circled ? [open('shadow', `${shadow.circled} Shadow circled`)] : [],
    economy.tutorial ? [open('campaign', 'The tutorial scene runs')] : [],
    economy.day
      ? [open('days', `A quiet day ${economy.day.place === 'town' ? 'in town' : 'outside a town'} runs`)]
      : [],
    standing ? [open('foes', `${counted(standing, 'foe')} still standing`)] : []
  ].flat()
}

function open(panel: OpenPanel, says: string): OpenThing {
  return { says, panel }
}

function chapterLine({ number, name, pays }: GmView['economy']['chapters'][number], mayEarn: boolean): string {
  const point = mayEarn && pays === 1 ? ': its Journey point can be taken' : ''
  return `Chapter ${number}, ${name}${point}`
}
