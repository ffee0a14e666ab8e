// Generates code from the contract: bundled OpenAPI documents, types, typed GraphQL documents, response guards, the
// list of image styles, the tables of proxy operations and of optional capabilities.
//
//   node scripts/generate.mjs             everything
//   node scripts/generate.mjs --runtime   only what a running shop needs (no types)
//
// Outputs that are up to date are skipped.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './aliases.mjs'
import { capabilitiesPath, profilesPath, writeCapabilities } from './generate/capabilities.mjs'
import {
  graphqlDocuments,
  hasCodegen,
  hasGraphql,
  output,
  plainDocuments,
  schema,
  typedDocuments,
  writeGraphql,
} from './generate/graphql.mjs'
import { guarded, guardsPath, writeGuards } from './generate/guards.mjs'
import { imageStylesPath, writeImageStyles } from './generate/image-styles.mjs'
import { bundleDocument, bundlePath, documents, typePaths, writeTypes } from './generate/openapi.mjs'
import { operationsPath, writeOperations } from './generate/operations.mjs'
import { filesUnder, whenStale } from './lib/fresh.mjs'

const generators = filesUnder(join(root, 'scripts/generate'))
const lockfile = join(root, 'package-lock.json')

async function fromOpenapi(name, { types }) {
  const contract = ['shop', 'content', 'services'].flatMap((folder) => filesUnder(join(root, 'specs', folder)))
  const sources = contract.filter((path) => /\.(ya?ml)$/.test(path))
  const inputs = [...sources, ...generators, lockfile]
  const bundled = await whenStale({ name: `bundle-${name}`, inputs, outputs: [bundlePath(name)] }, () =>
    bundleDocument(name),
  )
  if (!types) return bundled ? [`${name}.json`] : []
  const typed = await whenStale(
    { name: `types-${name}`, inputs: [bundlePath(name), ...generators, lockfile], outputs: typePaths(name) },
    () => writeTypes(name),
  )
  return [...(bundled ? [`${name}.json`] : []), ...(typed ? [`${name}.d.ts`] : [])]
}

async function fromGraphql() {
  if (!hasGraphql()) return []
  const step = {
    name: 'graphql',
    inputs: [schema, ...graphqlDocuments(), ...generators, lockfile],
    outputs: [output],
  }
  const made = hasCodegen()
    ? await whenStale(step, async () => writeGraphql(await typedDocuments()))
    : await whenStale({ ...step, name: 'graphql-plain' }, async () => writeGraphql(await plainDocuments()))
  return made ? ['graphql.ts'] : []
}

async function guards() {
  const inputs = [...guarded.map(bundlePath), ...generators]
  return (await whenStale({ name: 'guards', inputs, outputs: [guardsPath] }, writeGuards)) ? ['guards.ts'] : []
}

async function imageStyles() {
  const inputs = [bundlePath('content'), ...generators]
  const made = await whenStale({ name: 'image-styles', inputs, outputs: [imageStylesPath] }, writeImageStyles)
  return made ? ['image-styles.ts'] : []
}

async function operations() {
  const inputs = [...documents().map(bundlePath), ...generators]
  const made = await whenStale({ name: 'operations', inputs, outputs: [operationsPath] }, writeOperations)
  return made ? ['operations.ts'] : []
}

async function capabilities() {
  const inputs = [...documents().map(bundlePath), profilesPath, ...generators]
  const made = await whenStale({ name: 'capabilities', inputs, outputs: [capabilitiesPath] }, writeCapabilities)
  return made ? ['capabilities.ts'] : []
}

/** Generates stale outputs; returns their names. */
export async function generate({ types = true } = {}) {
  const made = await Promise.all([...documents().map((name) => fromOpenapi(name, { types })), fromGraphql()])
  return [
    ...made.flat(),
    ...(await guards()),
    ...(await imageStyles()),
    ...(await operations()),
    ...(await capabilities()),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const made = await generate({ types: !process.argv.includes('--runtime') })
    console.log(made.length > 0 ? `generated ${made.join(', ')}` : 'generated code is up to date')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
