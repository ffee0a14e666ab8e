// The sandbox and its suites as one program with inactive faults.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { aliases, root } from '../../aliases.mjs'
import { projectFiles } from '../files.mjs'
import { switched } from '../switched.mjs'

const suites = join(root, 'specs/sandbox/test/suites')
// those that start child processes, which have no faults in them
const apart = /(contract|processes|cut-connections|concurrent-carts)\.spec\.ts$/
const own = /^specs\/sandbox\/(src\/(?!cdn\/|files\/).*|test\/(bad-input|hosts))\.test\.ts$/
const fakeVitest = fileURLToPath(new URL('collect.mjs', import.meta.url))

/** Path of the program: it resolves its files relative to the package. */
export const program = join(root, 'specs/node_modules/.cache/vanek/mutants.mjs')

async function entry() {
  const files = (await readdir(suites)).filter((file) => file.endsWith('.spec.ts') && !apart.test(file))
  const calls = await Promise.all(
    files.map(async (file) => {
      const [, name] = /export function (\w+Suite)\(/.exec(await readFile(join(suites, file), 'utf8'))
      return `import { ${name} } from ${JSON.stringify(join(suites, file))}\nworks.push(() => ${name}(() => the.world))`
    }),
  )
  const units = projectFiles().filter((path) => own.test(path))
  return `const works = []
    export const the = { world: undefined }
    export { collected } from 'vitest'
    export { openPostgres } from ${JSON.stringify(join(root, 'specs/sandbox/src/db/postgres.ts'))}
    export { createWorld } from ${JSON.stringify(join(root, 'specs/sandbox/test/support/world.ts'))}
    export { recorded } from ${JSON.stringify(join(root, 'specs/sandbox/test/support/contract.ts'))}
    ${units.map((path, at) => `import ${JSON.stringify(join(root, path))}\nimport 'next:${at}'`).join('\n')}
    ${calls.join('\n')}
    for (const work of works) work()`
}

/** Writes the program with these faults, each by its index; returns a file for the cached results about it. */
export async function bundle(faults, files) {
  const numbers = new Map(faults.map((fault, at) => [fault, at]))
  const plant = {
    name: 'plant',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: fakeVitest }))
      onResolve({ filter: /^next:/ }, ({ path }) => ({ path, namespace: 'next' }))
      onLoad({ filter: /^/, namespace: 'next' }, () => ({
        contents: `import { nextFile } from ${JSON.stringify(fakeVitest)}\nnextFile()`,
        resolveDir: root,
      }))
      for (const { find, replacement } of aliases)
        onResolve({ filter: find }, ({ path }) => ({ path: path.replace(find, replacement) }))
      onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
        const file = relative(root, path)
        const own = faults.filter((fault) => fault.path === file)
        if (own.length === 0) return undefined
        return { loader: 'ts', contents: switched(file, files.get(file), own, (fault) => numbers.get(fault)) }
      })
    },
  }
  await mkdir(join(program, '..'), { recursive: true })
  await build({
    stdin: { contents: await entry(), resolveDir: join(root, 'specs/sandbox/test'), loader: 'ts' },
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [plant],
    logLevel: 'error',
  })
  const hash = createHash('sha256')
    .update(await readFile(program))
    .digest('hex')
  return join(program, `../mutants-${hash.slice(0, 16)}.json`)
}
