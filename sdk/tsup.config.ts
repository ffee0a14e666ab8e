import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const folder = 'exports'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

// every file in exports/ is an entry; package.json names the same ones, which a test compares
export default defineConfig({
  entry: Object.fromEntries(files.map((name) => [name.replace(/\.ts$/, ''), `${folder}/${name}`])),
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { compilerOptions: { composite: false, incremental: false } },
  splitting: true,
  treeshake: false,
  clean: true,
})
