// Style sheets and style blocks: the standard rules, and every value a token (docs/contributing.md, "Write a component").

const token = 'Take a token of src/renderer/theme/tokens, or add one there: only 1px is written out.'
const inside =
  "Style a child's inside by a prop, a slot or a custom property. What is for all pages is in src/renderer/theme."

/** Lengths in px (but 1px), rem and parts of the window, and durations. */
const literal =
  /(?<![\w.-])(?:(?!-?1px\b)-?\d*\.?\d+px|-?\d*\.?\d+(?:rem|pt|cm|mm|in|vw|vh|vmin|vmax|dvh|svh)|(?!0s\b)\d*\.?\d+m?s)\b/

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
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
    // The formatter's business.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // Written in the way that design tools and our tokens write it.
    'alpha-value-notation': null,
    'import-notation': null,
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor'], ignoreProperties: [/^--font/, 'size'] }],
    // A base rule may stand after a rule for a state of its parent: the order of the parts of a component reads better.
    'no-descending-specificity': null,
    // Short names inside one scoped block, and the names of Vue Flow.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['deep', 'global', 'slotted'] }],
    'at-rule-no-unknown': [
      true,
      { ignoreAtRules: ['theme', 'utility', 'custom-variant', 'source', 'fonts', 'utilities'] }
    ]
  },
  overrides: [
    { files: ['**/*.vue'], customSyntax: 'postcss-html' },
    // What every value is stands here.
    {
      files: ['src/renderer/theme/**'],
      rules: {
        'at-rule-disallowed-list': null,
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null
      }
    },
    // Tailwind takes the first of several values that fits, and `&` stands for the class.
    {
      files: ['src/renderer/theme/theme.css'],
      rules: {
        'declaration-block-no-duplicate-custom-properties': null,
        'nesting-selector-no-missing-scoping-root': null
      }
    },
    // Vue Flow takes neither a prop nor a custom property of ours.
    { files: ['**/story-canvas.css'], rules: { 'selector-pseudo-class-disallowed-list': null } }
  ]
}
