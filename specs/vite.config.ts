import { defineConfig } from 'vite'

// The sandbox as a program; what it depends on stays outside and its files are found beside the package. What fills an
// empty database is a part of its own, which other starts do not load.
export default defineConfig({
  build: {
    ssr: 'sandbox/src/main.ts',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'sandbox.js', chunkFileNames: 'sandbox-[name].js', banner: '#!/usr/bin/env node' },
    },
  },
})
