import { type CombatFormat, combatFormats } from '../foes/kinds'

/** One way to play, in plain words. */
interface PolicyChoice<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly says: string
}

interface Policy<Id extends string = string> {
  readonly name: string
  readonly choices: readonly [PolicyChoice<Id>, ...PolicyChoice<Id>[]]
}

const policy = <Id extends string>(name: string, ...choices: Policy<Id>['choices']): Policy<Id> => ({ name, choices })

/** How the table plays, which the simulation cannot know. The first choice of each is the default (FC4). */
// prettier-ignore
export const policies = {
  format: policy<CombatFormat>(
    'How the fight is run',
    ...(combatFormats.map(({ id, name, how }) => ({ id, name, says: how })) as unknown as Policy<CombatFormat>['choices'])
  ),
  targets: policy(
    'Whom the characters attack',
    { id: 'weakest', name: 'The weakest foe', says: 'Everybody strikes the foe with the least Stamina left, so that one falls after the other.' },
    { id: 'own', name: 'Their own foe', says: 'Each strikes a foe that fights them; whoever has none strikes the weakest.' },
    { id: 'strongest', name: 'The most dangerous foe', says: 'Everybody strikes the foe with the largest die, and among equals the one with the most Stamina.' }
  ),
  weapons: policy(
    'Bow or blade',
    { id: 'bow', name: 'Bows shoot', says: 'Whoever carries a bow uses Volley; the others Mix It Up.' },
    { id: 'blade', name: 'Hand to hand', says: 'Everybody uses Mix It Up, even with bare hands.' }
  ),
  threeChecks: policy(
    'Three checks of Mix It Up',
    { id: 'avoid', name: 'Avoid the blow', says: 'With three checks a character is not attacked back.' },
    { id: 'again', name: 'Strike twice', says: 'With three checks a character strikes once more, and the foe attacks back.' }
  ),
  freeFoes: policy(
    'Whom foes turn to',
    { id: 'spread', name: 'Spread out', says: 'A foe that fights nobody turns to the character who has the fewest foes.' },
    { id: 'weakest', name: 'The weakest character', says: 'A foe that fights nobody turns to the character with the least Stamina left.' }
  ),
  answers: policy(
    'Who attacks back',
    { id: 'gang', name: 'All who fight the character', says: 'Foes that fight the same character attack back as one gang: one die, and 1 for each other one.' },
    { id: 'alone', name: 'One foe alone', says: 'Only the foe that was struck attacks back.' }
  ),
  squares: policy(
    'Armour squares',
    { id: 'heavy', name: 'Against heavy blows', says: 'You cross out a square when a blow has 4 power or more, or would subdue the foe.' },
    { id: 'first', name: 'As soon as possible', says: 'You cross out a square for every blow while one is left.' }
  ),
  taking: policy(
    'How blows are taken',
    { id: 'least', name: 'What harms least', says: 'As the app proposes it: slots first, a Wound weighs as five points of Stamina, never out of the fight if it can be helped.' },
    { id: 'stamina', name: 'Stamina first', says: 'All of a blow is Exhaustion as long as that does not end the fight for the character.' },
    { id: 'wound', name: 'Wounds first', says: 'A Wound takes the whole blow as long as that does not end the fight for the character.' }
  ),
  shields: policy(
    'When a shield is raised',
    { id: 'grave', name: 'Against a Wound or a fall', says: 'A shield is raised when the blow would bring Harm or a Wound, or end the fight for its bearer.' },
    { id: 'heavy', name: 'Against heavy blows too', says: 'A shield is also raised when the blow would cost 4 Stamina or more.' },
    { id: 'never', name: 'Never', says: 'Shields stay down.' }
  ),
  allies: policy(
    'What allies do',
    { id: 'die', name: 'Lend a d4', says: 'Each ally adds a d4 to one blow of each character’s turn.' },
    { id: 'none', name: 'Stay out of it', says: 'Allies do nothing.' }
  )
} as const

export type PolicyName = keyof typeof policies
type IdOf<Name extends PolicyName> = (typeof policies)[Name]['choices'][number]['id']
/** One choice for each policy. */
export type Policies = { readonly [Name in PolicyName]: IdOf<Name> }

export const policyNames = Object.keys(policies) as readonly PolicyName[]

/** The defaults; the format of the fight comes from the board, if it has one. */
export function usualPolicies(format: CombatFormat | null): Policies {
  const first = Object.fromEntries(policyNames.map(name => [name, policies[name].choices[0].id])) as unknown as Policies
  return format === null ? first : { ...first, format }
}
