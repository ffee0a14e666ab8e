import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const here = new URL('.', import.meta.url)
const entries = readdirSync(new URL('exports', here), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, ''))
const { exports, sideEffects } = JSON.parse(readFileSync(new URL('package.json', here), 'utf8')) as {
  exports: Record<string, { import: { types: string; default: string }; require: { types: string; default: string } }>
  sideEffects: boolean
}

/** Bytes of everything that entries bring along, what is loaded later included: bundled, minified, gzipped. */
async function gzipped(...names: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((name) => `export * from './exports/${name}.ts'`).join('\n'),
      resolveDir: here.pathname,
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
}

describe('the package', () => {
  it('names every file of exports/ as a subpath, and nothing else', () => {
    const paths = entries.map((name) => (name === 'index' ? '.' : `./${name}`))
    expect(Object.keys(exports).sort()).toEqual(paths.sort())
    for (const name of entries) {
      expect(exports[name === 'index' ? '.' : `./${name}`]).toEqual({
        import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
        require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
      })
    }
  })

  it('lets bundlers drop what is not used', () => {
    expect(sideEffects).toBe(false)
  })

  it('stays small', async () => {
    expect(await gzipped('index')).toBeLessThanOrEqual(5_000)
    expect(await gzipped('index', 'cart')).toBeLessThanOrEqual(9_000)
  })
})
