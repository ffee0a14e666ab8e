import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { sandbox: 'sandbox/src/main.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  clean: true,
})
