import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite'
import { aliases } from '../scripts/aliases.mjs'
import { plannedFiles } from './build/files.ts'
import { firstLoad } from './build/first-load.ts'
import { firstScript } from './build/first-script.ts'
import { inlineTexts } from './build/inline-texts.ts'
import { lateInManifest } from './build/late-in-manifest.ts'
import { marketFiles } from './build/market-files.ts'
import { noImportCycles } from './build/no-import-cycles.ts'

import { ownCopy } from './build/own-copy.ts'
import { previousFiles } from './build/previous-files.ts'
import { pureComponents } from './build/pure-components.ts'
import { retriedImports } from './build/retried-imports.ts'
import { routerProduction } from './build/router-production.ts'
import { withoutServerFields } from './build/server-fields.ts'

const lists = new URL('src/pages/', import.meta.url)
const declarations = readdirSync(lists)
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => readFileSync(new URL(name, lists), 'utf8').split('definePage('))

/** How often visitors open the page of a view, from its declaration. */
function visits(view: string): number {
  const own = `'./${basename(dirname(view))}/view.tsx'`
  return Number(/\bvisits: (\d+)/.exec(declarations.find((text) => text.includes(own)) ?? '')?.[1] ?? 1)
}

/** The market that is built: it chooses the files behind `#market/…` and `#texts/…` by a condition of package.json. */
const market = process.env['MARKET'] || 'cs'

const common = (mode: string) =>
  ({
    resolve: {
      alias: [...aliases, ...(mode === 'production' ? routerProduction() : [])],
      dedupe: ['react', 'react-dom'],
      conditions: [market, ...defaultClientConditions],
    },
    server: { middlewareMode: true },
    appType: 'custom',
  }) satisfies UserConfig

const build = { modulePreload: false, assetsInlineLimit: 0, reportCompressedSize: false, emptyOutDir: true } as const

const forServers = (mode: string): UserConfig => ({
  ...common(mode),
  plugins: [react()],
  publicDir: false,
  // React takes its production build however the server is started
  define: mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // what a running server takes from node_modules; everything else, React included, is built into it
  ssr: {
    resolve: { conditions: [market, ...defaultServerConditions] },
    noExternal: true,
    external: ['fastify', 'lru-cache', 'zod'],
    target: 'node',
  },
  build: {
    ...build,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: ['server/main.ts', 'server/market.ts'],
      // hashes as in the build for browsers: the HTML names its pictures
      output: { hashCharacters: 'hex', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})

/** Warnings of React Router for developers, which `npm run dev` keeps. */
const hints = ['invariant', 'invariant2', 'warning', 'warningOnce', 'warnOnce']

/** The shop for browsers, whichever files it is in. */
const forBrowsers = (mode: string) =>
  ({
    ...common(mode),
    plugins: [inlineTexts(), withoutServerFields(market), react(), ownCopy(), pureComponents(), retriedImports()],
    build: {
      ...build,
      target: 'es2022',
      manifest: true,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/composition/entry-client.tsx', import.meta.url)),
        treeshake: { manualPureFunctions: hints },
      },
    },
  }) satisfies UserConfig

async function inPlannedFiles(mode: string): Promise<UserConfig> {
  const browsers = forBrowsers(mode)
  const codeSplitting = await plannedFiles(browsers, visits)
  return {
    ...browsers,
    plugins: [
      ...forBrowsers(mode).plugins,
      noImportCycles(),
      firstLoad(),
      firstScript('src/composition/first.ts'),
      previousFiles(),
      lateInManifest(),
      marketFiles(market),
    ],
    build: {
      ...browsers.build,
      rolldownOptions: {
        ...browsers.build.rolldownOptions,
        // every page loads the names of all chunks, so they are short
        output: {
          hashCharacters: 'hex',
          entryFileNames: 'assets/core-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting,
        },
      },
    },
  }
}

export default defineConfig(async ({ command, mode, isSsrBuild }): Promise<UserConfig> => {
  if (isSsrBuild) return forServers(mode)
  return command === 'build' ? inPlannedFiles(mode) : forBrowsers(mode)
})
