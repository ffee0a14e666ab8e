// Size of an import after bundling: bytes minified and gzipped, with React external.
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const react = ['react', 'react-dom', 'react/*', 'react-dom/*']

/** Outputs that the entry loads: at once by `import`, lazily also by `import()`. */
function loaded({ outputs }, kinds) {
  const [first] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>')
  const seen = new Set([first])
  for (const path of seen)
    for (const { path: next, kind, external } of outputs[path].imports)
      if (!external && kinds.includes(kind)) seen.add(next)
  return seen
}

/**
 * Bundles code and returns the sizes `atOnce` and `inAll`, and its files with their bytes before gzip. Packages are
 * resolved from `from`; those of `outside` are external.
 */
export async function bundle(code, { from, outside = [] }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: from },
    absWorkingDir: from,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
    // use the built packages, not the sources in the paths of the repository's settings
    tsconfigRaw: {},
    external: [...react, ...outside],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const sizes = new Map(
    Object.keys(metafile.outputs).map((path) => {
      const file = outputFiles.find((each) => each.path.replaceAll('\\', '/').endsWith(`/${path}`))
      return [path, gzipSync(file.contents).length]
    }),
  )
  const sum = (paths) => [...paths].reduce((all, path) => all + sizes.get(path), 0)
  const atOnce = loaded(metafile, ['import-statement'])
  const inAll = loaded(metafile, ['import-statement', 'dynamic-import'])
  const files = [...inAll].flatMap((path) =>
    Object.entries(metafile.outputs[path].inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput]),
  )
  return { atOnce: sum(atOnce), inAll: sum(inAll), files: files.filter(([, bytes]) => bytes > 0) }
}

/** The run-time exports of a built entry. */
export const valuesAt = (specifier, from) => Object.keys(createRequire(`${from}/`)(specifier))
