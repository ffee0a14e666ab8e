import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule, { type FormatsPlugin } from 'ajv-formats'
import { documents, type Operation } from './operations.ts'

// the package is CommonJS: under Node's ESM the function is the default of its default
const addFormats = (addFormatsModule as unknown as { default?: FormatsPlugin }).default ?? addFormatsModule

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
addFormats(ajv)
for (const [name, document] of Object.entries(documents)) ajv.addSchema({ ...document, $id: name })

const compiled = new Map<string, ValidateFunction>()

function validatorOf({ document, path, method }: Operation, ...rest: readonly string[]): ValidateFunction {
  const parts = ['paths', path, method, ...rest].map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
  const reference = `${document}#/${parts.map(encodeURIComponent).join('/')}`
  const known = compiled.get(reference)
  if (known) return known
  const made = ajv.compile({ $ref: reference })
  compiled.set(reference, made)
  return made
}

export interface Answered {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly body: unknown
}

/** What is wrong with an answer by the documents, as short sentences; empty when nothing is. */
export function answerFaults(operation: Operation, { status, type, text, body }: Answered): readonly string[] {
  const { responses } = operation
  const declared = [String(status), `${Math.floor(status / 100)}XX`].find((name) => name in responses)
  if (declared === undefined)
    return [`the status ${status} is not one of those that the contract names: ${Object.keys(responses).join(', ')}`]
  const { content } = responses[declared] ?? {}
  if (content === undefined) return text === '' ? [] : [`an answer ${status} has no body, but this one has`]
  if (!(type in content))
    return [`the content type is ${type || 'missing'} instead of ${Object.keys(content).join(' or ')}`]
  if (type !== 'application/json') return []
  if (body === undefined) return ['the body is not JSON']
  const check = validatorOf(operation, 'responses', declared, 'content', type, 'schema')
  return check(body) ? [] : sentences(check.errors ?? [])
}

const most = 3

/** The deepest errors say most; those of the schemas around them only repeat that something inside is wrong. */
function sentences(errors: readonly ErrorObject[]): string[] {
  const specific = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'allOf', 'if'].includes(keyword))
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length
  const sorted = (specific.length > 0 ? specific : [...errors]).toSorted((one, other) => depth(other) - depth(one))
  return [...new Set(sorted.map(sentence))].slice(0, most)
}

function sentence(error: ErrorObject): string {
  const at = error.instancePath.slice(1).replaceAll('/', '.')
  const value = JSON.stringify(error.data)?.slice(0, 60)
  if (error.keyword === 'required')
    return `${[at, error.params['missingProperty']].filter(Boolean).join('.')} is missing`
  if (error.keyword === 'enum')
    return `${at} is ${value}, not one of ${(error.params['allowedValues'] as unknown[]).join(', ')}`
  return `${at || 'the answer'} ${error.message ?? 'is wrong'}, but it is ${value}`
}

/** Descriptions of an operation's answer that stand in the contract, for what a failure quotes. */
export const promiseOf = ({ summary, description }: Operation): string =>
  `${summary.replace(/ \([^()]*\d\.\d[^()]*\)$/, '')}. ${description}`.replaceAll(/\s+/g, ' ').trim().slice(0, 240)
