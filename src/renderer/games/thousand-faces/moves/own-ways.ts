import type { XpUse } from '#rules/thousand-faces/characters/xp-uses'
import { perform } from '../../../features/actions/actions'
import { useGm } from '../../../dashboard/store'
import type { useTable } from '../board/table'

/** Where a move that has a way of its own is made. */
export interface OwnWay {
  readonly label: string
  readonly says: string
  readonly go: (table: ReturnType<typeof useTable>) => void
}

/** The character sheet, at the use of XP that the move is. */
const onSheet = (use: XpUse['use']) => (table: ReturnType<typeof useTable>) => {
  table.page = 'xp'
  table.use = use
  useGm().sheet = 'character'
}
const closing = (then: () => void) => () => {
  useGm().sheet = null
  then()
}

const ways: Readonly<Record<string, OwnWay>> = {
  rest: {
    label: 'Rest…',
    says: 'A Rest has several steps; they open one after the other.',
    go: () => void (useGm().sheet = 'recovery')
  },
  'seek-help': {
    label: 'Seek Help…',
    says: 'Seek Help has several steps; they open one after the other.',
    go: () => void (useGm().sheet = 'recovery')
  },
  flashback: {
    label: 'Do the flashback',
    says: 'It takes the place of the last flip.',
    go: closing(() => perform('flashback'))
  },
  'raise-by-critical': {
    label: 'Prepare the flip',
    says: 'When the Critical Success resolves, the panel asks for the choice.',
    go: closing(() => undefined)
  },
  'good-thing-i-brought': {
    label: 'Name the item…',
    says: 'Named and paid for on the character sheet.',
    go: onSheet('good-thing-i-brought')
  },
  study: { label: 'Study…', says: 'The sheet shows what can be learned.', go: onSheet('study') },
  shop: { label: 'Go shopping…', says: 'The sheet shows how it can be paid for.', go: onSheet('shop') },
  'tell-tale': { label: 'Design it…', says: 'The sheet asks for the weapon.', go: onSheet('tell-tale') },
  contemplate: { label: 'Contemplate…', says: 'One option for each XP, on the sheet.', go: onSheet('contemplate') },
  'change-chase': {
    label: 'Open the pursuit',
    says: 'It is used in a running Pursuit.',
    go: closing(() => perform('mini-games'))
  }
}

/** The way of its own, or null for a move that is made like any other. */
export function ownWay(command: string): OwnWay | null {
  return ways[command] ?? null
}
