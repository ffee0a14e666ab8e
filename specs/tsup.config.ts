import { defineConfig } from 'tsup'

// The sandbox as one program; what it depends on stays outside and its files are found beside the package.
export default defineConfig({
  entry: { sandbox: 'sandbox/src/main.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  splitting: false,
  sourcemap: false,
  dts: false,
  banner: { js: '#!/usr/bin/env node' },
})
