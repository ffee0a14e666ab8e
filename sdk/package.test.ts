import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
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

/** Bytes of what entries bring along at once, and with what is loaded later as well: bundled, minified, gzipped. */
async function gzipped(...names: string[]): Promise<{ atOnce: number; inAll: number }> {
  const { outputFiles, metafile } = await build({
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
    metafile: true,
  })
  const sizes = new Map(outputFiles.map(({ path, contents }) => [basename(path), gzipSync(contents).length]))
  const outputs = Object.entries(metafile.outputs)
  const atOnce = new Set(outputs.filter(([, { entryPoint }]) => entryPoint === '<stdin>').map(([path]) => path))
  for (const path of atOnce)
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') atOnce.add(next)
  const sum = (paths: Iterable<string>) => [...paths].reduce((all, path) => all + (sizes.get(basename(path)) ?? 0), 0)
  return { atOnce: sum(atOnce), inAll: sum(sizes.keys()) }
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
    const [alone, cart] = [await gzipped('index'), await gzipped('index', 'cart')]
    expect(alone.inAll).toBeLessThanOrEqual(5_000)
    expect(cart.atOnce).toBeLessThanOrEqual(9_000)
    // the transport, and what only some carts need: batches, clean-up, looking codes up
    expect(cart.inAll).toBeLessThanOrEqual(15_000)
  })
})
