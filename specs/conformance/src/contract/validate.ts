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
  const cached = compiled.get(reference)
  if (cached) return cached
  const validator = ajv.compile({ $ref: reference })
  compiled.set(reference, validator)
  return validator
}

export interface ReceivedResponse {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly body: unknown
}

/** How a response differs from the contract, as short sentences. Empty if it matches. */
export function contractViolations(
  operation: Operation,
  { status, type, text, body }: ReceivedResponse,
): readonly string[] {
  const { responses } = operation
  const declared = [String(status), `${Math.floor(status / 100)}XX`].find((name) => name in responses)
  if (declared === undefined)
    return [`The contract does not define the status ${status}, only ${Object.keys(responses).join(', ')}.`]
  const { content } = responses[declared] ?? {}
  if (content === undefined) return text === '' ? [] : [`A response with status ${status} must have no body.`]
  if (!(type in content))
    return [`The content type is ${type || 'missing'} instead of ${Object.keys(content).join(' or ')}.`]
  if (type !== 'application/json') return []
  if (body === undefined) return ['The body is not valid JSON.']
  const validate = validatorOf(operation, 'responses', declared, 'content', type, 'schema')
  return validate(body) ? [] : messagesOf(validate.errors ?? [])
}

const maxMessages = 3

/** Keeps the deepest errors. Errors of the schemas around them add no information. */
function messagesOf(errors: readonly ErrorObject[]): string[] {
  const specific = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'allOf', 'if'].includes(keyword))
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length
  const sorted = (specific.length > 0 ? specific : [...errors]).toSorted((one, other) => depth(other) - depth(one))
  return [...new Set(sorted.map(messageOf))].slice(0, maxMessages)
}

function messageOf(error: ErrorObject): string {
  const at = error.instancePath.slice(1).replaceAll('/', '.')
  const value = JSON.stringify(error.data)?.slice(0, 60)
  if (error.keyword === 'required')
    return `${[at, error.params['missingProperty']].filter(Boolean).join('.')} is missing`
  if (error.keyword === 'enum')
    return `${at} is ${value}, not one of ${(error.params['allowedValues'] as unknown[]).join(', ')}`
  return `${at || 'The response'} ${error.message ?? 'is invalid'}, but it is ${value}`
}

/** The description of an operation in the contract, which a failure quotes. */
export const promiseOf = ({ summary, description }: Operation): string =>
  `${summary.replace(/ \([^()]*\d\.\d[^()]*\)$/, '')}. ${description}`.replaceAll(/\s+/g, ' ').trim().slice(0, 240)
