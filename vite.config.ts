import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { buildTarget } from './scripts/lib/build/floor.ts'
import { noticesFile } from './scripts/lib/build/notices.ts'
import { billOfMaterials } from './scripts/vite/bill-of-materials.ts'
import { chunkNames } from './scripts/vite/chunks/chunks.ts'
import { messages, otherPages } from './scripts/vite/chunks/messages.ts'
import { demoAssets } from './scripts/vite/demo/demo-assets.ts'
import { noHost, oneFile, oneFilePage } from './scripts/vite/demo/one-file.ts'
import { standIns } from './scripts/vite/demo/stand-ins.ts'
import { configOrExit } from './scripts/vite/env-file.ts'
import { finishedPage, htmlPage } from './scripts/vite/html.ts'
import { prerender } from './scripts/vite/prerender.ts'
import { pwa } from './scripts/vite/pwa.ts'
import { served } from './scripts/vite/served.ts'
import type { Language } from './src/platform/language/languages.ts'

/** Files that no page starts without (`scripts/vite/chunks/chunks.ts`). */
const always = /\/(rolldown-runtime|runtime|first)-[^/]*\.js$/

const root = fileURLToPath(new URL('.', import.meta.url))

function configOf(mode: string, language: Language, serves = false): UserConfig {
  const demo = mode === 'demo'
  const single = demo && process.argv.includes('--single')
  const ownLanguage = demo || serves ? null : language
  const config = { ...configOrExit(mode, root), ...(single && { apiHost: noHost }) }
  const define = {
    // Compile-time constant: the live build drops every branch that names the demo.
    __DEMO__: JSON.stringify(demo),
    __ONE_FILE__: JSON.stringify(single),
    __MONITOR__: JSON.stringify(!demo && config.contractMonitor === '1'),
    // Judged once, here: a page never meets a configuration that cannot be used.
    __CONFIG__: JSON.stringify(config),
    // A live page has one language. The demo holds all of them, and so does the dev server.
    __LANGUAGE__: JSON.stringify(ownLanguage),
  }
  return {
    plugins: [
      react(),
      tailwindcss(),
      messages(root, ownLanguage),
      htmlPage(config, root, language),
      demo && !single && demoAssets(root),
      demo && standIns(),
      prerender({ root, demo, oneFile: single, language, define }),
      single && oneFilePage(root),
      !single && [
        finishedPage(config, demo),
        language === 'en' && billOfMaterials(),
        pwa(config, demo, root, language),
        language === 'en' && [
          !demo && otherPages((other) => ({ ...configOf(mode, other), configFile: false, mode })),
          served(demo),
        ],
      ],
    ],
    // The demo shows the client in a phone, whose layout it keeps in any window.
    resolve: {
      alias: demo ? { '#ui/look/wide.css': join(root, 'demo/toolbar/styles/phone.css') } : {},
    },
    cacheDir: '.cache/vite',
    define,
    build: {
      write: language === 'en',
      outDir: single ? oneFile.folder : demo ? 'dist-demo' : 'dist',
      ...(single && { copyPublicDir: false, assetsInlineLimit: Infinity }),
      emptyOutDir: true,
      target: buildTarget,
      // Names and licenses of the packages whose code is in the build.
      license: { fileName: noticesFile },
      rolldownOptions: {
        output: {
          // What is only needed later still runs only then.
          strictExecutionOrder: single,
          codeSplitting: !single && {
            includeDependenciesRecursively: false,
            groups: [
              { name: chunkNames(root, demo), debugName: 'first need' },
              { name: 'shared', minShareCount: 2 },
            ],
          },
        },
      },
      // Every browser that runs this target knows module preloading, or does well without.
      modulePreload: {
        polyfill: false,
        // The page asks for its files itself (`scripts/vite/prerender.ts`), and what its own
        // script imports is there before anything else is asked for.
        resolveDependencies: (_, files, { hostType }) =>
          files.filter((file) => hostType === 'js' && !always.test(file)),
      },
    },
    server: {
      warmup: { clientFiles: ['src/main.tsx', 'demo/demo.tsx'] },
      watch: { ignored: ['**/.cache/**', '**/dist/**', '**/dist-demo/**', '**/dist-single/**'] },
    },
  }
}

/**
 * `vite build` makes the live client, `--mode demo` the demo with its backend inside; `-- --single`
 * after that, the demo in one file.
 */
export default defineConfig(({ mode, command }) => configOf(mode, 'en', command === 'serve'))
