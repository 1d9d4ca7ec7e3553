// The walls of style (docs/contributing.md, "Style a component"). What every value is belongs into src/renderer/theme.

const own = 'src/renderer/theme/**'
const token = 'Take a token of src/renderer/theme/tokens, or add one there: only 1px is written out.'

/** Lengths in px (but 1px), rem and parts of the window, and durations. */
const literal =
  /(?<![\w.-])(?:(?!-?1px\b)-?\d*\.?\d+px|-?\d*\.?\d+(?:rem|pt|cm|mm|in|vw|vh|vmin|vmax|dvh|svh)|(?!0s\b)\d*\.?\d+m?s)\b/

/** @type {import('stylelint').Config} */
export default {
  overrides: [{ files: ['**/*.vue'], customSyntax: 'postcss-html' }],
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
    'no-duplicate-selectors': [true, { message: 'One selector, one block.' }],
    // A second value that an old browser skips is how it gets the first one.
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'block-no-empty': true
  }
}
