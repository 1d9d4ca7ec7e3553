// The walls of style (docs/contributing.md, "Style a component"). What every value is belongs into src/renderer/theme.

const own = 'src/renderer/theme/**'
const token = 'Take a token of src/renderer/theme/tokens, or add one there: only 1px is written out.'
const inside =
  "Style a child's inside by a prop, a slot or a custom property; what is for all is in src/renderer/theme."

/** Lengths in px (but 1px), rem and parts of the window, and durations. */
const literal =
  /(?<![\w.-])(?:(?!-?1px\b)-?\d*\.?\d+px|-?\d*\.?\d+(?:rem|pt|cm|mm|in|vw|vh|vmin|vmax|dvh|svh)|(?!0s\b)\d*\.?\d+m?s)\b/

/** @type {import('stylelint').Config} */
export default {
  overrides: [
    { files: ['**/*.vue'], customSyntax: 'postcss-html' },
    // What Vue Flow makes takes neither a prop nor a custom property of ours.
    {
      files: ['**/story-canvas.css'],
      rules: { 'selector-pseudo-class-disallowed-list': ['global', 'v-deep', 'v-global'] }
    }
  ],
  ignoreFiles: [own],
  reportNeedlessDisables: true,
  rules: {
    'at-rule-disallowed-list': [
      ['media', 'import', 'layer'],
      { message: 'Let a density token of src/renderer/theme/density, or a duration that falls to nothing, decide.' }
    ],
    'color-named': ['never', { message: token }],
    'color-no-hex': [true, { message: token }],
    'function-disallowed-list': [['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'env'], { message: token }],
    'declaration-property-value-disallowed-list': [{ '/.*/': [literal] }, { message: token }],
    'selector-pseudo-class-disallowed-list': [['deep', 'global', 'v-deep', 'v-global'], { message: inside }],
    'selector-pseudo-element-disallowed-list': [['v-deep', 'v-global'], { message: inside }],
    'selector-combinator-disallowed-list': [['>>>', '/deep/'], { message: inside }],
    'no-duplicate-selectors': [true, { message: 'One selector, one block.' }],
    // A second value that an old browser skips is how it gets the first one.
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'block-no-empty': true
  }
}
