import type { Side } from '../../src/diff/change.ts'

export interface GraphqlRow {
  readonly name: string
  /** A part of the schema, and its replacement. */
  readonly change: readonly [string, string]
  readonly kind: string
  readonly place: string
  readonly breaks: readonly Side[]
}

type Line = readonly [string, string, string, string, string, readonly Side[]]

const lines: readonly Line[] = [
  ['a field is removed', 'old: String', '', 'field-removed', 'Page.old', ['shops']],
  ['a field is added', 'old: String', 'old: String fresh: String', 'field-added', 'Page.fresh', ['back ends']],
  ['a field becomes nullable', 'title: String!', 'title: String', 'field-changed-kind', 'Page.title', ['shops']],
  ['a field becomes non-null', 'old: String', 'old: String!', 'field-changed-kind', 'Page.old', ['back ends']],
  ['an argument is removed', ', lang: String = "cs"', '', 'arg-removed', 'Query.page', ['shops']],
  [
    'an argument is added',
    'lang: String = "cs"',
    'lang: String = "cs", at: Int',
    'arg-added',
    'Query.page',
    ['back ends'],
  ],
  ['an argument becomes optional', 'slug: String!', 'slug: String', 'arg-changed-kind', 'Query.page', ['back ends']],
  ['a default changes', '"cs"', '"sk"', 'arg-default-value-change', 'Query.page', ['shops']],
  ['an enum value of a response is added', 'A B', 'A B C', 'value-added-to-enum', 'Kind', ['shops']],
  ['an enum value of an argument is added', 'X Y', 'X Y Z', 'value-added-to-enum', 'Sort', ['shops', 'back ends']],
  ['a union member is removed', 'Box | Ball', 'Box', 'type-removed-from-union', 'Ball', ['shops']],
]

export const graphqlRows: readonly GraphqlRow[] = lines.map(([name, from, to, kind, place, breaks]) => ({
  ...{ name, change: [from, to] as const, kind, place, breaks },
}))
