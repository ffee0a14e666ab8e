import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'exports/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { compilerOptions: { composite: false, incremental: false } },
  // hooks belong to the browser's half where server components exist
  banner: { js: "'use client'" },
  clean: true,
})
