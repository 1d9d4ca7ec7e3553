/** Whether the whole of every random play is wanted: `npm run unit:thorough`. `npm test` plays a part of it. */
const thorough = import.meta.env.MODE === 'thorough'

/** How many: `quick` in `npm test`, `whole` where the run is thorough. */
export function runs(quick: number, whole: number): number {
  return thorough ? whole : quick
}
