// Generates the table of operations that a shop's proxy forwards.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { bundlePath } from './openapi.mjs'

export const operationsPath = join(root, 'sdk/src/generated/operations.ts')

/** Path prefixes of the back ends on a shop's own origin. */
const bases = { shop: '', content: '/content', services: '/services' }

const typesOf = ({ content = {} } = {}) => Object.keys(content)
const all = (types, pattern) => types.length > 0 && types.every((type) => pattern.test(type))

/** The content type of an operation's bodies. */
function kindOf({ requestBody, responses, ...operation }) {
  const good = Object.entries(responses).flatMap(([status, answer]) => (status < '300' ? typesOf(answer) : []))
  if (all(typesOf(requestBody), /^image\//)) return 'upload'
  if (all(good, /^image\//)) return 'picture'
  return operation['x-download'] || good.some((type) => !/json/.test(type)) ? 'file' : 'json'
}

function operationsOf(target) {
  const { paths, tags = [] } = JSON.parse(readFileSync(bundlePath(target), 'utf8'))
  const personal = new Set(tags.filter((tag) => tag['x-personal']).map(({ name }) => name))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.operationId === undefined || operation['x-server-only']
        ? []
        : {
            ...{ target, method: method.toUpperCase(), path: bases[target] + path, id: operation.operationId },
            kind: kindOf(operation),
            isPersonal: Boolean(operation['x-personal']) || operation.tags.some((tag) => personal.has(tag)),
          },
    ),
  )
}

/** `/api/v1/cart` of `/api/v1/cart/items/{id}`. */
const areaOf = ({ path }) =>
  path
    .split('/')
    .slice(0, path.startsWith('/api/v1/') ? 4 : 3)
    .join('/')

/** The areas with personal operations only; an area that also has a public read would make pages uncacheable. */
function personalAreas(operations) {
  const areas = new Set(operations.filter(({ isPersonal }) => isPersonal).map(areaOf))
  const mixed = operations.find((each) => !each.isPersonal && each.method === 'GET' && areas.has(areaOf(each)))
  if (mixed) throw new Error(`${mixed.id} is not personal, but others under ${areaOf(mixed)} are: see x-personal.`)
  return [...areas]
}

/** Writes every operation that a browser may call by the proxy, and the personal areas. */
export function writeOperations() {
  const operations = Object.keys(bases).flatMap(operationsOf)
  const rows = operations.map(
    ({ target, method, path, id, kind }) =>
      `  { target: '${target}', method: '${method}', path: '${path}', id: '${id}', kind: '${kind}' },\n`,
  )
  const areas = personalAreas(operations).map((area) => `  '${area}',\n`)
  const text = `// made from specs/*/openapi.yaml; do not edit
/** The operations that a browser may call through the proxy of a shop. */
export const contractOperations = [
${rows.join('')}] as const

/** Paths of the shop back end below which everything belongs to one visitor. */
export const personalAreas = [
${areas.join('')}] as const
`
  mkdirSync(dirname(operationsPath), { recursive: true })
  writeFileSync(operationsPath, text)
}
