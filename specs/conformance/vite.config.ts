import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const contract = ['generated/shop.json', 'generated/content.json', 'content/schema.graphql', 'profiles.json']

// Builds the command as one file and copies the contract beside it. Dependencies are not bundled.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'vanek-conformance.js', banner: '#!/usr/bin/env node' } },
  },
  plugins: [
    {
      name: 'contract',
      writeBundle({ dir = 'dist' }) {
        mkdirSync(join(dir, 'contract'), { recursive: true })
        for (const path of contract) cpSync(join('..', path), join(dir, 'contract', path.split('/').at(-1) ?? path))
      },
    },
  ],
})
