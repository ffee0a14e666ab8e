import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aliases } from '../scripts/aliases.mjs'
import { chunking } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { noCircles } from './build/no-circles.ts'
import { noEarlyData } from './build/no-early-data.ts'
import { noPreloadHelper } from './build/no-preload-helper.ts'
import { routerPruned } from './build/router-pruned.ts'
import { previousFiles } from './build/previous-files.ts'
import { routerProduction } from './build/router-production.ts'

const entry = fileURLToPath(new URL('src/entry-client.tsx', import.meta.url))
// what a running server takes from node_modules; everything else, React included, is built into it
const external = ['fastify', 'lru-cache', 'zod']

export default defineConfig(({ mode, isSsrBuild }) => ({
  resolve: {
    alias: [...aliases, ...(mode === 'production' ? routerProduction() : [])],
    dedupe: ['react', 'react-dom'],
  },
  plugins: [
    react(),
    routerPruned(isSsrBuild),
    ...(isSsrBuild ? [] : [noPreloadHelper(), noCircles(), noEarlyData(), previousFiles(), compressed()]),
  ],
  publicDir: isSsrBuild ? false : 'public',
  ...(isSsrBuild && { ssr: { noExternal: true, external, target: 'node' } }),
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
    ...(isSsrBuild
      ? {
          minify: false,
          rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
        }
      : {
          manifest: true,
          rolldownOptions: {
            input: entry,
            output: {
              entryFileNames: 'assets/core-[hash].js',
              codeSplitting: chunking(entry),
            },
          },
        }),
  },
  server: { middlewareMode: true },
  appType: 'custom',
}))
