import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'

// Components: their templates and their layout. Scripts are checked by oxlint (.oxlintrc.json).

/** Fields of text that are written here, not by a component of ui/. */
const textField =
  "VElement:matches([name='textarea'], [name='input']:not(:has(VAttribute[key.name='type'][value.value=/checkbox|radio|file|range/])))"

/** A key of an action by its delivered name. Ctrl P and Ctrl O never change: the browser and the welcome page have them. */
const stroke = '(?!Ctrl [PO])(?:(?:Ctrl|Shift|Alt)[+ ]|⇧)*(?:F\\d+|[A-Z])'
const fixedKey = 'A Game Master can change every key: show capsOf(id).'

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
      'vue/no-restricted-static-attribute': [
        'error',
        ...['keys', 'cap'].map(key => ({ key, value: `/^${stroke}$/`, message: fixedKey }))
      ],
      'vue/no-restricted-syntax': [
        'error',
        {
          selector: `${textField} > VStartTag > VAttribute[key.name.name='model']:not([value.expression.name=/query|typed/], [value.expression.property.name='query'])`,
          message: 'Write :value and @input: while an input method composes, v-model waits for the end of the word.'
        },
        {
          selector:
            "VElement[name='textarea'] > VStartTag:not(:has(VAttribute[key.name.name='on'][key.argument.name='paste']))",
          message: 'Write @paste="pasteLines": other programs have other line breaks.'
        },
        { selector: `VElement[name='kbd'] > VText[value=/^\\s*${stroke}\\s*$/]`, message: fixedKey },
        {
          selector: `:matches(VElement:not([name='script']) > VText, VLiteral, VExpressionContainer Literal)[value=/\\(${stroke}\\)|[Pp]ress ${stroke}\\b/]`,
          message: fixedKey
        },
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
