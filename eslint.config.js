import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'

// The walls of the house (docs/architecture.md). Each one says what to do instead. What needs types
// is in .oxlintrc.json (scripts/promises.mjs), what one file does not show in scripts/walls.mjs.

const pure = [
  { group: ['electron', 'electron/*'], message: 'Only src/main/electron and src/preload know Electron.' },
  {
    group: ['node:*', 'fs', 'path', 'crypto'],
    message: 'Rules are pure: what they need of the world is handed to them.'
  },
  { group: ['vue', 'pinia', '@vueuse/*'], message: 'Rules know no screen.' }
]
const electronWall = {
  group: ['electron', 'electron/*'],
  message: 'Only src/main/electron and src/preload import electron.'
}
const fsWall = {
  group: ['fs', 'fs/*', 'node:fs', 'node:fs/*'],
  message: 'Files are the business of src/main/storage: ask it, or add to it.'
}
const nodeWall = {
  group: ['node:*'],
  message: 'A page runs in a browser: what it needs of the machine it asks the host for.'
}

const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Name what you export: default exports are for configs and .vue files.'
}
const ipcMainWall = {
  selector: "ImportSpecifier[imported.name='ipcMain']",
  message: 'ipcMain is used in src/main/electron/ipc.ts only, behind the door that checks the sender.'
}
const sendWall = {
  selector: "CallExpression[callee.property.name='send'][callee.object.property.name='webContents']",
  message: 'Frames are sent by the publisher’s screen in src/main/electron/ipc.ts only.'
}
const luckWall = [
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Ask the Luck that decide was given.'
  },
  { selector: "Identifier[name='Date']", message: 'Rules have no clock; the host stamps entries.' },
  { selector: 'TSNonNullExpression', message: 'No "!" in rules: look it up and say what happens when it is not there.' }
]

export default tseslint.config(
  { ignores: ['out/**', 'dist/**', 'coverage/**', 'test-results/**', 'node_modules/**', 'playwright-report/**'] },
  ...tseslint.configs.strict,
  ...vue.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      'vue/multi-word-component-names': 'off',
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/no-v-html': 'error',
      'vue/no-static-inline-styles': 'error',
      'vue/require-default-prop': 'off',
      // Prettier's business.
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/attributes-order': 'off'
    }
  },
  {
    files: ['**/*.{ts,vue}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      eqeqeq: 'error',
      'no-console': 'error'
    }
  },
  { files: ['src/**/*.ts'], rules: { 'no-restricted-syntax': ['error', noDefault, ipcMainWall, sendWall] } },
  {
    files: ['src/rules/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...pure] }],
      'no-restricted-syntax': ['error', noDefault, ...luckWall]
    }
  },
  {
    files: ['src/shared/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...pure] }] }
  },
  {
    files: ['src/main/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [electronWall, fsWall] }] }
  },
  {
    files: ['src/main/storage/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [electronWall] }] }
  },
  {
    files: ['src/main/electron.ts', 'src/main/electron/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [fsWall] }] }
  },
  {
    files: ['src/main/electron/ipc.ts', 'src/main/electron/ipc/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefault] }
  },
  {
    files: ['src/renderer/**/*.{ts,vue}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [electronWall, nodeWall] }],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'require', 'global', '__dirname', '__filename']
    }
  },
  {
    // A command line speaks on the console.
    files: ['src/main/browser.ts', 'src/main/electron.ts', 'scripts/**', 'tests/**'],
    rules: { 'no-console': 'off' }
  },
  {
    files: ['tests/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/no-empty-function': 'off' }
  },
  { files: ['scripts/**/*.mjs', '*.js'], languageOptions: { globals: { process: 'readonly', console: 'readonly' } } }
)
