/** What the native compiler, which cannot read components, takes them for; npm run types reads them themselves. */
declare module '*.vue' {
  import type { DefineComponent } from 'vue'

  const component: DefineComponent
  export default component
}
