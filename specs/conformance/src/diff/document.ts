import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { load } from 'js-yaml'

// a document of others, loosely typed
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any

/** The command was given something that it cannot compare. */
export class Unreadable extends Error {}

/** An OpenAPI document with the files that it refers to. */
export interface Contract {
  readonly root: Loose
  /** What a reference means. */
  readonly at: (reference: string) => Loose
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parsed(path: string): Loose {
  if (!existsSync(path)) throw new Unreadable(`There is no file ${path}.`)
  try {
    return load(readFileSync(path, 'utf8'), { filename: path })
  } catch (error) {
    throw new Unreadable(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A copy whose references name their file. */
function located(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((one) => located(one, file))
  if (!isObject(value)) return value
  const copy = Object.entries(value).map(([name, inner]) => {
    if (name !== '$ref' || typeof inner !== 'string') return [name, located(inner, file)]
    const [path = '', pointer = ''] = inner.split('#')
    return [name, `${path === '' ? file : resolve(dirname(file), path)}#${pointer}`]
  })
  return Object.fromEntries(copy)
}

function pointed(document: Loose, pointer: string, reference: string): Loose {
  let value = document
  for (const part of pointer.split('/').slice(1)) {
    value = value?.[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')]
    if (value === undefined) throw new Unreadable(`${reference} leads nowhere.`)
  }
  return value
}

/** A contract from a value that is complete in itself. */
export function contractOf(value: Loose, file = 'openapi.json'): Contract {
  const files = new Map<string, Loose>([[file, located(value, file)]])
  const at = (reference: string): Loose => {
    const [path = '', pointer = ''] = reference.split('#')
    const document = files.get(path) ?? located(parsed(path), path)
    files.set(path, document)
    const found = pointed(document, pointer, reference)
    return isObject(found) && typeof found['$ref'] === 'string' && Object.keys(found).length === 1
      ? at(found['$ref'])
      : found
  }
  return { root: files.get(file), at }
}

/** Reads an OpenAPI document, in JSON or YAML, bundled or in parts. */
export function readOpenapi(path: string): Contract {
  const file = resolve(path)
  const value = parsed(file)
  if (!isObject(value) || typeof value['openapi'] !== 'string') throw new Unreadable(`${path} is no OpenAPI document.`)
  if (!value['openapi'].startsWith('3.')) throw new Unreadable(`${path} is OpenAPI ${value['openapi']}; 3.x is needed.`)
  return contractOf(value, file)
}

export const isGraphql = (path: string): boolean => ['.graphql', '.gql', '.graphqls'].includes(extname(path))

/** What stands at a place of a document, where a reference may stand too. */
export const resolved = ({ at }: Contract, value: Loose): Loose =>
  typeof value?.$ref === 'string' ? at(value.$ref) : value

/** `Cart` of `#/components/schemas/Cart`. */
export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference
