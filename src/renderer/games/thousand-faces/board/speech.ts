import { atNet } from '#rules/thousand-faces/flip/weighing'
import { computed } from 'vue'
import { counted } from '#rules/core/text'
import { attributeNames } from '#rules/thousand-faces/vocabulary'
import { nameIn, shortName } from '@/ui/seat-names'
import type { BoardOf, Speech } from '@/games/game'
import { stillOpen } from '../fight/still-open'
import { goodChance, percent } from '../flip/odds-words'
import { useGmChoices } from './gm-choices'
import { membersIn } from './use-board'
import { broughtBy, resultTitle } from './words'

type SpokenTopics = ReturnType<Speech>

/** The answers of the keys that speak (SK1) about the campaign’s board. They are about the chosen player, else the first. */
export const speech: Speech<BoardOf<'gm', 'thousand-faces'>> = ({ view }, frame) => {
  const nameOf = (seat: Parameters<typeof nameIn>[1]): string => nameIn(frame.seats, seat)
  const members = membersIn(frame.seats, view.sheets)
  const shortNameOf = (seat: Parameters<typeof nameIn>[1]): string => shortName(nameOf(seat))
  const open = stillOpen({ view: computed(() => view), members: computed(() => members), shortNameOf })
  const { flip, spotlight, economy, shadow } = view
  const last = flip && [
    `${nameOf(flip.seat)}: ${flip.result === null ? 'not decided yet' : resultTitle(flip.result)}`,
    [...broughtBy(flip, nameOf)].join(', ')
  ]
  const called = (view.calls ?? []).map(({ seat, move }) => `Called: ${nameOf(seat)}: ${move ?? 'a flip'}`)
  const waiting = [...called, ...open.map(({ says }) => says)]
  const longest = spotlight.order[0]
  return {
    last: last?.filter(Boolean) ?? ['Nobody has flipped yet'],
    turn: [
      spotlight.seat ? `The spotlight is on ${nameOf(spotlight.seat)}` : 'The spotlight is on nobody',
      ...(longest ? [`${nameOf(longest.seat)} had it least`] : [])
    ],
    story: [
      `Shadow ${shadow.free}, circled ${shadow.circled}. Journey ${economy.journey}`,
      economy.chapter === 0 ? 'No chapter has begun' : `Chapter ${economy.chapter} of book ${economy.book}`,
      ...(view.gmMovesOwed.count > 0 ? [`${counted(view.gmMovesOwed.count, 'GM move')} owed`] : [])
    ],
    waiting: waiting.length > 0 ? waiting : ['Nothing waits'],
    ...ofChosen(members)
  }
}

function ofChosen(members: ReturnType<typeof membersIn>): Pick<SpokenTopics, 'seat' | 'odds'> {
  const gmChoices = useGmChoices()
  const member = members.find(({ seat }) => seat.id === gmChoices.chosen) ?? members[0]
  if (!member) return { seat: ['Nobody sits at the table'], odds: ['Nobody sits at the table'] }
  const { sheet, seat } = member
  const name = shortName(seat.character || seat.player || 'Somebody')
  const { attribute, net } = gmChoices.draftOf(seat.id)
  const odds = atNet(sheet.odds.now[attribute], net)
  const { exhaustion, harm, wound } = sheet.tokens
  return {
    seat: [
      `${name}: deck ${sheet.deck}, discard ${sheet.discard.length}, exhausted ${sheet.exhaustion}, Stamina ${sheet.stamina}`,
      `Tokens: exhaustion ${exhaustion}, harm ${harm}, wound ${wound}`,
      `${sheet.xp} XP, ${counted(sheet.blessings, 'Blessing')}, ${counted(sheet.woundCards, 'wound card')}`
    ],
    odds: odds
      ? [
          `${name}, ${attributeNames[attribute]}: two checks or better ${percent(goodChance(odds), 0)} %`,
          `Cross ${percent(odds.results[0], 0)} %, Critical Success ${percent(odds.critical, 0)} %`
        ]
      : ['No odds now']
  }
}
