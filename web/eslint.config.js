import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import ts from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['src/lib/protocol.ts']), // generated
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'max-len': ['error', { code: 120, ignorePattern: '\\sd=["\'{]', ignoreUrls: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that no formatter takes away
      'svelte/prefer-svelte-reactivity': 'off', // most maps are made, read and thrown away in one function
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows
      eqeqeq: 'error',
    },
  },
)
