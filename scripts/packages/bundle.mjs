// What a bundler makes of an import of the packages: bytes after minifying and gzip, React left outside.
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const react = ['react', 'react-dom', 'react/*', 'react-dom/*']

/** Outputs that the first one loads: at once by `import`, later by `import()` too. */
function loaded({ outputs }, kinds) {
  const [first] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>')
  const seen = new Set([first])
  for (const path of seen)
    for (const { path: next, kind, external } of outputs[path].imports)
      if (!external && kinds.includes(kind)) seen.add(next)
  return seen
}

/**
 * Bundles code and answers what it loads `atOnce` and `inAll`, and the files in it with their bytes before gzip. Packages are
 * found from `from`; those of `outside` count as nothing.
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
    // what is built, not the sources that the settings of this repository point to
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

/** The names that an entry of the built packages has at run time. */
export const valuesAt = (specifier, from) => Object.keys(createRequire(`${from}/`)(specifier))
