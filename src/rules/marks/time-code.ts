/** Frame rates of MA7. `frames` in `per` milliseconds is the true rate; `counted` is how many numbers a second of the code has. */
export const frameRates = {
  '24': { frames: 24, per: 1000, counted: 24, drop: false, label: '24' },
  '25': { frames: 25, per: 1000, counted: 25, drop: false, label: '25' },
  '29.97df': { frames: 30_000, per: 1_001_000, counted: 30, drop: true, label: '29.97 drop frame' },
  '29.97ndf': { frames: 30_000, per: 1_001_000, counted: 30, drop: false, label: '29.97 non-drop' },
  '30': { frames: 30, per: 1000, counted: 30, drop: false, label: '30' }
} as const
export type FrameRateId = keyof typeof frameRates
type FrameRate = (typeof frameRates)[FrameRateId]

/** The frame that is nearest to a time. @param milliseconds 0 or more */
export function frameAt(milliseconds: number, { frames, per }: FrameRate): number {
  return Math.round((milliseconds * frames) / per)
}

/** The number that a frame carries: `01:00:10:12`, with `;` before the frames of a drop-frame code. A day has 24 hours. */
export function timeCode(frame: number, rate: FrameRate): string {
  const number = rate.drop ? withDropped(frame) : frame
  const seconds = Math.floor(number / rate.counted)
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${parts}${rate.drop ? ';' : ':'}${two(number % rate.counted)}`
}

const [inTenMinutes, inMinute] = [17_982, 1798]

/** The frame’s number when two are left out at each minute but every tenth: 1800 comes after 1799 as 1802. */
function withDropped(frame: number): number {
  const [tens, rest] = [Math.floor(frame / inTenMinutes), frame % inTenMinutes]
  return frame + 18 * tens + (rest < 2 ? 0 : 2 * Math.floor((rest - 2) / inMinute))
}

/** The frame that carries the first number of an hour: where a timeline begins. */
export function firstFrameOfHour(hour: number, { counted, drop }: FrameRate): number {
  return hour * (3600 * counted - (drop ? 108 : 0))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
