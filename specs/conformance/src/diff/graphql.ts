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
import { noImpact, type Change, type Impact } from './change.ts'
import { InputError } from './document.ts'

/** The rules of graphql-js, which describe clients. */
const forShops: Impact = {
  breaks: ['shops'],
  why: 'Queries of the old schema fail, or return unexpected values.',
}
/** For a shop of the new schema, a back end of the old one is a change in reverse. */
const forBackEnds: Impact = {
  breaks: ['back ends'],
  why: 'Shops of the new schema rely on it, but back ends of the old one do not have it.',
}

/** The names of changes found by comparing in reverse. */
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

const reversedWords: Readonly<Record<string, string>> = {
  'removed from': ' was added to',
  removed: ' was added',
  added: ' was removed',
}

const lastWord = (description: string): string => /(\w+)\.?$/.exec(description)?.[1] ?? ''
const kindOf = (type: string): string => type.toLowerCase().replaceAll('_', '-')
const placeOf = (description: string): string =>
  /\b[A-Z]\w*\.\w+/.exec(description)?.[0] ?? /\b([A-Z]\w+)\b/.exec(description)?.[0] ?? 'schema'

const change = (kind: string, description: string, impact: Impact): Change => ({
  ...{ kind, place: placeOf(description), operations: ['graphql'], ...impact },
  what: description.replace(/\.$/, ''),
})

/** Dangerous changes that return values which clients of the old schema do not expect. */
const unexpected = new Set(['VALUE_ADDED_TO_ENUM', 'TYPE_ADDED_TO_UNION', 'ARG_DEFAULT_VALUE_CHANGE'])

/** The names of types used in arguments and input objects. */
function inputTypes(schema: GraphQLSchema): ReadonlySet<string> {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const args = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()).flatMap(({ args }) => args))
  const fields = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()))
  return new Set([...args, ...fields].map(({ type }) => getNamedType(type).name))
}

/** Lists the changes between two GraphQL schemas. */
export function diffGraphql(before: GraphQLSchema, after: GraphQLSchema): Change[] {
  const forward: readonly SchemaChange[] = findBreakingChanges(before, after)
  const dangerous: readonly SchemaChange[] = findDangerousChanges(before, after)
  // new enum values and union members in responses require nothing of back ends
  const inputs = inputTypes(after)
  const reversed = (findBreakingChanges(after, before) as readonly SchemaChange[]).filter(
    ({ type, description }) =>
      !(type === 'VALUE_REMOVED_FROM_ENUM' || type === 'TYPE_REMOVED_FROM_UNION') || inputs.has(lastWord(description)),
  )
  const reverseDescription = (description: string) =>
    description
      .replace(/ was (removed from|removed$|added$)/, (text, key: string) => reversedWords[key] ?? text)
      .replace(/ changed type from (\S+) to (\S+)$/, ' changed type from $2 to $1')
      .replace(/ changed from (.+) to (.+)$/, ' changed from $2 to $1')
  return [
    ...forward.map(({ type, description }) => change(kindOf(type), description, forShops)),
    ...dangerous.map(({ type, description }) =>
      change(kindOf(type), description, unexpected.has(type) ? forShops : noImpact),
    ),
    ...reversed.map(({ type, description }) =>
      change(opposites[type] ?? kindOf(type), reverseDescription(description.replace(/\.$/, '')), forBackEnds),
    ),
  ]
}

export function readGraphql(path: string): GraphQLSchema {
  try {
    return buildSchema(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new InputError(`${path} cannot be parsed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
