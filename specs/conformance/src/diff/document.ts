import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, resolve as resolvePath } from 'node:path'
import { load } from 'js-yaml'

// a parsed document of unknown shape
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any

/** The input cannot be compared. */
export class InputError extends Error {}

/** An OpenAPI document with the files that it references. */
export interface Contract {
  readonly root: Loose
  /** Returns the value of a `$ref`. */
  readonly at: (reference: string) => Loose
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseFile(path: string): Loose {
  if (!existsSync(path)) throw new InputError(`The file ${path} does not exist.`)
  try {
    return load(readFileSync(path, 'utf8'), { filename: path })
  } catch (error) {
    throw new InputError(`${path} cannot be parsed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Copies a document and makes its references absolute. */
function withAbsoluteReferences(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withAbsoluteReferences(item, file))
  if (!isObject(value)) return value
  const copy = Object.entries(value).map(([name, inner]) => {
    if (name !== '$ref' || typeof inner !== 'string') return [name, withAbsoluteReferences(inner, file)]
    const [path = '', pointer = ''] = inner.split('#')
    return [name, `${path === '' ? file : resolvePath(dirname(file), path)}#${pointer}`]
  })
  return Object.fromEntries(copy)
}

function followPointer(document: Loose, pointer: string, reference: string): Loose {
  let value = document
  for (const part of pointer.split('/').slice(1)) {
    value = value?.[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')]
    if (value === undefined) throw new InputError(`The reference ${reference} does not exist.`)
  }
  return value
}

/** A contract from a parsed document. */
export function contractOf(value: Loose, file = 'openapi.json'): Contract {
  const files = new Map<string, Loose>([[file, withAbsoluteReferences(value, file)]])
  const at = (reference: string): Loose => {
    const [path = '', pointer = ''] = reference.split('#')
    const document = files.get(path) ?? withAbsoluteReferences(parseFile(path), path)
    files.set(path, document)
    const found = followPointer(document, pointer, reference)
    return isObject(found) && typeof found['$ref'] === 'string' && Object.keys(found).length === 1
      ? at(found['$ref'])
      : found
  }
  return { root: files.get(file), at }
}

/** Reads an OpenAPI document in JSON or YAML, bundled or split into files. */
export function readOpenapi(path: string): Contract {
  const file = resolvePath(path)
  const value = parseFile(file)
  if (!isObject(value) || typeof value['openapi'] !== 'string')
    throw new InputError(`${path} is not an OpenAPI document.`)
  if (!value['openapi'].startsWith('3.'))
    throw new InputError(`${path} is OpenAPI ${value['openapi']}, but version 3.x is required.`)
  return contractOf(value, file)
}

export const isGraphql = (path: string): boolean => ['.graphql', '.gql', '.graphqls'].includes(extname(path))

/** Follows a value that may be a reference. */
export const resolve = ({ at }: Contract, value: Loose): Loose =>
  typeof value?.$ref === 'string' ? at(value.$ref) : value

/** `Cart` of `#/components/schemas/Cart`. */
export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference
