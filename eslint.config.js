import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'
import { vueFunctions, words } from './scripts/component-imports.mjs'

// Components: their templates, and how they are laid out. Everything else is oxlint's (.oxlintrc.json).

export default [
  { ignores: ['out/**', 'dist/**', 'coverage/**', 'test-results/**', 'playwright-report/**'] },
  ...vue.configs['flat/recommended'].map(config => ({ ...config, files: ['**/*.vue'] })),
  {
    files: ['**/*.vue'],
    languageOptions: {
      parserOptions: { parser: tseslint.parser },
      globals: Object.fromEntries(
        [...vueFunctions, ...words.flatMap(({ names }) => names)].map(name => [name, 'readonly'])
      )
    },
    rules: {
      'vue/multi-word-component-names': 'off',
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/no-v-html': 'error',
      'vue/no-static-inline-styles': 'error',
      'vue/require-default-prop': 'off',
      'vue/v-bind-style': ['error', 'shorthand', { sameNameShorthand: 'always' }],
      // The formatter's business.
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/attributes-order': 'off'
    }
  }
]
