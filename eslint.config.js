import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'

// Components: their templates and their layout. Scripts are checked by oxlint (.oxlintrc.json).

export default [
  { ignores: ['out/**', 'dist/**', 'coverage/**', 'test-results/**', 'playwright-report/**'] },
  ...vue.configs['flat/recommended'].map(config => ({ ...config, files: ['**/*.vue'] })),
  {
    files: ['**/*.vue'],
    languageOptions: {
      parserOptions: { parser: tseslint.parser }
    },
    rules: {
      'vue/multi-word-component-names': 'off',
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/enforce-style-attribute': ['error', { allow: ['scoped'] }],
      'vue/no-undef-components': 'error',
      'vue/no-restricted-syntax': [
        'error',
        {
          selector:
            "VAttribute[directive=true][key.name.name='on'] CallExpression[callee.name='act'] > ObjectExpression.arguments:first-child",
          message: 'Write <CommandButton :command="…">, or useCommand: key, refusal, remedy and busy are shown then.'
        }
      ],
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
      'vue/html-closing-bracket-newline': 'off'
    }
  }
]
