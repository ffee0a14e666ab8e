// Builds the packages for publishing: file by file, so that a bundler includes only the files that an import needs.
//
//   node scripts/packages/build.mjs             both
//   node scripts/packages/build.mjs react-hooks one of them
import '../lib/node-version.mjs'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as analyse } from 'esbuild'
import { build } from 'tsup'
import { root } from '../aliases.mjs'
import { generate } from '../generate.mjs'
import { main } from '../lib/run.mjs'
import { compile, declarationsOf, forCommonjs } from './declarations.mjs'
import { entriesOf, packages } from './entries.mjs'

/** The sources reachable from the entries. */
async function sourcesOf(folder) {
  const { metafile } = await analyse({
    absWorkingDir: root,
    bundle: true,
    write: false,
    logLevel: 'error',
    jsx: 'automatic',
    tsconfigRaw: {},
    entryPoints: entriesOf(folder).map((entry) => `${folder}/exports/${entry}.ts`),
    outdir: 'out',
    format: 'esm',
    splitting: true,
    treeShaking: false,
    packages: 'external',
    metafile: true,
  })
  return Object.keys(metafile.inputs)
}

/** Marks every import as external and replaces its extension by that of the output. */
const fileByFile = {
  name: 'file by file',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/^(\..*)\.tsx?$/, '$1.js'), external: true },
    ),
}

const writeCode = (folder, sources, format) =>
  build({
    config: false,
    silent: true,
    entry: sources.map((source) => join(root, source)),
    outDir: join(root, folder, 'dist', format),
    outExtension: () => ({ js: '.js' }),
    format,
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    sourcemap: true,
    esbuildPlugins: [fileByFile],
    esbuildOptions(options) {
      options.outbase = join(root, folder)
      options.jsx = 'automatic'
    },
    // hooks are client code where server components exist
    ...(folder === 'react-hooks' && { banner: { js: "'use client'" } }),
  })

function writeDeclarations(folder, format, declarations) {
  for (const [path, text] of declarations) {
    const target = join(root, folder, 'dist', format, `${path}.d.ts`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, format === 'cjs' ? forCommonjs(text) : text)
  }
}

/** Builds packages, after generating their sources. */
export async function buildPackages(folders = packages) {
  await generate()
  await compile()
  await Promise.all(
    folders.map(async (folder) => {
      rmSync(join(root, folder, 'dist'), { recursive: true, force: true })
      const sources = await sourcesOf(folder)
      const declarations = declarationsOf(folder)
      await Promise.all(['esm', 'cjs'].map((format) => writeCode(folder, sources, format)))
      for (const format of ['esm', 'cjs']) writeDeclarations(folder, format, declarations)
      writeFileSync(join(root, folder, 'dist/cjs/package.json'), '{ "type": "commonjs" }\n')
    }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [only = relative(root, process.cwd())] = process.argv.slice(2)
  await main(() => buildPackages(packages.includes(only) ? [only] : packages))
}
