import type { Forecast } from '#rules/thousand-faces/forecast/forecast'

/** What the worker says while it plays a forecast; it is asked by a `ForecastRequest`, once. */
export type ForecastMessage =
  | { readonly says: 'progress'; readonly done: number; readonly whole: number }
  | { readonly says: 'done'; readonly forecast: Forecast }
