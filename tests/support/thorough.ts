/** Whether the whole of every random play is wanted: `npm run unit:thorough`. `npm test` plays a part of it. */
const thorough = process.env['HEARTHSIDE_THOROUGH'] === 'yes'

/** How many, or which: `quick` in `npm test`, `whole` where the run is thorough. */
export function runs<Value>(quick: Value, whole: Value): Value {
  return thorough ? whole : quick
}

/** A part of a list: each `nth` in `npm test`, all of it where the run is thorough. */
export function someOf<Each>(all: readonly Each[], nth: number): readonly Each[] {
  return thorough ? all : all.filter((_, at) => at % nth === 0)
}
