import type { Forecast } from '#rules/thousand-faces/forecast/forecast'

/** The messages of the worker while it plays a forecast. It receives one `ForecastRequest`. */
export type ForecastMessage =
  /** `forecast`: the answers so far, each time a question is done. */
  | { readonly says: 'progress'; readonly done: number; readonly whole: number; readonly forecast?: Forecast }
  | { readonly says: 'done'; readonly forecast: Forecast }
