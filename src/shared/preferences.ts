import { z } from 'zod'
import { isObject } from '#rules/core/is-object'
import type { Immutable, Infer } from '#rules/core/schema'
import { layoutSchema, layoutsSchema, type OverlayLayout, scaleSchema } from './overlay-layout-schema'
import { deliveredLayouts, isDelivered } from './overlay-layouts'
import { mostLayouts } from './overlay-vocabulary'

/**
 * One setting: what it may be, and what it is for a GM who has not chosen yet.
 * @param saved what is read from this machine's file, where one unreadable part shall not cost the others
 */
function setting<Value>(schema: z.ZodType<Value>, initial: NoInfer<Immutable<Value>>, saved = schema) {
  return { schema, initial, saved: saved.catch(initial as never) }
}

/** The keys of one action in the order in which it has them: `Ctrl+Shift+Z`, or an empty text for one that is switched off. */
const keysOfAction = z.array(z.string().max(30)).max(12)

/** The settings of this machine, each stated once; none is in a campaign file. A new one is a line here and a control in Settings. */
const settings = {
  theme: setting(z.enum(['hearth', 'parchment', 'contrast']), 'hearth'),
  /** Of the dashboard: every size in it is a multiple of its letters. */
  textSize: setting(z.number().min(0.9).max(1.5), 1),
  /** Of the dashboard: how much stands beside each other; automatic asks the window. */
  density: setting(z.enum(['automatic', 'compact', 'roomy']), 'automatic'),
  /** Of the dashboard: how much of it is in sight. Automatic shows less until the second session (features/calm). */
  detail: setting(z.enum(['calm', 'automatic', 'everything']), 'automatic'),
  /** For table and overlay. */
  publicTheme: setting(z.enum(['hearth', 'contrast']), 'hearth'),
  overlayBackground: setting(z.enum(['transparent', 'green', 'magenta', 'black']), 'transparent'),
  /** What is in the printer (PG3). */
  paper: setting(z.enum(['a4', 'letter']), 'a4'),
  /** Whose names a stream shows: the characters' alone, or the people's where a character has none yet (DI6). */
  overlayNames: setting(z.enum(['characters', 'players']), 'characters'),
  /** What each link of the stream shows (DI1). */
  layouts: setting(layoutsSchema, deliveredLayouts),
  /** Keys that differ from the delivered ones, by the action that they do. */
  keys: setting(z.record(z.string().max(60), keysOfAction), {}, z.record(z.string(), keysOfAction.catch([]))),
  /** Whether letters, digits and signs do something without Ctrl or Alt. Off for dictation, and for hands that slip. */
  singleKeys: setting(z.boolean(), true),
  /** How much is said aloud of one thing on the dashboard (SK3). */
  spoken: setting(z.enum(['short', 'usual', 'full']), 'short'),
  sounds: setting(z.boolean(), false),
  /** Table and overlay: everything, only what shows an act, or nothing moves. */
  motion: setting(z.enum(['full', 'calm', 'off']), 'full'),
  /** The table's picture as a share of its screen: some projectors cut the edges off. */
  tableScale: setting(z.number().min(0.8).max(1), 1),
  /** The display of the table window, by its name and size; null for the first that is not the GM's. */
  display: setting(z.string().max(200).nullable(), null),
  checkForUpdates: setting(z.boolean(), false)
}

type Settings = typeof settings

export type Preferences = { readonly [Key in keyof Settings]: Infer<Settings[Key]['schema']> }

export const defaultPreferences = mapped(({ initial }) => initial) as unknown as Preferences

/** What a page asks to change: any of them, and nothing else. */
export const changedPreferencesSchema = z.strictObject(
  mapped(({ schema }) => (schema as z.ZodType<unknown>).exactOptional())
) as unknown as z.ZodType<Partial<Preferences>>

/** What is read from this machine's file: a setting that we do not know any more costs the GM none of the others. */
export const savedPreferencesSchema = z.preprocess(
  withLayouts,
  z.object(mapped(({ saved }) => saved))
) as unknown as z.ZodType<Preferences>

function withLayouts(file: unknown): unknown {
  return isObject(file) ? { ...file, layouts: layoutsFrom(file['layouts'], file['overlayScale']) } : file
}

/**
 * What this machine's file says of the layouts: one that cannot be read is as delivered, a missing one comes back.
 * @param scale the size of the one overlay that older files knew
 */
function layoutsFrom(saved: unknown, scale: unknown): readonly OverlayLayout[] {
  const read = (Array.isArray(saved) ? saved : []).flatMap(one => layoutSchema.safeParse(one).data ?? [])
  const known = new Map(read.map(layout => [layout.id, layout]))
  const size = scaleSchema.catch(1).parse(scale)
  const first = deliveredLayouts.map(layout => {
    const mine = known.get(layout.id)
    return mine?.kind === layout.kind ? mine : { ...layout, scale: size }
  })
  const copies = [...known.values()].filter(({ id }) => !isDelivered(id))
  return [...first, ...copies].slice(0, mostLayouts)
}

function mapped<Made>(make: (each: Settings[keyof Settings]) => Made): Record<keyof Settings, Made> {
  return Object.fromEntries(Object.entries(settings).map(([key, each]) => [key, make(each)])) as never
}
