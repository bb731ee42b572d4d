import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  cacheDir: '.cache/vitest',
  define: { __DEMO__: 'false' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,mocks,scenarios,contracts,tests}/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,mocks,scenarios,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/dom.ts'],
        },
      },
    ],
  },
})
