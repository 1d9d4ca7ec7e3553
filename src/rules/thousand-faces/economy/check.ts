import { chaptersOf } from './chapters'
import type { Checking } from '../slices'

/** What must hold of the story, the tracker and the mini-game: I8, I16, and that nobody is named who does not play. */
export const checkStory: Checking = ({ story, foes, game, spotlight, sheets, attacks, outcomes }) => {
  const seats = sheets.map(({ seat }) => seat)
  const chapters = chaptersOf(story.length, story.book)
  const laws: readonly (readonly [string, boolean])[] = [
    ['I8: Journey is never less than nothing', Number.isInteger(story.journey) && story.journey >= 0],
    ['J2: the chapter exists', story.chapter === 0 || chapters.some(chapter => chapter.number === story.chapter)],
    [
      'U2: a foe has at most what it had at first, and no square crossed out that it lacks',
      foes.every(foe => foe.stamina <= foe.most && foe.crossed <= foe.squares)
    ],
    ['U2: every foe is one', new Set(foes.map(foe => foe.id)).size === foes.length],
    ['T1: the spotlight is on somebody who plays', spotlight.seat === null || seats.includes(spotlight.seat)],
    ['N1: every blow is at somebody who plays', attacks.every(attack => seats.includes(attack.seat))],
    ['M9: every open move is somebody’s', outcomes.every(outcome => seats.includes(outcome.seat))],
    ['V1: the rabbit runs too', game?.kind !== 'pursuit' || game.joined.includes(game.rabbit)],
    ['V5: laid cards are in play', game?.kind !== 'corners' || laidCards(game, sheets)]
  ]
  return laws.filter(([, holds]) => !holds).map(([says]) => says)
}

function laidCards(
  game: { readonly seat: string; readonly laid: readonly { readonly card: string }[] },
  sheets: Parameters<Checking>[0]['sheets']
): boolean {
  const inPlay = sheets.find(({ seat }) => seat === game.seat)?.piles.inPlay ?? []
  return game.laid.every(({ card }) => inPlay.includes(card)) && inPlay.length === game.laid.length
}
