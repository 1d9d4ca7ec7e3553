import type { CornersView } from '#rules/thousand-faces/minigames/view'

type Shape = CornersView['shape']
type Steps = readonly (readonly [right: number, down: number])[]

const cards: Readonly<Record<Shape, Steps>> = {
  line: [
    [0, 0],
    [1, 1],
    [2, 2]
  ],
  square: [
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 1]
  ]
}
const contacts: Readonly<Record<Shape, Steps>> = {
  line: [
    [0, 0],
    [1, 1]
  ],
  square: [
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0]
  ]
}

type CardOffset = Readonly<Record<'--right' | '--down', number>>

const placeOf = (steps: Steps, at: number): CardOffset => {
  const [right, down] = steps[at] ?? [0, 0]
  return { '--right': right, '--down': down }
}

/** The position of a card, in steps from the top left corner of the board. */
export const cardAt = (shape: Shape, place: number): CardOffset => placeOf(cards[shape], place)

/** The position of a contact of two corners, in steps from the contact nearest to that corner. */
export const contactAt = (shape: Shape, contact: number): CardOffset => placeOf(contacts[shape], contact)
