// Builds the published contract into specs/contract/dist: the bundled documents with descriptions, error codes and recorded
// examples, in JSON and YAML; the GraphQL schema, the profiles, the headers for CORS, and the texts of behaviour.
import '../lib/node-version.mjs'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dump } from 'js-yaml'
import { root } from '../aliases.mjs'
import { generate } from '../generate.mjs'
import { bundlePath, documents, textWithoutIds, withoutIds } from '../generate/openapi.mjs'
import { main } from '../lib/run.mjs'
import { corsOf } from './cors.mjs'

const folder = join(root, 'specs/contract')
const dist = join(folder, 'dist')
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Codes of errors that a refusal of an operation can have. */
function codesOf(responses) {
  const codes = new Set()
  const collect = (value, name) => {
    if (typeof value !== 'object' || value === null) return
    if (name === 'code' && Array.isArray(value.enum)) for (const code of value.enum) codes.add(code)
    for (const [inner, one] of Object.entries(value)) collect(one, inner)
  }
  for (const [status, answer] of Object.entries(responses)) if (status >= '4') collect(answer)
  return [...codes]
}

function withExamples(operation, { example, refused }) {
  const copy = structuredClone(operation)
  const codes = codesOf(copy.responses)
  if (codes.length > 0)
    copy.description = `${copy.description.trim()}\n\nCodes of refusals: ${codes.map((code) => `\`${code}\``).join(', ')}.`
  for (const one of copy.parameters ?? []) {
    const given = example.request[one.in]?.[one.name]
    if (given !== undefined) one.example = given
  }
  const body = copy.requestBody?.content['application/json']
  if (body && example.request.body !== undefined) body.examples = { recorded: { value: example.request.body } }
  for (const [name, { response }] of Object.entries({ recorded: example, ...(refused && { refused }) })) {
    const status = String(response.status)
    const answer = copy.responses[status] ?? copy.responses[`${status[0]}XX`]
    const media = answer?.content?.[response.type]
    if (media && response.body !== undefined) media.examples = { ...media.examples, [name]: { value: response.body } }
  }
  return copy
}

function published(name, version) {
  const document = withoutIds(readJson(bundlePath(name)))
  document.info.version = version
  for (const item of Object.values(document.paths))
    for (const method of methods.filter((one) => one in item)) {
      const recorded = readJson(join(folder, 'examples', name, `${item[method].operationId}.json`))
      item[method] = withExamples(item[method], recorded)
    }
  return document
}

/** Writes the files that the package holds. */
export async function buildContract() {
  await generate({ types: false })
  const { version } = readJson(join(folder, 'package.json'))
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'behaviour'), { recursive: true })
  const all = Object.fromEntries(documents().map((name) => [name, published(name, version)]))
  for (const [name, document] of Object.entries(all)) {
    writeFileSync(join(dist, `${name}.json`), `${JSON.stringify(document, undefined, 2)}\n`)
    writeFileSync(join(dist, `${name}.yaml`), dump(document, { noRefs: true, lineWidth: 120 }))
  }
  const schema = readFileSync(join(root, 'specs/content/schema.graphql'), 'utf8')
  writeFileSync(join(dist, 'schema.graphql'), textWithoutIds(schema))
  writeFileSync(join(dist, 'cors.json'), `${JSON.stringify(corsOf(all), undefined, 2)}\n`)
  cpSync(join(root, 'specs/profiles.json'), join(dist, 'profiles.json'))
  for (const file of readdirSync(join(root, 'specs/behaviour')))
    cpSync(join(root, 'specs/behaviour', file), join(dist, 'behaviour', file))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(buildContract)
