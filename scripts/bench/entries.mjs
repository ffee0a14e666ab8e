// Size of an import of the published packages in a browser.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../aliases.mjs'
import { kilobytes, table } from './print.mjs'

const external = ['react', 'react-dom', 'react/*', 'react-dom/*']

const entriesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ folder, name: name.replace(/\.ts$/, '') }))

const importNameOf = ({ folder, name }) => {
  const pack = `@vanek/${folder.split('/')[0]}`
  return name === 'index' ? pack : `${pack}/${name}`
}

/** Gzipped bytes that an import loads at once, and including lazy modules. */
export async function weigh(imports) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: imports.map((name) => `export * from '${name}'`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    outdir: join(root, 'out'),
    write: false,
    metafile: true,
    external,
    tsconfig: join(root, 'tsconfig.base.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const sizeOf = new Map(
    outputFiles.map(({ path, contents }) => [relative(root, path), gzipSync(contents, { level: 9 }).length]),
  )
  const start = Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint === '<stdin>')
  const atOnce = new Set([start])
  for (const path of atOnce) {
    for (const { path: next, kind, external: outside } of metafile.outputs[path].imports)
      if (kind === 'import-statement' && !outside) atOnce.add(next)
  }
  const sum = (paths) => [...paths].reduce((total, path) => total + (sizeOf.get(path) ?? 0), 0)
  return { atOnce: sum(atOnce), all: sum(sizeOf.keys()) }
}

/** Measures and prints the results. */
export async function measureEntries() {
  const names = [...entriesOf('sdk/exports'), ...entriesOf('react-hooks/exports')].map(importNameOf)
  const browserNames = names.filter((name) => name !== '@vanek/sdk/server').sort()
  const lists = [...browserNames.map((name) => [name]), ['@vanek/sdk', '@vanek/sdk/cart']]
  const rows = []
  for (const list of lists) {
    const { atOnce, all } = await weigh(list)
    rows.push([list.join(' + '), kilobytes(atOnce), kilobytes(all)])
  }
  table(
    'Everything of an entry point, kB of 1000 bytes in gzip 9 (esbuild, es2022, React outside)',
    ['', 'at once', 'with what it loads later'],
    rows,
  )
}
