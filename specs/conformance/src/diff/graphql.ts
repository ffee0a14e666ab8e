import { readFileSync } from 'node:fs'
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql'
import { nobody, type Change, type Judgement } from './change.ts'
import { Unreadable } from './document.ts'

/** The rules of graphql-js, which are those of clients. */
const forShops: Judgement = {
  breaks: ['shops'],
  why: 'Queries and programs that were written to the old schema fail, or meet what they do not expect.',
}
/** A back end of the old schema is, for a shop of the new one, a schema that went back. */
const forBackEnds: Judgement = {
  breaks: ['back ends'],
  why: 'Shops of the new schema ask for it or rely on it; back ends of the old one do not know it.',
}

/** How a change is called from the other side: what was removed on the way back is new. */
const opposites: Readonly<Record<string, string>> = {
  TYPE_REMOVED: 'type-added',
  TYPE_CHANGED_KIND: 'type-changed-kind',
  TYPE_REMOVED_FROM_UNION: 'type-added-to-union',
  VALUE_REMOVED_FROM_ENUM: 'value-added-to-enum',
  REQUIRED_INPUT_FIELD_ADDED: 'required-input-field-removed',
  IMPLEMENTED_INTERFACE_REMOVED: 'implemented-interface-added',
  FIELD_REMOVED: 'field-added',
  FIELD_CHANGED_KIND: 'field-changed-kind',
  REQUIRED_ARG_ADDED: 'required-arg-removed',
  ARG_REMOVED: 'arg-added',
  ARG_CHANGED_KIND: 'arg-changed-kind',
  DIRECTIVE_REMOVED: 'directive-added',
  DIRECTIVE_ARG_REMOVED: 'directive-arg-added',
  REQUIRED_DIRECTIVE_ARG_ADDED: 'required-directive-arg-removed',
  DIRECTIVE_REPEATABLE_REMOVED: 'directive-repeatable-added',
  DIRECTIVE_LOCATION_REMOVED: 'directive-location-added',
}

interface SchemaChange {
  readonly type: string
  readonly description: string
}

const lastWord = (description: string): string => /(\w+)\.?$/.exec(description)?.[1] ?? ''
const kindOf = (type: string): string => type.toLowerCase().replaceAll('_', '-')
const placeOf = (description: string): string =>
  /\b[A-Z]\w*\.\w+/.exec(description)?.[0] ?? /\b([A-Z]\w+)\b/.exec(description)?.[0] ?? 'schema'

const change = (kind: string, description: string, judgement: Judgement): Change => ({
  ...{ kind, place: placeOf(description), operations: ['graphql'], ...judgement },
  what: description.replace(/\.$/, ''),
})

/** A value that may be answered now reaches programs that list the old ones. */
const unexpected = new Set(['VALUE_ADDED_TO_ENUM', 'TYPE_ADDED_TO_UNION', 'ARG_DEFAULT_VALUE_CHANGE'])

/** The names of types that are sent. */
function sentTypes(schema: GraphQLSchema): ReadonlySet<string> {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const args = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()).flatMap(({ args }) => args))
  const fields = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()))
  return new Set([...args, ...fields].map(({ type }) => getNamedType(type).name))
}

/** What differs between two GraphQL schemas. */
export function diffGraphql(before: GraphQLSchema, after: GraphQLSchema): Change[] {
  const forward: readonly SchemaChange[] = findBreakingChanges(before, after)
  const dangerous: readonly SchemaChange[] = findDangerousChanges(before, after)
  // a new value or member that is answered only asks nothing of back ends
  const sent = sentTypes(after)
  const back = (findBreakingChanges(after, before) as readonly SchemaChange[]).filter(
    ({ type, description }) =>
      !(type === 'VALUE_REMOVED_FROM_ENUM' || type === 'TYPE_REMOVED_FROM_UNION') || sent.has(lastWord(description)),
  )
  const turned = (description: string) =>
    description
      .replace(/ was removed from /, ' is new in ')
      .replace(/ was removed$/, ' is new')
      .replace(/ was added$/, ' is gone')
      .replace(/ changed type from (\S+) to (\S+)$/, ' changed type from $2 to $1')
      .replace(/ changed from (.+) to (.+)$/, ' changed from $2 to $1')
  return [
    ...forward.map(({ type, description }) => change(kindOf(type), description, forShops)),
    ...dangerous.map(({ type, description }) =>
      change(kindOf(type), description, unexpected.has(type) ? forShops : nobody),
    ),
    ...back.map(({ type, description }) =>
      change(opposites[type] ?? kindOf(type), turned(description.replace(/\.$/, '')), forBackEnds),
    ),
  ]
}

export function readGraphql(path: string): GraphQLSchema {
  try {
    return buildSchema(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Unreadable(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
