/** What the native compiler, which cannot read components, takes them for; vue-tsc reads them themselves. */
declare module '*.vue' {
  import type { DefineComponent } from 'vue'

  const component: DefineComponent
  export default component
}
