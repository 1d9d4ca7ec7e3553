import { z } from 'zod'
import { isObject, pick } from '#rules/core/values'
import type { Immutable, Infer } from '#rules/core/schema'
import { layoutSchema, layoutsSchema, type OverlayLayout, scaleSchema } from './overlay-layout-schema'
import { deliveredLayouts, isDelivered } from './overlay-layouts'
import { mostLayouts } from './overlay-vocabulary'

/**
 * One setting: its schema, and the value before the GM has chosen one.
 * @param saved the schema for this machine's file, where one unreadable part must not discard the others
 */
function setting<Value>(schema: z.ZodType<Value>, initial: NoInfer<Immutable<Value>>, saved = schema) {
  return { schema, initial, saved: saved.catch(initial as never) }
}

/** The keys of one action, in order: `Ctrl+Shift+Z`, or an empty text for a key that is switched off. */
const keysOfAction = z.array(z.string().max(30)).max(12)

/**
 * The settings of this machine, each declared once; none is in a campaign file. A new setting needs a line here and a
 * control in Settings. A setting that players' screens need is also in `lookFields`.
 */
const settings = {
  theme: setting(z.enum(['hearth', 'parchment', 'contrast']), 'hearth'),
  /** For the dashboard: every size is a multiple of the text size. */
  textSize: setting(z.number().min(0.9).max(1.5), 1),
  /** For the dashboard: the number of columns; automatic depends on the window. */
  density: setting(z.enum(['automatic', 'compact', 'roomy']), 'automatic'),
  /** For the dashboard: the amount of detail. Automatic shows less until the second session (features/calm). */
  detail: setting(z.enum(['calm', 'automatic', 'everything']), 'automatic'),
  /** A second session was begun on this machine, in any campaign: automatic detail then shows everything. */
  secondSession: setting(z.boolean(), false),
  /** A new campaign begins with the guide of a first session (SE8). */
  guide: setting(z.boolean(), true),
  /** For table, overlay and phones. */
  publicTheme: setting(z.enum(['hearth', 'contrast']), 'hearth'),
  overlayBackground: setting(z.enum(['transparent', 'green', 'magenta', 'black']), 'transparent'),
  /** The paper size of the printer (PG3). */
  paper: setting(z.enum(['a4', 'letter']), 'a4'),
  /** The names on a stream: the characters' alone, or a player's where the character has none yet (DI6). */
  overlayNames: setting(z.enum(['characters', 'players']), 'characters'),
  /** The layout of each link of the stream (DI1). */
  layouts: setting(layoutsSchema, deliveredLayouts),
  /** Keys that differ from the delivered ones, by action. */
  keys: setting(z.record(z.string().max(60), keysOfAction), {}, z.record(z.string(), keysOfAction.catch([]))),
  /**
   * Whether letters, digits and signs work as keys without Ctrl or Alt. Off for dictation, or against accidental
   * presses.
   */
  singleKeys: setting(z.boolean(), true),
  /** The length of announcements on the dashboard for screen readers (SK3). */
  spoken: setting(z.enum(['short', 'usual', 'full']), 'short'),
  sounds: setting(z.boolean(), false),
  /** For table and overlay: all motion, only motion that shows an act, or none. */
  motion: setting(z.enum(['full', 'calm', 'off']), 'full'),
  /** The size of the table's content as a share of its screen, because some projectors cut off the edges. */
  tableScale: setting(z.number().min(0.8).max(1), 1),
  /** The display of the table window, by its name and size; null: the first display without the GM's window. */
  display: setting(z.string().max(200).nullable(), null),
  checkForUpdates: setting(z.boolean(), false)
}

type Settings = typeof settings

export type Preferences = { readonly [Key in keyof Settings]: Infer<Settings[Key]['schema']> }

export const defaultPreferences = mapped(({ initial }) => initial) as unknown as Preferences

/** The settings that every screen of players receives. */
const lookFields = ['publicTheme', 'overlayBackground', 'tableScale', 'sounds', 'motion'] as const
export type Look = Pick<Preferences, (typeof lookFields)[number]>

export function lookOf(preferences: Preferences): Look {
  return pick(preferences, ...lookFields)
}

/** The preferences that a page changes: any of them, and no other field. */
export const changedPreferencesSchema = z.strictObject(
  mapped(({ schema }) => (schema as z.ZodType<unknown>).exactOptional())
) as unknown as z.ZodType<Partial<Preferences>>

/** The settings in this machine's file: an unknown setting does not discard the others. */
export const savedPreferencesSchema = z.preprocess(
  withLayouts,
  z.object(mapped(({ saved }) => saved))
) as unknown as z.ZodType<Preferences>

function withLayouts(file: unknown): unknown {
  return isObject(file) ? { ...file, layouts: layoutsFrom(file['layouts'], file['overlayScale']) } : file
}

/**
 * The layouts in this machine's file: an unreadable or missing delivered layout is reset.
 * @param scale the size of the only overlay in older files
 */
function layoutsFrom(saved: unknown, scale: unknown): readonly OverlayLayout[] {
  const read = (Array.isArray(saved) ? saved : []).flatMap(one => layoutSchema.safeParse(one).data ?? [])
  const known = new Map(read.map(layout => [layout.id, layout]))
  const older = scaleSchema.optional().catch(undefined).parse(scale)
  const first = deliveredLayouts.map(layout => {
    const mine = known.get(layout.id)
    return mine?.kind === layout.kind ? mine : { ...layout, scale: older ?? layout.scale }
  })
  const copies = [...known.values()].filter(({ id }) => !isDelivered(id))
  return [...first, ...copies].slice(0, mostLayouts)
}

function mapped<Made>(make: (each: Settings[keyof Settings]) => Made): Record<keyof Settings, Made> {
  return Object.fromEntries(Object.entries(settings).map(([key, each]) => [key, make(each)])) as never
}
