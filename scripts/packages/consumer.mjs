// A consumer project with the packages as installed by npm: packed, and unpacked into node_modules with their
// dependencies.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { Explained, mustRun, npm, run } from '../lib/run.mjs'
import { entriesOf, packages, readManifest, specifierOf } from './entries.mjs'

/** Folder of the project; other packages are resolved in node_modules of the repository. */
export const consumer = join(root, 'node_modules/.cache/vanek/consumer')

const link = (name, from) => {
  const target = join(consumer, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  const place = [from, '.'].map((folder) => join(root, folder, 'node_modules', name)).find((path) => existsSync(path))
  if (!place) throw new Explained(`${name} is not installed, but ${from} depends on it.`)
  symlinkSync(place, target, 'junction')
}

/** Packs the built packages and unpacks them; returns each package's tarball and its paths. */
export async function install() {
  rmSync(consumer, { recursive: true, force: true })
  mkdirSync(consumer, { recursive: true })
  const workspaces = packages.flatMap((folder) => ['-w', folder])
  const { code, output } = await run(
    ...npm('pack', '--json', '--ignore-scripts', ...workspaces, '--pack-destination', consumer),
  )
  if (code !== 0) throw new Explained(`npm pack failed.\n${output}`)
  const packed = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))))
  const found = []
  for (const folder of packages) {
    const { filename, files } = packed.find(({ name }) => name === readManifest(folder).name)
    const target = join(consumer, 'node_modules', readManifest(folder).name)
    mkdirSync(target, { recursive: true })
    await mustRun(`Unpacking ${filename}`, '/usr/bin/env', [
      'tar',
      ...['-xzf', join(consumer, filename), '-C', target, '--strip-components=1'],
    ])
    for (const name of Object.keys(readManifest(folder).dependencies)) link(name, folder)
    found.push({ folder, tarball: join(consumer, filename), paths: files.map(({ path }) => path), target })
  }
  return found
}

const mustHave = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']

const imported = /(?:\bfrom\s*|\bimport\s*\(\s*|\brequire\()["']((?:@[\w-]+\/)?[a-z][\w.-]*)/g

/** Packages that files import and users may not have. */
export function undeclaredImports(texts, { name, dependencies = {}, peerDependencies = {} }) {
  const known = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)])
  const found = texts.flatMap((text) => [...text.matchAll(imported)].map(([, specifier]) => specifier))
  return [...new Set(found)].filter((specifier) => !known.has(specifier))
}

/** Faults in the content of a tarball. */
export function contentFaults({ folder, paths, target }) {
  const read = (path) => readFileSync(join(target, path), 'utf8')
  // examples in docstrings import what they like
  const imports = paths
    .filter((path) => /\.(d\.ts|js)$/.test(path))
    .map((path) => read(path).replaceAll(/\/\*\*[^]*?\*\//g, ''))
  const code = paths.filter((path) => path.endsWith('.js'))
  const readme = read('README.md')
  return [
    ...mustHave.filter((path) => !paths.includes(path)).map((path) => `has no ${path}`),
    ...code.filter((path) => !paths.includes(`${path}.map`)).map((path) => `has no source map of ${path}`),
    ...paths.filter((path) => /(?<!\.d)\.tsx?$|\.test\.|testing\//.test(path)).map((path) => `holds ${path}`),
    ...undeclaredImports(imports, readManifest(folder)).map((name) => `imports ${name}, which is no dependency of it`),
    ...[...readme.matchAll(/\]\((?!https:|#)([^)]*)\)/g)].map(([, href]) => `has a link in its README to ${href}`),
  ].map((fault) => `${folder} ${fault}`)
}

/** Loads every entry by `import` and by `require`; returns the errors. */
export async function load() {
  const specifiers = packages.flatMap((folder) => entriesOf(folder).map((entry) => specifierOf(folder, entry)))
  const names = JSON.stringify(specifiers)
  const code = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
for (const name of ${names}) {
  await import(name)
  require(name)
}
`
  writeFileSync(join(consumer, 'load.mjs'), code)
  const { code: exit, output } = await run('node', ['load.mjs'], { cwd: consumer })
  return exit === 0
    ? []
    : [
        `An entry cannot be loaded:
${output}`,
      ]
}
