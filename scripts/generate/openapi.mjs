// The OpenAPI documents, bundled to one JSON each, and their generated types.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'

/** Names of the existing documents of the contract. */
export const documents = () =>
  ['shop', 'content', 'services'].filter((name) => existsSync(join(root, `specs/${name}/openapi.yaml`)))

export const bundlePath = (name) => join(root, `specs/generated/${name}.json`)
export const typePaths = (name) => [
  join(root, `sdk/src/generated/${name}.d.ts`),
  join(root, `specs/generated/${name}.d.ts`),
]

const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Writes specs/generated/<name>.json: one document without references to other files. */
export async function bundleDocument(name) {
  const { bundle, createConfig } = await import('@redocly/openapi-core')
  const ref = join(root, `specs/${name}/openapi.yaml`)
  const result = await bundle({ ref, config: await createConfig({}), dereference: false })
  const errors = result.problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) {
    const list = errors.map((problem) => `  ${problem.location[0]?.pointer ?? ''} ${problem.message}`)
    throw new Error(`specs/${name}/openapi.yaml cannot be bundled:\n${list.join('\n')}`)
  }
  write(bundlePath(name), `${JSON.stringify(result.bundle.parsed, null, 2)}\n`)
}

/** Requirement ids mean something in the tests of the repository only. */
export const textWithoutIds = (text) => text.replaceAll(/\s?\([A-Z]\d+\.\d+[^()]*\)/g, '')

/** A copy of a document without requirement ids in summaries and descriptions. */
export function withoutIds(value) {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const entryOf = ([name, inner]) =>
    ['summary', 'description'].includes(name) && typeof inner === 'string' ? textWithoutIds(inner) : withoutIds(inner)
  return Object.fromEntries(Object.entries(value).map((entry) => [entry[0], entryOf(entry)]))
}

/** Writes the TypeScript types of a bundled document for the SDK and for the sandbox. */
export async function writeTypes(name) {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const nodes = await openapiTS(withoutIds(JSON.parse(readFileSync(bundlePath(name), 'utf8'))), { alphabetize: false })
  const text = `// made from specs/${name}/openapi.yaml; do not edit\n${astToString(nodes)}`
  for (const path of typePaths(name)) write(path, text)
}
