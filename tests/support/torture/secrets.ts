import type { Campaign } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/types'

/**
 * Who may read what somebody typed, for every text that any command has. A text that is not listed fails the test:
 * whoever adds one says here whether it is a secret.
 */
export type Readers =
  /** Everybody, as long as the act stands. */
  | 'all'
  /** Nobody but the Game Master, ever. */
  | 'gm'
  /** Nobody but whoever wrote it; in The Face of Angels the Game Master is a player too (A36). */
  | 'writer'
  /** It names a foe or a thing: as long as that was never open to all, its owner and the GM (U10, Q14). */
  | 'home'

const texts: Readonly<Record<Readers, readonly string[]>> = {
  gm: [
    'save-point name',
    'thousand-faces/add-foes note', 'thousand-faces/edit-foe foe.note', 'thousand-faces/upgrade-foe note',
    'thousand-faces/spend-journey what'
  ], // prettier-ignore
  writer: ['face-of-angels/note-suspicion words', 'face-of-angels/write-secret words'],
  home: [
    'thousand-faces/add-foes name', 'thousand-faces/edit-foe foe.name', 'thousand-faces/edit-foe foe.weakness', 'thousand-faces/name-weakness weakness',
    ...['choose-item item', 'gain-item item', 'good-thing-i-brought item', 'name-pack item'].flatMap(where =>
      ['name', 'note', 'effect'].map(text => `thousand-faces/${where}.${text}`)
    ),
    ...['name', 'note', 'magic.effect', 'magic.look'].map(text => `thousand-faces/edit-item item.${text}`)
  ], // prettier-ignore
  all: [
    ...['add-seat character', 'add-seat player', 'rename-seat character', 'rename-seat player', 'open-board title', 'rename-board title',
      'rename-campaign title', 'set-scene subtitle', 'set-scene title'].map(each => `campaign/${each}`),
    ...['add-character name', 'add-character note', 'add-relationship name', 'call-contest acting.name', 'change-condition words', 'correct-powers trumps.area',
      'deal-extra reason', 'edit-act act.endings.words', 'edit-act act.name', 'edit-act act.risk.words', 'edit-act act.stakes', 'edit-act act.transformations.words',
      'edit-character name', 'edit-character note', 'edit-night event', 'edit-night place', 'edit-night why', 'edit-protagonist area', 'edit-protagonist name',
      'edit-protagonist perception', 'edit-relationship name', 'end-contest reason', 'gain-powers area', 'lay-card acting.name', 'lay-card secret.words',
      'pick-transformation realm.area', 'pick-transformation words', 'play-as acting.name', 'propose-end words', 'set-stakes ifLose', 'set-stakes ifWin',
      'step-up acting.name'].map(each => `face-of-angels/${each}`),
    ...['begin contestants.left.who.name', 'begin contestants.right.who.name', 'describe words', 'note-result words', 'settle words'].map(each => `game-face/${each}`),
    ...['add-object name', 'ask words', 'attach text', 'edit-scene objective', 'edit-scene place', 'edit-scene time', 'rename-object name', 'rewrite text',
      'sketch objective', 'tell words', 'write-prophecy catastrophe', 'write-prophecy title', 'write-prophecy world'].map(each => `prophecy/${each}`),
    ...['accuse authority', 'answer-question answer', 'answer-question question', 'ask-question question', 'attack-foe what', 'buy-with-shadow what',
      'call-off-attack reason', 'change-attack reason', 'change-pack reason', 'choose of', 'choose-received name', 'circle-touchstone title', 'contemplate studies.effect',
      'contemplate studies.look', 'correct reason', 'correct-journey reason', 'correct-move reason', 'correct-shadow reason', 'edit-foe foe.engaged', 'expend-stamina reason',
      'find-designed effect', 'find-designed weakness', 'find-designed weapon', 'gain-shadow reason', 'gain-xp reason', 'good-thing-i-brought what',
      'lay-out-wares cards.effect', 'lay-out-wares cards.name', 'lay-out-wares cards.note', 'lay-out-wares seller', 'lose-stamina reason', 'make-gm-move move',
      'flip move',
      'mercy-flashback what', 'open-attack from', 'play-gm-move what', 'recover-stamina reason', 'regain-stamina reason', 'rest blames', 'roll-dice what',
      'seek-help forgives', 'settle-outcome note', 'shop item.effect', 'shop item.name', 'shop item.note', 'shop seller', 'spend-shadow reason', 'spend-token question',
      'spend-xp reason', 'strike-touchstone title', 'study master', 'surrender-keepsake passage', 'take-attack describe', 'take-harm reason', 'take-wound reason',
      'tell-tale weapon', 'use-move claims', 'write-goal goal', 'write-hearth what', 'write-touchstone title'].map(each => `thousand-faces/${each}`)
  ] // prettier-ignore
}

const readers = new Map((Object.keys(texts) as Readers[]).flatMap(who => texts[who].map(text => [text, who] as const)))

/** @param where `game/command path` */
export function readersOf(where: string, command: unknown): Readers | null {
  if (where === 'campaign/write-note text')
    return (command as { readonly audience: string }).audience === 'gm' ? 'gm' : 'all'
  return readers.get(where) ?? null
}

/** What a campaign holds open for all, and what for one seat only, of names and notes on things and foes. */
export interface Homes {
  readonly open: ReadonlySet<string>
  readonly secret: ReadonlyMap<string, SeatId | null>
}

export function homesIn({ boards }: Campaign): Homes {
  const open = new Set<string>()
  const secret = new Map<string, SeatId | null>()
  for (const { system, state } of boards) {
    if (system !== 'thousand-faces') continue
    const { foes, sheets } = state as State
    for (const { name, weakness, revealed } of foes)
      for (const text of [name, weakness ?? ''])
        if (revealed) open.add(text)
        else secret.set(text, null)
    for (const { seat, character } of sheets)
      for (const { name, note, magic, secret: hidden } of character.items)
        for (const text of [name, note, magic?.effect ?? ''])
          if (hidden) secret.set(text, seat)
          else open.add(text)
  }
  return { open, secret }
}
