// The published contract: operations and request validation.
import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { ApiError } from './api-error.mjs'

const specs = fileURLToPath(new URL('../../../specs', import.meta.url))
const places = [process.env.CONTRACT_FOLDER, join(specs, 'generated'), join(specs, 'content'), specs].filter(Boolean)
// in a copy of this folder, the contract is an installed package
const installed = (name) => fileURLToPath(import.meta.resolve(`@vanek/contract/${name}`))

export function readContract(name) {
  const path = places.map((place) => join(place, name)).find((path) => existsSync(path))
  return readFileSync(path ?? installed(name), 'utf8')
}

const documents = { shop: JSON.parse(readContract('shop.json')), content: JSON.parse(readContract('content.json')) }
const { minimum, capabilities } = JSON.parse(readContract('profiles.json'))

/** All optional capabilities: this back end has none of them. */
export const lacks = Object.keys(capabilities)

const addFormats = addFormatsModule.default ?? addFormatsModule
const forBodies = new Ajv2020({ strict: false, allErrors: true })
const forText = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true, useDefaults: true })
for (const ajv of [forBodies, forText]) {
  addFormats(ajv)
  for (const [name, document] of Object.entries(documents)) ajv.addSchema({ ...document, $id: name })
}

/** Resolves references of a schema in its document. */
const within = (name, schema) => JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${name}#/`))

function textSchema(name, parameters, place) {
  const mine = parameters.filter((parameter) => parameter.in === place)
  const nameOf = (parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name)
  return within(name, {
    type: 'object',
    properties: Object.fromEntries(mine.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: mine.filter(({ required }) => required).map(nameOf),
  })
}

/** The path of the invalid field in the notation of the contract: `billing_address.city`. */
function fieldOf({ instancePath, keyword, params }) {
  const more = keyword === 'required' ? params.missingProperty : params.additionalProperty
  return [...instancePath.split('/').slice(1), more].filter((part) => part !== undefined).join('.') || null
}

function check(validate, value) {
  if (validate(value)) return value
  const fields = [...new Set(validate.errors.map(fieldOf))]
  throw new ApiError(422, 'validation', fields)
}

const referred = (name, parameter) =>
  parameter.$ref
    ? parameter.$ref
        .split('/')
        .slice(1)
        .reduce((at, part) => at[part], documents[name])
    : parameter

function operation(name, path, method, item) {
  const { operationId, requestBody, parameters: own = [] } = item[method]
  const parameters = [...(item.parameters ?? []), ...own].map((parameter) => referred(name, parameter))
  const body = requestBody?.content['application/json'].schema
  const validators = Object.fromEntries(
    ['path', 'query', 'header'].map((place) => [place, forText.compile(textSchema(name, parameters, place))]),
  )
  const validateBody = body && forBodies.compile(within(name, body))
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one)
  return {
    id: operationId,
    base: name === 'shop' ? '/store' : '/cms',
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    personal: item[method]['x-personal'] === true || item[method].tags.some((tag) => ['cart', 'orders'].includes(tag)),
    /** Validates the request; returns its values with the types of the contract. */
    read: (values, query, headers, sent) => ({
      path: check(
        validators.path,
        Object.fromEntries(names.map((one, index) => [one, decodeURIComponent(values[index])])),
      ),
      query: check(validators.query, query),
      headers: check(validators.header, headers),
      body: validateBody ? check(validateBody, sent) : undefined,
    }),
  }
}

/** The operations of the minimum profile, and repeating a payment. */
const ours = [...minimum.operations, 'payOrder']

export const operations = Object.entries(documents).flatMap(([name, document]) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    ['get', 'post', 'patch', 'delete']
      .filter((method) => item[method] && ours.includes(item[method].operationId))
      .map((method) => operation(name, path, method, item)),
  ),
)

const listingScope = forBodies.compile({ $ref: 'content#/components/schemas/ListingScope' })

/** Reads the scope of a listing, which is JSON in a parameter. */
export function readScope(text) {
  try {
    return check(listingScope, JSON.parse(text))
  } catch {
    throw new ApiError(422, 'validation', ['scope'])
  }
}
