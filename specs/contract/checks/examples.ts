import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule, { type FormatsPlugin } from 'ajv-formats'
import { names, operationsOf, specs, type Documents, type Loose, type Operation } from './documents.ts'

// the package is CommonJS: under Node's ESM the function is `default.default`
const addFormats = (addFormatsModule as unknown as { default?: FormatsPlugin }).default ?? addFormatsModule

/** Examples written by `node scripts/record-examples.mjs`, by operationId. */
export type Examples = ReadonlyMap<string, Loose>

export function readExamples(folder = join(specs, 'contract/examples')): Examples {
  const files = names.flatMap((name) => {
    const place = join(folder, name)
    return existsSync(place) ? readdirSync(place).map((file) => join(place, file)) : []
  })
  return new Map(files.map((path) => [path.replace(/^.*\/|\.json$/g, ''), JSON.parse(readFileSync(path, 'utf8'))]))
}

const shortest = 40

/** Compiling all schemas takes a second. */
const validators = new WeakMap<Documents, Ajv2020>()

function validatorOf(documents: Documents): Ajv2020 {
  const known = validators.get(documents)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, coerceTypes: false })
  addFormats(ajv)
  for (const name of names) ajv.addSchema({ ...documents[name], $id: name })
  validators.set(documents, ajv)
  return ajv
}

/** Missing descriptions and examples, and examples that do not match their schema. */
export function exampleFaults(documents: Documents, examples: Examples): string[] {
  const ajv = validatorOf(documents)
  const operations = operationsOf(documents)
  const known = new Set(operations.map(({ own }) => own.operationId))
  return [
    ...operations.flatMap((operation) => {
      const id: string = operation.own.operationId
      const about = (fault: string) => `${id}: ${fault}`
      const recorded = examples.get(id)
      return [
        ...(String(operation.own.description ?? '').trim().length < shortest ? [about('has no description')] : []),
        ...(recorded ? [] : [about('has no example')]),
        ...(['example', 'refused'] as const).flatMap((kind) =>
          recorded?.[kind] ? exchangeFaults(ajv, operation, recorded[kind], kind).map(about) : [],
        ),
      ]
    }),
    ...[...examples.keys()].filter((id) => !known.has(id)).map((id) => `${id}: has an example but is not an operation`),
  ]
}

const pointer = (parts: readonly string[]): string =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

function exchangeFaults(ajv: Ajv2020, operation: Operation, { request, response }: Loose, kind: string): string[] {
  const { document, path, method, own } = operation
  const check = (value: unknown, what: string, ...place: string[]): string[] => {
    const validate = ajv.getSchema(`${document}#/${pointer(['paths', path, method, ...place])}`)
    if (!validate) return [`the ${what} of its ${kind} has no schema`]
    return validate(value) ? [] : [`the ${what} of its ${kind} does not match: ${ajv.errorsText(validate.errors)}`]
  }
  const sent = kind === 'example' ? requestFaults(ajv, operation, request, check) : []
  const status = String(response.status)
  const declared = [status, `${status[0]}XX`].find((name) => name in own.responses)
  if (declared === undefined) return [...sent, `the status ${status} of its ${kind} is not declared in the document`]
  const { content } = own.responses[declared]
  if (!content) return response.body === undefined ? sent : [...sent, `its ${kind} must not have a body`]
  if (!(response.type in content))
    return [...sent, `its ${kind} is ${response.type}, which the document does not declare`]
  if (!response.type.endsWith('json')) return sent
  return [...sent, ...check(response.body, 'response', 'responses', declared, 'content', response.type, 'schema')]
}

function requestFaults(
  ajv: Ajv2020,
  { own, parameters }: Operation,
  request: Loose,
  check: (value: unknown, what: string, ...place: string[]) => string[],
): string[] {
  const type = Object.keys(own.requestBody?.content ?? {})[0]
  const body =
    type === 'application/json' && (request.body !== undefined || own.requestBody.required)
      ? check(request.body, 'request', 'requestBody', 'content', type, 'schema')
      : []
  const given = { path: request.path ?? {}, query: request.query ?? {} }
  const parameterFaults = (['path', 'query'] as const).flatMap((place) => {
    const named = parameters.filter((one) => one.in === place)
    const missing = named.filter(({ name, required }) => required && !(name in given[place]))
    const unknown = Object.keys(given[place]).filter((name) => !named.some((one) => one.name === name))
    const wrong = named.filter(({ name, schema }) => name in given[place] && !fits(ajv, schema, given[place][name]))
    return [
      ...missing.map(({ name }) => `its example has no ${place} parameter ${name}`),
      ...unknown.map((name) => `its example has an unknown ${place} parameter ${name}`),
      ...wrong.map(({ name }) => `the ${place} parameter ${name} of its example does not match`),
    ]
  })
  return [...body, ...parameterFaults]
}

/** Parameter schemas with references are not validated: they reference only enumerations. */
function fits(ajv: Ajv2020, schema: Loose, value: unknown): boolean {
  return '$ref' in schema || JSON.stringify(schema).includes('"$ref"') || ajv.validate(schema, value)
}
