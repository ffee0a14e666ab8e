import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  graphql,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  isListType,
  isObjectType,
} from 'graphql'
import { root } from '../../../scripts/aliases.mjs'
import { type EditorsField, restFields, restFor, type ValueOf } from './filled-rest.ts'

const schema = buildSchema(readFileSync(join(root, 'specs/content/schema.graphql'), 'utf8'))

/** Types whose fields are counted per parent: the picture of an article is another field than that of a branch. */
const parts = new Set(['Image', 'PageMeta', 'Link', 'LocalSlug', 'CanonicalSlug', 'BlockButton'])

/** Every field of the contract that editors fill in. */
export function editorsFields(): readonly EditorsField[] {
  const of = (type: GraphQLObjectType, at: string): EditorsField[] =>
    Object.values(type.getFields()).flatMap(({ name, type: own }) => {
      const named = getNamedType(own)
      if (!isObjectType(named)) return [{ field: `${at}.${name}`, type: named.name }]
      return parts.has(named.name) ? of(named, `${at}.${name}`) : []
    })
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
  const queried = types.flatMap((type) => (isObjectType(type) && !parts.has(type.name) ? of(type, type.name) : []))
  return [...queried, ...restFields()]
}

const numbers = new Map(editorsFields().map(({ field }, at) => [field, at]))

/**
 * Default value of a field: finding it on a page proves that this field was rendered. Short, since some texts are
 * truncated.
 */
export const markOf = (field: string): string => `zn${numbers.get(field) ?? 'none'}x`

const textOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Values by the end of a field's name; the longest match wins. */
export type Values = Readonly<Record<string, unknown>>

/** The value for a field in such a table; `Article.*` applies to fields without a match. */
export function valueFor(values: Values, field: string): { readonly value: unknown } | undefined {
  const names = field.split('.')
  const ends = names.map((_, at) => names.slice(at).join('.'))
  const end = [...ends, `${names[0]}.*`].find((each) => each in values)
  return end === undefined ? undefined : { value: values[end] }
}

export interface FilledContent {
  readonly url: string
  /** Returns the fields requested since the last call. */
  readonly takeRequestedFields: () => readonly string[]
  /** Sets other values than the usual ones from now on; none to reset. */
  readonly set: (values?: Values) => void
  readonly stop: () => Promise<void>
}

type Source = Readonly<Record<string, unknown>> | undefined

/** A value that depends on the arguments, or on the parent of the field. */
export type ComputedValue = (
  field: string,
  args: Readonly<Record<string, unknown>>,
  parent: NonNullable<Source>,
) => unknown
const isComputed = (value: unknown): value is ComputedValue => typeof value === 'function'

/** The value of the sandbox, for responses that it gives. */
export const sandboxValue: ComputedValue = (_field, _args, { own }) => own

function leaf(field: string, type: string, parentType: string): unknown {
  const mark = markOf(field)
  const name = field.split('.').at(-1) ?? ''
  if (type === 'RichText') return textOf(mark)
  if (type === 'Boolean') return true
  if (parentType === 'Image') return { path: `products/${mark}.webp`, alt: mark, width: 800, height: 600 }[name]
  if (type === 'Int' || type === 'Float') return 1
  return /^(url|link|link_url|custom_link)$/.test(name) || /^Link\.path$/.test(`${parentType}.${name}`)
    ? `/${mark}`
    : mark
}

/**
 * A content service with every field filled in: each text is its own mark. Queries are resolved by the contract's
 * schema, everything else by the sandbox. `usual` has the values of fields where a mark makes no sense.
 */
export async function filledContent(sandboxUrl: string, defaults: Values): Promise<FilledContent> {
  let overrides: Values = {}
  let requested = new Set<string>()

  const fieldOf = (path: {
    readonly key: string | number
    readonly typename?: string | undefined
    readonly prev?: unknown
  }) => {
    const names: string[] = []
    for (let at: typeof path | undefined = path; at; at = at.prev as typeof path | undefined) {
      if (typeof at.key === 'number') continue
      names.unshift(at.key)
      if (!parts.has(at.typename ?? '')) return [at.typename, ...names].join('.')
    }
    return names.join('.')
  }

  const valueOf: ValueOf = (field, own) => {
    requested.add(field)
    const found = valueFor(overrides, field) ?? valueFor(defaults, field)
    return found && (isComputed(found.value) ? found.value(field, {}, { own }) : found.value)
  }

  const fieldResolver: GraphQLFieldResolver<Source, unknown> = (source, args, _context, info) => {
    const { fieldName, path, returnType, parentType } = info
    const field = fieldOf(path)
    requested.add(field)
    const own = source && fieldName in source ? { value: source[fieldName] } : undefined
    const found = valueFor(overrides, field) ?? own ?? valueFor(defaults, field)
    if (found) return isComputed(found.value) ? found.value(field, args, source ?? {}) : found.value
    const named = getNamedType(returnType)
    const one = isObjectType(named) ? {} : leaf(field, named.name, parentType.name)
    return isListType(getNullableType(returnType)) ? [one] : one
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { url = '/', method = 'GET' } = request
    const json = { 'content-type': 'application/json' }
    if (url.startsWith('/graphql')) {
      const { query, variables } = JSON.parse(body.toString()) as { query: string; variables: Record<string, unknown> }
      const result = await graphql({ schema, source: query, variableValues: variables, fieldResolver })
      response.writeHead(200, json).end(JSON.stringify(result))
      return
    }
    const { host: _, connection: __, ...headers } = request.headers
    const own = await fetch(`${sandboxUrl}/cms${url}`, {
      ...{ method, headers: headers as Record<string, string> },
      ...(body.length > 0 && { body }),
    })
    const type = own.headers.get('content-type') ?? ''
    const fill = own.ok ? restFor(url, markOf) : undefined
    if (fill) response.writeHead(200, json).end(JSON.stringify(fill(await own.json(), valueOf)))
    else response.writeHead(own.status, { 'content-type': type }).end(Buffer.from(await own.arrayBuffer()))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeRequestedFields: () => {
      const fields = [...requested]
      requested = new Set()
      return fields
    },
    set: (values = {}) => {
      overrides = values
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
