import type { Act, TransformationChoice } from '#rules/face-of-angels/acts/model'
import type { FateChoice } from '#rules/face-of-angels/vocabulary'

/** An act while somebody rewrites it. */
export interface ActDraft {
  readonly number: Act['number']
  readonly name: string
  stakes: string
  riskWords: string
  itself: Act['risk']['itself']
  price: Act['risk']['price']
  choices: readonly FateChoice[]
  transformations: readonly TransformationChoice[]
  endings: Act['endings']
}

export function draftOf({ number, name, stakes, risk, transformations, endings }: Act): ActDraft {
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
export function actFrom(draft: ActDraft): Act {
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
