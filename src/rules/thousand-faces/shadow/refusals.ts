export type ShadowRefusal =
  | {
      readonly because: 'not-enough-shadow'
      readonly needs: number
      readonly free: number
      readonly circled: number
      readonly from: 'free' | 'circled'
    }
  | { readonly because: 'circle-too-large'; readonly circled: number; readonly total: number }
  | { readonly because: 'no-gm-move-owed' }
