import type { StoryAct, TransformationChoice } from '#rules/face-of-angels/acts/model'
import type { FateChoice } from '#rules/face-of-angels/vocabulary'

/** An act while it is edited. */
export interface ActDraft {
  readonly number: StoryAct['number']
  readonly name: string
  stakes: string
  riskWords: string
  itself: StoryAct['risk']['itself']
  price: StoryAct['risk']['price']
  choices: readonly FateChoice[]
  transformations: readonly TransformationChoice[]
  endings: StoryAct['endings']
}

export function draftOf({ number, name, stakes, risk, transformations, endings }: StoryAct): ActDraft {
  return {
    number,
    name,
    stakes,
    riskWords: risk.words,
    itself: risk.itself,
    price: risk.price,
    choices: risk.choices,
    transformations,
    endings
  }
}

/** The act that the draft stands for: empty lines fall away. Fresh literals, so that it can be sent as it is. */
export function actFrom(draft: ActDraft): StoryAct {
  return {
    number: draft.number,
    name: draft.name,
    stakes: draft.stakes.trim(),
    risk: { words: draft.riskWords.trim(), itself: draft.itself, choices: [...draft.choices], price: draft.price },
    transformations: draft.transformations
      .filter(one => one.words.trim())
      .map(({ words, effect }) => ({ words: words.trim(), effect })),
    endings: draft.endings.filter(one => one.words.trim()).map(({ words, met }) => ({ words: words.trim(), met }))
  }
}
