export type AllyRefusal =
  | { readonly because: 'no-such-ally' }
  | { readonly because: 'ally-busy'; readonly name: string }
  | { readonly because: 'ties-up-whom'; readonly name: string }
