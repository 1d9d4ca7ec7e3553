import type { Forecast } from '#rules/thousand-faces/forecast/forecast'

/** What the worker says while it plays a forecast; it is asked by a `ForecastRequest`, once. */
export type ForecastMessage =
  /** `forecast`: what is answered so far, each time a question is done. */
  | { readonly says: 'progress'; readonly done: number; readonly whole: number; readonly forecast?: Forecast }
  | { readonly says: 'done'; readonly forecast: Forecast }
